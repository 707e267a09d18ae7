// The row of buttons below the board.

import { createIcon, drawIcon } from "./icons.js";

/** @import { BoardKey, SayBoard } from "../i18n/board/index.js" */

/**
 * @typedef {"new" | "run" | "undo" | "redo" | "first" | "previous" | "next" | "last" | "flip" | "resign"} Control
 */

/** @type {Record<Control, BoardKey>} */
const WORDS = {
  new: "new",
  run: "play",
  undo: "undo",
  redo: "redo",
  first: "replay-first",
  previous: "line-back",
  next: "line-on",
  last: "replay-last",
  flip: "flip",
  resign: "resign",
};

/**
 * What the buttons are to say of the game.
 *
 * @typedef {object} Offer
 * @property {Partial<Record<Control, boolean | null>>} may what can be used now; null: is not even shown
 * @property {boolean} runs whether something goes on by itself, so that `run` stops it
 * @property {BoardKey} run what `run` does
 * @property {string} count which of how many moves
 */

export class Controls {
  #element;
  #counter = document.createElement("output");
  /** @type {Map<Control, HTMLButtonElement>} */
  #buttons = new Map();

  /**
   * @param {HTMLElement} element the row, with a slot at its end
   * @param {(control: Control) => void} use called only when the control can be used
   * @param {AbortSignal} signal ends it: the buttons go
   */
  constructor(element, use, signal) {
    this.#element = element;
    this.#counter.part.add("counter");
    this.#counter.className = "counter";
    this.#counter.setAttribute("aria-live", "off");
    /** @param {Event} event */
    const press = ({ target }) => {
      const button = target instanceof Element ? target.closest("button[data-control]") : null;
      if (!(button instanceof HTMLElement) || button.ariaDisabled === "true") return;
      use(/** @type {Control} */ (button.dataset.control));
    };
    element.addEventListener("click", press, { signal });
    signal.addEventListener("abort", () => this.offer([]));
  }

  /** @param {readonly Control[]} wanted */
  offer(wanted) {
    if ([...this.#buttons.keys()].join() === wanted.join()) return;
    for (const button of this.#buttons.values()) button.remove();
    this.#buttons = new Map(wanted.map((control) => [control, createButton(control)]));
    this.#element.prepend(...this.#buttons.values());
    const next = this.#buttons.get("next");
    if (next) next.before(this.#counter);
    else this.#counter.remove();
    this.#element.hidden = wanted.length === 0;
  }

  /**
   * @param {SayBoard} t
   * @param {Offer} offer
   */
  show(t, { may, runs, run, count }) {
    this.#element.setAttribute("aria-label", t("actions"));
    this.#counter.textContent = count;
    for (const [control, button] of this.#buttons) {
      const word = t(control === "run" ? run : WORDS[control]);
      // Not `disabled`: the focus would be lost from a button that has just been pressed.
      button.ariaDisabled = String(may[control] === false);
      button.hidden = may[control] === null;
      button.setAttribute("aria-label", word);
      button.title = word;
      const text = button.querySelector("span");
      if (text && text.textContent !== word) text.textContent = word;
      if (control === "run") drawIcon(button.querySelector("svg"), runs ? "pause" : "run");
    }
  }
}

/** @param {Control} control */
function createButton(control) {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.control = control;
  button.part.add("button", `button-${control}`);
  const word = document.createElement("span");
  button.append(createIcon(control), word);
  return button;
}
