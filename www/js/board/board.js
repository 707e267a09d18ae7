// The board: shows positions and moves that it is told, and tells which hole the user chose. It knows
// no rule of the game.

import { Easel } from "./easel.js";
import { Grid } from "./grid.js";
import { PLAIN } from "./labels.js";
import { Queue } from "./queue.js";
import { applyStep, copyScene, sceneOf } from "./scene.js";
import { watchScreen } from "./screen.js";
import { BOARD, dress } from "./style.js";
import { COLOURS } from "./themes.js";
import { countsAt, createTimeline, momentsAt } from "./timeline.js";

/** @import { Tuzdiks } from "./easel.js" */
/** @import { Labels } from "./labels.js" */
/** @import { Hole, Preview } from "./mark.js" */
/** @import { Side } from "./place.js" */
/** @import { Counts, Scene, Step } from "./scene.js" */

/**
 * @typedef {object} LastMove
 * @property {Side} side
 * @property {number} hole
 * @property {Hole} landing
 * @property {number} captured
 */

/** @typedef {Counts & { tuzdiks: Tuzdiks, toMove: Side, lastMove: LastMove | null }} Position */

/** @typedef {"off" | "fast" | "normal"} Speed */

/**
 * @typedef {object} Options
 * @property {Labels} labels
 * @property {Side} near whose row is at the bottom
 * @property {Speed} speed
 */

/** @typedef {{ position: Position, playable: readonly number[] }} View */

/** @type {Record<Speed, number>} */
const RATES = { off: Infinity, fast: 2.8, normal: 1 };

/**
 * Events, on the element, with a hole or null as their detail: `togyz-choose` (a hole that may be
 * chosen), `togyz-refuse` (one that may not), `togyz-point` (the hole under the pointer or the focus,
 * or null), `togyz-settled` (all moves are shown); and `togyz-step`, with the kind of a step that is
 * being shown, to be heard.
 */
export class Board {
  #element;
  #options;
  #grid;
  #easel;
  /** @type {Queue<View>} */
  #queue = new Queue();
  /** @type {View | null} */
  #view = null;
  /** @type {Scene} after all moves that wait */
  #scene = new Map();
  /** @type {Preview | null} */
  #preview = null;
  #frame = 0;
  #last = 0;
  #unwatch;

