// Where each ball of a heap lies: in pairs, so that even and odd are seen at a glance; in layers of
// ten in a hole, in tens along a kazan.

import { centre, holeRect, point, ROWS } from "./layout.js";
import { readPlace } from "./place.js";

/** @import { Layout, Point } from "./layout.js" */
/** @import { Place, Side } from "./place.js" */

/**
 * @typedef {object} Slot
 * @property {number} x
 * @property {number} y
 * @property {number} size the diameter of the ball
 * @property {number} layer 0 lies at the bottom
 */

/** Balls in one layer of a hole. */
export const LAYER = 2 * ROWS;

/**
 * @param {Layout} layout
 * @param {Place} place any but the hand
 * @param {number} index
 * @returns {Slot}
 */
export function slotAt(layout, place, index) {
  const { side, hole } = readPlace(place);
  return hole === null ? inKazan(layout, side, index) : inHole(layout, side, hole, index);
}

/**
 * @param {Layout} layout
 * @param {Side} side
 * @param {number} hole
 * @param {number} index
 * @returns {Slot}
 */
function inHole(layout, side, hole, index) {
  const span = layout.hole[hole - 1];
  if (!span) throw new RangeError(`no hole ${hole}`);
  const layer = Math.floor(index / LAYER);
  const column = index % 2;
  const row = Math.floor((index % LAYER) / 2);
  const { ball } = layout;
  // The upper layers lie in the hollows of the one below, a little closer together.
  const raised = layer % 2;
  const room = span.breadth - ball * 0.44;
  const step = Math.min(room / (ROWS + 0.5), ball * 1.16);
  const free = room - step * (ROWS + 0.5);
  const apart = Math.min(span.length - ball * 1.32, ball * 1.16) * (raised ? 0.86 : 1);
  const u = span.u + span.length / 2 + (column - 0.5) * apart;
  const v = span.v + ball * 0.22 + free * 0.35 + step * (row + 0.5 + raised * 0.5);
  return { ...point(layout, side, u, v), size: ball, layer };
}

/**
 * @param {Layout} layout
 * @param {Side} side
 * @param {number} index
 * @returns {Slot}
 */
function inKazan(layout, side, index) {
  const { kazan, kazanBall: ball, plaque } = layout;
  const start = kazan.u + plaque;
  const room = kazan.length - plaque - ball * 0.7;
  const tens = Math.max(1, Math.floor(room / (ball * 5.5)));
  const pace = room / tens;
  const step = Math.min(ball * 1.06, (pace - ball * 0.4) / 5);
  const layer = Math.floor(index / (tens * 10));
  const inLayer = index % (tens * 10);
  const ten = Math.floor(inLayer / 10);
  const column = Math.floor((inLayer % 10) / 2);
  const shift = (layer % 2) * 0.5;
  const u = start + ten * pace + step * (column + 0.5 + shift);
  const v = kazan.v + kazan.breadth / 2 + ((index % 2) - 0.5) * ball * (1.06 - shift * 0.2);
  return { ...point(layout, side, u, v), size: ball, layer };
}

/**
 * A ball in the hand: a small heap around it.
 *
 * @param {Layout} layout
 * @param {Point} hand
 * @param {number} index
 * @returns {Slot}
 */
export function inHand(layout, hand, index) {
  // The golden angle spreads any number of balls evenly over a disc.
  const angle = index * 2.39996;
  const away = layout.ball * 0.36 * Math.sqrt(index);
  return {
    x: hand.x + Math.cos(angle) * away,
    y: hand.y + Math.sin(angle) * away,
    size: layout.ball,
    layer: 9,
  };
}

/**
 * Where the hand is when it is at a place: over the middle of the hole, or of the kazan.
 *
 * @param {Layout} layout
 * @param {Place} place
 * @returns {Point}
 */
export function over(layout, place) {
  const { side, hole } = readPlace(place);
  if (hole !== null) return centre(holeRect(layout, side, hole));
  const { u, v, length, breadth } = layout.kazan;
  return point(layout, side, u + length / 2, v + breadth / 2);
}
