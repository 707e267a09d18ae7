// The builder: a form, the board as it will be, and the code for it.

import "../element/index.js";
import { NAMES } from "../i18n/language.js";
import { LEVELS } from "../levels.js";
import { frameSnippet, tagSnippet } from "./snippet.js";

const form = /** @type {HTMLFieldSetElement} */ (document.querySelector("#wishes"));
const preview = /** @type {HTMLElement} */ (document.querySelector("#preview"));
const copied = /** @type {HTMLElement} */ (document.querySelector("#copied"));
const board = document.createElement("togyz-kumalak");
const address = (/** @type {string} */ file) => new URL(file, location.href).href;

const levels = /** @type {HTMLSelectElement} */ (form.elements.namedItem("level"));
for (let level = 2; level <= LEVELS; level++) levels.append(new Option(String(level)));
const languages = /** @type {HTMLSelectElement} */ (form.elements.namedItem("lang"));
for (const [language, name] of Object.entries(NAMES)) languages.append(new Option(name, language));
preview.append(board);
form.addEventListener("input", show);
document.addEventListener("click", async ({ target }) => {
  const button = target instanceof Element ? target.closest("[data-copy]") : null;
  if (button) await copy(button.getAttribute("data-copy") ?? "");
});
show();

function show() {
  /** @type {Record<string, string>} */
  const wishes = {};
  for (const field of form.elements) {
    const { name, value } = /** @type {HTMLSelectElement | HTMLTextAreaElement} */ (field);
    const text = value.trim();
    if (text === "") board.removeAttribute(name);
    else board.setAttribute(name, text);
    if (text !== "") wishes[name] = text;
  }
  write("tag-code", tagSnippet(wishes, address("../js/element/index.js")));
  write("frame-code", frameSnippet(wishes, address("../togyzkumalak-embed.html")));
}

/**
 * @param {string} id
 * @param {string} text
 */
function write(id, text) {
  const place = document.getElementById(id);
  if (place) place.textContent = text;
}

/** @param {string} id */
async function copy(id) {
  const place = document.getElementById(id);
  if (!place) return;
  try {
    await navigator.clipboard.writeText(place.textContent ?? "");
    copied.textContent = "Copied.";
  } catch {
    getSelection()?.selectAllChildren(place);
    copied.textContent = "The browser does not allow it. The text is selected: copy it yourself.";
  }
}
