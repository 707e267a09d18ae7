// The board of the training: shows a game, plays on it, and says which of the person's holes was chosen.

import { Game } from "../engine/streamed.js";
import { showBoardTable } from "../page/board-table.js";

/** @import { Board } from "../board/board.js" */
/** @import { Labels } from "../board/labels.js" */
/** @import { Hole } from "../board/mark.js" */
/** @import { Move } from "../engine/index.js" */
/** @import { Words } from "./words.js" */

export class Table {
  #board;
  #element;
  /** Counts what was opened, so that nothing goes on in another game. */
  #turn = 0;
  #free = false;
  game = new Game();
  /** Who hears of a hole that was chosen. @type {(hole: number) => void} */
  chosen = () => {};

  /**
   * @param {Board} board
   * @param {HTMLElement} element
   * @param {Words} t
   */
  constructor(board, element, t) {
    this.#board = board;
    this.#element = element;
    this.t = t;
    element.addEventListener("togyz-choose", (event) => {
      if (event instanceof CustomEvent && this.#free) this.chosen(event.detail.hole);
    });
    element.addEventListener("togyz-point", (event) => {
      if (event instanceof CustomEvent) this.#point(event.detail);
    });
  }

  /** Whose turn it is to be asked: whether the person may choose a hole. */
  get free() {
    return this.#free;
  }

  /**
   * @param {string} [position] the start of a game where there is none
   * @param {readonly number[]} [moves] that were made from there
   */
  open(position, moves = []) {
    this.#turn++;
    this.game.free();
    this.game = new Game({ position });
    for (const hole of moves) this.game.play(hole);
    this.#board.configure({ labels: this.#labels() });
    this.let(true);
  }

  /** @param {boolean} free whether the person may move */
  let(free) {
    this.#free = free;
    const snapshot = this.game.snapshot();
    this.#board.show(snapshot, { playable: free ? snapshot.legal : [] });
    showBoardTable(this.t, snapshot, this.#labels(), "first");
  }

  /** What can be told of one game only: false as soon as another was opened. */
  watch() {
    const turn = this.#turn;
    return () => turn === this.#turn;
  }

  /**
   * Plays a move, and waits until it was shown. The person cannot move meanwhile.
   *
   * @param {number} hole
   * @returns {Promise<Move>}
   */
  async play(hole) {
    this.#free = false;
    const move = this.game.play(hole);
    const snapshot = this.game.snapshot();
    this.#board.show(snapshot, { steps: move.steps });
    if (!this.#board.settled) {
      await new Promise((resolve) => {
        this.#element.addEventListener("togyz-settled", resolve, { once: true });
      });
    }
    return move;
  }

  /** @param {number} hole of the person */
  focus(hole) {
    this.#board.focus({ side: "first", hole });
  }

  /** @param {Words} t */
  speak(t) {
    this.t = t;
    this.#board.configure({ labels: this.#labels() });
    showBoardTable(t, this.game.snapshot(), this.#labels(), "first");
  }

  /** @param {Hole | null} hole the one under the pointer or the focus */
  #point(hole) {
    const { toMove, legal } = this.game.snapshot();
    const mine = this.#free && hole?.side === toMove && legal.includes(hole.hole);
    const move = mine ? this.game.preview(hole.hole) : null;
    const taker = move && (move.captured > 0 || move.tuzdik) ? move.side : null;
    this.#board.preview(move && { to: move.landing, taker });
  }

  /** @returns {Labels} */
  #labels() {
    const { t } = this;
    const owner = (/** @type {string} */ side) => t(side === "first" ? "you" : "computer");
    return {
      board: t("board"),
      row: (side) => t(side === "first" ? "row-you" : "row-computer"),
      hole: (hole, n, of) =>
        of ? t("hole-tuzdik", { hole, owner: owner(of) }) : t("hole", { hole, n }),
      kazan: (side) => t("kazan", { owner: owner(side) }),
    };
  }
}
