// How the page looks and sounds, as the person wishes: theme, size of the text, sounds.

import { choose, chosen } from "./dialog.js";

/** @import { Settings } from "../kept.js" */
/** @import { Sounding } from "../sound.js" */

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
 * @param {(sounding: Sounding) => void} changed told which sound is to be heard after it
 */
export function listenLook(dialog, settings, changed) {
  const names = /** @type {const} */ (["theme", "size", "sound"]);
  /** @type {HTMLInputElement[]} */
  const mixer = [...dialog.querySelectorAll("[data-sound]")].filter(
    (each) => each instanceof HTMLInputElement,
  );
  // Where nothing is to be heard, nothing is to be mixed.
  const quieten = () => {
    for (const input of mixer) input.disabled = settings.sound === "off";
  };
  dialog.addEventListener("toggle", () => {
    for (const name of names) choose(dialog, name, settings[name]);
    for (const input of mixer) input.value = String(settings.sounds[kindOf(input)]);
    quieten();
  });
  dialog.addEventListener("change", ({ target }) => {
    for (const name of names) {
      const value = chosen(dialog, name);
      if (value) Object.assign(settings, { [name]: value });
    }
    for (const input of mixer) settings.sounds[kindOf(input)] = input.valueAsNumber;
    quieten();
    const moved = mixer.find((input) => input === target);
    applyLook(settings);
    changed(moved ? kindOf(moved) : "drop");
  });
  contrast.addEventListener("change", () => applyLook(settings));
  applyLook(settings);
}

/** @param {HTMLInputElement} input of the mixer */
const kindOf = (input) => /** @type {Sounding} */ (input.dataset.sound);
