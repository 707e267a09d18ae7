// The match on the board: passes choices to the one and shows what comes of them on the other.

import { nameOfHole } from "./names.js";
import { showPlates } from "./plates.js";
import { byId } from "./text.js";
import { holdTools, showTools } from "./tools.js";
import { nameOf, roleOf, sayHint, sayMoment, sayMove, sayOutcome, sayTurn } from "./wording.js";

/** @import { Board } from "../board/board.js" */
/** @import { Labels } from "../board/labels.js" */
/** @import { Hole } from "../board/mark.js" */
/** @import { Side } from "../engine/index.js" */
/** @import { Key, Translate } from "../i18n/index.js" */
/** @import { Change, Match } from "../match.js" */
/** @import { Line } from "./line.js" */

export class Table {
  #match;
  #board;
  #line;
  /** @type {Translate} */
  #t;
  /** @type {Side} */
  #near;
  /** @type {Change} */
  #change = { kind: "start", move: null };
  /** Whether the holes are called by their names too. */
  names = false;
  /** Whether a hole has to be chosen twice. */
  confirm = false;
  /** @type {Hole | null} */
  #asked = null;
  /** @type {Hole | null} */
  #pointed = null;
  #game = byId("game", HTMLElement);
  #status = byId("status", HTMLElement);

  /**
   * @param {Match} match
   * @param {Board} board
   * @param {HTMLElement} element of the board
   * @param {Line} line
   * @param {Translate} t
   * @param {Side} near
   */
  constructor(match, board, element, line, t, near) {
    this.#match = match;
    this.#board = board;
    this.#line = line;
    this.#t = t;
    this.#near = near;
    match.addEventListener("change", (event) => {
      if (event instanceof CustomEvent) this.#changed(event.detail);
    });
    element.addEventListener("togyz-choose", (event) => {
      if (event instanceof CustomEvent) this.#chosen(event.detail);
    });
    element.addEventListener("togyz-refuse", () => this.#remind());
    element.addEventListener("togyz-point", (event) => {
      if (event instanceof CustomEvent) this.#point(event.detail);
    });
    element.addEventListener("togyz-settled", () => this.show());
  }

  get near() {
    return this.#near;
  }

  /** @param {Side} near whose row is to be at the bottom */
  turn(near) {
    this.#near = near;
    this.#board.configure({ near });
    this.show();
  }

  /** @param {Translate} t */
  speak(t) {
    this.#t = t;
    this.#board.configure({ labels: this.labels() });
    this.show();
  }

  /** @returns {Labels} */
  labels() {
    const t = this.#t;
    const { setup } = this.#match;
    return {
      board: t("board"),
      row: (side) => t(/** @type {Key} */ (`row-${roleOf(side, setup)}`)),
      hole: (hole, n, owner) =>
        owner ? t("hole-tuzdik", { hole, owner: nameOf(t, owner, setup) }) : t("hole", { hole, n }),
      kazan: (side) => t("kazan", { owner: nameOf(t, side, setup) }),
      name: (hole) => this.#nameOf(hole),
    };
  }

  /** Brings all but the board itself up to date, once the moves have been shown. */
  show() {
    if (!this.#board.settled) return;
    const match = this.#match;
    const { state, snapshot } = match;
    showPlates(this.#t, match, this.#near);
    showTools(this.#t, match);
    this.#line.show(this.#t);
    this.#status.textContent = this.#sentence();
    this.#status.dataset.over = String(state === "over");
    this.#game.dataset.ply = String(snapshot.ply);
    this.#game.dataset.state = state;
    this.#point(this.#pointed);
  }

  /** Shows the best move and says why it is good. */
  async hint() {
    const { ply } = this.#match.snapshot;
    this.say(this.#t("thinking"));
    const { hole, reason } = await this.#match.advise();
    const { snapshot, state } = this.#match;
    const move = this.#match.preview(hole);
    if (snapshot.ply !== ply || state !== "human" || !move) return;
    const taker = move.captured > 0 || move.tuzdik ? move.side : null;
    this.#board.preview({ from: { side: move.side, hole }, to: move.landing, taker });
    this.say(sayHint(this.#t, move, reason));
  }

  /** @param {string} text that stands until something happens on the board */
  say(text) {
    this.#status.textContent = text;
  }

  /** @param {number} hole */
  #nameOf(hole) {
    return this.names ? nameOfHole(hole, this.#match.snapshot.rules.holes) : "";
  }

  /** @param {Change} change */
  #changed(change) {
    const { state, snapshot } = this.#match;
    if (change.kind === "state") {
      this.show();
      return;
    }
    this.#change = change;
    this.#asked = null;
    this.#game.dataset.state = "moving";
    holdTools();
    if (change.kind === "start") this.#board.configure({ labels: this.labels(), near: this.#near });
    this.#board.show(snapshot, {
      playable: state === "human" ? snapshot.legal : [],
      steps: change.kind === "move" ? (change.move?.steps ?? []) : [],
    });
  }

  #sentence() {
    const t = this.#t;
    const { state, snapshot, setup } = this.#match;
    const { kind, move } = this.#change;
    if (state === "over") return sayOutcome(t, snapshot, setup);
    if (state === "trouble") return t("trouble");
    if (state === "waiting" && kind !== "visit")
      return t(this.#match.offers ? "wait-friend-draw" : "wait-friend");
    const yours = roleOf(snapshot.toMove, setup) === "you";
    if (kind === "move" && move) {
      const name = this.#nameOf(move.hole);
      const moved = [sayMove(t, move, setup), name && `(${name})`].filter(Boolean).join(" ");
      return yours ? `${moved} ${t("turn-you")}.` : moved;
    }
    const turn = `${sayTurn(t, snapshot.toMove, setup)}.`;
    if (kind === "visit") return `${sayMoment(t, snapshot)} ${turn}`;
    if (kind === "back") return `${t("said-undone")} ${turn}`;
    return yours && snapshot.ply < 2 ? t("invite") : turn;
  }

  /** @param {Hole} hole */
  #chosen(hole) {
    const sure = this.#asked?.hole === hole.hole && this.#asked.side === hole.side;
    if (sure || !(this.confirm || this.#match.withFriend)) {
      this.#asked = null;
      this.#match.play(hole.hole);
      return;
    }
    const move = this.#match.preview(hole.hole);
    if (!move) return;
    this.#asked = hole;
    this.#point(hole);
    this.#status.textContent = this.#t("tap-again", {
      hole: hole.hole,
      landing: move.landing.hole,
    });
  }

  /** Says whose turn it is to someone who chose a hole that cannot be played. */
  #remind() {
    const { state, snapshot, setup } = this.#match;
    if (state !== "human") return;
    const yours = roleOf(snapshot.toMove, setup) === "you";
    const turn = `${sayTurn(this.#t, snapshot.toMove, setup)}.`;
    this.#status.textContent = yours ? this.#t("invite") : turn;
  }

  /** @param {Hole | null} hole the one under the pointer or the focus */
  #point(hole) {
    this.#pointed = hole;
    const { state, snapshot } = this.#match;
    const mine = hole && state === "human" && hole.side === snapshot.toMove;
    const move = mine ? this.#match.preview(hole.hole) : null;
    if (!move) this.#board.preview(null);
    else {
      const taker = move.captured > 0 || move.tuzdik ? move.side : null;
      this.#board.preview({ to: move.landing, taker });
    }
  }
}