  /**
   * @param {HTMLElement} element
   * @param {Partial<Options>} [options]
   */
  constructor(element, options = {}) {
    this.#element = element;
    /** @type {Options} */
    this.#options = { labels: PLAIN, near: "first", speed: "normal", ...options };
    element.classList.add("togyz-board");
    const root = element.getRootNode();
    dress(root, COLOURS);
    dress(root, BOARD);
    this.#easel = new Easel(element);
    this.#grid = new Grid(element, {
      choose: (hole) => this.#choose(hole),
      point: (hole) => this.#tell("togyz-point", hole),
    });
    this.#unwatch = watchScreen(element, {
      resized: () => this.#easel.fits || this.refresh(),
      changed: () => this.refresh(),
      // The board gets its colours when it is made, too: that is no change.
      coloured: () => this.#easel.matches || this.refresh(),
      hidden: () => this.skip(),
    });
  }

  /** Whether all moves have been shown. */
  get settled() {
    return this.#queue.idle;
  }

  /**
   * Shows a position; with steps, the move that led to it first.
   *
   * @param {Position} position
   * @param {{ playable?: readonly number[], steps?: readonly Step[] }} [how]
   *   `playable`: the holes of the side to move that the user may choose
   */
  show(position, { playable = [], steps = [] } = {}) {
    const view = { position, playable };
    const moves = steps.length > 0 && this.#options.speed !== "off" && !document.hidden;
    if (!moves || !this.#view) {
      this.#queue.skip();
      const last = steps.at(-1);
      if (last) this.#sound(last.kind);
      this.#settle(view);
      return;
    }
    this.#queue.rate = RATES[this.#options.speed];
    this.#queue.push({ timeline: createTimeline(this.#scene, steps), after: view });
    const scene = copyScene(this.#scene);
    for (const step of steps) applyStep(scene, step);
    this.#scene = scene;
    this.#describe();
    this.#run();
  }

  /**
   * Changes who may choose what, without a move.
   *
   * @param {Partial<Options>} options
   */
  configure(options) {
    Object.assign(this.#options, options);
    if (options.speed) this.#queue.rate = RATES[options.speed];
    if (options.speed === "off") this.skip();
    this.refresh();
  }

  /**
   * Marks what a move would do.
   *
   * @param {Preview | null} preview
   */
  preview(preview) {
    this.#preview = preview;
    if (this.settled) this.#paint();
  }

  /** Shows all that waits at once. */
  skip() {
    const view = this.#queue.skip();
    if (view) this.#settle(view);
  }

  /** @param {Hole} hole */
  focus(hole) {
    this.#grid.focus(hole);
  }

  /**
   * Makes ready for a position that will come soon: on a slow phone all at once would take too long.
   *
   * @param {number} holes in a row
   * @param {() => Promise<unknown>} pause between two parts of the work
   */
  async prepare(holes, pause) {
    const layout = this.#easel.measure(holes, this.#options.near);
    if (!layout) return;
    this.#grid.arrange(layout);
    await pause();
    this.#easel.carve({ first: null, second: null });
    await pause();
  }

  /** Measures and paints everything anew: for a new size, screen or theme. */
  refresh() {
    if (!this.#view) return;
    const layout = this.#easel.measure(this.#view.position.holes.first.length, this.#options.near);
    if (!layout) return;
    this.#grid.arrange(layout);
    this.#describe();
    this.#paint();
  }

  /** Takes the board off its element. */
  destroy() {
    cancelAnimationFrame(this.#frame);
    this.#unwatch();
    this.#element.replaceChildren();
    this.#element.classList.remove("togyz-board");
  }

  /** @param {View} view */
  #settle(view) {
    this.#view = view;
    this.#preview = null;
    this.#scene = sceneOf(view.position);
    if (!this.#easel.isFor(view.position.holes.first.length, this.#options.near)) {
      this.refresh();
    } else {
      this.#describe();
      this.#paint();
    }
    this.#tell("togyz-settled", null);
  }

  /** @param {Hole} hole */
  #choose(hole) {
    if (!this.settled) {
      this.skip();
    } else if (
      hole.side === this.#view?.position.toMove &&
      this.#view.playable.includes(hole.hole)
    ) {
      this.#tell("togyz-choose", hole);
    } else {
      this.#tell("togyz-refuse", hole);
    }
  }

  #run() {
    if (this.#frame) return;
    this.#last = performance.now();
    /** @param {number} now */
    const tick = (now) => {
      this.#frame = 0;
      // After a pause of the whole page, motion goes on where it was.
      const elapsed = Math.min(100, Math.max(0, now - this.#last));
      this.#last = now;
      for (const view of this.#queue.advance(elapsed)) this.#view = view;
      for (const kind of this.#queue.heard()) this.#sound(kind);
      if (this.settled) {
        if (this.#view) this.#settle(this.#view);
      } else {
        this.#paint();
        this.#frame = requestAnimationFrame(tick);
      }
    };
    this.#frame = requestAnimationFrame(tick);
  }

  #paint() {
    const view = this.#view;
    if (!view) return;
    const current = this.#queue.current;
    const { timeline, now } = current ?? { timeline: this.#still(), now: 0 };
    const { lastMove } = view.position;
    const trail = lastMove && !current ? { from: lastMove, to: lastMove.landing } : null;
    const preview = current ? null : this.#preview;
    const tuzdiks = { ...view.position.tuzdiks };
    const { claim } = timeline;
    if (claim && now >= claim.at) tuzdiks[claim.owner] = claim.hole;
    const moments = this.#easel.paint({ timeline, now, trail, preview }, tuzdiks);
    if (moments.length > 0) this.#grid.count(countsAt(moments));
  }

  #describe() {
    const view = this.#view;
    if (!view) return;
    this.#element.dataset.busy = String(!this.settled);
    const { toMove: mover, tuzdiks, lastMove } = view.position;
    const gain = lastMove ? { side: lastMove.side, balls: lastMove.captured } : null;
    const counts = countsAt(momentsAt(this.#still(), 0));
    const playable = this.settled ? view.playable : [];
    this.#grid.describe({ mover, playable, tuzdiks, gain }, counts, this.#options.labels);
  }

  /** The position as a move in which nothing happens. */
  #still() {
    const scene = this.#view ? sceneOf(this.#view.position) : this.#scene;
    return createTimeline(scene, []);
  }

  /** @param {Step["kind"]} kind */
  #sound(kind) {
    this.#element.dispatchEvent(new CustomEvent("togyz-step", { detail: kind }));
  }

  /** @param {string} type @param {Hole | null} detail */
  #tell(type, detail) {
    this.#element.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
