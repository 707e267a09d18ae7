// Where everything on the board is, from its size alone. No drawing, no page.
//
// All is measured as its owner sees it: `u` runs from the owner's left to the right along the row,
// `v` from the owner's edge across the board. So both sides have the same numbers, and turning the
// board, or standing it upright on a narrow screen, is done once, in `point`.

/** @import { Side } from "./place.js" */

/**
 * @typedef {object} Point
 * @property {number} x
 * @property {number} y
 */

/**
 * @typedef {object} Rect
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 */

/**
 * Spans along `u` and `v`, in the owner's view.
 *
 * @typedef {object} Span
 * @property {number} u
 * @property {number} v
 * @property {number} length along `u`
 * @property {number} breadth along `v`
 */

/**
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {number} holes holes in a row
 * @property {Side} near whose row is at the bottom; at the right when the board stands upright
 * @property {boolean} upright the rows are columns: for screens higher than wide
 * @property {number} ball the diameter of a ball in a hole
 * @property {number} kazanBall the diameter of a ball in a kazan
 * @property {number} pitch from one hole to the next
 * @property {number} end the wood before the first hole and after the last
 * @property {number} edge the wood between the rim and the counts
 * @property {number} count the breadth of the band with the counts
 * @property {number} number the breadth of the band with the numbers of the holes
 * @property {number} spine the wood between the kazans
 * @property {Span[]} hole the holes, as their owner sees them
 * @property {Span[]} target what can be pressed: the hole, its count and its number
 * @property {Span} kazan
 * @property {number} plaque the length at the start of a kazan that its count takes
 * @property {number} sign the size of the owner's sign there
 * @property {number} figure the size of the figures of the count there
 */

/** Rows of balls that lie in a hole before a second layer starts. */
export const ROWS = 5;

/** Tens of balls that lie in a kazan, at least, before a second layer starts. */
const TENS = 4.2;

// A straight board looks more like the real one, so standing it up has to pay.
const UPRIGHT_GAIN = 1.1;

/**
 * @param {object} size
 * @param {number} size.width in CSS pixels
 * @param {number} size.height in CSS pixels
 * @param {number} size.holes holes in a row
 * @param {Side} [size.near]
 * @param {boolean | null} [size.stand] whether the board stands upright; null: as its balls are larger
 * @param {number} [size.figures] how much larger than usual the figures are
 * @returns {Layout}
 */
export function createLayout({ width, height, holes, near = "first", stand = null, figures = 1 }) {
  const straight = measure(width, height, holes, false, figures);
  const upright = measure(height, width, holes, true, figures);
  const stands = stand ?? upright.ball > straight.ball * UPRIGHT_GAIN;
  return { width, height, holes, near, ...(stands ? upright : straight) };
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
const clamp = (value, least, most) => Math.max(least, Math.min(most, value));

/**
 * @param {number} length of the board along the rows
 * @param {number} breadth across them
 * @param {number} holes
 * @param {boolean} upright
 * @param {number} figures
 */
function measure(length, breadth, holes, upright, figures) {
  const edge = clamp(breadth * 0.016, 4, 12);
  const end = upright ? clamp(length * 0.016, 6, 20) : clamp(length * 0.045, 7, 68);
  const band = upright ? clamp(breadth * 0.084, 24, 40) : clamp(breadth * 0.07, 20, 42);
  const count = band * figures;
  const number = clamp(breadth * 0.03, upright ? 10 : 12, 20) * figures;
  const spine = clamp(breadth * 0.022, 3, 16);
  const pitch = (length - 2 * end) / holes;
  const rest = breadth / 2 - edge - count - number - spine / 2;
  const depth = rest * (upright ? 0.765 : 0.73);
  const ball = Math.min((pitch * 0.86) / 2.35, depth / (ROWS + 0.95));
  const across = Math.min(pitch * 0.86, ball * 3);
  const trough = rest - depth;

  const numbers = Array.from({ length: holes }, (_, index) => end + index * pitch);
  const hole = numbers.map((u) => ({
    u: u + (pitch - across) / 2,
    v: edge + count,
    length: across,
    breadth: depth,
  }));
  const target = numbers.map((u) => ({
    u,
    v: edge / 2,
    length: pitch,
    breadth: edge / 2 + count + depth + number,
  }));
  // A kazan lies on the other half of the board.
  const inset = (pitch - across) / 2;
  const kazan = {
    u: end + inset,
    v: breadth / 2 + spine / 2,
    length: length - 2 * (end + inset),
    breadth: trough,
  };
  const figure = upright ? clamp(trough * 0.56, 15, 26) : clamp(trough * 0.52, 15, 34);
  const sign = upright ? clamp(trough * 0.5, 12, 24) : clamp(trough * 0.5, 13, 34);
  // The sign, two or three digits, and what the last move brought.
  const plaque = upright ? sign * 1.5 + figure * 2.1 : sign * 1.6 + figure * 2.9;
  // At least four tens in a layer.
  const room = (kazan.length - plaque) / TENS;
  const kazanBall = Math.min(ball * 0.9, trough / 2.5, room / 5.5);
  const bands = { edge, end, count, number, spine, pitch };
  return { upright, ball, kazanBall, ...bands, hole, target, kazan, plaque, sign, figure };
}

/**
 * Where a point that its owner measured is on the board.
 *
 * @param {Layout} layout
 * @param {Side} side
 * @param {number} u
 * @param {number} v
 * @returns {Point}
 */
export function point(layout, side, u, v) {
  const [length, breadth] = layout.upright
    ? [layout.height, layout.width]
    : [layout.width, layout.height];
  const [along, across] = side === layout.near ? [u, breadth - v] : [length - u, v];
  return layout.upright ? { x: across, y: length - along } : { x: along, y: across };
}

/**
 * @param {Layout} layout
 * @param {Side} side
 * @param {Span} span
 * @returns {Rect}
 */
export function rect(layout, side, { u, v, length, breadth }) {
  const a = point(layout, side, u, v);
  const b = point(layout, side, u + length, v + breadth);
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

/**
 * @param {Layout} layout
 * @param {Side} side
 * @param {number} hole
 */
export const holeRect = (layout, side, hole) => rect(layout, side, at(layout.hole, hole));

/**
 * @param {Layout} layout
 * @param {Side} side
 * @param {number} hole
 */
export const targetRect = (layout, side, hole) => rect(layout, side, at(layout.target, hole));

/**
 * @param {Layout} layout
 * @param {Side} side
 */
export const kazanRect = (layout, side) => rect(layout, side, layout.kazan);

/**
 * Where the count of a kazan is written.
 *
 * @param {Layout} layout
 * @param {Side} side
 */
export const plaqueRect = (layout, side) =>
  rect(layout, side, { ...layout.kazan, length: layout.plaque });

/**
 * @param {Rect} rect
 * @returns {Point}
 */
export const centre = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/**
 * @param {Span[]} spans
 * @param {number} hole counted from 1
 * @returns {Span}
 */
function at(spans, hole) {
  const span = spans[hole - 1];
  if (!span) throw new RangeError(`no hole ${hole}`);
  return span;
}
