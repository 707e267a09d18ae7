// The colours of the board, from the CSS custom properties of its element.

/**
 * @typedef {Record<keyof typeof PROPERTIES, string>} Theme
 */

const PROPERTIES = {
  wood: "--togyz-wood",
  woodDark: "--togyz-wood-dark",
  grain: "--togyz-grain",
  rim: "--togyz-rim",
  carve: "--togyz-carve",
  hole: "--togyz-hole",
  holeDeep: "--togyz-hole-deep",
  ball: "--togyz-ball",
  ballLight: "--togyz-ball-light",
  ballDark: "--togyz-ball-dark",
  first: "--togyz-first",
  firstFelt: "--togyz-first-felt",
  second: "--togyz-second",
  secondFelt: "--togyz-second-felt",
  mark: "--togyz-mark",
};

/**
 * @param {Element} element
 * @returns {Theme}
 */
export function readTheme(element) {
  const style = getComputedStyle(element);
  const entries = Object.entries(PROPERTIES).map(([name, property]) => [
    name,
    style.getPropertyValue(property).trim() || "gray",
  ]);
  return Object.fromEntries(entries);
}
