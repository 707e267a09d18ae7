// The table of a review: how accurately each side has played, and how many moves of each grade there were.

import { make, says } from "./make.js";

/** @import { Side } from "../engine/index.js" */
/** @import { Grade } from "./grade.js" */
/** @import { Review } from "./review.js" */

/** @type {readonly Side[]} */
const SIDES = ["first", "second"];

/** Those that are counted, the best first. @type {readonly Grade[]} */
const COUNTED = ["best", "good", "inaccuracy", "mistake", "blunder"];

/** @param {number | null} accuracy */
export const accuracyText = (accuracy) => (accuracy === null ? "–" : accuracy.toFixed(1));

/**
 * @param {(key: any) => string} t
 * @param {Review} review
 */
export function scoreRows(t, { moves, accuracy }) {
  const row = (/** @type {string} */ key, /** @type {(side: Side) => string} */ value) => {
    const head = says(make("th", "", t(key)), key);
    head.scope = "row";
    const cells = SIDES.map((side) => make("td", "", value(side)));
    return make("tr", "", head, ...cells);
  };
  const sides = SIDES.map((side) => {
    const head = says(make("th", "", t(side)), side);
    head.scope = "col";
    head.dataset.side = side;
    return head;
  });
  const total = row("accuracy", (side) => accuracyText(accuracy[side]));
  total.className = "accuracy";
  const counts = COUNTED.map((grade) => {
    const count = (/** @type {Side} */ side) =>
      String(moves.filter((move) => move.side === side && move.grade === grade).length);
    const counted = row(`grade-${grade}`, count);
    counted.dataset.grade = grade;
    return counted;
  });
  return [make("tr", "", make("td", "corner"), ...sides), total, ...counts];
}
