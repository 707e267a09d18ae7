// Positions that are being set up: read as plain data, legal or not.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, readPosition } from "togyzkumalak";

const LEGAL = "2S,1S,9S,1S,11S,11S,11S,11S,11S/11S,11S,11S,11S,11S,2S,1,12S,11S 10 4 S 3";

test("a legal position is read as the game has it", () => {
  const reading = readPosition(LEGAL);
  const { holes, kazans, tuzdiks, toMove, rules } = new Game({ position: LEGAL }).snapshot();
  assert.deepEqual(reading, { holes, kazans, tuzdiks, toMove, rules, ply: 4, reasons: [] });
  assert.ok(Object.isFrozen(reading.holes.first));
});

test("an editor is told every reason, all others get an error", () => {
  for (const [text, rules, reasons] of /** @type {const} */ ([
    ["9/9 0 0 S 1", "togyzkumalak", ["ball-total"]],
    ["9/8,162S 0 0 N 1", "togyzkumalak", []],
    ["9/8,300S 0 0 N 1", "togyzkumalak", ["ball-total"]],
    ["t,8/9 90 72 S 1", "togyzkumalak", ["tuzdik-in-last-hole"]],
    [
      "1,t,7/7,t,1 83 83 S 1",
      "togyzkumalak",
      ["ball-total", "tuzdiks-of-same-number", "both-kazans-above-half"],
    ],
    ["4,t/5 25 25 S 1", "bestemshe", ["tuzdik-not-in-rules"]],
  ])) {
    const reading = readPosition(text, { rules, validate: false });
    const codes = reasons.map((reason) => `bad-position.${reason}`);
    assert.deepEqual(reading.reasons, codes, text);
    if (codes.length === 0) assert.deepEqual(readPosition(text, { rules }), reading);
    else {
      assert.throws(
        () => readPosition(text, { rules }),
        (/** @type {any} */ error) => {
          assert.deepEqual([error.name, error.reasons], ["TogyzError", codes]);
          return true;
        },
      );
    }
  }
  assert.equal(readPosition("9/8,300S 0 0 N 1", { validate: false }).holes.first[8], 300);
});

test("what is no position at all is none for an editor either", () => {
  const read = /** @type {(...all: unknown[]) => unknown} */ (readPosition);
  for (const [text, options, code] of /** @type {const} */ ([
    ["nonsense", { validate: false }, /^bad-position/],
    [LEGAL, { rules: "bestemshe", validate: false }, /^bad-position/],
    [7, { validate: false }, /^not-a-text$/],
    [LEGAL, null, /^bad-options$/],
    [LEGAL, { validate: "no" }, /^bad-options$/],
    [LEGAL, { rules: "kalah" }, /^bad-rules/],
  ])) {
    assert.throws(() => read(text, options), { name: "TogyzError", code });
  }
});
