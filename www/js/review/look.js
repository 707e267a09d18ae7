// One look of an engine at a position: what the best move is and what it is worth to the player to move.

/** @import { Engine, Game, Line } from "../engine/index.js" */

/**
 * @typedef {object} Look
 * @property {number} chance of winning, 0 to 1
 * @property {readonly number[]} pv none when the game is over
 * @property {number | null} winsIn 0 when it is over
 * @property {number | null} losesIn
 * @property {Line["reasons"]} reasons
 */

/** @typedef {{ nodes: number, signal?: AbortSignal }} Limits */

/**
 * The same limits give the same look on every device: it is bound by positions, never by time.
 *
 * @param {Engine} engine
 * @param {Game} game as it is now
 * @param {Limits} limits
 * @returns {Promise<Look>}
 */
export async function look(engine, game, limits) {
  const { outcome, toMove } = game.snapshot();
  if (outcome) {
    const { winner } = outcome;
    const [won, lost] = [winner === toMove, winner !== null && winner !== toMove];
    const chance = won ? 1 : lost ? 0 : 0.5;
    return { chance, pv: [], winsIn: won ? 0 : null, losesIn: lost ? 0 : null, reasons: [] };
  }
  /** @type {Line | undefined} */
  let best;
  for await (const { lines } of engine.analyse(game, limits)) best = lines[0];
  if (!best) throw new Error("an analysis without a line");
  const { winProbability: chance, pv, winsIn, losesIn, reasons } = best;
  return { chance, pv, winsIn, losesIn, reasons };
}

/**
 * The same, seen by the player who has made the move that led there.
 *
 * @param {number} hole
 * @param {Look} after
 */
export const before = (hole, { chance, pv, winsIn, losesIn }) => ({
  chance: 1 - chance,
  pv: [hole, ...pv],
  winsIn: losesIn === null ? null : losesIn + 1,
  losesIn: winsIn === null ? null : winsIn + 1,
});
