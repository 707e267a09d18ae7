// What does not move: the wooden board, its holes and its kazans. Painted once for each size.

import { paintEmblem } from "./emblem.js";
import { centre, holeRect, kazanRect, plaqueRect } from "./layout.js";
import { paintOrnament } from "./ornament.js";
import { other, SIDES } from "./place.js";

/** @import { Layout, Rect } from "./layout.js" */
/** @import { Side } from "./place.js" */
/** @import { Theme } from "./theme.js" */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {Theme} theme
 */
export function paintWood(context, layout, theme) {
  const { width, height } = layout;
  context.clearRect(0, 0, width, height);
  context.save();
  const corner = Math.min(26, Math.min(width, height) * 0.04);
  context.beginPath();
  context.roundRect(0, 0, width, height, corner);
  context.clip();
  paintPlank(context, layout, theme);
  paintRim(context, layout, theme, corner);
  context.restore();
  paintOrnament(context, layout, { groove: theme.carve, light: theme.rim });
  for (const side of SIDES) {
    for (let hole = 1; hole <= layout.holes; hole++) {
      paintHole(context, holeRect(layout, side, hole), [theme.hole, theme.holeDeep], theme);
    }
    paintKazan(context, layout, side, theme);
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {Theme} theme
 */
function paintPlank(context, { width, height, upright }, theme) {
  const base = context.createLinearGradient(0, 0, upright ? width : 0, upright ? 0 : height);
  base.addColorStop(0, theme.wood);
  base.addColorStop(0.5, theme.woodDark);
  base.addColorStop(1, theme.wood);
  context.fillStyle = base;
  context.fillRect(0, 0, width, height);

  const [length, breadth] = upright ? [height, width] : [width, height];
  const random = seeded(9);
  context.save();
  if (upright) {
    context.translate(width, 0);
    context.rotate(Math.PI / 2);
  }
  context.strokeStyle = theme.grain;
  for (let v = 0; v < breadth; v += 2 + random() * 7) {
    context.globalAlpha = 0.05 + random() * 0.2;
    context.lineWidth = 0.5 + random() * 1.6;
    const sway = 3 + random() * 9;
    context.beginPath();
    context.moveTo(0, v);
    context.bezierCurveTo(length * 0.3, v + sway, length * 0.6, v - sway, length, v + sway * 0.5);
    context.stroke();
  }
  context.restore();

  // Light from the upper left, and the shade of the far corner.
  const light = context.createRadialGradient(
    width * 0.3,
    height * 0.2,
    0,
    width * 0.45,
    height * 0.4,
    Math.hypot(width, height) * 0.62,
  );
  light.addColorStop(0, "rgb(255 240 214 / 0.16)");
  light.addColorStop(0.55, "rgb(255 240 214 / 0)");
  light.addColorStop(1, "rgb(30 10 0 / 0.2)");
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {Theme} theme
 * @param {number} corner
 */
function paintRim(context, { width, height, edge }, theme, corner) {
  context.lineWidth = 2;
  context.strokeStyle = theme.rim;
  context.beginPath();
  context.roundRect(1, 1, width - 2, height - 2, corner);
  context.stroke();
  context.strokeStyle = theme.carve;
  context.lineWidth = Math.max(1, edge * 0.14);
  const inset = edge * 0.55;
  context.beginPath();
  context.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, corner * 0.75);
  context.stroke();
}

/**
 * Makes a hole its owner's tuzdik: felt, a ring and a sign instead of bare wood.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {Theme} theme
 * @param {Side} owner
 * @param {number} number of the opponent's hole
 */
export function paintTuzdik(context, layout, theme, owner, number) {
  const hole = holeRect(layout, other(owner), number);
  const size = Math.min(hole.width, hole.height);
  paintHole(context, hole, feltOf(theme, owner), theme);
  context.save();
  context.strokeStyle = theme[owner];
  context.lineWidth = Math.max(2, size * 0.06);
  context.beginPath();
  context.roundRect(hole.x, hole.y, hole.width, hole.height, size * 0.44);
  context.stroke();
  context.restore();
  paintEmblem(context, owner, centre(hole), size * 0.72, theme[owner]);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Rect} hole
 * @param {string[]} colours
 * @param {Theme} theme
 */
const paintHole = (context, hole, colours, theme) =>
  paintHollow(context, hole, Math.min(hole.width, hole.height) * 0.44, colours, theme);

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {Side} side
 * @param {Theme} theme
 */
function paintKazan(context, layout, side, theme) {
  const trough = kazanRect(layout, side);
  const radius = Math.min(trough.width, trough.height) * 0.42;
  paintHollow(context, trough, radius, feltOf(theme, side), theme);
  const { sign } = layout;
  const plaque = plaqueRect(layout, side);
  const at = layout.upright
    ? { x: centre(plaque).x, y: plaque.y + sign * 0.85 }
    : { x: plaque.x + sign * 0.95, y: centre(plaque).y };
  paintEmblem(context, side, at, sign, theme[side]);
}

/**
 * @param {Theme} theme
 * @param {Side} side
 * @returns {[string, string]}
 */
const feltOf = (theme, side) => [
  side === "first" ? theme.firstFelt : theme.secondFelt,
  theme.holeDeep,
];

/**
 * A hollow in the wood: deep at the side the light comes from, with a lit lower lip.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Rect} hollow
 * @param {number} radius
 * @param {string[]} colours of the bottom and of the deep side
 * @param {Theme} theme
 */
function paintHollow(context, { x, y, width, height }, radius, [bottom, deep], theme) {
  const shape = new Path2D();
  shape.roundRect(x, y, width, height, radius);
  const lip = Math.max(1, radius * 0.07);
  context.save();
  context.translate(lip * 0.5, lip);
  context.strokeStyle = theme.rim;
  context.lineWidth = lip * 1.6;
  context.stroke(shape);
  context.restore();

  const fill = context.createLinearGradient(x, y, x, y + height);
  fill.addColorStop(0, deep ?? "black");
  fill.addColorStop(Math.min(0.6, (radius * 1.1) / height), bottom ?? "black");
  fill.addColorStop(1, bottom ?? "black");
  context.fillStyle = fill;
  context.fill(shape);

  // The shadow of the upper edge: a stroke outside of the hollow that only casts into it.
  context.save();
  context.clip(shape);
  context.strokeStyle = deep ?? "black";
  context.lineWidth = lip * 3;
  context.shadowColor = "rgb(0 0 0 / 0.75)";
  context.shadowBlur = radius * 0.5;
  context.shadowOffsetX = radius * 0.06;
  context.shadowOffsetY = radius * 0.16;
  context.stroke(shape);
  context.restore();
}

/**
 * Numbers that only look random, so that the wood is the same every time.
 *
 * @param {number} seed
 */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
