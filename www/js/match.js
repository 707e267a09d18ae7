// Who plays whom: asks the computer when it is to move, and drops its answer when the game has gone
// on without it. Knows no page.

/** @import { Control, Left } from "./clock.js" */
/** @import { BestMove, Engine, Game, Move, RulesName, Side, Snapshot } from "./engine/index.js" */

/** @typedef {"human" | "computer" | "friend"} Player a friend is at another device */

/**
 * @typedef {object} Setup
 * @property {RulesName} rules
 * @property {Record<Side, Player>} players
 * @property {number} level of the computer
 * @property {string | null} position where the game starts, as text; null for the usual start
 * @property {Control | null} [clock]
 * @property {string} [friend] the name of a game with a friend at another device
 * @property {false} [repetition] the third occurrence of a position is no draw
 */

/**
 * An end that the board does not know of: `side` gave up or has no time left.
 *
 * @typedef {{ reason: "resignation" | "time", side: Side } | { reason: "agreement", side: null }} End
 */

/**
 * A game as it is kept: enough to come back to exactly this point.
 *
 * @typedef {object} Kept
 * @property {Setup} setup
 * @property {number[]} moves the holes, those that were undone too
 * @property {number} ply
 * @property {Left} [left] the time that each player has left
 * @property {End | null} end after the last of the moves, if it was agreed or declared
 * @property {number} [sent] of a game with a friend: how many moves have been sent
 * @property {true} [offers] a draw is offered to the friend with the last move
 */

/** @typedef {"human" | "thinking" | "waiting" | "paused" | "trouble" | "over"} State */

/** @typedef {{ kind: "start" | "move" | "back" | "visit" | "end" | "state", move: Move | null }} Change */

/**
 * @typedef {object} Means
 * @property {(setup: Setup) => Game} createGame throws when there is no such game
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
  /** @type {End | null} */
  #end = null;
  #paused = false;
  #trouble = false;
  #sent = 0;
  /** Whether an end that is not on the board has been sent. */
  #endSent = true;
  #offers = false;

  /**
   * @param {Means} means
   * @param {Setup} setup
   */
  constructor(means, setup) {
    super();
    this.#means = means;
    this.#setup = setup;
    this.#game = means.createGame(setup);
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
    const { outcome, toMove, ply, plies } = this.snapshot;
    if (outcome) return "over";
    // What has been sent to a friend cannot be played anew.
    if (this.withFriend && (ply < plies || this.#setup.players[toMove] === "friend"))
      return "waiting";
    if (this.#setup.players[toMove] === "human") return "human";
    if (this.#trouble) return "trouble";
    return this.#paused ? "paused" : "thinking";
  }

  /** Whether the computer plays both sides. */
  get watched() {
    const { first, second } = this.#setup.players;
    return first === "computer" && second === "computer";
  }

  get withFriend() {
    return this.#setup.friend !== undefined;
  }

  get canUndo() {
    if (this.withFriend) return this.unsent;
    return this.#declared || this.snapshot.ply > this.#firstDecision();
  }

  /** Whether the last move, or the end, is one's own and the friend has not been sent it. */
  get unsent() {
    const { plies, toMove, ply } = this.snapshot;
    if (!this.withFriend || ply < plies) return false;
    if (this.#declared) return !this.#endSent;
    return plies > this.#sent && this.#setup.players[toMove] === "friend";
  }

  /** Whether a draw is offered with the last move. */
  get offers() {
    return this.#offers;
  }

  get canRedo() {
    const { ply, plies } = this.snapshot;
    return ply < plies && !this.withFriend;
  }

  /** The whole line, those that were undone too. */
  get moves() {
    return this.#game.moves();
  }

  /** A copy of the game, for whoever wants to write it down. */
  get game() {
    return this.#game.clone();
  }

  /** @returns {Kept} */
  get kept() {
    const moves = this.moves.map(({ hole }) => hole);
    const kept = { setup: this.#setup, moves, ply: this.snapshot.ply, end: this.#end };
    if (!this.withFriend) return kept;
    return { ...kept, sent: this.#sent, ...(this.#offers && { offers: true }) };
  }

  /**
   * @param {Setup} setup
   * @param {number[]} [moves] that are made already
   */
  start(setup, moves = []) {
    this.#load({ setup, moves, ply: moves.length, end: null });
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
    // Nor should what had been undone be replaced.
    this.#paused = this.watched || kept.ply < kept.moves.length;
    this.#changed("start", null);
  }

  /** @returns {boolean} whether the game ends here by what was declared */
  get #declared() {
    const { ply, plies } = this.snapshot;
    return this.#end !== null && ply === plies;
  }

  /**
   * Looks at any moment of the game. From there it can be played on; the computer waits to be told.
   *
   * @param {number} ply
   */
  goTo(ply) {
    const before = this.snapshot.ply;
    if (ply === before) return;
    this.#stop();
    this.#paused = true;
    this.#game.goTo(ply);
    const one = ply === before + 1;
    this.#changed(one ? "move" : "visit", one ? this.snapshot.lastMove : null);
  }

  /** @param {number} hole a legal one, of the side to move */
  play(hole) {
    const { ply } = this.snapshot;
    const other = this.#end !== null && this.moves[ply]?.hole !== hole;
    const move = this.#game.play(hole);
    this.#stop();
    if (other) this.#end = null;
    this.#offers = false;
    if (!this.watched) this.#paused = false;
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
    if (this.#declared) this.#load({ ...this.kept, end: null });
    // There is no way back to what a friend will not hear of.
    else if (this.withFriend) {
      const moves = this.kept.moves.slice(0, -1);
      this.#load({ ...this.kept, moves, ply: moves.length, offers: undefined });
    } else this.#step(() => this.#game.undo());
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

  /** The link with the last move has been given away. */
  send() {
    this.#sent = this.snapshot.plies;
    this.#endSent = true;
    this.#changed("state", null);
  }

  /** Offers a draw to the friend, with the move that has not been sent. */
  offerDraw() {
    if (!this.unsent) return;
    this.#offers = true;
    this.#changed("state", null);
  }

  /** @param {End} end ends the game by what is not on the board */
  declare(end) {
    if (this.snapshot.outcome) return;
    this.#stop();
    declare(this.#game, end);
    this.#end = end;
    this.#endSent = false;
    this.#changed("end", null);
  }

  /**
   * The best move here, as the engine sees it at its full strength.
   *
   * @returns {Promise<BestMove>}
   */
  advise() {
    return this.#means.engine.bestMove(this.#game);
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
  #load({ setup, moves, ply, end, sent, offers }) {
    const game = this.#means.createGame(setup);
    for (const hole of moves) game.play(hole);
    if (end) declare(game, end);
    game.goTo(ply);
    this.#stop();
    this.#game.free();
    this.#game = game;
    this.#setup = setup;
    this.#end = end;
    this.#trouble = false;
    this.#sent = sent ?? moves.length;
    this.#endSent = true;
    this.#offers = offers ?? false;
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

/**
 * @param {Game} game
 * @param {End} end
 */
function declare(game, end) {
  if (end.reason === "agreement") game.agreeDraw();
  else if (end.reason === "time") game.flag(end.side);
  else game.resign(end.side);
}
