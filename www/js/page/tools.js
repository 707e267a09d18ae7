// The row of buttons for the game.

import { ask, dismissable } from "./dialog.js";
import { byId } from "./text.js";

/** @import { Translate } from "../i18n/index.js" */
/** @import { Match } from "../match.js" */

/** @typedef {"new" | "run" | "send" | "undo" | "redo" | "hint" | "analyse" | "moves" | Entry} Tool */

/** What is in the menu behind the last button. */
/** @typedef {"games" | "flip" | "text" | "share" | "before" | "draw" | "resign"} Entry */

/** @type {readonly Exclude<Tool, Entry>[]} */
const TOOLS = ["new", "run", "send", "undo", "redo", "hint", "analyse", "moves"];

/** @type {readonly Entry[]} */
const ENTRIES = ["games", "flip", "text", "share", "before", "draw", "resign"];

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
  const menu = byId("more-dialog", HTMLDialogElement);
  dismissable(menu);
  byId("more", HTMLButtonElement).addEventListener("click", async () => {
    const answer = await ask(menu);
    const entry = ENTRIES.find((name) => name === answer);
    if (entry) use(entry);
  });
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
  const run = byId("run", HTMLButtonElement);
  const { ply, plies } = match.snapshot;
  byId("send", HTMLButtonElement).hidden =
    !match.withFriend || ply < plies || (state !== "waiting" && state !== "over");
  byId("undo", HTMLButtonElement).hidden = match.withFriend && !match.unsent;
  byId("redo", HTMLButtonElement).hidden = match.withFriend;
  run.hidden = !watched && state !== "trouble" && state !== "paused";
  allow("run", state !== "over");
  // A game that is over needs no hints.
  byId("hint", HTMLButtonElement).hidden = watched || match.withFriend || state === "over";
  byId("analyse", HTMLButtonElement).hidden = state !== "over";
  allow("hint", state === "human");
  const draw = byId("draw", HTMLButtonElement);
  draw.hidden = watched;
  draw.disabled = match.withFriend
    ? !match.unsent || match.offers || state === "over"
    : state !== "human";
  const resign = byId("resign", HTMLButtonElement);
  resign.hidden = watched;
  resign.disabled = state === "over";
  const goes = state === "thinking";
  run.querySelector("use")?.setAttribute("href", goes ? "#icon-pause" : "#icon-play");
  const label = run.querySelector("span");
  if (label) label.textContent = t(goes ? "pause" : state === "trouble" ? "retry" : "play");
}

/** While a move is shown nobody is to be asked anything. */
export function holdTools() {
  allow("hint", false);
  byId("draw", HTMLButtonElement).disabled = true;
}

/**
 * @param {Tool} tool
 * @param {boolean} may
 */
function allow(tool, may) {
  byId(tool, HTMLButtonElement).setAttribute("aria-disabled", String(!may));
}
