// The picture of the board: three canvases, from the bottom up what never moves, what lies, and what
// flies. So a moment of a move costs only the balls that move.

import { createLayout } from "./layout.js";
import { Painter } from "./paint.js";
import { SIDES } from "./place.js";
import { readTheme, sameTheme } from "./theme.js";
import { paintTuzdik, paintWood } from "./wood.js";

/** @import { Layout } from "./layout.js" */
/** @import { Picture } from "./paint.js" */
/** @import { Side } from "./place.js" */
/** @import { Theme } from "./theme.js" */
/** @import { Moment } from "./timeline.js" */

/** @typedef {Record<Side, number | null>} Tuzdiks by owner, the number of the opponent's hole */

/** @typedef {{ layout: Layout, theme: Theme, painter: Painter }} Tools all for one size and theme */

export class Easel {
  #element;
  #wood = createCanvas();
  #ground = createCanvas();
  #air = createCanvas();
  /** @type {Tools | null} */
  #tools = null;
  /** The tuzdiks that are on the wood; null before it has been painted. */
  /** @type {Tuzdiks | null} */
  #carved = null;

  /** @param {HTMLElement} element the board's, which has the size and the colours */
  constructor(element) {
    this.#element = element;
    element.append(this.#wood, this.#ground, this.#air);
  }

  /** Whether the picture is as large as the element is now. */
  get fits() {
    const { clientWidth, clientHeight } = this.#element;
    const layout = this.#tools?.layout;
    return layout?.width === clientWidth && layout.height === clientHeight;
  }

  /**
   * Whether it was measured for such a board.
   *
   * @param {number} holes
   * @param {Side} near
   */
  isFor(holes, near) {
    const layout = this.#tools?.layout;
    return layout?.holes === holes && layout.near === near;
  }

  /** Whether the picture has the colours that the element has now. */
  get matches() {
    const painted = this.#tools?.theme;
    return painted !== undefined && sameTheme(painted, readTheme(this.#element));
  }

  /**
   * Measures the element anew; all will be painted again.
   *
   * @param {number} holes
   * @param {Side} near
   * @returns {Layout | null} null while the element cannot be seen
   */
  measure(holes, near) {
    const { clientWidth: width, clientHeight: height } = this.#element;
    if (width === 0 || height === 0) return null;
    const scale = window.devicePixelRatio || 1;
    // What is around the board may be made for one way only.
    const style = getComputedStyle(this.#element);
    const wish = style.getPropertyValue("--togyz-stand").trim();
    const stand = wish === "yes" || wish === "no" ? wish === "yes" : null;
    const figures = Number(style.getPropertyValue("--togyz-figures")) || 1;
    const layout = createLayout({ width, height, holes, near, stand, figures });
    const theme = readTheme(this.#element);
    for (const canvas of [this.#wood, this.#ground, this.#air]) {
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      canvas.getContext("2d")?.scale(canvas.width / width, canvas.height / height);
    }
    this.#tools = { layout, theme, painter: new Painter(layout, theme, scale) };
    this.#carved = null;
    return layout;
  }

  /**
   * @param {Picture} picture
   * @param {Tuzdiks} tuzdiks
   * @returns {Moment[]} the balls as they have been painted
   */
  paint(picture, tuzdiks) {
    const ground = this.#ground.getContext("2d");
    const air = this.#air.getContext("2d");
    if (!this.#tools || !ground || !air) return [];
    this.carve(tuzdiks);
    return this.#tools.painter.paint(ground, air, picture);
  }

  /**
   * Paints the wood, if it is not as it should be already.
   *
   * @param {Tuzdiks} tuzdiks
   */
  carve(tuzdiks) {
    const context = this.#wood.getContext("2d");
    if (!this.#tools) return;
    const { layout, theme } = this.#tools;
    if (!context) return;
    const carved = this.#carved;
    const undone = carved && SIDES.some((side) => carved[side] && carved[side] !== tuzdiks[side]);
    const whole = !carved || undone;
    if (whole) paintWood(context, layout, theme);
    for (const side of SIDES) {
      const hole = tuzdiks[side];
      if (hole && (whole || carved[side] !== hole)) paintTuzdik(context, layout, theme, side, hole);
    }
    this.#carved = tuzdiks;
  }
}

function createCanvas() {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  return canvas;
}
