// The signs of the two players, told apart by shape as well as by colour: the crown of the yurt
// (shanyrak, tunduk) for the first, a rhombus for the second.

/** @import { Side } from "./place.js" */
/** @import { Point } from "./layout.js" */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Side} side
 * @param {Point} at its middle
 * @param {number} size from edge to edge
 * @param {string} colour
 */
export function paintEmblem(context, side, at, size, colour) {
  context.save();
  context.translate(at.x, at.y);
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.lineJoin = "round";
  context.lineCap = "round";
  if (side === "first") crown(context, size / 2);
  else rhombus(context, size / 2);
  context.restore();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} radius
 */
function crown(context, radius) {
  const width = radius * 0.22;
  const ring = radius - width / 2;
  context.lineWidth = width;
  context.beginPath();
  context.arc(0, 0, ring, 0, 2 * Math.PI);
  context.stroke();
  // Two pairs of poles that cross, as in the crown of a yurt.
  const aside = ring * 0.3;
  const reach = Math.sqrt(ring * ring - aside * aside);
  context.rotate(Math.PI / 4);
  context.lineWidth = width * 0.68;
  context.beginPath();
  for (const at of [-aside, aside]) {
    context.moveTo(at, -reach);
    context.lineTo(at, reach);
    context.moveTo(-reach, at);
    context.lineTo(reach, at);
  }
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} radius
 */
function rhombus(context, radius) {
  const width = radius * 0.2;
  context.lineWidth = width;
  diamond(context, radius - width * 0.7);
  context.stroke();
  diamond(context, radius * 0.42);
  context.fill();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} radius
 */
function diamond(context, radius) {
  context.beginPath();
  context.moveTo(0, -radius);
  context.lineTo(radius, 0);
  context.lineTo(0, radius);
  context.lineTo(-radius, 0);
  context.closePath();
}
