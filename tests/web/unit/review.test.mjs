// Grades and accuracy: what is blamed, and how much it counts.

import assert from "node:assert/strict";
import { test } from "node:test";
import { accuracyOf, accuracyOfMove } from "../../../www/js/review/accuracy.js";
import { gradeOf } from "../../../www/js/review/grade.js";

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
