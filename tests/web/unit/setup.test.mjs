// Positions that are being set up: what a person does, what it says, and the words for it.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { NAMES } from "../../../www/js/i18n/index.js";
import { STUDY } from "../../../www/js/i18n/study/index.js";
import { RULES } from "../../../www/js/kept.js";
import { Sketch } from "../../../www/js/setup/sketch.js";
import { keyOfReason } from "../../../www/js/setup/why.js";
import "../../../www/js/engine/inline-rules.js";
import { TABLES } from "../support/words.mjs";

/** @import { Language } from "../../../www/js/i18n/index.js" */
/** @import { Side } from "../../../www/js/engine/index.js" */

const START = "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1";
const REAL = "11S,1S,7S,t,6S,4S,2S,4S,3S/2S,6S,19S,t,1S,3S,1S,3S,3S 57 29 N 10";

/** @param {Side} side @param {number} hole */
const at = (side, hole) => ({ side, hole });

/** What is done with a position, the text after it, and the reasons against it. */
/** @type {[string, string, (sketch: Sketch) => void, string, string[]][]} */
const DEEDS = [
  ["nothing", START, () => {}, START, []],
  ["nothing with tuzdiks", REAL, () => {}, REAL.replace("t,6S", "t,6S"), []],
  [
    "one ball away",
    START,
    (s) => s.put(at("first", 1), 8),
    START.replace("/9S", "/8S"),
    ["ball-total"],
  ],
  ["no ball", START, (s) => s.put(at("second", 9), -3), START.replace(/^9S/, "1"), ["ball-total"]],
  [
    "no number",
    START,
    (s) => s.put(at("second", 9), Number.NaN),
    START.replace(/^9S/, "1"),
    ["ball-total"],
  ],
  [
    "a huge number",
    START,
    (s) => s.put(at("first", 0), 1e9),
    START.replace(" 0 0", " 999 0"),
    ["ball-total"],
  ],
  [
    "a kazan",
    START,
    (s) => s.put(at("second", 0), 12),
    START.replace(" 0 0", " 0 12"),
    ["ball-total"],
  ],
  ["empty", REAL, (s) => s.empty(), "9/9 0 0 N 10", ["ball-total"]],
  [
    "the rest",
    START,
    (s) => {
      s.empty();
      s.rest("second");
    },
    "9/9 0 162 S 1",
    [],
  ],
  [
    "what is too much",
    START,
    (s) => {
      s.put(at("first", 0), 9);
      s.rest("first");
    },
    START,
    [],
  ],
  [
    "a tuzdik",
    START,
    (s) => {
      s.toggle(at("second", 3));
      s.rest("first");
    },
    "9S,9S,9S,9S,9S,9S,t,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 9 0 S 1",
    [],
  ],
  [
    "another instead",
    START,
    (s) => {
      s.toggle(at("second", 3));
      s.toggle(at("second", 4));
      s.rest("first");
    },
    "9S,9S,9S,9S,9S,t,1,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 18 0 S 1",
    [],
  ],
  ["no tuzdik again", REAL, (s) => s.toggle(at("first", 4)), REAL.replace("19S,t", "19S,1"), []],
  [
    "balls on a tuzdik",
    REAL,
    (s) => s.put(at("first", 4), 2),
    REAL.replace("19S,t", "19S,2S"),
    ["ball-total"],
  ],
  [
    "the last hole",
    START,
    (s) => {
      s.toggle(at("first", 9));
      s.rest("second");
    },
    "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,t 0 9 S 1",
    ["tuzdik-in-last-hole"],
  ],
  [
    "the same number",
    REAL,
    (s) => s.toggle(at("first", 6)),
    "11S,1S,7S,t,6S,4S,2S,4S,3S/2S,6S,19S,1,1S,t,1S,3S,3S 57 29 N 10",
    ["ball-total", "tuzdiks-of-same-number"],
  ],
  [
    "two kazans",
    START,
    (s) => {
      s.empty();
      s.put(at("first", 0), 83);
      s.put(at("second", 0), 83);
    },
    "9/9 83 83 S 1",
    ["ball-total", "both-kazans-above-half"],
  ],
  ["the other to move", START, (s) => s.turn("second"), START.replace("S 1", "N 1"), []],
  [
    "swapped",
    REAL,
    (s) => s.mirror(),
    "3S,3S,1S,3S,1S,t,19S,6S,2S/3S,4S,2S,4S,6S,t,7S,1S,11S 29 57 S 10",
    [],
  ],
];

for (const [name, text, act, after, reasons] of DEEDS) {
  test(`${name}: the text, and every reason against it`, () => {
    const sketch = new Sketch("togyzkumalak", text);
    act(sketch);
    const { reasons: told } = sketch.reading;
    assert.deepEqual(
      told.map((code) => code.replace("bad-position.", "")),
      reasons,
      sketch.text,
    );
    assert.deepEqual(new Sketch("togyzkumalak", after).reading, sketch.reading);
  });
}

test("the balls are counted for every rule set", () => {
  for (const rules of RULES) {
    const sketch = new Sketch(rules);
    assert.equal(sketch.found, sketch.all, rules);
    assert.deepEqual(sketch.reading.reasons, []);
    sketch.put(at("first", 1), sketch.balls(at("first", 1)) - 3);
    assert.equal(sketch.all - sketch.found, 3);
    assert.equal(sketch.owner(at("first", 1)), null);
  }
  const small = new Sketch("bestemshe");
  small.toggle(at("second", 2));
  assert.ok(small.reading.reasons.includes("bad-position.tuzdik-not-in-rules"));
  assert.throws(() => new Sketch("bestemshe", START), { code: "bad-position.too-many-holes" });
});

test("every code against a position has a sentence in every language", async () => {
  const sources = ["rules/setup", "notation/position_problem"].map((name) =>
    readFile(new URL(`../../../src/${name}.rs`, import.meta.url), "utf8"),
  );
  const codes = (await Promise.all(sources)).join().match(/bad-position\.[a-z-]+/g) ?? [];
  assert.ok(codes.length >= 18, codes.join());
  for (const language of /** @type {Language[]} */ (Object.keys(NAMES))) {
    const { study } = await STUDY[language]();
    const table = /** @type {Record<string, unknown>} */ ({ ...TABLES[language], ...study });
    for (const code of codes) {
      const key = keyOfReason(code);
      assert.ok(table[key], `${language} ${code}`);
      assert.notEqual(key, "wrong-position", `${code} has words of its own`);
    }
  }
});
