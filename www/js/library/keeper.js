// Keeps the game that is played: at once in localStorage, and a moment later in the library. Knows which
// game this tab goes on with.

import { dropGame, gameIds, readGame, setAside, writeGame } from "../storage.js";
import { borrow, claim } from "./claim.js";
import { contentOf, newEntry, readEntry } from "./entry.js";

/** @import { Kept } from "../match.js" */
/** @import { Entry } from "./entry.js" */
/** @import { Library } from "./library.js" */

/** @typedef {{ id: string, played: string }} Spare */

const TAB = "togyzkumalak-tab";

/** So many games that were left are known again; the library has them all. */
const BACK = 8;

export class Keeper {
  #library;
  #failed;
  /** @type {Entry | null} */
  #entry = null;
  /** @type {() => void} */
  #release = () => {};
  /** The games that were left: who comes back to one goes on with it. @type {Entry[]} */
  #left = [];
  /** @type {Promise<unknown>} */
  #writing = Promise.resolve();
  /** The game whose changes wait to be written to the library. */
  #due = "";
  /** Whether the last change is in localStorage. */
  #safe = true;
  /**
   * While it is asked whether another tab has the game: a copy, under whose name what is played meanwhile is
   * kept, and what was played before. Null when the game is this tab's.
   *
   * @type {Spare | null}
   */
  #spare = null;

  /**
   * @param {Library} library
   * @param {(failed: boolean) => void} failed told after each change whether it could be kept nowhere
   */
  constructor(library, failed) {
    this.#library = library;
    this.#failed = failed;
  }

  /** The game of this tab. */
  get entry() {
    return this.#entry;
  }

  /** Resolves when all that happened so far is in the library. */
  get written() {
    return this.#writing;
  }

  /**
   * Finds the game that this tab goes on with: its own, or the last that no other tab has.
   *
   * @returns {Promise<{ kept: Kept | null, taken: boolean }>} `taken`: there is one, in another tab
   */
  async find() {
    const own = tabsGame();
    const journals = gameIds()
      .map(journalOf)
      .filter((entry) => entry !== null)
      .sort((a, b) => Number(b.id === own) - Number(a.id === own) || b.changed - a.changed);
    // What could not be written to localStorage is in the library.
    if (own && journals[0]?.id !== own) {
      const entry = await this.#library.get(own);
      if (entry) journals.unshift(entry);
    }
    for (const entry of journals) {
      if (!this.#entry) {
        const release = await claim(entry.id);
        if (release) this.#take(entry, release);
        continue;
      }
      const release = await borrow(entry.id);
      // A game whose tab is gone: the library is enough for it.
      if (release) await this.#shelve(entry);
      release?.();
    }
    return { kept: this.#entry?.kept ?? null, taken: !this.#entry && journals.length > 0 };
  }

  /**
   * Keeps another game from now on; the one before stays in the library.
   *
   * @param {Kept} kept
   * @param {Entry} [entry] that of the library, if it comes from there
   */
  begin(kept, entry) {
    const before = this.#own();
    const content = contentOf(kept);
    const games = before ? [before, ...this.#left] : this.#left;
    const known = games.find((left) => contentOf(left.kept) === content);
    // A game without a move is not worth a place of its own.
    const empty = before?.kept.moves.length === 0 && kept.moves.length === 0 ? before : undefined;
    const old = entry ?? empty ?? (kept.moves.length > 0 ? known : undefined);
    const next = old ?? newEntry(kept);
    if (before?.id === next.id) return;
    if (before) {
      this.#left = [before, ...this.#left].slice(0, BACK);
      this.#release();
      this.#queue(() => this.#shelve(before));
    }
    // Another tab may have one that there was before.
    void this.#hold(next, old ? { id: newEntry(kept).id, played: playedIn(old.kept) } : null);
  }

  /** The game here under the name that is this tab's; null while nothing was played in what may be another's. */
  #own() {
    if (!this.#entry || !this.#spare) return this.#entry;
    const { id, played } = this.#spare;
    return playedIn(this.#entry.kept) === played ? null : { ...this.#entry, id };
  }

  /** @param {Entry} entry @param {Spare | null} spare */
  async #hold(entry, spare) {
    this.#take(entry, () => {});
    this.#spare = spare;
    const release = await claim(entry.id);
    const here = this.#entry;
    if (here?.id !== entry.id || this.#spare !== spare) release?.();
    else if (release) {
      this.#take(here, release);
      this.#spare = null;
      if (!spare) return;
      this.keep(here.kept, null);
      if (this.#safe) dropGame(spare.id);
    } else {
      // It is played in another tab, which keeps it: what is played here becomes a game of its own.
      await this.#hold({ ...here, id: spare?.id ?? newEntry(entry.kept).id }, null);
      if (this.#entry) this.keep(this.#entry.kept, null);
    }
  }

  /** Forgets a game that makes no sense; it has been set aside. */
  abandon() {
    if (this.#entry) dropGame(this.#entry.id);
    this.#release();
    this.#entry = null;
  }

  /**
   * @param {Kept} kept
   * @param {string | null} result null: as before
   */
  keep(kept, result) {
    if (!this.#entry) return;
    const { result: before } = this.#entry;
    const entry = { ...this.#entry, kept, result: result ?? before, changed: Date.now() };
    this.#entry = entry;
    const own = this.#own();
    if (!own) return;
    this.#safe = writeGame(own.id, { ...own });
    nameTab(own.id);
    // The library hears of it when it is known whose it is.
    if (this.#spare) return;
    if (kept.moves.length === 0) {
      this.#failed(!this.#safe);
      return;
    }
    // Of several changes that wait, the last one is enough.
    if (this.#due === entry.id) return;
    this.#due = entry.id;
    this.#queue(async () => {
      this.#due = "";
      // What has been left is put away whole.
      if (this.#entry?.id !== entry.id || this.#spare) return;
      const stored = await this.#library.put([this.#entry]);
      this.#failed(!this.#safe && !stored);
    });
  }

  /** @param {string} id @param {string} name */
  rename(id, name) {
    if (this.#entry?.id !== id) return;
    this.#entry = { ...this.#entry, name };
    const own = this.#own();
    if (own) writeGame(own.id, { ...own });
  }

  /** @param {() => Promise<unknown>} write */
  #queue(write) {
    this.#writing = this.#writing.then(write, write);
  }

  /** @param {Entry} entry */
  async #shelve(entry) {
    const stored = entry.kept.moves.length === 0 || (await this.#library.put([entry]));
    if (stored && this.#entry?.id !== entry.id) dropGame(entry.id);
  }

  /** @param {Entry} entry @param {() => void} release */
  #take(entry, release) {
    this.#entry = entry;
    this.#release = release;
    nameTab(entry.id);
  }
}

/** @param {Kept} kept */
const playedIn = ({ moves, end }) => JSON.stringify([moves, end]);

/** @param {string} id of the game that this tab goes on with */
function nameTab(id) {
  try {
    sessionStorage.setItem(TAB, id);
  } catch {
    // Then this tab goes on with the last game of all.
  }
}

/** @param {string} id */
function journalOf(id) {
  const value = readGame(id);
  const entry = readEntry(value);
  if (value && !entry && setAside(value)) dropGame(id);
  return entry;
}

/** The game that this tab had before it was loaded again. */
function tabsGame() {
  try {
    return sessionStorage.getItem(TAB);
  } catch {
    return null;
  }
}
