// What moves: balls that lie, fly, or are held in the hand, and the marks of moves.

import { createStamp } from "./ball.js";
import { paintPreview, paintTrail } from "./mark.js";
import { HAND } from "./place.js";
import { inHand, over, slotAt } from "./slot.js";
import { handAt, momentsAt } from "./timeline.js";

/** @import { Stamp } from "./ball.js" */
/** @import { Layout, Point } from "./layout.js" */
/** @import { Preview, Trail } from "./mark.js" */
/** @import { Slot } from "./slot.js" */
/** @import { Theme } from "./theme.js" */
/** @import { Flight, Moment, Timeline } from "./timeline.js" */
/** @import { Spot } from "./scene.js" */

/**
 * @typedef {object} Picture
 * @property {Timeline} timeline of the move that is shown, or of no move
 * @property {number} now
 * @property {Trail | null} trail
 * @property {Preview | null} preview
 */

/** Paints balls and marks in one size and theme. */
export class Painter {
  #layout;
  #theme;
  /** @type {Stamp} */
  #stamp;

  /**
   * @param {Layout} layout
   * @param {Theme} theme
   * @param {number} scale device pixels in a CSS pixel
   */
  constructor(layout, theme, scale) {
    this.#layout = layout;
    this.#theme = theme;
    this.#stamp = createStamp(theme, layout.ball, scale);
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Picture} picture
   * @returns {Moment[]} what was painted
   */
  paint(context, { timeline, now, trail, preview }) {
    const layout = this.#layout;
    context.clearRect(0, 0, layout.width, layout.height);
    if (trail) paintTrail(context, layout, this.#theme, trail);
    const moments = momentsAt(timeline, now);
    const hand = this.#hand(timeline, now);
    for (const moment of moments) {
      if (moment.flight || moment.spot.place === HAND) continue;
      const { x, y, size, layer } = slotAt(layout, moment.spot.place, moment.spot.index);
      this.#stamp(context, x, y, size, layer * LAYER_HEIGHT);
    }
    for (const moment of moments) {
      if (!moment.flight && moment.spot.place === HAND) {
        const { x, y, size } = inHand(layout, hand, moment.spot.index);
        this.#stamp(context, x, y, size * HELD, 1);
      }
    }
    for (const { flight, progress } of moments) {
      if (flight) this.#fly(context, flight, progress, timeline, hand);
    }
    if (preview) paintPreview(context, layout, this.#theme, preview);
    return moments;
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Flight} flight
   * @param {number} progress
   * @param {Timeline} timeline
   * @param {Point} hand where it is now
   */
  #fly(context, flight, progress, timeline, hand) {
    const from = this.#spot(flight.from, this.#hand(timeline, flight.start));
    const to = this.#spot(flight.to, hand);
    const falls = flight.kind === "drop";
    const way = falls ? progress * progress : smooth(progress);
    const lifted = flight.kind === "lift" ? progress : falls ? 1 - way : 0;
    const height = lifted || Math.sin(progress * Math.PI) * 1.4;
    this.#stamp(
      context,
      from.x + (to.x - from.x) * way,
      from.y + (to.y - from.y) * way,
      (from.size + (to.size - from.size) * way) * (1 + (HELD - 1) * Math.min(1, height)),
      height,
    );
  }

  /**
   * @param {Spot} spot
   * @param {Point} hand
   * @returns {Slot}
   */
  #spot({ place, index }, hand) {
    return place === HAND ? inHand(this.#layout, hand, index) : slotAt(this.#layout, place, index);
  }

  /**
   * @param {Timeline} timeline
   * @param {number} now
   * @returns {Point}
   */
  #hand(timeline, now) {
    const hand = handAt(timeline, now);
    if (!hand) return { x: 0, y: 0 };
    const from = over(this.#layout, hand.from);
    const to = over(this.#layout, hand.to);
    return {
      x: from.x + (to.x - from.x) * hand.progress,
      y: from.y + (to.y - from.y) * hand.progress,
    };
  }
}

// How high a layer of balls lies over the one below, in diameters.
const LAYER_HEIGHT = 0.07;

// A ball in the hand is nearer to the eye.
const HELD = 1.12;

/** @param {number} t */
const smooth = (t) => t * t * (3 - 2 * t);
