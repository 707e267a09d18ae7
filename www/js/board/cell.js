// The pieces of the board that a person presses or reads: made, placed and written.

/** @import { Layout, Rect } from "./layout.js" */
/** @import { Side } from "./place.js" */

/**
 * @typedef {object} Kazan
 * @property {HTMLElement} element
 * @property {HTMLElement} name whose it is, for screen readers
 * @property {HTMLElement} count
 * @property {HTMLElement} gain what the last move brought
 */

/** @param {string} className */
export function createGroup(className) {
  const group = document.createElement("div");
  group.className = className;
  group.setAttribute("role", "group");
  return group;
}

/**
 * @param {Side} side
 * @param {number} hole
 */
export function createButton(side, hole) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "togyz-hole";
  // For hosts that style the board from outside of a shadow root.
  button.part.add("hole");
  button.dataset.side = side;
  button.dataset.hole = String(hole);
  const count = document.createElement("span");
  count.className = "togyz-count";
  count.part.add("count");
  button.append(count);
  return button;
}

/** @param {Side} side */
export function createKazan(side) {
  const element = document.createElement("p");
  element.className = "togyz-kazan";
  element.part.add("kazan");
  element.dataset.side = side;
  const name = document.createElement("span");
  name.className = "togyz-name";
  const count = document.createElement("b");
  const gain = document.createElement("span");
  gain.className = "togyz-gain";
  element.append(name, " ", count, " ", gain);
  return { element, name, count, gain };
}

/**
 * @param {HTMLElement} element
 * @param {Rect} rect
 * @param {Layout} layout
 */
export function place({ style }, { x, y, width, height }, layout) {
  style.left = `${(x / layout.width) * 100}%`;
  style.top = `${(y / layout.height) * 100}%`;
  style.width = `${(width / layout.width) * 100}%`;
  style.height = `${(height / layout.height) * 100}%`;
}

/**
 * @param {Element | null} element
 * @param {string} text
 */
export function write(element, text) {
  if (element && element.textContent !== text) element.textContent = text;
}
