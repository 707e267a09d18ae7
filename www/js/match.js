// Who plays whom: asks the computer when it is to move, and drops its answer when the game has gone
// on without it. Knows no page.

/** @import { Engine, Game, Move, RulesName, Side, Snapshot } from "./engine/index.js" */

/** @typedef {"human" | "computer"} Player */

/**
 * @typedef {object} Setup
 * @property {RulesName} rules
 * @property {Record<Side, Player>} players
 * @property {number} level of the computer
 */

/**
 * A game as it is kept: enough to come back to exactly this point.
 *
 * @typedef {object} Kept
 * @property {Setup} setup
 * @property {number[]} moves the holes, those that were undone too
 * @property {number} ply
 * @property {Side | null} resigned
 */

/** @typedef {"human" | "thinking" | "paused" | "trouble" | "over"} State */

/** @typedef {{ kind: "start" | "move" | "back" | "end" | "state", move: Move | null }} Change */

/**
 * @typedef {object} Means
 * @property {(rules: RulesName) => Game} createGame
 * @property {Pick<Engine, "bestMove">} engine
 * @property {() => Promise<unknown>} settled resolves when the moves so far have been shown
 */

/** Tells of every change with an event `change`, whose detail is a `Change`. */
export class Match extends EventTarget {
  #means;
  /** @type {Setup} */
  #setup;
  /** @type {Game} */
  #game;
  /** @type {AbortController | null} */
  #search = null;
  /** @type {Side | null} */
  #resigned = null;
  #paused = false;
  #trouble = false;

  /**
   * @param {Means} means
   * @param {Setup} setup
   */
  constructor(means, setup) {
    super();
    this.#means = means;
    this.#setup = setup;
    this.#game = means.createGame(setup.rules);
  }

  get setup() {
    return this.#setup;
  }

  /** @returns {Snapshot} */
  get snapshot() {
    return this.#game.snapshot();
  }

  /** @returns {State} */
  get state() {
    const { outcome, toMove } = this.snapshot;
    if (outcome) return "over";
    if (this.#setup.players[toMove] === "human") return "human";
    if (this.#trouble) return "trouble";
    return this.#paused ? "paused" : "thinking";
  }

  /** Whether the computer plays both sides. */
  get watched() {
    const { first, second } = this.#setup.players;
    return first === "computer" && second === "computer";
  }

  get canUndo() {
    const { ply } = this.snapshot;
    return this.#resigned !== null || ply > this.#firstDecision();
  }

  get canRedo() {
    const { ply, plies } = this.snapshot;
    return ply < plies && this.#resigned === null;
  }

  /** @returns {Kept} */
  get kept() {
    const moves = this.#game.moves().map(({ hole }) => hole);
    return { setup: this.#setup, moves, ply: this.snapshot.ply, resigned: this.#resigned };
  }

  /** @param {Setup} setup */
  start(setup) {
    this.#load({ setup, moves: [], ply: 0, resigned: null });
    // Watching is started by hand: the board should not move before it has been seen.
    this.#paused = this.watched;
    this.#changed("start", null);
  }

  /**
   * Comes back to a game that was kept.
   *
   * @param {Kept} kept throws when it is no game
   */
  resume(kept) {
    this.#load(kept);
    this.#paused = this.watched;
    this.#changed("start", null);
  }

  /** @param {number} hole a legal one, of the side to move */
  play(hole) {
    this.#stop();
    const move = this.#game.play(hole);
    this.#changed("move", move);
  }

  /**
   * What a move would do.
   *
   * @param {number} hole
   * @returns {Move | null} null when it is not legal
   */
  preview(hole) {
    return this.#game.legalMoves().includes(hole) ? this.#game.preview(hole) : null;
  }

  /** Takes back the last decision of a person, with the computer's answer to it. */
  undo() {
    if (!this.canUndo) return;
    this.#stop();
    if (this.watched) this.#paused = true;
    if (this.#resigned) this.#load({ ...this.kept, resigned: null });
    else this.#step(() => this.#game.undo());
    this.#changed("back", null);
  }

  redo() {
    if (!this.canRedo) return;
    this.#stop();
    if (this.watched) this.#paused = true;
    const before = this.snapshot.ply;
    this.#step(() => this.#game.redo());
    const one = this.snapshot.ply === before + 1;
    this.#changed("move", one ? this.snapshot.lastMove : null);
  }

  /** @param {Side} side who gives up */
  resign(side) {
    if (this.snapshot.outcome) return;
    this.#stop();
    this.#game.resign(side);
    this.#resigned = side;
    this.#changed("end", null);
  }

  pause() {
    this.#stop();
    this.#paused = true;
    this.#changed("state", null);
  }

  /** Lets the computer go on, after a pause or after trouble. */
  proceed() {
    this.#paused = false;
    this.#trouble = false;
    this.#changed("state", null);
  }

  /** @param {Kept} kept */
  #load({ setup, moves, ply, resigned }) {
    const game = this.#means.createGame(setup.rules);
    for (const hole of moves) game.play(hole);
    game.goTo(ply);
    if (resigned) game.resign(resigned);
    this.#stop();
    this.#game.free();
    this.#game = game;
    this.#setup = setup;
    this.#resigned = resigned;
    this.#trouble = false;
  }

  /**
   * Goes one move, and on until a person is to move.
   *
   * @param {() => Move | null} go
   */
  #step(go) {
    while (go()) {
      if (this.watched || this.#setup.players[this.snapshot.toMove] === "human") break;
    }
  }

  /** The ply of the first move that a person made: nothing before it can be taken back. */
  #firstDecision() {
    const { first, second } = this.#setup.players;
    return first === "computer" && second === "human" ? 1 : 0;
  }

  #stop() {
    this.#search?.abort();
    this.#search = null;
  }

  /** @param {Change["kind"]} kind @param {Move | null} move */
  #changed(kind, move) {
    /** @type {Change} */
    const detail = { kind, move };
    this.dispatchEvent(new CustomEvent("change", { detail }));
    if (this.state === "thinking" && !this.#search) this.#think();
  }

  async #think() {
    const search = new AbortController();
    this.#search = search;
    const { signal } = search;
    try {
      const { level } = this.#setup;
      const seed = Math.floor(Math.random() * 2 ** 31);
      const { hole } = await this.#means.engine.bestMove(this.#game, { level, seed, signal });
      await this.#means.settled();
      if (signal.aborted) return;
      this.#search = null;
      this.play(hole);
    } catch (error) {
      if (signal.aborted) return;
      this.#search = null;
      this.#trouble = true;
      this.#changed("state", null);
      this.dispatchEvent(new CustomEvent("trouble", { detail: error }));
    }
  }
}
