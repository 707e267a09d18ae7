// The balanced openings: legal, distinct, and each to be had by a seed. That they are even is verified by
// the workshop's own test.

import assert from "node:assert/strict";
import { test } from "node:test";
import { balancedOpening, Game } from "togyzkumalak";
import { OPENINGS } from "../../../www/js/engine/openings.js";

test("every opening can be played and leads to a position of its own", () => {
  const count = OPENINGS.trim().split(/\s+/).length;
  assert.ok(count >= 200, `only ${count}`);
  const met = new Set();
  for (let seed = 0; seed < count; seed++) {
    const opening = balancedOpening(seed);
    const game = new Game();
    for (const hole of opening) game.play(hole);
    assert.equal(game.snapshot().outcome, null);
    assert.ok(opening.length >= 4 && opening.length <= 8);
    met.add(game.positionText().replace(/ \d+$/, ""));
    game.free();
  }
  assert.equal(met.size, count);
  assert.deepEqual(balancedOpening(count + 3), balancedOpening(3));
});

test("a seed that is none is refused", () => {
  for (const [seed, code] of /** @type {[any, string][]} */ ([
    ["1", "not-a-number"],
    [undefined, "not-a-number"],
    [1.5, "not-whole"],
    [-1, "out-of-range"],
    [Number.NaN, "not-finite"],
    [Number.POSITIVE_INFINITY, "not-finite"],
    [2 ** 60, "out-of-range"],
  ])) {
    assert.throws(() => balancedOpening(seed), { name: "TogyzError", code });
  }
});
