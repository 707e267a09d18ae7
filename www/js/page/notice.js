// Short messages over the page: what happened, and what can be done about it. They wait to be read.

import { byId, icon } from "./text.js";

/** @import { Key, Translate } from "../i18n/index.js" */

/**
 * @typedef {object} Action
 * @property {Key} label
 * @property {() => void} act
 */

/**
 * @typedef {object} Notice
 * @property {Key} text
 * @property {Record<string, string | number>} [values]
 * @property {Action[]} [actions] each closes the notice
 */

export class Notices {
  #place = byId("notices", HTMLElement);
  /** @type {Map<Key, { notice: Notice, element: HTMLElement }>} */
  #shown = new Map();
  /** @type {Translate} */
  #t;

  /** @param {Translate} t */
  constructor(t) {
    this.#t = t;
  }

  /** @param {Notice} notice one of the same text is replaced */
  show(notice) {
    this.close(notice.text);
    const element = document.createElement("div");
    element.className = "notice";
    this.#shown.set(notice.text, { notice, element });
    this.#write(notice, element);
    this.#place.append(element);
  }

  /** @param {Key} text */
  close(text) {
    this.#shown.get(text)?.element.remove();
    this.#shown.delete(text);
  }

  /** @param {Translate} t */
  speak(t) {
    this.#t = t;
    for (const { notice, element } of this.#shown.values()) this.#write(notice, element);
  }

  /** @param {Notice} notice @param {HTMLElement} element */
  #write({ text, values, actions = [] }, element) {
    const said = document.createElement("p");
    said.textContent = this.#t(text, values);
    const buttons = actions.map(({ label, act }) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = this.#t(label);
      button.addEventListener("click", () => {
        this.close(text);
        act();
      });
      return button;
    });
    const close = document.createElement("button");
    close.type = "button";
    close.className = "icon-button";
    close.setAttribute("aria-label", this.#t("close"));
    close.append(icon("close"));
    close.addEventListener("click", () => this.close(text));
    element.replaceChildren(said, ...buttons, close);
  }
}
