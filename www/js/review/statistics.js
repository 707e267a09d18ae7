// What many reviews say together: by side, and by opening. Pure.

import { isBlamed } from "./grade.js";

/** @import { Side } from "../engine/index.js" */
/** @import { Review } from "./review.js" */

/** @typedef {{ opening: string, result: string, review: Review }} Reviewed */

/**
 * @typedef {object} Sum
 * @property {number} games
 * @property {number | null} score points for each game that was played to its end, 0 to 1
 * @property {number | null} accuracy 0 to 100, the mean of the games
 * @property {number} mistakes in a game: inaccuracies are not counted
 */

/** A game of so few moves has no opening. */
const LEAST = 2;

/** @type {Record<string, number>} */
const POINTS = { "1-0": 1, "1/2-1/2": 0.5, "0-1": 0 };

/**
 * How many plies are an opening: the more games, the more.
 *
 * @param {number} games
 */
export const depthOf = (games) => (games < 20 ? 2 : games < 100 ? 3 : 4);

/**
 * The name of an opening by its holes, such as `7 9 8`.
 *
 * @param {readonly number[]} holes
 * @param {number} depth
 */
export const openingOf = (holes, depth) =>
  holes.length < LEAST ? "" : holes.slice(0, depth).join(" ");

/**
 * @param {readonly Reviewed[]} games
 * @returns {{ all: Sum, first: Sum, second: Sum, openings: { opening: string, sum: Sum }[] }} openings with the
 *   most games first; the score of `all` and of openings is the first player's
 */
export function statisticsOf(games) {
  /** @type {Map<string, Reviewed[]>} */
  const groups = new Map();
  for (const game of games) {
    if (game.opening) groups.set(game.opening, [...(groups.get(game.opening) ?? []), game]);
  }
  const openings = [...groups].map(([opening, group]) => ({ opening, sum: sumOf(group) }));
  openings.sort((a, b) => b.sum.games - a.sum.games || (a.opening < b.opening ? -1 : 1));
  return {
    all: sumOf(games),
    first: sumOf(games, "first"),
    second: sumOf(games, "second"),
    openings,
  };
}

/**
 * @param {readonly Reviewed[]} games
 * @param {Side} [side] both unless given
 * @returns {Sum}
 */
function sumOf(games, side) {
  const sides = side ? [side] : /** @type {const} */ (["first", "second"]);
  const points = games.flatMap(({ result }) => POINTS[result] ?? []);
  const score = mean(points);
  const moves = games.flatMap(({ review }) => review.moves);
  const grave = moves.filter(
    (move) => isBlamed(move.grade) && move.grade !== "inaccuracy" && sides.includes(move.side),
  );
  return {
    games: games.length,
    score: score === null ? null : side === "second" ? 1 - score : score,
    accuracy: mean(
      games.flatMap(({ review }) => sides.flatMap((each) => review.accuracy[each] ?? [])),
    ),
    mistakes: games.length === 0 ? 0 : grave.length / games.length,
  };
}

/** @param {readonly number[]} numbers */
const mean = (numbers) =>
  numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
