// The moves of the game, by their numbers: to look at any moment and to play on from there.

import { byId } from "./text.js";
import { numberOf } from "./wording.js";

/** @import { Translate } from "../i18n/index.js" */
/** @import { Match } from "../match.js" */

export class Line {
  #match;
  #panel = byId("line", HTMLElement);
  #list = byId("line-moves", HTMLOListElement);
  #toggle = byId("moves", HTMLButtonElement);
  #back = byId("line-back", HTMLButtonElement);
  #on = byId("line-on", HTMLButtonElement);
  #play = byId("line-play", HTMLButtonElement);
  /** @type {Translate} */
  #t = (key) => key;
  /** By ply: what stands on the buttons now. */
  /** @type {string[]} */
  #texts = [];

  /**
   * @param {Match} match
   * @param {() => void} leave gives the focus back to the board
   */
  constructor(match, leave) {
    this.#match = match;
    this.#list.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button) match.goTo(Number(button.dataset.ply));
    });
    this.#list.addEventListener("keydown", (event) => this.#key(event));
    this.#back.addEventListener("click", () => this.#step(-1));
    this.#on.addEventListener("click", () => this.#step(1));
    this.#play.addEventListener("click", () => {
      this.open(false);
      match.proceed();
      leave();
    });
    byId("line-close", HTMLButtonElement).addEventListener("click", () => {
      this.open(false);
      this.#toggle.focus();
      if (match.withFriend) match.goTo(match.snapshot.plies);
    });
  }

  get shown() {
    return !this.#panel.hidden;
  }

  /** @param {boolean} shown */
  open(shown) {
    this.#panel.hidden = !shown;
    this.#toggle.setAttribute("aria-expanded", String(shown));
    if (!shown) return;
    this.show(this.#t);
    this.#current()?.focus();
  }

  /** @param {Translate} t */
  show(t) {
    this.#t = t;
    if (!this.shown) return;
    const { snapshot, moves, state } = this.#match;
    const texts = [t("line-start"), ...moves.map(({ text }) => text)];
    this.#write(texts, snapshot.firstPly);
    for (const button of this.#list.querySelectorAll("button")) {
      const here = Number(button.dataset.ply) === snapshot.ply;
      if (here) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
      button.tabIndex = here ? 0 : -1;
    }
    this.#back.setAttribute("aria-disabled", String(snapshot.ply === 0));
    this.#on.setAttribute("aria-disabled", String(snapshot.ply === snapshot.plies));
    this.#play.hidden =
      this.#match.withFriend ||
      state === "over" ||
      (state !== "paused" && snapshot.ply === snapshot.plies);
    this.#follow();
  }

  /** @param {1 | -1} way */
  #step(way) {
    const { ply, plies } = this.#match.snapshot;
    this.#match.goTo(Math.max(0, Math.min(plies, ply + way)));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { ply, plies } = this.#match.snapshot;
    /** @type {Record<string, number>} */
    const goals = {
      ArrowLeft: ply - 1,
      ArrowRight: ply + 1,
      ArrowUp: ply - 2,
      ArrowDown: ply + 2,
      Home: 0,
      End: plies,
    };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    this.#match.goTo(Math.max(0, Math.min(plies, goal)));
    this.#current()?.focus();
  }

  /**
   * Writes the buttons anew from the first move that differs.
   *
   * @param {string[]} texts by ply, that of the start first
   * @param {number} firstPly plies before the start
   */
  #write(texts, firstPly) {
    const same = this.#texts.findIndex((text, index) => text !== texts[index]);
    const from = same < 0 ? this.#texts.length : same;
    for (let ply = this.#texts.length - 1; ply >= from; ply--) {
      const button = this.#list.querySelector(`[data-ply="${ply}"]`);
      const item = button?.parentElement;
      button?.remove();
      if (!item?.querySelector("button")) item?.remove();
    }
    for (let ply = from; ply < texts.length; ply++) {
      const made = firstPly + ply - 1;
      const begins = ply <= 1 || made % 2 === 0;
      const item = begins
        ? createItem(ply === 0 ? "" : numberOf(made), ply > 0 && made % 2 !== 0)
        : this.#list.lastElementChild;
      if (begins && item) this.#list.append(item);
      item?.append(createButton(ply, texts[ply] ?? ""));
    }
    this.#texts = texts;
  }

  #current() {
    const current = this.#list.querySelector("[aria-current]");
    return current instanceof HTMLElement ? current : null;
  }

  /** Scrolls the list, and nothing else, to the moment that is looked at. */
  #follow() {
    const current = this.#current();
    if (!current) return;
    const list = this.#list.getBoundingClientRect();
    const { left, top, width, height } = current.getBoundingClientRect();
    this.#list.scrollBy({
      left: left + width / 2 - list.left - list.width / 2,
      top: top + height / 2 - list.top - list.height / 2,
      behavior: "instant",
    });
  }
}

/**
 * @param {number | string} number
 * @param {boolean} second whether the first player's move is missing
 */
function createItem(number, second) {
  const item = document.createElement("li");
  const mark = document.createElement("span");
  mark.textContent = number === "" ? "" : `${number}.${second ? ".." : ""}`;
  item.append(mark);
  return item;
}

/**
 * @param {number} ply
 * @param {string} text
 */
function createButton(ply, text) {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.ply = String(ply);
  button.textContent = text;
  return button;
}
