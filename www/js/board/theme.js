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
  // A custom property is text: only as the colour of something is it a colour that a canvas knows. All are
  // asked for at once: each question by itself would have the page find its styles again.
  const probes = document.createElement("i");
  probes.hidden = true;
  for (const property of Object.values(PROPERTIES)) {
    const probe = document.createElement("i");
    probe.style.color = `var(${property})`;
    probes.append(probe);
  }
  element.append(probes);
  const colours = [...probes.children].map((probe) => getComputedStyle(probe).color);
  probes.remove();
  const entries = Object.keys(PROPERTIES).map((name, index) => [name, colours[index]]);
  return Object.fromEntries(entries);
}

/**
 * @param {Theme} one
 * @param {Theme} other
 */
export const sameTheme = (one, other) =>
  /** @type {(keyof Theme)[]} */ (Object.keys(one)).every((name) => one[name] === other[name]);
