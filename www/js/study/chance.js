// Who stands better, by the board or by the computer. Pure.

/** @import { Analysis, Outcome, Side } from "../engine/index.js" */

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
