// The colours of the board, as its style gives them to its element.

/**
 * @typedef {Record<keyof typeof PROPERTIES, string>} Theme
 */

const PROPERTIES = {
  wood: "--wood",
  woodDark: "--wood-dark",
  grain: "--grain",
  rim: "--rim",
  carve: "--carve",
  hole: "--hole",
  holeDeep: "--hole-deep",
  ball: "--ball",
  ballLight: "--ball-light",
  ballDark: "--ball-dark",
  first: "--first",
  firstFelt: "--first-felt",
  second: "--second",
  secondFelt: "--second-felt",
  mark: "--mark",
  ink: "--ink",
};

/**
 * @param {Element} element
 * @returns {Theme}
 */
export function readTheme(element) {
  // A custom property is text: only as the colour of something is it a colour that a canvas knows.
  const probe = document.createElement("i");
  probe.hidden = true;
  element.append(probe);
  const style = getComputedStyle(probe);
  const entries = Object.entries(PROPERTIES).map(([name, property]) => {
    probe.style.color = `var(${property})`;
    return [name, style.color];
  });
  probe.remove();
  return Object.fromEntries(entries);
}

/**
 * @param {Theme} one
 * @param {Theme} other
 */
export const sameTheme = (one, other) =>
  /** @type {(keyof Theme)[]} */ (Object.keys(one)).every((name) => one[name] === other[name]);
