// What moves: balls that lie, fly, or are held in the hand, and the marks of moves.

import { createStamp } from "./ball.js";
import { HeapPainter } from "./heap.js";
import { paintPreview, paintTrail } from "./mark.js";
import { HAND } from "./place.js";
import { inHand, over, slotAt } from "./slot.js";
import { handAt, momentsAt } from "./timeline.js";

/** @import { Layout, Point } from "./layout.js" */
/** @import { Preview, Trail } from "./mark.js" */
/** @import { Place } from "./place.js" */
/** @import { Spot } from "./scene.js" */
/** @import { Slot } from "./slot.js" */
/** @import { Theme } from "./theme.js" */
/** @import { Flight, Moment, Timeline } from "./timeline.js" */

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
  #stamp;
  #heaps;

  /**
   * @param {Layout} layout
   * @param {Theme} theme
   * @param {number} scale device pixels in a CSS pixel
   */
  constructor(layout, theme, scale) {
    this.#layout = layout;
    this.#theme = theme;
    this.#stamp = createStamp(theme, layout.ball, scale);
    const kazan = createStamp(theme, layout.kazanBall, scale);
    this.#heaps = new HeapPainter(layout, { hole: this.#stamp, kazan });
  }

  /**
   * @param {CanvasRenderingContext2D} ground where balls lie
   * @param {CanvasRenderingContext2D} air where they fly, and where the marks are
   * @param {Picture} picture
   * @returns {Moment[]} what was painted
   */
  paint(ground, air, { timeline, now, trail, preview }) {
    const layout = this.#layout;
    const moments = momentsAt(timeline, now);
    this.#heaps.paint(ground, timeline.places, heapsOf(moments));
    air.clearRect(0, 0, layout.width, layout.height);
    if (trail) paintTrail(air, layout, this.#theme, trail);
    const hand = this.#hand(timeline, now);
    for (const { flight, spot } of moments) {
      if (!flight && spot.place === HAND) {
        const { x, y, size } = inHand(layout, hand, spot.index);
        this.#stamp.hold(air, x, y, size * HELD, 1);
      }
    }
    for (const { flight, progress } of moments) {
      if (flight) this.#fly(air, flight, progress, timeline, hand);
    }
    if (preview) paintPreview(air, layout, this.#theme, preview);
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
    this.#stamp.hold(
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

// A ball in the hand is nearer to the eye.
const HELD = 1.12;

/** @param {number} t */
const smooth = (t) => t * t * (3 - 2 * t);

/**
 * The slots that are taken at each place.
 *
 * @param {Moment[]} moments
 */
function heapsOf(moments) {
  /** @type {Map<Place, number[]>} */
  const heaps = new Map();
  for (const { flight, spot } of moments) {
    if (flight || spot.place === HAND) continue;
    const slots = heaps.get(spot.place);
    if (slots) slots.push(spot.index);
    else heaps.set(spot.place, [spot.index]);
  }
  return heaps;
}
