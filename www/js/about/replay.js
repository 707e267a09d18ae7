// A small board that plays a game, a move at a time.

import { Board } from "../board/board.js";

/** @import { Labels } from "../board/labels.js" */
/** @import { Speed } from "../board/board.js" */
/** @import { Game } from "../engine/index.js" */
/** @import { Words } from "./example.js" */

export class Replay {
  #board;
  #button;
  #moves;
  #game;
  /** @type {number[]} */
  #line;
  /** @type {Words} */
  #t;

  /**
   * @param {HTMLElement} figure whose `data-replay` has the holes of the game
   * @param {object} means
   * @param {Game} means.game
   * @param {{ labels: Labels, speed: Speed }} means.options
   * @param {Words} means.t
   */
  constructor(figure, { game, options, t }) {
    const place = figure.querySelector(".small-board");
    const button = figure.querySelector(":scope > button");
    const moves = figure.querySelector(".moves");
    if (!(place instanceof HTMLElement) || !(button instanceof HTMLElement) || !moves)
      throw new Error("no board");
    this.#line = (figure.dataset.replay ?? "").split(" ").map(Number);
    this.#game = game;
    this.#button = button;
    this.#moves = moves;
    this.#t = t;
    this.#board = new Board(place, options);
    this.#show();
    button.addEventListener("click", () => this.#step());
    place.addEventListener("togyz-choose", () => this.#step());
  }

  /** @param {Words} t @param {Labels} labels */
  speak(t, labels) {
    this.#t = t;
    this.#board.configure({ labels });
    this.#write();
  }

  /** The hole that is played next; none at the end. */
  get #next() {
    return this.#line[this.#game.snapshot().ply];
  }

  #step() {
    const hole = this.#next;
    if (hole) {
      this.#show(this.#game.play(hole).steps);
    } else {
      this.#game.goTo(0);
      this.#show();
    }
  }

  /** @param {readonly import("../engine/index.js").Step[]} [steps] */
  #show(steps = []) {
    const playable = this.#next ? [this.#next] : [];
    this.#board.show(this.#game.snapshot(), { playable, steps });
    this.#write();
  }

  #write() {
    const { ply } = this.#game.snapshot();
    const texts = this.#game
      .moves()
      .slice(0, ply)
      .map(({ text }) => text);
    this.#moves.textContent = texts.join(" ");
    this.#button.textContent = this.#t(this.#next ? "step" : "restart");
  }
}
