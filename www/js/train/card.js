// What is said beside the board, and the buttons below it.

import { byId } from "../page/text.js";

/** "task": to be answered; "none": there is nothing. @typedef {"task" | "moving" | "wrong" | "done" | "none"} State */

/** @typedef {"hint" | "show" | "again" | "next"} Button */

export class Card {
  #root = byId("train", HTMLElement);
  #title = byId("task", HTMLElement);
  #say = byId("say", HTMLElement);
  #figures = byId("figures", HTMLElement);
  /** @type {() => void} writes all again, in the language of the moment */
  #write = () => {};

  /** @param {Record<Button, () => void>} use */
  constructor(use) {
    for (const [name, act] of Object.entries(use)) {
      const button = byId(name, HTMLButtonElement);
      button.addEventListener("click", () => {
        if (button.getAttribute("aria-disabled") !== "true") act();
      });
    }
  }

  /**
   * @param {State} state
   * @param {() => { title: string, say: string, figures: string[] }} words
   */
  show(state, words) {
    this.#root.dataset.state = state;
    this.#write = () => {
      const { title, say, figures } = words();
      this.#title.textContent = title;
      this.#say.textContent = say;
      this.#figures.replaceChildren(
        ...figures.map((text) => {
          const figure = document.createElement("span");
          figure.textContent = text;
          return figure;
        }),
      );
    };
    this.#write();
    // A puzzle that was missed can still be asked about; an ending that was missed is over.
    const missed = state === "wrong" && this.#root.dataset.tab !== "endings";
    for (const name of ["hint", "show"]) {
      byId(name, HTMLButtonElement).setAttribute(
        "aria-disabled",
        String(state !== "task" && !missed),
      );
    }
  }

  speak() {
    this.#write();
  }
}
