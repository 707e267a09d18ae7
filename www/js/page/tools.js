// The row of buttons for the game.

import { byId } from "./text.js";

/** @import { Translate } from "../i18n/index.js" */
/** @import { Match } from "../match.js" */

/** @typedef {"new" | "run" | "undo" | "redo" | "flip" | "resign"} Tool */

/** @type {readonly Tool[]} */
const TOOLS = ["new", "run", "undo", "redo", "flip", "resign"];

/**
 * @param {(tool: Tool) => void} use called only when the tool can be used
 */
export function listenTools(use) {
  for (const tool of TOOLS) {
    const button = byId(tool, HTMLButtonElement);
    button.addEventListener("click", () => {
      if (button.getAttribute("aria-disabled") !== "true") use(tool);
    });
  }
}

/**
 * @param {Translate} t
 * @param {Match} match
 */
export function showTools(t, match) {
  const { state, watched } = match;
  // Not `disabled`: the focus would be lost from a button that has just been pressed.
  allow("undo", match.canUndo);
  allow("redo", match.canRedo);
  allow("resign", state !== "over");
  const run = byId("run", HTMLButtonElement);
  run.hidden = !watched && state !== "trouble";
  allow("run", state !== "over");
  byId("resign", HTMLButtonElement).hidden = watched;
  const goes = state === "thinking";
  run.querySelector("use")?.setAttribute("href", goes ? "#icon-pause" : "#icon-play");
  const label = run.querySelector("span");
  if (label) label.textContent = t(goes ? "pause" : state === "trouble" ? "retry" : "play");
}

/**
 * @param {Tool} tool
 * @param {boolean} may
 */
function allow(tool, may) {
  byId(tool, HTMLButtonElement).setAttribute("aria-disabled", String(!may));
}
