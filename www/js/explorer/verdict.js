// The first player's chances in an opening: by the look that was taken when the openings were made, or by the
// computer's panel, where it has looked deeper. Pure.

/** @import { Analysis, Side } from "../engine/index.js" */
/** @import { Openings, Place } from "./explorer.js" */

/** @typedef {{ chance: number, nodes: number, deeper: boolean }} Verdict `nodes` are the positions that it is of */

/**
 * @typedef {object} What
 * @property {Place} place
 * @property {Openings} openings
 * @property {number} nodes of a look when the openings were made
 * @property {Side} toMove
 */

/** So many times as many positions are deeper for each of the moves, too. */
const DEEPER = 10;

/**
 * @param {What} what
 * @param {Analysis | null} found what the panel knows of the place
 * @returns {{ here: Verdict | null, moves: Map<number, Verdict> }} null, or not there, where nothing is known
 */
export function verdictsOf({ place, openings, nodes, toMove }, found) {
  const deeper = found && found.nodes >= DEEPER * nodes ? found : null;
  const first = (/** @type {number} */ chance) => (toMove === "first" ? chance : 1 - chance);
  const lines = new Map(deeper?.lines.map((line) => [line.hole, first(line.winProbability)]));
  /** @param {number | null | undefined} made @param {number | undefined} seen @returns {Verdict | null} */
  const choose = (made, seen) => {
    if (deeper && seen !== undefined) return { chance: seen, nodes: deeper.nodes, deeper: true };
    return typeof made === "number" ? { chance: made, nodes, deeper: false } : null;
  };
  /** @type {Map<number, Verdict>} */
  const moves = new Map();
  for (const { hole, to } of place.moves.values()) {
    const verdict = choose(openings.get(to)?.verdict, lines.get(hole));
    if (verdict) moves.set(hole, verdict);
  }
  const [best] = lines.values();
  return { here: choose(place.verdict, best), moves };
}
