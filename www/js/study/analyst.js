// The computer's opinion of the place that is looked at. What it has found once is known from then on.

/** @import { Analysis, Game } from "../engine/index.js" */
/** @import { Desk } from "./desk.js" */

/** So many positions nobody waits for: a device that is left alone comes to rest. */
const ENOUGH = 50_000_000;

/** Whoever hurries along a line asks for no opinion; in milliseconds. */
const PATIENCE = 120;

/** Places of which the opinion is kept. */
const MEMORY = 600;

/** Tells of every change with an event `change`. */
export class Analyst extends EventTarget {
  #desk;
  #lines;
  #on;
  #trouble = false;
  /** @type {AbortController | null} */
  #search = null;
  /** @type {Map<string, Analysis>} by the position */
  #known = new Map();
  /** The position that is looked at. */
  #key = "";

  /**
   * @param {Desk} desk
   * @param {{ on: boolean, lines: number }} wishes
   */
  constructor(desk, { on, lines }) {
    super();
    this.#desk = desk;
    this.#on = on;
    this.#lines = lines;
    desk.addEventListener("move", () => this.#follow());
    desk.addEventListener("busy", () => this.#follow());
    // A page that cannot be seen needs no opinion.
    document.addEventListener("visibilitychange", () => this.#follow());
    this.#follow();
  }

  get on() {
    return this.#on;
  }

  set on(on) {
    this.#on = on;
    this.#follow();
  }

  /** How many moves get a line of their own. */
  get lines() {
    return this.#lines;
  }

  set lines(lines) {
    this.#lines = lines;
    this.#follow();
  }

  /** Whether the computer does not answer. */
  get trouble() {
    return this.#trouble;
  }

  /** Whether it thinks now. */
  get thinks() {
    return this.#search !== null;
  }

  /** What is known of the place; null if nothing is, or it is not wanted. */
  get found() {
    return this.#on ? (this.#known.get(this.#key) ?? null) : null;
  }

  #follow() {
    this.#search?.abort();
    this.#search = null;
    this.#trouble = false;
    const { busy, game } = this.#desk;
    this.#key = keyOf(game);
    if (this.#on && !busy && !document.hidden && !game.snapshot().outcome) {
      this.#search = new AbortController();
      void this.#think(this.#key, this.#search);
    }
    this.#tell();
  }

  /**
   * @param {string} key
   * @param {AbortController} search
   */
  async #think(key, search) {
    const { signal } = search;
    try {
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      if (signal.aborted) return;
      const { engine, game } = this.#desk;
      const limits = { lines: this.#lines, nodes: ENOUGH, signal };
      for await (const found of engine.analyse(game, limits)) {
        if (this.#keep(key, found)) this.#tell();
      }
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      this.#trouble = true;
    }
    if (this.#search === search) this.#search = null;
    this.#tell();
  }

  /**
   * @param {string} key
   * @param {Analysis} found
   * @returns {boolean} whether it says more than what was known
   */
  #keep(key, found) {
    const known = this.#known.get(key);
    const more = found.lines.length > (known?.lines.length ?? 0);
    if (!more && found.nodes <= (known?.nodes ?? 0)) return false;
    this.#known.delete(key);
    this.#known.set(key, found);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MEMORY && oldest !== undefined) this.#known.delete(oldest);
    return true;
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }
}

/**
 * The rules and the position, whichever move it is.
 *
 * @param {Game} game
 */
function keyOf(game) {
  const position = game.positionText().replace(/ \d+$/, "");
  return `${JSON.stringify(game.snapshot().rules)} ${position}`;
}
