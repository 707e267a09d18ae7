// Puts the words of a language where the page asks for them.

import { directionOf } from "../i18n/index.js";

/** @import { Language } from "../i18n/index.js" */

/**
 * `data-text` names the text of an element, `data-label` its label for screen readers.
 *
 * @param {(key: never) => string} t
 * @param {Language} language
 */
export function writeTexts(t, language) {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  document.title = t(/** @type {never} */ ("title"));
  for (const element of document.querySelectorAll("[data-text]")) {
    const text = t(/** @type {never} */ (element.getAttribute("data-text")));
    // The page is written in English: what is right already need not be laid out again.
    if (element.textContent !== text) element.textContent = text;
  }
  for (const element of document.querySelectorAll("[data-label]")) {
    const label = t(/** @type {never} */ (element.getAttribute("data-label")));
    element.setAttribute("aria-label", label);
    if (element instanceof HTMLButtonElement) element.title = label;
  }
}

/**
 * @template {Element} E
 * @param {string} id
 * @param {new (...args: never[]) => E} kind
 * @returns {E}
 */
export function byId(id, kind) {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`the page has no ${kind.name} #${id}`);
  return element;
}

/**
 * One of the signs of the page's sprite.
 *
 * @param {string} name
 */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(space, "use");
  use.setAttribute("href", `#icon-${name}`);
  svg.append(use);
  return svg;
}
