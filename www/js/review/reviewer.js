// Reviews the game on the desk, and knows what has been said of its moves.

import { createEngine } from "../engine/engine.js";
import { reviewGame } from "./review.js";
import { idOf } from "./store.js";

/** @import { Game } from "../engine/index.js" */
/** @import { Node } from "../tree/node.js" */
/** @import { Tree } from "../tree/tree.js" */
/** @import { Grade } from "./grade.js" */
/** @import { Review, Verdict } from "./review.js" */
/** @import { ReviewStore } from "./store.js" */

/**
 * What a review needs of the desk.
 *
 * @typedef {EventTarget & {
 *   readonly tree: Tree,
 *   readonly node: Node,
 *   readonly game: Game,
 *   grades: Map<Node, Grade>,
 *   busy: boolean,
 *   t: any,
 *   go(node: Node): void,
 *   open(tree: Tree, node?: Node): void,
 *   playLine(holes: readonly number[], from?: Node): void,
 * }} Desk
 */

/**
 * @typedef {object} Told
 * @property {Verdict} verdict
 * @property {Node} before the place before the move
 * @property {number} aside how many moves of the better line lead to where we are; 0 for the game itself
 */

/** With so many processors two engines leave one for the page and one for everything else. */
const MANY = 4;

/** The engines for a review. */
export const createEngines = () =>
  Array.from({ length: navigator.hardwareConcurrency >= MANY ? 2 : 1 }, () => createEngine());

/** Tells of every change with an event `change`, and the desk of new grades with an event `grades`. */
export class Reviewer extends EventTarget {
  #desk;
  #store;
  /** @type {Review | null} */
  #review = null;
  /** The nodes that the review speaks of, by ply; that of the start first. @type {Node[]} */
  #nodes = [];
  /** @type {{ stop: AbortController, done: number, of: number } | null} */
  #running = null;
  #trouble = false;
  /** When it is known what was said of the game before. @type {Promise<void>} */
  #opened;

  /**
   * @param {Desk} desk
   * @param {ReviewStore} store
   */
  constructor(desk, store) {
    super();
    this.#desk = desk;
    this.#store = store;
    desk.addEventListener("tree", (event) => {
      if (event instanceof CustomEvent && event.detail === null) this.#opened = this.#open();
      else this.#follow();
    });
    this.#opened = this.#open();
  }

  get review() {
    return this.#review;
  }

  /** How far it is, null when none is made now. */
  get running() {
    return this.#running;
  }

  /** Whether the engine failed. */
  get trouble() {
    return this.#trouble;
  }

  /** The holes of the main line. */
  get holes() {
    return this.#desk.tree.mainLine().map(({ hole }) => hole);
  }

  /** Whether the review speaks of the main line as it is now. */
  get current() {
    return String(this.#review?.holes) === String(this.holes);
  }

  /**
   * The place of a node in the review: that where a side line leaves it, if it is in one.
   *
   * @param {Node} node
   */
  plyOf(node) {
    for (let at = /** @type {Node | null} */ (node); at; at = at.parent) {
      if (this.#nodes[at.ply] === at) return at.ply;
    }
    return 0;
  }

  /** @param {number} ply */
  nodeAt(ply) {
    return this.#nodes[ply] ?? null;
  }

  /**
   * What is said of the move that led to a node, or of the one instead of which the better line that leads there
   * would have been played.
   *
   * @param {Node} node
   * @returns {Told | null}
   */
  tellOf(node) {
    const moves = this.#review?.moves ?? [];
    const place = this.plyOf(node);
    const aside = node.ply - place;
    const before = this.#nodes[aside > 0 ? place : place - 1];
    const verdict = before && moves[before.ply];
    if (!verdict) return null;
    const gone = this.#desk.tree.path(node).slice(place);
    if (gone.some((hole, at) => hole !== verdict.line[at])) return null;
    return { verdict, before, aside };
  }

  /** Reviews the main line, unless that is being done or has been done. */
  async start() {
    await this.#opened;
    if (this.#running || (this.#review && this.current)) return;
    const { start } = this.#desk.tree;
    const { holes } = this;
    const stop = new AbortController();
    const running = { stop, done: 0, of: holes.length + 1 };
    const engines = createEngines();
    this.#running = running;
    this.#trouble = false;
    this.#desk.busy = true;
    this.#tell();
    const progress = (/** @type {number} */ done) => {
      running.done = done;
      this.#tell();
    };
    try {
      const review = await reviewGame({ engines, start, holes, signal: stop.signal, progress });
      void this.#store.put(idOf(start, holes), review);
      if (this.#running === running) this.#review = review;
    } catch (error) {
      if (!stop.signal.aborted) {
        console.error(error);
        this.#trouble = true;
      }
    } finally {
      for (const engine of engines) engine.close();
    }
    if (this.#running !== running) return;
    this.#running = null;
    this.#desk.busy = false;
    this.#follow();
  }

  stop() {
    this.#running?.stop.abort();
  }

  /** Another tree: what was said of its main line before? */
  async #open() {
    if (this.#running) this.#desk.busy = false;
    this.stop();
    this.#running = null;
    this.#review = null;
    this.#trouble = false;
    this.#follow();
    const { tree } = this.#desk;
    const kept = await this.#store.get(idOf(tree.start, this.holes));
    if (!kept || this.#review || this.#desk.tree !== tree) return;
    this.#review = kept;
    this.#follow();
  }

  /** Finds the nodes of the review anew. */
  #follow() {
    const { tree } = this.#desk;
    this.#nodes = [tree.root];
    /** @type {Map<Node, Grade>} */
    const grades = new Map();
    for (const { hole, grade } of this.#review?.moves ?? []) {
      const node = this.#nodes.at(-1)?.children.find((child) => child.hole === hole);
      if (!node) break;
      this.#nodes.push(node);
      grades.set(node, grade);
    }
    const old = this.#desk.grades;
    this.#desk.grades = grades;
    // A comment that is being written changes nothing here.
    const same = old.size === grades.size && [...old].every(([at, is]) => grades.get(at) === is);
    if (!same) this.#desk.dispatchEvent(new CustomEvent("grades"));
    this.#tell();
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }
}
