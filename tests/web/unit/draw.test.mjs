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

test("a hint gives the reason of the engine", () => {
  const move = new Game().preview(4);
  const t = translate("en");
  for (const [reason, said] of /** @type {const} */ ([
    [{ kind: "captures", hole: 3, balls: 10 }, "It takes 10 balls."],
    [{ kind: "tuzdik", hole: 3 }, "It makes a tuzdik."],
    [{ kind: "saves", hole: 8, balls: 12 }, "It saves the balls in hole 8."],
    [{ kind: "prevents-tuzdik", hole: 8 }, "It keeps hole 8 from becoming a tuzdik."],
    [{ kind: "threatens", hole: 5, balls: 12 }, "It threatens the opponent's hole 5."],
    [{ kind: "threatens-tuzdik", hole: 5 }, "It threatens to make a tuzdik in hole 5."],
    [{ kind: "forced" }, "It is the only move."],
    [{ kind: "wins", plies: 3 }, "It wins by force."],
    [{ kind: "best" }, "The best by the computer's count."],
  ])) {
    assert.equal(sayHint(t, move, reason), `Hint: hole 4, to hole 3. ${said}`);
  }
});

test("the nine holes have their names, other boards have none", () => {
  assert.equal(HOLE_NAMES.length, 9);
  assert.equal(nameOfHole(4, 9), "Атсыратар");
  assert.equal(nameOfHole(4, 5), "");
});
