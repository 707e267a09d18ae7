// The board: shows positions and moves that it is told, and tells which hole the user chose. It knows
// no rule of the game.

import { Grid, PLAIN } from "./grid.js";
import { createLayout } from "./layout.js";
import { Painter } from "./paint.js";
import { SIDES } from "./place.js";
import { Queue } from "./queue.js";
import { applyStep, copyScene, sceneOf } from "./scene.js";
import { watchScreen } from "./screen.js";
import { readTheme } from "./theme.js";
import { countsAt, createTimeline, momentsAt } from "./timeline.js";
import { paintTuzdik, paintWood } from "./wood.js";

/** @import { Labels } from "./grid.js" */
/** @import { Layout } from "./layout.js" */
/** @import { Hole, Preview } from "./mark.js" */
/** @import { Side } from "./place.js" */
/** @import { Counts, Scene, Step } from "./scene.js" */
/** @import { Theme } from "./theme.js" */

/**
 * @typedef {object} LastMove
 * @property {Side} side
 * @property {number} hole
 * @property {Hole} landing
 * @property {number} captured
 */

/** @typedef {Counts & { tuzdiks: Record<Side, number | null>, toMove: Side, lastMove: LastMove | null }} Position */

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
 * Events, on the element: `togyz-choose` (detail: the hole, which may be chosen), `togyz-point`
 * (detail: the hole under the pointer or the focus, or null), `togyz-settled` (all moves are shown).
 */
export class Board {
  #element;
  #options;
  #grid;
  /** From the bottom up: what never moves, what lies, and what flies. */
  #wood = createCanvas();
  #ground = createCanvas();
  #air = createCanvas();
  /** @type {Queue<View>} */
  #queue = new Queue();
  /** @type {View | null} */
  #view = null;
  /** @type {Scene} after all moves that wait */
  #scene = new Map();
  /** @type {Layout | null} */
  #layout = null;
  /** @type {Painter | null} */
  #painter = null;
  /** @type {Theme | null} */
  #theme = null;
  /** @type {Preview | null} */
  #preview = null;
  /** The tuzdiks that are on the wood; null before it has been painted. */
  /** @type {Record<Side, number | null> | null} */
  #carved = null;
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
    element.append(this.#wood, this.#ground, this.#air);
    this.#grid = new Grid(element, {
      choose: (hole) => this.#choose(hole),
      point: (hole) => this.#tell("togyz-point", hole),
    });
    this.#unwatch = watchScreen(element, {
      resized: () => this.#resized(),
      changed: () => this.refresh(),
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

  /** Measures and paints everything anew: for a new size, screen or theme. */
  refresh() {
    const { clientWidth: width, clientHeight: height } = this.#element;
    if (!this.#view || width === 0 || height === 0) return;
    const holes = this.#view.position.holes.first.length;
    const scale = window.devicePixelRatio || 1;
    this.#layout = createLayout({ width, height, holes, near: this.#options.near });
    this.#theme = readTheme(this.#element);
    this.#painter = new Painter(this.#layout, this.#theme, scale);
    for (const canvas of [this.#wood, this.#ground, this.#air]) {
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      canvas.getContext("2d")?.scale(canvas.width / width, canvas.height / height);
    }
    this.#grid.arrange(this.#layout);
    this.#carved = null;
    this.#describe();
    this.#paint();
  }

  #resized() {
    const { clientWidth: width, clientHeight: height } = this.#element;
    if (this.#layout?.width !== width || this.#layout.height !== height) this.refresh();
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
    const before = this.#view?.position.holes.first.length;
    this.#view = view;
    this.#preview = null;
    this.#scene = sceneOf(view.position);
    if (before !== view.position.holes.first.length || !this.#layout) {
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
    const layout = this.#layout;
    const view = this.#view;
    const ground = this.#ground.getContext("2d");
    const air = this.#air.getContext("2d");
    if (!layout || !view || !ground || !air || !this.#painter) return;
    const current = this.#queue.current;
    const { timeline, now } = current ?? { timeline: this.#still(), now: 0 };
    const { lastMove } = view.position;
    const moments = this.#painter.paint(ground, air, {
      timeline,
      now,
      trail: lastMove && !current ? { from: lastMove, to: lastMove.landing } : null,
      preview: current ? null : this.#preview,
    });
    const tuzdiks = { ...view.position.tuzdiks };
    const { claim } = timeline;
    if (claim && now >= claim.at) tuzdiks[claim.owner] = claim.hole;
    this.#carve(layout, tuzdiks);
    this.#grid.count(countsAt(moments));
  }

  /**
   * @param {Layout} layout
   * @param {Record<Side, number | null>} tuzdiks
   */
  #carve(layout, tuzdiks) {
    const context = this.#wood.getContext("2d");
    if (!context) return;
    const carved = this.#carved;
    const undone = carved && SIDES.some((side) => carved[side] && carved[side] !== tuzdiks[side]);
    const whole = !carved || undone;
    const theme = this.#theme;
    if (!theme) return;
    if (whole) paintWood(context, layout, theme);
    for (const side of SIDES) {
      const hole = tuzdiks[side];
      if (hole && (whole || carved[side] !== hole)) paintTuzdik(context, layout, theme, side, hole);
    }
    this.#carved = tuzdiks;
  }

  #describe() {
    const view = this.#view;
    if (!view || !this.#layout) return;
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

  /** @param {string} type @param {Hole | null} detail */
  #tell(type, detail) {
    this.#element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

function createCanvas() {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  return canvas;
}
