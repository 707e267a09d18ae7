// The balls that lie: painted anew only where their number has changed.

import { holeRect, kazanRect } from "./layout.js";
import { readPlace } from "./place.js";
import { slotAt } from "./slot.js";

/** @import { Stamp } from "./ball.js" */
/** @import { Layout } from "./layout.js" */
/** @import { Place } from "./place.js" */

// How high a layer of balls lies over the one below, in diameters.
const LAYER_HEIGHT = 0.07;

/** Keeps in mind what it has painted. */
export class HeapPainter {
  #layout;
  #stamps;
  /** @type {Map<Place, string>} */
  #painted = new Map();

  /**
   * @param {Layout} layout
   * @param {{ hole: Stamp, kazan: Stamp }} stamps
   */
  constructor(layout, stamps) {
    this.#layout = layout;
    this.#stamps = stamps;
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Iterable<Place>} places all that there are
   * @param {Map<Place, number[]>} heaps which slots are taken, from the bottom up
   */
  paint(context, places, heaps) {
    for (const place of places) {
      const slots = heaps.get(place) ?? [];
      const key = slots.join();
      if (key === (this.#painted.get(place) ?? "")) continue;
      this.#painted.set(place, key);
      this.#heap(context, place, slots);
    }
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Place} place
   * @param {number[]} slots
   */
  #heap(context, place, slots) {
    const { side, hole } = readPlace(place);
    const { x, y, width, height } =
      hole === null ? kazanRect(this.#layout, side) : holeRect(this.#layout, side, hole);
    const stamp = hole === null ? this.#stamps.kazan : this.#stamps.hole;
    context.clearRect(x, y, width, height);
    context.save();
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    for (const index of slots) {
      const slot = slotAt(this.#layout, place, index);
      stamp.lay(context, slot.x, slot.y, slot.layer * LAYER_HEIGHT);
    }
    context.restore();
  }
}
