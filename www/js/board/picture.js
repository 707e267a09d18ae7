// A position as a picture to keep: plain shapes, which become an SVG text or are painted on a canvas.

import { createLayout, holeRect, kazanRect, point, targetRect } from "./layout.js";
import { holePlace, kazanPlace, other, SIDES } from "./place.js";
import { slotAt } from "./slot.js";

/** @import { Layout, Rect } from "./layout.js" */
/** @import { Side } from "./place.js" */
/** @import { Counts } from "./scene.js" */
/** @import { Theme } from "./theme.js" */

/**
 * @typedef {{ kind: "box", x: number, y: number, width: number, height: number, radius: number, fill: string }
 *   | { kind: "disc", x: number, y: number, radius: number, fill: string }
 *   | { kind: "ring", x: number, y: number, radius: number, width: number, fill: string }
 *   | { kind: "rhombus", x: number, y: number, radius: number, fill: string }
 *   | { kind: "text", x: number, y: number, size: number, fill: string, text: string }} Shape
 */

/** @typedef {Counts & { tuzdiks: Record<Side, number | null> }} Shown */

export const WIDTH = 1200;
export const HEIGHT = 620;

const FONT = "system-ui, 'Noto Sans', 'DejaVu Sans', Arial, sans-serif";

/**
 * @param {Shown} position
 * @param {Theme} theme
 * @param {Side} near
 * @returns {Shape[]} from the bottom up
 */
export function shapesOf(position, theme, near) {
  const holes = position.holes.first.length;
  const layout = createLayout({ width: WIDTH, height: HEIGHT, holes, near });
  /** @type {Shape[]} */
  const shapes = [
    { kind: "box", x: 0, y: 0, width: WIDTH, height: HEIGHT, radius: 22, fill: theme.wood },
  ];
  for (const side of SIDES) {
    shapes.push(box(kazanRect(layout, side), 0.5, theme[`${side}Felt`]));
    shapes.push(...balls(layout, kazanPlace(side), position.kazans[side], theme));
    shapes.push(...plaque(layout, side, position.kazans[side], theme));
    position.holes[side].forEach((count, index) => {
      const hole = index + 1;
      const owner = position.tuzdiks[other(side)] === hole ? other(side) : null;
      shapes.push(...holeShapes(layout, side, hole, count, owner, theme));
    });
  }
  return shapes;
}

/**
 * @param {Layout} layout
 * @param {Side} side
 * @param {number} hole
 * @param {number} count
 * @param {Side | null} owner whose tuzdik it is
 * @param {Theme} theme
 * @returns {Shape[]}
 */
function holeShapes(layout, side, hole, count, owner, theme) {
  const area = holeRect(layout, side, hole);
  const target = targetRect(layout, side, hole);
  const x = area.x + area.width / 2;
  const down = side === layout.near;
  const outer = down ? target.y + target.height : target.y;
  const inner = down ? target.y : target.y + target.height;
  const way = down ? -1 : 1;
  const fill = theme.ink;
  return [
    box(area, 0.47, owner ? theme[`${owner}Felt`] : theme.hole),
    ...(owner
      ? sign(owner, x, area.y + area.height / 2, area.width * 0.3, theme[owner])
      : balls(layout, holePlace(side, hole), count, theme)),
    text(
      x,
      outer + (way * layout.count) / 2,
      layout.count * 0.62,
      fill,
      owner ? "" : String(count),
    ),
    text(x, inner - (way * layout.number) / 2, layout.number * 0.8, fill, String(hole)),
  ];
}

/**
 * @param {Layout} layout
 * @param {Side} side
 * @param {number} count
 * @param {Theme} theme
 * @returns {Shape[]}
 */
function plaque(layout, side, count, theme) {
  const { kazan, sign: size, figure } = layout;
  const v = kazan.v + kazan.breadth / 2;
  const at = point(layout, side, kazan.u + size * 0.9, v);
  const number = point(layout, side, kazan.u + size * 1.7 + figure * 0.9, v);
  return [
    ...sign(side, at.x, at.y, size / 2, theme[side]),
    text(number.x, number.y, figure, theme.ballLight, String(count)),
  ];
}

