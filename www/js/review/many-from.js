// Where many games come from: a file, a text that is pasted or dropped, or those that are kept here.

import { Library } from "../library/library.js";
import { gamesIn } from "../library/record.js";
import { sayProblem } from "../page/problem.js";
import { make, makeButton } from "./make.js";

/** @import { Played } from "./batch.js" */
/** @import { Desk } from "./reviewer.js" */

/** No text of games is so large. */
const LARGE = 5_000_000;

/** Milliseconds without a key after which what was written is read. */
const REST = 400;

export class From {
  #desk;
  #lay;
  #file = make("input", "");
  #text = make("textarea", "many-text");
  #element;
  #pause = 0;

  /**
   * @param {Desk} desk
   * @param {(games: readonly Played[], trouble: string, typed: boolean) => void} lay told the games, what is wrong
   *   if none has a move, and whether a person is writing still
   */
  constructor(desk, lay) {
    this.#desk = desk;
    this.#lay = lay;
    const file = this.#file;
    file.type = "file";
    file.accept = ".txt,.pgn,.tgk,text/*";
    file.hidden = true;
    file.addEventListener("change", () => {
      const [chosen] = file.files ?? [];
      if (chosen) void this.#take(chosen);
      file.value = "";
    });
    const text = this.#text;
    text.rows = 2;
    text.spellcheck = false;
    text.dir = "auto";
    text.addEventListener("input", () => {
      clearTimeout(this.#pause);
      this.#pause = setTimeout(() => this.#read(text.value, true), REST);
    });
    const pick = makeButton("plain-button", "text-pick", () => file.click());
    const mine = makeButton("plain-button", "games", () => void this.#mine());
    this.#element = make("div", "many-from", pick, mine, file, text);
    this.#element.addEventListener("dragover", (event) => event.preventDefault());
    this.#element.addEventListener("drop", (event) => {
      const [dropped] = event.dataTransfer?.files ?? [];
      if (!dropped) return;
      event.preventDefault();
      void this.#take(dropped);
    });
  }

  get element() {
    return this.#element;
  }

  /** In the words of the desk. */
  speak() {
    const words = this.#desk.t("many-paste");
    this.#text.placeholder = words;
    this.#text.setAttribute("aria-label", words);
  }

  /** What was written is no longer asked for, nor read a moment later. */
  #clear() {
    clearTimeout(this.#pause);
    this.#text.value = "";
  }

  /** @param {File} file */
  async #take(file) {
    this.#clear();
    if (file.size > LARGE) this.#lay([], this.#desk.t("wrong-large"), false);
    else this.#read(await file.text(), false);
  }

  /** @param {string} text @param {boolean} typed */
  #read(text, typed) {
    if (typed && !text.trim()) return this.#lay([], "", typed);
    const { t } = this.#desk;
    if (text.length > LARGE) return this.#lay([], t("wrong-large"), typed);
    try {
      this.#lay(gamesIn(text), t("many-none"), typed);
    } catch (error) {
      const { where, what } = sayProblem(t, error);
      this.#lay([], `${where} ${what}`.trim(), typed);
    }
  }

  async #mine() {
    this.#clear();
    const { entries } = await new Library().all();
    this.#lay(entries, this.#desk.t("many-none"), false);
  }
}
