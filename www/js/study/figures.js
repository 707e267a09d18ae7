// Chances and numbers as they are written in a language. Pure.

/** @import { Analysis, Outcome, Side } from "../engine/index.js" */

/** As everywhere on the page, in every language. */
const DIGITS = { numberingSystem: "latn" };

/**
 * @param {string} language
 * @param {number} chance 0 to 1
 */
export const percent = (language, chance) =>
  new Intl.NumberFormat(language, { ...DIGITS, style: "percent" }).format(chance);

/**
 * @param {string} language
 * @param {number} count such as 1.2M
 */
export const short = (language, count) =>
  new Intl.NumberFormat(language, { ...DIGITS, notation: "compact" }).format(count);

/**
 * @param {string} language
 * @param {number} balls with its sign
 * @param {number} [digits] behind the point
 */
export const signed = (language, balls, digits = 1) =>
  new Intl.NumberFormat(language, {
    ...DIGITS,
    signDisplay: "exceptZero",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(balls);

/**
 * The first player's chance.
 *
 * @param {{ toMove: Side, outcome: Outcome | null }} snapshot
 * @param {Analysis | null} found
 * @returns {number | null} null if it is not known
 */
export function chanceOf({ toMove, outcome }, found) {
  if (outcome) return outcome.winner === null ? 0.5 : outcome.winner === "first" ? 1 : 0;
  const chance = found?.lines[0]?.winProbability;
  if (chance === undefined) return null;
  return toMove === "first" ? chance : 1 - chance;
}
