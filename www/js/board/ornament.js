// The carving of the board: ram's horns (koshkar muiz, kochkor muyuz), the oldest motif of the
// steppe, drawn as two spirals that grow from one stem.

/** @import { Layout, Point } from "./layout.js" */
import { point, rect } from "./layout.js";

/**
 * Carves the two ends of the board and the wood between the kazans.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {{ groove: string, light: string }} colours
 */
export function paintOrnament(context, layout, colours) {
  const { end, edge, near } = layout;
  if (end >= 18) {
    const [length, breadth] = layout.upright
      ? [layout.height, layout.width]
      : [layout.width, layout.height];
    const from = edge * 0.55;
    const to = end + (layout.pitch - (layout.hole[0]?.length ?? 0)) / 2;
    const size = Math.min((to - from) * 0.62, 46);
    const pace = size * 1.42;
    const pieces = Math.max(1, Math.floor((breadth * 0.5) / pace)) | 1;
    for (const u of [(from + to) / 2, length - (from + to) / 2]) {
      for (let piece = 0; piece < pieces; piece++) {
        const v = breadth / 2 + (piece - (pieces - 1) / 2) * pace;
        horns(context, point(layout, near, u, v), size, layout.upright, colours);
      }
    }
  }
  paintSpine(context, layout, colours);
}

/**
 * A row of small rhombs along the wood between the kazans.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {{ groove: string, light: string }} colours
 */
function paintSpine(context, layout, colours) {
  const { kazan, spine, near } = layout;
  const size = spine * 0.5;
  if (size < 3) return;
  const count = Math.floor(kazan.length / (size * 5));
  const half = rect(layout, near, { ...kazan, v: kazan.v - spine, breadth: spine });
  const middle = { x: half.x + half.width / 2, y: half.y + half.height / 2 };
  context.save();
  context.strokeStyle = colours.groove;
  context.lineWidth = Math.max(1, size * 0.22);
  context.beginPath();
  for (let index = 0; index < count; index++) {
    const away = (index - (count - 1) / 2) * size * 5;
    const [x, y] = layout.upright ? [middle.x, middle.y + away] : [middle.x + away, middle.y];
    context.moveTo(x - size, y);
    context.lineTo(x, y - size);
    context.lineTo(x + size, y);
    context.lineTo(x, y + size);
    context.closePath();
  }
  context.stroke();
  context.restore();
}

/**
 * Two horns back to back.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Point} at
 * @param {number} size
 * @param {boolean} turned
 * @param {{ groove: string, light: string }} colours
 */
function horns(context, at, size, turned, colours) {
  context.save();
  context.translate(at.x, at.y);
  if (turned) context.rotate(Math.PI / 2);
  context.scale(size / 20, size / 20);
  context.lineCap = "round";
  for (const [colour, shift] of /** @type {const} */ ([
    [colours.light, 0.9],
    [colours.groove, 0],
  ])) {
    context.strokeStyle = colour;
    context.lineWidth = 2.1;
    context.beginPath();
    for (const [x, y] of /** @type {const} */ ([
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ])) {
      context.moveTo(0, shift);
      context.bezierCurveTo(x * 1, y * 8 + shift, x * 9.5, y * 12 + shift, x * 9, y * 5.5 + shift);
      context.bezierCurveTo(
        x * 8.4,
        y * 2 + shift,
        x * 3.8,
        y * 3 + shift,
        x * 5.4,
        y * 6.4 + shift,
      );
    }
    context.stroke();
  }
  context.restore();
}
