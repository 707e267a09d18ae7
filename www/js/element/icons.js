// The signs of the element's buttons and players, as lines in a square.

/** @import { Side } from "../board/place.js" */

const SVG = "http://www.w3.org/2000/svg";

/** In a square of 24. */
const LINES = {
  new: "M12 5v14M5 12h14",
  undo: "M9 4 4 9l5 5M4.5 9H14a5.5 5.5 0 0 1 0 11h-3",
  redo: "m15 4 5 5-5 5M19.5 9H10a5.5 5.5 0 0 0 0 11h3",
  flip: "M8 20V5M4.5 8.5 8 5l3.5 3.5M16 4v15M12.5 15.5 16 19l3.5-3.5",
  resign: "M6 21V4M6 5c4-2.5 8 2.5 12 0v9c-4 2.5-8-2.5-12 0",
  run: "M8 5.5v13l10.5-6.5Z",
  pause: "M9 6v12M15 6v12",
  first: "M6 5v14M18 5l-7 7 7 7",
  previous: "m15 5-7 7 7 7",
  next: "m9 5 7 7-7 7",
  last: "M18 5v14M6 5l7 7-7 7",
};

/** @typedef {keyof typeof LINES} Icon */

/** In a square of 24 around the middle: the crown of a yurt, and a rhombus. */
const SIGNS = {
  first:
    "M0-9.9A9.9 9.9 0 1 1 0 9.9 9.9 9.9 0 0 1 0-9.9ZM-8.9-2.9 2.9 8.9M-2.9-8.9 8.9 2.9M-8.9 2.9 2.9-8.9M-2.9 8.9 8.9-2.9",
  second: "M0-10.4 10.4 0 0 10.4-10.4 0ZM0-4.2 4.2 0 0 4.2-4.2 0Z",
};

/**
 * @param {string} viewBox
 * @param {string} className
 */
function createPicture(viewBox, className) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", viewBox);
  svg.setAttribute("class", className);
  svg.setAttribute("aria-hidden", "true");
  svg.append(document.createElementNS(SVG, "path"));
  return svg;
}

/** @param {Icon} icon */
export function createIcon(icon) {
  const svg = createPicture("0 0 24 24", "icon");
  drawIcon(svg, icon);
  return svg;
}

/**
 * @param {Element | null} svg
 * @param {Icon} icon
 */
export const drawIcon = (svg, icon) => svg?.firstElementChild?.setAttribute("d", LINES[icon]);

/** @param {Side} side */
export function createSign(side) {
  const svg = createPicture("-12 -12 24 24", "sign");
  svg.firstElementChild?.setAttribute("d", SIGNS[side]);
  return svg;
}
