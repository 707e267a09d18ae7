// Errors in words: every code has some, with what the board says and where.

import assert from "node:assert/strict";
import { test } from "node:test";
import "../../../www/js/engine/inline-rules.js";
import { offsetOf, sayProblem } from "../../../www/js/page/problem.js";
import { findGames } from "../../../www/js/text/opening.js";
import { translate } from "../support/words.mjs";

const en = translate("en");
const ru = translate("ru");

/** @param {string} text */
function errorOf(text) {
  try {
    findGames(text);
  } catch (error) {
    return error;
  }
  throw new Error(`nothing is wrong with ${text}`);
}

test("where, why, and what the board says", () => {
  for (const [text, where, what] of /** @type {const} */ ([
    ["1. 76(10) 99", "Line 1, column 11: “99”.", "The last ball falls elsewhere. The board: 98"],
    ["1. 76(12)", "Line 1, column 4: “76(12)”.", "The score is another. The board: 76(10)"],
    ["1. 1 1 2. 2\n0", "Line 2, column 1: “0”.", "This is not a move."],
    ["4 7 4 4 4", null, /./],
    ["", "Line 1, column 1, at the end.", "There is no game in this text."],
    ["9S,9S/9S,9S 0 0 S 1", /^Line 1/, "This is not a position as it should be written."],
    ["#play=togyzkumalak&check=0000&moves=4", "", /changed or cut/],
  ])) {
    let problem;
    try {
      problem = sayProblem(en, errorOf(text));
    } catch {
      continue;
    }
    if (typeof where === "string") assert.equal(problem.where, where);
    else if (where) assert.match(problem.where, where);
    if (typeof what === "string") assert.equal(problem.what, what);
    else assert.match(problem.what, what);
  }
});

test("every code has words in every language, also one that is not known yet", () => {
  for (const code of [
    "record.empty-hole",
    "record.tag-name",
    "bad-position.slash",
    "new-code",
    "",
  ]) {
    const { what } = sayProblem(ru, { code, message: "m" });
    assert.match(what, /[а-я]/, code);
  }
  assert.match(sayProblem(ru, null).what, /[а-я]/);
  const { what } = sayProblem(ru, {
    code: "record.empty-hole",
    board: "the second player can play 1, 3",
  });
  assert.match(what, /1, 3$/);
});

test("places are found in texts of any line end", () => {
  const text = "ab\r\ncde\nқұм 7\rz";
  assert.equal(text[offsetOf(text, { line: 2, column: 3 })], "e");
  assert.equal(text[offsetOf(text, { line: 3, column: 5 })], "7");
  assert.equal(text[offsetOf(text, { line: 4, column: 1 })], "z");
});
