// What each move of an ending is worth for certain, by the engine's tables: no page needed.

/** @import { Engine, Game } from "../engine/index.js" */

/**
 * A move and by how many balls the one who makes it is ahead in the end, if both play their best to the last ball;
 * where the move ends the game, by how many he is ahead then.
 *
 * @typedef {{ hole: number, difference: number }} Verdict
 */

/**
 * The engine's tables reach seven balls, and only where there is a tuzdik.
 *
 * @param {Engine} engine
 * @param {Game} game
 * @param {AbortSignal} [signal]
 * @returns {Promise<Verdict[] | null>} the best first; null where the engine is not certain
 */
export async function verdictsOf(engine, game, signal) {
  /** @type {Verdict[] | null} */
  let verdicts = null;
  // A ply is enough: what comes after it the tables know.
  for await (const { lines } of engine.analyse(game, { depth: 1, lines: 9, signal })) {
    verdicts = lines.every(({ exact }) => exact)
      ? lines.map(({ hole, ballDifference }) => ({ hole, difference: ballDifference }))
      : null;
  }
  return verdicts?.sort((a, b) => b.difference - a.difference) ?? null;
}
