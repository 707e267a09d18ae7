// How well a person solves: a rating, and how many in a row and on how many days. Pure.
//
// The rating is an Elo number that plays the puzzle: a right answer at the first try wins, a wrong one loses. What it
// moves by is 48 at first and 16 after some dozens of puzzles. A right answer after a hint changes nothing, and
// so does a puzzle that was answered before.

/**
 * @typedef {object} Score
 * @property {number} rating
 * @property {number} played puzzles that were rated
 * @property {number} solved
 * @property {number} row solved one after another without a mistake
 * @property {number} best the most that ever were
 * @property {number} days on which one was solved, without a day between
 * @property {string} day the last of them
 * @property {string} daily the day whose puzzle was solved last
 * @property {string[]} seen ids of the last puzzles that were answered
 */

/** @typedef {"right" | "helped" | "wrong"} Answer at the first try, after a hint, or not */

/** Where everyone begins. @type {Score} */
export const FRESH = {
  rating: 700,
  played: 0,
  solved: 0,
  row: 0,
  best: 0,
  days: 0,
  day: "",
  daily: "",
  seen: [],
};

/** Puzzles that are not asked again soon. */
export const MEMORY = 400;
const MOVES = { most: 48, least: 16, each: 1 };

/**
 * The local day of a moment, as all of the page writes it.
 *
 * @param {Date} date
 */
export function dayOf(date) {
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Days since 1970, by a day's name. @param {string} day */
export const numberOfDay = (day) => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);

/** How likely a person of this rating solves the puzzle. */
/** @param {number} rating @param {number} puzzle */
export const chance = (rating, puzzle) => 1 / (1 + 10 ** ((puzzle - rating) / 400));

/**
 * The score after a puzzle was answered.
 *
 * @param {Score} score
 * @param {{ id: string, rating: number }} puzzle
 * @param {Answer} answer
 * @param {string} day
 * @returns {Score}
 */
export function answered(score, { id, rating }, answer, day) {
  const seen = [...score.seen.filter((each) => each !== id), id].slice(-MEMORY);
  if (score.seen.includes(id)) return { ...score, seen };
  const right = answer !== "wrong";
  const rated = answer !== "helped";
  const most = Math.max(MOVES.least, MOVES.most - MOVES.each * score.played);
  const change = rated ? most * (Number(right) - chance(score.rating, rating)) : 0;
  const row = right ? score.row + Number(rated) : 0;
  return {
    ...score,
    ...(right && daysOf(score, day)),
    rating: Math.max(100, Math.round(score.rating + change)),
    played: score.played + Number(rated),
    solved: score.solved + Number(right),
    row,
    best: Math.max(score.best, row),
    seen,
  };
}

/** @param {Score} score @param {string} day */
function daysOf({ days, day: last }, day) {
  if (last === day) return { days, day };
  const next = numberOfDay(day) - numberOfDay(last) === 1;
  return { days: next ? days + 1 : 1, day };
}

/** The days in a row as they are today: none when yesterday was missed. */
/** @param {Score} score @param {string} day */
export const daysNow = ({ days, day: last }, day) =>
  numberOfDay(day) - numberOfDay(last) <= 1 ? days : 0;
