// The board of the study: shows the place that is looked at, and plays what is tapped.

import { showBoardTable } from "../page/board-table.js";
import { nameOfHole } from "../page/names.js";
import { byId } from "../page/text.js";
import { numberOf, sayOutcome, sayTurn } from "../page/wording.js";

/** @import { Board } from "../board/board.js" */
/** @import { Labels } from "../board/labels.js" */
/** @import { Hole } from "../board/mark.js" */
/** @import { Side, Snapshot } from "../engine/index.js" */
/** @import { Key } from "../i18n/index.js" */
/** @import { Setup } from "../match.js" */
/** @import { Desk, Going } from "./desk.js" */

/** Both sides are the person's who studies. @type {Setup} */
export const BOTH = {
  rules: "togyzkumalak",
  players: { first: "human", second: "human" },
  level: 1,
  position: null,
};

/** By the results of records; a draw has none. @type {Record<string, Side>} */
const WINNERS = { "1-0": "first", "0-1": "second" };

export class Stage {
  #board;
  #desk;
  #near;
  #names;
  #status = byId("status", HTMLElement);
  /** @type {Hole | null} */
  #pointed = null;

  /**
   * @param {Board} board
   * @param {HTMLElement} element
   * @param {Desk} desk
   * @param {{ near: Side, names: boolean }} settings
   */
  constructor(board, element, desk, { near, names }) {
    this.#board = board;
    this.#desk = desk;
    this.#near = near;
    this.#names = names;
    desk.addEventListener("move", (event) => {
      if (event instanceof CustomEvent) this.#show(event.detail);
    });
    desk.addEventListener("tree", () => this.#settle());
    desk.addEventListener("speak", () => this.#speak());
    element.addEventListener("togyz-choose", (event) => {
      if (event instanceof CustomEvent) desk.play(event.detail.hole);
    });
    element.addEventListener("togyz-point", (event) => {
      if (event instanceof CustomEvent) this.#point(event.detail);
    });
    element.addEventListener("togyz-settled", () => this.#settle());
    this.#speak();
    this.#show({ from: null, node: desk.node });
  }

  get near() {
    return this.#near;
  }

  /** @param {Side} near whose row is to be at the bottom */
  turn(near) {
    this.#near = near;
    this.#board.configure({ near });
    this.#settle();
  }

  /**
   * Shows what a move would do, for as long as it is pointed at elsewhere.
   *
   * @param {number | null} hole
   */
  preview(hole) {
    const { toMove: side, legal } = this.#desk.game.snapshot();
    this.#point(hole && legal.includes(hole) ? { side, hole } : null);
  }

  /** @param {Going} going */
  #show({ from, node }) {
    const snapshot = this.#desk.game.snapshot();
    const on = from !== null && node.parent === from;
    this.#board.show(snapshot, {
      playable: snapshot.legal,
      steps: on ? (snapshot.lastMove?.steps ?? []) : [],
    });
  }

  #speak() {
    this.#board.configure({ labels: this.#labels() });
    this.#settle();
  }

  #settle() {
    if (!this.#board.settled) return;
    const { t, game } = this.#desk;
    const snapshot = game.snapshot();
    const { lastMove, firstPly, toMove, outcome } = snapshot;
    const ended = outcome ? snapshot : this.#declared(snapshot);
    const next = ended ? sayOutcome(t, ended, BOTH) : `${sayTurn(t, toMove, BOTH)}.`;
    const made = firstPly + (lastMove?.ply ?? 0);
    const dots = made % 2 === 0 ? "." : "…";
    const last = lastMove && `${numberOf(made)}${dots} ${lastMove.text}`;
    // Moves are written from left to right, in Arabic too.
    const move = document.documentElement.dir === "rtl" ? `\u2066${last}\u2069` : last;
    this.#status.textContent = last ? `${move} · ${next}` : next;
    showBoardTable(t, snapshot, this.#labels(), this.#near);
    this.#point(this.#pointed);
  }

  /**
   * The game as it ended here, if that is not to be seen on the board: one gave up, or both agreed.
   *
   * @param {Snapshot} snapshot
   * @returns {Snapshot | null}
   */
  #declared(snapshot) {
    const { node, tree } = this.#desk;
    const { result, reason } = tree.end;
    if (!reason || node.next || !node.main) return null;
    const winner = WINNERS[result] ?? null;
    return { ...snapshot, outcome: { winner, reason, score: snapshot.kazans } };
  }

  /** @returns {Labels} */
  #labels() {
    const { t } = this.#desk;
    return {
      board: t("board"),
      row: (side) => t(/** @type {Key} */ (`row-${side}`)),
      hole: (hole, n, owner) =>
        owner ? t("hole-tuzdik", { hole, owner: t(owner) }) : t("hole", { hole, n }),
      kazan: (side) => t("kazan", { owner: t(side) }),
      name: (hole) => (this.#names ? nameOfHole(hole, this.#desk.game.snapshot().rules.holes) : ""),
    };
  }

  /** @param {Hole | null} hole the one under the pointer or the focus */
  #point(hole) {
    this.#pointed = hole;
    const { game } = this.#desk;
    const { toMove, legal } = game.snapshot();
    const mine = hole?.side === toMove && legal.includes(hole.hole);
    const move = mine ? game.preview(hole.hole) : null;
    const taker = move && (move.captured > 0 || move.tuzdik) ? move.side : null;
    this.#board.preview(move && { to: move.landing, taker });
  }
}
