// All games that were played here, finished or not. Where the browser forbids the database they are
// kept as long as the page is open.

import { Database } from "./database.js";
import { newEntry, readEntry, sameAs } from "./entry.js";
import { gamesIn } from "./record.js";

/** @import { Entry } from "./entry.js" */

export class Library {
  #database = new Database("togyzkumalak");
  /** What the database would not take. @type {Map<string, Entry>} */
  #here = new Map();

  /**
   * @returns {Promise<{ entries: Entry[], strange: unknown[] }>} the latest first; `strange` is what
   *   cannot be read: it is left as it is
   */
  async all() {
    const stored = await this.#database.all().catch(() => []);
    const entries = new Map(this.#here);
    const strange = [];
    for (const value of stored) {
      const entry = readEntry(value);
      if (!entry) strange.push(value);
      else if (!entries.has(entry.id)) entries.set(entry.id, entry);
    }
    return { entries: [...entries.values()].sort((a, b) => b.changed - a.changed), strange };
  }

  /** @param {string} id @returns {Promise<Entry | null>} */
  async get(id) {
    const here = this.#here.get(id);
    if (here) return here;
    return readEntry(await this.#database.get(id).catch(() => null));
  }

  /**
   * @param {Entry[]} entries
   * @returns {Promise<boolean>} whether they will be there at the next visit
   */
  async put(entries) {
    try {
      await this.#database.put(entries);
      for (const { id } of entries) this.#here.delete(id);
      return true;
    } catch {
      for (const entry of entries) this.#here.set(entry.id, entry);
      return false;
    }
  }

  /** @param {string} id */
  async remove(id) {
    this.#here.delete(id);
    await this.#database.remove(id).catch(() => {});
  }

  /**
   * Takes in all games of a text that are not here yet.
   *
   * @param {string} text throws when it holds what is no game
   * @returns {Promise<number>} how many were new
   */
  async take(text) {
    const games = gamesIn(text);
    const { entries } = await this.all();
    const known = new Set(entries.map(sameAs));
    const news = games.filter((game) => !known.has(sameAs(game)));
    await this.put(news.map((game) => ({ ...newEntry(game.kept), ...game })));
    return news.length;
  }
}
