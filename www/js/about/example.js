// A small board that plays one move when it is tapped.

import { Board } from "../board/board.js";

/** @import { Labels } from "../board/labels.js" */
/** @import { Speed } from "../board/board.js" */
/** @import { Game } from "../engine/index.js" */
/** @import { Lesson } from "../learn/lessons.js" */

/** @typedef {(key: "show" | "again" | "step" | "restart") => string} Words */

export class Example {
  #board;
  #button;
  #createGame;
  #lesson;
  /** @type {Game} */
  #game;
  /** @type {Words} */
  #t;

  /**
   * @param {Element} figure
   * @param {object} means
   * @param {Pick<Lesson, "position" | "wanted" | "reply">} means.lesson
   * @param {(position: string) => Game} means.createGame
   * @param {{ labels: Labels, speed: Speed }} means.options
   * @param {Words} means.t
   */
  constructor(figure, { lesson, createGame, options, t }) {
    const place = figure.querySelector(".small-board");
    const button = figure.querySelector(":scope > button");
    if (!(place instanceof HTMLElement) || !(button instanceof HTMLElement))
      throw new Error("the example has no board");
    this.#lesson = lesson;
    this.#createGame = createGame;
    this.#t = t;
    this.#button = button;
    this.#board = new Board(place, options);
    this.#game = createGame(lesson.position);
    this.#show();
    button.addEventListener("click", () => this.#step());
    place.addEventListener("togyz-choose", (event) => {
      if (event instanceof CustomEvent) this.#step(event.detail.hole);
    });
  }

  /** @param {Words} t @param {Labels} labels */
  speak(t, labels) {
    this.#t = t;
    this.#board.configure({ labels });
    this.#write();
  }

  get #played() {
    return this.#game.snapshot().ply > 0;
  }

  /** @param {number} [hole] that was tapped; unless one was, the first that fits */
  #step(hole = this.#lesson.wanted[0]) {
    if (this.#played) {
      this.#game.free();
      this.#game = this.#createGame(this.#lesson.position);
      this.#show();
      return;
    }
    for (const each of [hole, this.#lesson.reply]) {
      if (each) this.#show(this.#game.play(each).steps);
    }
  }

  /** @param {readonly import("../engine/index.js").Step[]} [steps] */
  #show(steps = []) {
    const { wanted } = this.#lesson;
    this.#board.show(this.#game.snapshot(), { playable: this.#played ? [] : wanted, steps });
    this.#write();
  }

  #write() {
    this.#button.textContent = this.#t(this.#played ? "again" : "show");
  }
}
