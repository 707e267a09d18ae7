// Grades and accuracy: what is blamed, and how much it counts.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { accuracyOf, accuracyOfMove } from "../../../www/js/review/accuracy.js";
import { gradeOf } from "../../../www/js/review/grade.js";
import { depthOf, openingOf, statisticsOf } from "../../../www/js/review/statistics.js";

/** @import { Grade } from "../../../www/js/review/grade.js" */
/** @import { Review } from "../../../www/js/review/review.js" */

test("a grade says how much of the chance is lost", () => {
  for (const [choices, best, chance, kept, grade] of /** @type {const} */ ([
    [1, true, 0.5, 0.5, "forced"],
    [1, false, 0.9, 0.1, "forced"],
    [5, true, 0.6, 0.6, "best"],
    [5, false, 0.6, 0.6, "good"],
    [5, false, 0.6, 0.56, "good"],
    [5, false, 0.6, 0.54, "inaccuracy"],
    [5, false, 0.6, 0.49, "mistake"],
    [5, false, 0.6, 0.39, "blunder"],
    // A win that stays one, and a lost game.
    [5, false, 1, 0.91, "good"],
    [5, false, 1, 0.89, "mistake"],
    [5, false, 0.09, 0, "good"],
    [5, false, 0.11, 0, "mistake"],
  ])) {
    assert.equal(gradeOf({ choices, best, chance, kept }), grade, `${chance} ${kept}`);
  }
});

test("accuracy falls with what is lost, and a blunder shows in a long game", () => {
  assert.equal(accuracyOfMove(0), 100);
  const losses = [0, 0.05, 0.1, 0.2, 0.4, 0.8];
  const each = losses.map(accuracyOfMove);
  assert.deepEqual(
    [...each].sort((a, b) => b - a),
    each,
  );
  assert.ok(each.every((one) => one >= 5 && one <= 100));
  assert.equal(accuracyOf([]), null);
  assert.equal(accuracyOf([0, 0, 0]), 100);
  const long = new Array(60).fill(0);
  const [one, two] = [accuracyOf([...long, 0.5]), accuracyOf([...long, 0.5, 0.5])];
  assert.ok(one !== null && two !== null && one < 96 && two < one && two > 60, `${one} ${two}`);
});

/**
 * @param {string} opening
 * @param {string} result
 * @param {number} accuracy of the first player; the second's is 50
 * @param {Grade[]} grades of both in turn
 */
const reviewed = (opening, result, accuracy, grades) => ({
  opening,
  result,
  review: /** @type {Review} */ (
    /** @type {unknown} */ ({
      accuracy: { first: accuracy, second: 50 },
      moves: grades.map((grade, at) => ({ side: at % 2 ? "second" : "first", grade })),
    })
  ),
});

test("many reviews are summed up by side and by opening", () => {
  const { all, first, second, openings } = statisticsOf([
    reviewed("7 9", "1-0", 90, ["blunder", "best", "mistake", "inaccuracy"]),
    reviewed("7 9", "1/2-1/2", 80, ["good", "mistake"]),
    reviewed("6 2", "", 70, ["forced", "good"]),
    reviewed("", "0-1", 60, ["blunder", "blunder"]),
  ]);
  assert.deepEqual(all, { games: 4, score: 0.5, accuracy: 62.5, mistakes: 5 / 4 });
  assert.deepEqual(first, { games: 4, score: 0.5, accuracy: 75, mistakes: 3 / 4 });
  assert.deepEqual(second, { games: 4, score: 0.5, accuracy: 50, mistakes: 2 / 4 });
  assert.deepEqual(openings, [
    { opening: "7 9", sum: { games: 2, score: 0.75, accuracy: 67.5, mistakes: 3 / 2 } },
    { opening: "6 2", sum: { games: 1, score: null, accuracy: 60, mistakes: 0 } },
  ]);
  assert.deepEqual(statisticsOf([]).all, { games: 0, score: null, accuracy: null, mistakes: 0 });
});

test("an opening is named by its holes, the longer the more games there are", () => {
  assert.deepEqual([5, 50, 500].map(depthOf), [2, 3, 4]);
  assert.equal(openingOf([7, 9, 8, 1, 2], 3), "7 9 8");
  assert.equal(openingOf([7], 2), "");
});

/** What a review depends on: a net, what its scores mean, how the engine searches, and what is made of it here. */
const MAKERS = {
  "../../../src/eval/": /\.net$|^(meaning|probability)\.rs$/,
  "../../../src/search/": /\.rs$/,
  "../../../www/js/review/":
    /^(accuracy|ends|facts|grade|judge|later|look|passed|remark|review)\.js$/,
};

test("a review that is kept is of these nets and of this code", async () => {
  const hash = createHash("sha256");
  for (const [folder, pattern] of Object.entries(MAKERS)) {
    const url = new URL(folder, import.meta.url);
    const names = (await readdir(url)).filter((name) => pattern.test(name)).sort();
    assert.ok(names.length >= 2, folder);
    for (const name of names) {
      const file = await readFile(new URL(name, url));
      // A comment changes no review. A line of Rust that begins with a star is none.
      const comment = name.endsWith(".rs") ? /^\s*\/\/.*\n/gm : /^\s*(\/?\*|\/\/).*\n/gm;
      const code = file.toString().replace(comment, "");
      hash.update(name.endsWith(".net") ? file : code);
    }
  }
  const store = await readFile(new URL("../../../www/js/review/store.js", import.meta.url), "utf8");
  assert.equal(/VERSION = "(\w+)"/.exec(store)?.[1], hash.digest("hex").slice(0, 8));
});
