// How good a move was, by what it lost of the chance of winning. Pure.

/** @typedef {"best" | "good" | "inaccuracy" | "mistake" | "blunder" | "forced"} Grade */

/** The grades that blame, the gravest first, and the chance of winning that each has lost at least. */
export const BLAME = /** @type {const} */ ([
  ["blunder", 0.2],
  ["mistake", 0.1],
  ["inaccuracy", 0.05],
]);

/** Whoever keeps so great a chance has the game won, and whoever had no more than the rest has it lost. */
export const WON = 0.9;

/**
 * @param {object} move chances of winning are 0 to 1, of the player who moves
 * @param {number} move.choices how many moves there were
 * @param {boolean} move.best whether none was better
 * @param {number} move.chance by the best move
 * @param {number} move.kept by the move that was played
 * @returns {Grade}
 */
export function gradeOf({ choices, best, chance, kept }) {
  if (choices === 1) return "forced";
  if (best) return "best";
  const decided = kept >= WON || chance <= 1 - WON;
  const blame = decided ? undefined : BLAME.find(([, least]) => chance - kept >= least);
  return blame?.[0] ?? "good";
}

/** @param {Grade | null | undefined} grade */
export const isBlamed = (grade) =>
  grade === "inaccuracy" || grade === "mistake" || grade === "blunder";

/** The marks of a record: `?!`, `?` and `??` as numbers of its `$` kind. */
/** @type {Partial<Record<Grade, number>>} */
export const MARKS = { inaccuracy: 6, mistake: 2, blunder: 4 };
