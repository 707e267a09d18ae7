// A move that the computer thinks of, in a row: the hole, what it is worth, how it would go on, and why.

import { percent, signed } from "../figures.js";
import { sayReason } from "../page/wording.js";

/** @import { Line, Side } from "../engine/index.js" */
/** @import { Words } from "./words.js" */

/** So many moves of a line are shown. */
const LENGTH = 14;

export class LineRow {
  #element = document.createElement("li");
  #disc = createButton("disc");
  #chance = createPart("b", "chance");
  #balls = createPart("span", "balls");
  #pv = document.createElement("ol");
  #why = createPart("p", "why");
  /** @type {Line | null} */
  #line = null;

  /** @param {(holes: readonly number[]) => void} play */
  constructor(play) {
    this.#pv.className = "pv";
    this.#element.append(this.#disc, this.#chance, this.#balls, this.#pv, this.#why);
    this.#element.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button && this.#line) play(this.#line.pv.slice(0, Number(button.dataset.moves)));
    });
    this.#pv.addEventListener("keydown", (event) => this.#key(event));
  }

  get element() {
    return this.#element;
  }

  /** The hole that it begins with, null before it has been shown. */
  get hole() {
    return this.#line?.hole ?? null;
  }

  /**
   * @param {Words} t
   * @param {Line} line
   * @param {Side} side who is to move
   */
  show(t, line, side) {
    const { lang } = document.documentElement;
    const { reason } = line;
    this.#line = line;
    this.#element.dataset.side = side;
    write(this.#disc, String(line.hole));
    this.#disc.dataset.moves = "1";
    this.#disc.setAttribute("aria-label", t("hole-play", { hole: line.hole }));
    write(this.#chance, percent(lang, line.winProbability));
    write(this.#balls, signed(lang, line.ballDifference));
    this.#balls.title = t("expected");
    this.#moves(line.pvText.slice(0, LENGTH));
    const sure = saySure(t, line);
    const why = reason.kind === "quiet" || reason.kind === "wins" ? "" : sayReason(t, reason);
    write(this.#why, [sure && `${sure}.`, why].filter(Boolean).join(" "));
  }

  /** Writes over what is there: a finger may be on its way to it. */
  /** @param {readonly string[]} texts */
  #moves(texts) {
    while (this.#pv.children.length > texts.length) this.#pv.lastElementChild?.remove();
    for (const [at, text] of texts.entries()) {
      let item = this.#pv.children[at];
      if (!item) {
        item = document.createElement("li");
        const button = createButton("pv-move");
        button.tabIndex = at === 0 ? 0 : -1;
        button.dataset.moves = String(at + 1);
        item.append(button);
        this.#pv.append(item);
      }
      write(item.firstElementChild, text);
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const buttons = [...this.#pv.querySelectorAll("button")];
    const at = buttons.findIndex((button) => button.matches(":focus"));
    if (!step || at < 0) return;
    event.preventDefault();
    const next = buttons[at + step];
    if (!next) return;
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next.focus();
  }
}

/**
 * What is known for certain; empty if nothing is.
 *
 * @param {Words} t
 * @param {Pick<Line, "winsIn" | "losesIn" | "exact">} line
 */
export function saySure(t, { winsIn, losesIn, exact }) {
  if (winsIn) return t("wins-in", { n: Math.ceil(winsIn / 2) });
  if (losesIn) return t("loses-in", { n: Math.ceil(losesIn / 2) });
  return exact ? t("over-draw") : "";
}

/** @param {string} className */
function createButton(className) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = className;
  return button;
}

/**
 * @param {string} tag
 * @param {string} className
 */
function createPart(tag, className) {
  const part = document.createElement(tag);
  part.className = className;
  return part;
}

/**
 * @param {Element | null} element
 * @param {string} text
 */
function write(element, text) {
  if (element && element.textContent !== text) element.textContent = text;
}
