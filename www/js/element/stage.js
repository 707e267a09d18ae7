// The match on the element's board: passes on what was chosen and shows what comes of it.

import { Board } from "../board/board.js";
import { nameOf, roleOf, sayMoment, sayMove, sayOutcome, sayTurn } from "../page/wording.js";
import { Controls } from "./controls.js";

/** @import { Labels } from "../board/labels.js" */
/** @import { Hole } from "../board/mark.js" */
/** @import { Side, Step } from "../engine/index.js" */
/** @import { BoardKey, SayBoard } from "../i18n/board/index.js" */
/** @import { Change, Match } from "../match.js" */
/** @import { Control } from "./controls.js" */
/** @import { Frame } from "./frame.js" */

/**
 * How the match is to be seen and used.
 *
 * @typedef {object} Manner
 * @property {SayBoard} t
 * @property {Side} near
 * @property {readonly Side[]} playable
 * @property {readonly Control[]} controls
 * @property {"off" | "fast" | "normal"} speed
 * @property {boolean} replaying whether moves of a record follow one another
 */

/**
 * @typedef {object} Handlers
 * @property {(hole: number) => void} choose
 * @property {(control: Control) => void} use
 * @property {() => void} settled
 */

export class Stage {
  #frame;
  #match;
  /** @type {Manner} */
  #manner;
  #board;
  #controls;
  /** @type {Change} */
  #change = { kind: "start", move: null };
  /** @type {Hole | null} */
  #pointed = null;
  #end = new AbortController();

  /**
   * @param {Frame} frame
   * @param {Match} match
   * @param {Manner} manner
   * @param {Handlers} handlers
   */
  constructor(frame, match, manner, { choose, use, settled }) {
    this.#frame = frame;
    this.#match = match;
    this.#manner = manner;
    const { near, speed } = manner;
    const { signal } = this.#end;
    this.#board = new Board(frame.board, { near, speed, labels: this.#labels() });
    this.#controls = new Controls(frame.controls, use, signal);
    this.#controls.offer(manner.controls);
    /** @param {string} type @param {(hole: Hole | null) => void} handle */
    const listen = (type, handle) =>
      frame.board.addEventListener(
        type,
        (event) => event instanceof CustomEvent && handle(event.detail),
        { signal },
      );
    listen("togyz-choose", (hole) => hole && choose(hole.hole));
    listen("togyz-point", (hole) => this.#point(hole));
    listen("togyz-settled", () => {
      this.show();
      settled();
    });
    this.#pose();
  }

  get settled() {
    return this.#board.settled;
  }

  /** @param {Manner} manner */
  configure(manner) {
    const before = this.#manner;
    this.#manner = manner;
    this.#controls.offer(manner.controls);
    const { near, speed, t } = manner;
    if (before.near !== near || before.speed !== speed || before.t !== t) {
      this.#board.configure({ near, speed, labels: this.#labels() });
    }
    if (before.playable.join() !== manner.playable.join()) this.#pose();
    this.show();
  }

  /** @param {Change} change */
  changed(change) {
    if (change.kind === "state") {
      this.show();
      return;
    }
    this.#change = change;
    this.#frame.whole.dataset.state = "moving";
    if (change.kind === "start") this.#board.configure({ labels: this.#labels() });
    this.#pose(change.kind === "move" ? change.move?.steps : []);
  }

  /** Shows at once what is on its way. */
  skip() {
    this.#board.skip();
  }

  /** Gives the board the focus. */
  focus() {
    const { toMove, legal } = this.#match.snapshot;
    this.#board.focus({ side: toMove, hole: legal[0] ?? 1 });
  }

  /** Takes all off the frame but the frame itself. */
  destroy() {
    this.#end.abort();
    this.#board.destroy();
  }

  /** Brings all but the board itself up to date, once the moves have been shown. */
  show() {
    if (!this.#board.settled) return;
    const { whole, status } = this.#frame;
    const { state, snapshot } = this.#match;
    whole.dataset.state = state;
    whole.dataset.ply = String(snapshot.ply);
    this.#showPlates();
    this.#showControls();
    const sentence = this.#sentence();
    if (status.textContent !== sentence) status.textContent = sentence;
    this.#point(this.#pointed);
  }

  /** @param {readonly Step[]} [steps] */
  #pose(steps = []) {
    const { snapshot, state } = this.#match;
    this.#frame.whole.dataset.holes = String(snapshot.rules.holes);
    const mine = state === "human" && this.#manner.playable.includes(snapshot.toMove);
    this.#board.show(snapshot, { playable: mine ? snapshot.legal : [], steps });
  }

  /** @returns {Labels} */
  #labels() {
    const { t } = this.#manner;
    const { setup } = this.#match;
    return {
      board: t("board"),
      row: (side) => t(/** @type {BoardKey} */ (`row-${roleOf(side, setup)}`)),
      hole: (hole, n, owner) =>
        owner ? t("hole-tuzdik", { hole, owner: nameOf(t, owner, setup) }) : t("hole", { hole, n }),
      kazan: (side) => t("kazan", { owner: nameOf(t, side, setup) }),
    };
  }

