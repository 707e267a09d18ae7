// Finished reviews, kept by what was reviewed: the same game has its review whenever and wherever it is opened.

import { Database } from "../library/database.js";
import { NODES } from "./review.js";

/** @import { Start } from "../tree/tree.js" */
/** @import { Review } from "./review.js" */

/** @typedef {{ id: string, version: string, when: number, review: Review }} Kept */

/** Of the nets and of what makes a review of them: another version reviews anew. A test knows what it must be. */
const VERSION = "dd15acfd";

/** So many are kept. */
const MOST = 400;

/**
 * @param {Start} start
 * @param {readonly number[]} holes
 */
export const idOf = ({ rules = "togyzkumalak", position = "", repetition = true }, holes) =>
  JSON.stringify([rules, position, repetition, holes.join("")]);

export class ReviewStore {
  #database = new Database("togyzkumalak-reviews");
  /** What the browser would not take. @type {Map<string, Kept>} */
  #here = new Map();
  #pruned = false;

  /**
   * @param {string} id
   * @returns {Promise<Review | null>}
   */
  async get(id) {
    const kept = /** @type {Kept | undefined} */ (
      this.#here.get(id) ?? (await this.#database.get(id).catch(() => undefined))
    );
    return kept?.version === VERSION && kept.review.nodes === NODES ? kept.review : null;
  }

  /**
   * @param {string} id
   * @param {Review} review
   */
  async put(id, review) {
    const kept = { id, version: VERSION, when: Date.now(), review };
    try {
      await this.#database.put([kept]);
      if (!this.#pruned) await this.#prune();
    } catch {
      this.#here.set(id, kept);
    }
  }

  /** The oldest go. */
  async #prune() {
    this.#pruned = true;
    const all = /** @type {Kept[]} */ (await this.#database.all());
    all.sort((a, b) => b.when - a.when);
    for (const { id } of all.slice(MOST)) await this.#database.remove(id);
  }
}