/**
 * @param {Layout} layout
 * @param {string} place
 * @param {number} count
 * @param {Theme} theme
 * @returns {Shape[]}
 */
function balls(layout, place, count, theme) {
  return Array.from({ length: count }, (_, index) => slotAt(layout, place, index)).flatMap(
    ({ x, y, size }) => [
      disc(x, y, size * 0.5, theme.ballDark),
      disc(x - size * 0.025, y - size * 0.03, size * 0.455, theme.ball),
      disc(x - size * 0.13, y - size * 0.15, size * 0.16, theme.ballLight),
    ],
  );
}

/**
 * @param {Side} side
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string} fill
 * @returns {Shape[]}
 */
const sign = (side, x, y, radius, fill) =>
  side === "first"
    ? [
        { kind: "ring", x, y, radius: radius * 0.86, width: radius * 0.26, fill },
        disc(x, y, radius * 0.34, fill),
      ]
    : [{ kind: "rhombus", x, y, radius, fill }];

/** @param {Rect} area @param {number} round @param {string} fill @returns {Shape} */
const box = ({ x, y, width, height }, round, fill) => {
  const radius = Math.min(width, height) * round;
  return { kind: "box", x, y, width, height, radius, fill };
};

/** @param {number} x @param {number} y @param {number} radius @param {string} fill @returns {Shape} */
const disc = (x, y, radius, fill) => ({ kind: "disc", x, y, radius, fill });

/** @param {number} x @param {number} y @param {number} size @param {string} fill @param {string} text @returns {Shape} */
const text = (x, y, size, fill, text) => ({ kind: "text", x, y, size, fill, text });

/**
 * @param {readonly Shape[]} shapes
 * @param {string} title
 */
export function toSvg(shapes, title) {
  const body = shapes.map(element).join("\n");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">
<title>${quoted(title)}</title>
<g text-anchor="middle" font-family="${FONT}" font-weight="700">
${body}
</g>
</svg>
`;
}

/** @param {Shape} shape */
function element(shape) {
  const [x, y] = [round(shape.x), round(shape.y)];
  const fill = `fill="${quoted(shape.fill)}"`;
  switch (shape.kind) {
    case "box":
      return `<rect x="${x}" y="${y}" width="${round(shape.width)}" height="${round(shape.height)}" rx="${round(shape.radius)}" ${fill}/>`;
    case "disc":
      return `<circle cx="${x}" cy="${y}" r="${round(shape.radius)}" ${fill}/>`;
    case "ring":
      return `<circle cx="${x}" cy="${y}" r="${round(shape.radius)}" fill="none" stroke="${quoted(shape.fill)}" stroke-width="${round(shape.width)}"/>`;
    case "rhombus": {
      const r = round(shape.radius);
      return `<path d="M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z" ${fill}/>`;
    }
    default:
      return `<text x="${x}" y="${round(shape.y + shape.size * 0.36)}" font-size="${round(shape.size)}" ${fill}>${quoted(shape.text)}</text>`;
  }
}

/**
 * @param {CanvasRenderingContext2D} context of a canvas of the picture's size
 * @param {readonly Shape[]} shapes
 */
export function paintShapes(context, shapes) {
  context.textAlign = "center";
  for (const shape of shapes) {
    const { x, y } = shape;
    context.fillStyle = shape.fill;
    context.beginPath();
    if (shape.kind === "text") {
      context.font = `700 ${shape.size}px ${FONT}`;
      context.fillText(shape.text, x, y + shape.size * 0.36);
    } else if (shape.kind === "box") {
      context.roundRect(x, y, shape.width, shape.height, shape.radius);
    } else if (shape.kind === "rhombus") {
      const r = shape.radius;
      context.moveTo(x, y - r);
      context.lineTo(x + r, y);
      context.lineTo(x, y + r);
      context.lineTo(x - r, y);
    } else {
      context.arc(x, y, shape.radius, 0, 2 * Math.PI);
    }
    if (shape.kind === "ring") {
      context.strokeStyle = shape.fill;
      context.lineWidth = shape.width;
      context.stroke();
    } else {
      context.fill();
    }
  }
}

/** @param {number} value */
const round = (value) => Math.round(value * 100) / 100;

/** @param {string} value */
const quoted = (value) =>
  value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