  #showPlates() {
    const { t, near } = this.#manner;
    const { snapshot, state, setup } = this.#match;
    for (const side of /** @type {const} */ (["first", "second"])) {
      const { element, who, doing, score } = this.#frame.plates[side];
      const turn = side === snapshot.toMove && state !== "over";
      element.dataset.place = side === near ? "near" : "far";
      element.dataset.turn = String(turn);
      element.dataset.won = String(snapshot.outcome?.winner === side);
      who.textContent = nameOf(t, side, setup);
      const busy = turn && (state === "thinking" || state === "paused");
      doing.textContent = busy ? t(state) : "";
      score.textContent = String((snapshot.outcome?.score ?? snapshot.kazans)[side]);
    }
  }

  #showControls() {
    const { t, replaying } = this.#manner;
    const match = this.#match;
    const { state, watched } = match;
    const { ply, plies } = match.snapshot;
    const replays = !this.#computer;
    const back = ply > 0;
    const on = ply < plies;
    const waits = state === "trouble" || state === "paused" || (watched && state !== "over");
    const runs = replays ? replaying : state === "thinking";
    this.#controls.show(t, {
      may: {
        undo: match.canUndo,
        redo: match.canRedo,
        first: back,
        previous: back,
        next: on,
        last: on,
        run: replays ? on || replaying : waits || null,
        resign: state !== "over",
      },
      runs,
      run: runs ? "pause" : state === "trouble" ? "retry" : "play",
      count: `${ply} / ${plies}`,
    });
  }

  get #computer() {
    return Object.values(this.#match.setup.players).includes("computer");
  }

  #sentence() {
    const { t, playable } = this.#manner;
    const { state, snapshot, setup } = this.#match;
    const { kind, move } = this.#change;
    if (state === "over") return sayOutcome(t, snapshot, setup);
    if (state === "trouble") return t("trouble");
    const yours = roleOf(snapshot.toMove, setup) === "you";
    if (kind === "move" && move) {
      const moved = sayMove(t, move, setup);
      return yours ? `${moved} ${t("turn-you")}.` : moved;
    }
    const turn = `${sayTurn(t, snapshot.toMove, setup)}.`;
    if (kind === "visit") return `${sayMoment(t, snapshot)} ${turn}`;
    if (kind === "back") return `${t("said-undone")} ${turn}`;
    return yours && playable.length > 0 && snapshot.ply < 2 ? t("invite") : turn;
  }

  /** @param {Hole | null} hole the one under the pointer or the focus */
  #point(hole) {
    this.#pointed = hole;
    const { state, snapshot } = this.#match;
    const mine =
      hole &&
      state === "human" &&
      hole.side === snapshot.toMove &&
      this.#manner.playable.includes(hole.side);
    const move = mine ? this.#match.preview(hole.hole) : null;
    if (!move) this.#board.preview(null);
    else {
      const taker = move.captured > 0 || move.tuzdik ? move.side : null;
      this.#board.preview({ to: move.landing, taker });
    }
  }
}
