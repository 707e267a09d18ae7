// Which puzzle is next. Pure.

import { numberOfDay } from "./score.js";

/** @import { Puzzle, Theme } from "./unpack.js" */
/** @import { Score } from "./score.js" */

/** @typedef {"mine" | "easy" | "middle" | "hard"} Hardness */
/** @typedef {{ theme: Theme | "all" | "daily", hardness: Hardness }} Wish */

/** @type {readonly Hardness[]} */
export const HARDNESS = ["mine", "easy", "middle", "hard"];

/** Where middle begins and hard begins. */
const BOUNDS = [950, 1400];

/** From so many of those that fit best one is taken by chance. */
const FEW = 12;

/** The puzzle of a day is for everyone. */
const DAILY = { least: 600, most: 1400 };

/** @param {number} rating @returns {Hardness} */
export const hardnessOf = (rating) =>
  HARDNESS[1 + BOUNDS.filter((bound) => rating >= bound).length] ?? "hard";

/**
 * The same for everyone who has this version.
 *
 * @param {readonly Puzzle[]} puzzles
 * @param {string} day
 * @returns {Puzzle}
 */
export function dailyOf(puzzles, day) {
  const fit = puzzles.filter(({ rating }) => rating >= DAILY.least && rating <= DAILY.most);
  const from = fit.length > 0 ? fit : puzzles;
  // Steps of a fixed part of the list: neighbours are alike, and nothing comes back before all have been.
  const step = stepOf(from.length);
  const at = (((numberOfDay(day) * step) % from.length) + from.length) % from.length;
  return /** @type {Puzzle} */ (from[at]);
}

/** About a golden part of the length, without a common divisor. @param {number} length */
function stepOf(length) {
  let step = Math.max(1, Math.floor(length * 0.618));
  while (divisor(step, length) > 1) step++;
  return step;
}

/** @param {number} a @param {number} b @returns {number} */
const divisor = (a, b) => (b === 0 ? a : divisor(b, a % b));

/** @param {Puzzle} puzzle @param {Wish["theme"]} theme */
const isOf = (puzzle, theme) => theme === "all" || theme === "daily" || puzzle.theme === theme;

/** @param {Puzzle} puzzle @param {Hardness} hardness */
const isAs = (puzzle, hardness) => hardness === "mine" || hardnessOf(puzzle.rating) === hardness;

/**
 * Whether there are such puzzles: not every theme has hard ones.
 *
 * @param {readonly Puzzle[]} puzzles
 * @param {Wish} wish
 */
export const offers = (puzzles, { theme, hardness }) =>
  puzzles.some((puzzle) => isOf(puzzle, theme) && isAs(puzzle, hardness));

/**
 * @param {readonly Puzzle[]} puzzles
 * @param {Wish} wish
 * @param {Score} score
 * @param {string} day
 * @param {() => number} random from 0 to 1
 * @returns {Puzzle}
 */
export function choose(puzzles, { theme, hardness }, score, day, random) {
  if (theme === "daily") return dailyOf(puzzles, day);
  const of = puzzles.filter((puzzle) => isOf(puzzle, theme));
  const fit = of.filter((puzzle) => isAs(puzzle, hardness));
  const all = fit.length > 0 ? fit : of;
  const fresh = all.filter(({ id }) => !score.seen.includes(id));
  // All have been answered: those that were answered long ago come again.
  const age = (/** @type {Puzzle} */ { id }) => score.seen.indexOf(id);
  const left = fresh.length > 0 ? fresh : [...all].sort((a, b) => age(a) - age(b)).slice(0, FEW);
  const near = hardness === "mine" ? nearest(left, score.rating) : left;
  return /** @type {Puzzle} */ (near[Math.floor(random() * near.length)]);
}

/** @param {readonly Puzzle[]} puzzles @param {number} mine */
const nearest = (puzzles, mine) =>
  [...puzzles].sort((a, b) => Math.abs(a.rating - mine) - Math.abs(b.rating - mine)).slice(0, FEW);
