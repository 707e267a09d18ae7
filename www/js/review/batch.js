// Reviews many games, one after another. Each is kept when it is finished: whoever stops and begins again goes on.

import { reviewGame } from "./review.js";
import { idOf } from "./store.js";

/** @import { Engine } from "../engine/index.js" */
/** @import { Kept } from "../match.js" */
/** @import { Start } from "../tree/tree.js" */
/** @import { Review } from "./review.js" */

/** @typedef {{ name: string, kept: Kept, result: string, record?: string }} Played `record`: of a study, with its side lines */

/** @typedef {{ get(id: string): Promise<Review | null>, put(id: string, review: Review): Promise<void> }} Shelf */

/**
 * Where a game began, as a tree has it.
 *
 * @param {Played} played
 * @returns {Start}
 */
export const startOf = ({ kept: { setup } }) => ({
  rules: setup.rules,
  position: setup.position ?? undefined,
  repetition: setup.repetition,
});

/**
 * @param {object} wish
 * @param {readonly Played[]} wish.games
 * @param {Shelf} wish.shelf
 * @param {readonly Engine[]} wish.engines
 * @param {AbortSignal} wish.signal
 * @param {(at: number, review: Review) => void} wish.done after each game
 * @param {(at: number, share: number) => void} [wish.progress] within a game
 */
export async function reviewMany({ games, shelf, engines, signal, done, progress }) {
  for (const [at, played] of games.entries()) {
    signal.throwIfAborted();
    const [start, holes] = [startOf(played), played.kept.moves];
    const id = idOf(start, holes);
    let review = await shelf.get(id);
    if (!review) {
      const tell = (/** @type {number} */ n, /** @type {number} */ of) => progress?.(at, n / of);
      review = await reviewGame({ engines, start, holes, signal, progress: tell });
      await shelf.put(id, review);
    }
    done(at, review);
  }
}
