// When the computer agrees to a draw, and how a hint is put into words.

import assert from "node:assert/strict";
import { test } from "node:test";
import { acceptsDraw } from "../../../www/js/draw.js";
import { Game } from "../../../www/js/engine/index.js";
import { HOLE_NAMES, nameOfHole } from "../../../www/js/page/names.js";
import { sayHint } from "../../../www/js/page/wording.js";
import { translate } from "../support/words.mjs";

test("it agrees in a long even game or when it is worse, never when it is better", () => {
  for (const [score, ply, agrees] of /** @type {const} */ ([
    [0, 4, false],
    [-30, 4, false],
    [0, 20, false],
    [-6, 20, true],
    [0, 40, true],
    [-3, 60, true],
    [2, 40, true],
    [3, 40, false],
    [1000, 100, false],
  ])) {
    assert.equal(acceptsDraw({ score, ply }), agrees, `${score} at ${ply}`);
  }
});

test("a hint gives its reason: what it takes, or the count of the computer", () => {
  const t = translate("en");
  const game = new Game();
  const move = game.preview(4);
  assert.equal(sayHint(t, move), "Hint: hole 4, to hole 3. It takes 10 balls.");
  assert.equal(
    sayHint(t, { ...move, tuzdik: true, captured: 3 }),
    "Hint: hole 4, to hole 3. It makes a tuzdik.",
  );
  assert.equal(
    sayHint(t, { ...move, captured: 0 }),
    "Hint: hole 4, to hole 3. The best by the computer's count.",
  );
});

test("the nine holes have their names, other boards have none", () => {
  assert.equal(HOLE_NAMES.length, 9);
  assert.equal(nameOfHole(4, 9), "Атсыратар");
  assert.equal(nameOfHole(4, 5), "");
});
