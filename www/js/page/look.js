// How the page looks and sounds, as the person wishes: theme, size of the text, sounds.

import { choose, chosen } from "./dialog.js";

/** @import { Settings } from "../kept.js" */

const contrast = matchMedia("(prefers-contrast: more)");

/**
 * Puts the wishes on the page; the board sees by itself that its colours have changed.
 *
 * @param {Pick<Settings, "theme" | "size">} settings
 */
export function applyLook({ theme, size }) {
  const { dataset } = document.documentElement;
  // Who has asked the system for contrast need not ask every page again.
  const wanted = theme === "system" && contrast.matches ? "contrast" : theme;
  if (dataset.size !== size) dataset.size = size;
  // So it is written in the page already.
  if (wanted === "system" && dataset.theme === undefined) return;
  if (wanted === "system") delete dataset.theme;
  else dataset.theme = wanted;
  const page = getComputedStyle(document.documentElement).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute("content", page);
  }
}

/**
 * @param {HTMLDialogElement} dialog with the choices
 * @param {Settings} settings changed in place
 * @param {() => void} changed
 */
export function listenLook(dialog, settings, changed) {
  const names = /** @type {const} */ (["theme", "size", "sound"]);
  dialog.addEventListener("toggle", () => {
    for (const name of names) choose(dialog, name, settings[name]);
  });
  dialog.addEventListener("change", () => {
    for (const name of names) {
      const value = chosen(dialog, name);
      if (value) Object.assign(settings, { [name]: value });
    }
    applyLook(settings);
    changed();
  });
  contrast.addEventListener("change", () => applyLook(settings));
  applyLook(settings);
}
