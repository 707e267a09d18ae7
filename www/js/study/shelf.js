// Keeps what is studied: at once in localStorage, and a moment later in the library, as its record.

import { isRulesName } from "../kept.js";
import { claim } from "../library/claim.js";
import { newEntry } from "../library/entry.js";
import { Library } from "../library/library.js";
import { Tree } from "../tree/tree.js";
import { keepStudy } from "./kept.js";

/** @import { Entry } from "../library/entry.js" */
/** @import { Kept } from "../match.js" */
/** @import { Tree as Studied } from "../tree/tree.js" */
/** @import { Desk } from "./desk.js" */

export class Shelf {
  #desk;
  #library = new Library();
  /** The study in the library; null until something has changed. @type {Entry | null} */
  #entry = null;
  /** The record of the tree as it is. @type {string | null} */
  #record = null;
  /** @type {() => void} */
  #release = () => {};
  /** @type {Promise<unknown>} */
  #writing = Promise.resolve();
  /** What waits to be written, by its id. @type {Map<string, Entry>} */
  #due = new Map();

  /**
   * @param {Desk} desk
   * @param {string | null} id of the study that is gone on with
   */
  constructor(desk, id) {
    this.#desk = desk;
    if (id) void this.#goOn(id);
    desk.addEventListener("move", () => this.#keep());
    desk.addEventListener("tree", (event) => {
      this.#record = null;
      if (/** @type {CustomEvent} */ (event).detail) this.#changed();
      else this.#take(null);
    });
  }

  /**
   * Opens a study of the library.
   *
   * @param {string} id
   * @returns {Promise<boolean>} whether it is there
   * @throws {import("../engine/index.js").TogyzError} if it cannot be read
   */
  async open(id) {
    const entry = await this.#library.get(id);
    if (!entry?.record) return false;
    if (this.#entry?.id === id) return true;
    this.#desk.open(Tree.fromRecord(entry.record));
    this.#take(entry);
    this.#keep();
    return true;
  }

  /** @param {string} id */
  async #goOn(id) {
    const entry = await this.#library.get(id);
    const kept = keptOf(this.#desk.tree);
    // Who was faster has begun another.
    if (this.#entry || !kept) return;
    this.#take(entry ?? { ...newEntry(kept), id });
    this.#changed();
  }

  #changed() {
    const { tree } = this.#desk;
    const kept = keptOf(tree);
    if (kept && !this.#entry && (tree.size > 0 || tree.root.comment)) this.#take(newEntry(kept));
    if (kept && this.#entry) {
      const { White: first, Black: second } = tree.tags;
      const name = this.#entry.name || [first, second].filter(Boolean).join(" – ");
      const result = tree.end.result.replace("*", "");
      this.#entry = {
        ...this.#entry,
        name,
        kept,
        record: this.#text(),
        result,
        changed: Date.now(),
      };
      this.#due.set(this.#entry.id, this.#entry);
      this.#writing = this.#writing.then(() => this.#write());
    }
    this.#keep();
  }

  /** Of several changes that wait, the last one is enough. */
  async #write() {
    const entries = [...this.#due.values()];
    this.#due.clear();
    if (entries.length > 0) await this.#library.put(entries);
  }

  #text() {
    this.#record ??= this.#desk.tree.toRecord();
    return this.#record;
  }

  #keep() {
    const { tree, node } = this.#desk;
    keepStudy({ record: this.#text(), at: tree.path(node), id: this.#entry?.id ?? null });
  }

  /** @param {Entry | null} entry */
  #take(entry) {
    this.#release();
    this.#release = () => {};
    this.#entry = entry;
    if (!entry) return;
    void claim(entry.id).then((release) => {
      if (this.#entry?.id !== entry.id) release?.();
      else if (release) this.#release = release;
      // Another tab studies it: what is changed here is a study of its own.
      else this.#entry = { ...this.#entry, id: newEntry(entry.kept).id };
    });
  }
}

/**
 * The main line as a game, as the library has it of old.
 *
 * @param {Studied} tree
 * @returns {Kept | null} null for rules that have no name: these studies are kept by this page alone
 */
function keptOf(tree) {
  const { rules = "togyzkumalak", position = null, repetition } = tree.start;
  if (!isRulesName(rules)) return null;
  const moves = tree.mainLine().map(({ hole }) => hole);
  const start = { rules, position, ...(repetition === false && { repetition }) };
  const players = { first: /** @type {const} */ ("human"), second: /** @type {const} */ ("human") };
  return { setup: { ...start, players, level: 1 }, moves, ply: moves.length, end: null };
}
