// Rings around holes: where the last move came from and went to, and where a move would end.

import { paintEmblem } from "./emblem.js";
import { holeRect, point } from "./layout.js";

/** @import { Layout } from "./layout.js" */
/** @import { Side } from "./place.js" */
/** @import { Theme } from "./theme.js" */

/** @typedef {{ side: Side, hole: number }} Hole */

/**
 * @typedef {object} Trail the last move
 * @property {Hole} from
 * @property {Hole} to
 */

/**
 * @typedef {object} Preview what a move would do
 * @property {Hole} to where its last ball would fall
 * @property {Hole} [from] the hole that is recommended
 * @property {Side | null} taker whose kazan would get balls, if any
 */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {Theme} theme
 * @param {Trail} trail
 */
export function paintTrail(context, layout, theme, { from, to }) {
  const width = Math.max(1.5, layout.ball * 0.1);
  ring(context, layout, from, theme.mark, width, [width * 2, width * 2.2]);
  ring(context, layout, to, theme.mark, width * 1.4, []);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {Theme} theme
 * @param {Preview} preview
 */
export function paintPreview(context, layout, theme, { from, to, taker }) {
  const width = Math.max(2, layout.ball * 0.16);
  const colour = taker ? theme[taker] : theme.ballLight;
  if (from) ring(context, layout, from, theme.mark, width * 1.5, []);
  ring(context, layout, to, colour, width, []);
  // At the inner end of the hole, where balls come last.
  const span = layout.hole[to.hole - 1];
  if (!span) return;
  const size = Math.min(span.length, span.breadth) * 0.5;
  const at = point(layout, to.side, span.u + span.length / 2, span.v + span.breadth - size * 0.72);
  context.save();
  context.globalAlpha = 0.92;
  context.fillStyle = theme.holeDeep;
  context.beginPath();
  context.arc(at.x, at.y, size * 0.62, 0, 2 * Math.PI);
  context.fill();
  context.restore();
  if (taker) paintEmblem(context, taker, at, size * 0.86, theme[taker]);
  else paintTarget(context, at, size * 0.3, colour);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import("./layout.js").Point} at
 * @param {number} radius
 * @param {string} colour
 */
function paintTarget(context, at, radius, colour) {
  context.save();
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.lineWidth = radius * 0.28;
  context.beginPath();
  context.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  context.stroke();
  context.beginPath();
  context.arc(at.x, at.y, radius * 0.36, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {Hole} hole
 * @param {string} colour
 * @param {number} width
 * @param {number[]} dash
 */
function ring(context, layout, { side, hole }, colour, width, dash) {
  const { x, y, width: w, height: h } = holeRect(layout, side, hole);
  context.save();
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.setLineDash(dash);
  context.beginPath();
  context.roundRect(x - width / 2, y - width / 2, w + width, h + width, Math.min(w, h) * 0.47);
  context.stroke();
  context.restore();
}
