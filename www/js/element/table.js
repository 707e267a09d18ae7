// The game in the element: loads what the attributes describe, shows it, and tells of all that happens.

import { fullTime } from "../clock.js";
import { TogyzError } from "../engine/errors.js";
import { createEngine } from "../engine/index.js";
import { Match } from "../match.js";
import { Clocks } from "../page/clocks.js";
import { listenSounds } from "../page/sounds.js";
import { Sound } from "../sound.js";
import { Replay } from "./replay.js";
import { goingOn, sameBoard, sameSetup, sameStart, setupOf } from "./setup.js";
import { readSource } from "./source.js";
import { Stage } from "./stage.js";
import { troubleOf } from "./trouble.js";

/** @import { Left } from "../clock.js" */
/** @import { Engine, Side } from "../engine/index.js" */
/** @import { SayBoard } from "../i18n/board/index.js" */
/** @import { Change, Setup } from "../match.js" */
/** @import { Control } from "./controls.js" */
/** @import { Frame } from "./frame.js" */
/** @import { Source } from "./source.js" */
/** @import { Manner } from "./stage.js" */
/** @import { Trouble } from "./trouble.js" */
/** @import { Wishes } from "./wishes.js" */

/** Who or what moved, or how the game came to another moment. */
/** @typedef {"user" | "script" | "computer" | "undo" | "redo" | "visit"} Cause */

/** Tells an event; the answer is whether nobody forbids what it announces. */
/** @typedef {(type: string, detail: unknown, cancelable?: boolean) => boolean} Tell */

const STILL = "(prefers-reduced-motion: reduce)";

/** A move of the computer against itself is looked at for at least so long, in milliseconds. */
const LOOK = 400;

export class Table {
  #frame;
  #tell;
  #use;
  /** @type {Wishes | null} */
  #wishes = null;
  /** @type {SayBoard} */
  #t = (key) => key;
  /** @type {Source | null} */
  #source = null;
  /** @type {Match | null} */
  #match = null;
  /** @type {Stage | null} null while nobody sees it */
  #stage = null;
  /** @type {Engine | null} started at the first question */
  #engine = null;
  /** @type {Trouble | null} */
  #trouble = null;
  /** @type {Cause} */
  #cause = "computer";
  #replay = new Replay(() => this.#step());
  #present = new AbortController();
  #sound = new Sound();
  /** @type {Clocks | null} null while nobody sees them */
  #clocks = null;
  /** @type {Left | null} what was left when nobody saw it any more */
  #left = null;
  #over = false;
  /** Whether the computer was thinking when the element was taken off the page. */
  #interrupted = false;

  /**
   * @param {Frame} frame
   * @param {Tell} tell
   * @param {(control: Control) => void} use
   */
  constructor(frame, tell, use) {
    this.#frame = frame;
    this.#tell = tell;
    this.#use = use;
  }

  /** Why there is no game to be seen. */
  get trouble() {
    return this.#trouble;
  }

  /** The match, or an error that says why there is none. */
  get match() {
    if (this.#match && !this.#trouble) return this.#match;
    if (this.#trouble?.error instanceof Error) throw this.#trouble.error;
    throw new TogyzError("not-connected", "the element has no game before it is on a page");
  }

  /** What each player has left, in milliseconds; null without a clock. */
  get timeLeft() {
    return this.#clocks?.left ?? this.#left;
  }

  get running() {
    return this.#replay.running || this.#match?.state === "thinking";
  }

  /**
   * @param {Wishes} wishes
   * @param {SayBoard} t
   */
  update(wishes, t) {
    const before = this.#wishes;
    this.#wishes = wishes;
    this.#t = t;
    this.#sound.volume = wishes.sound;
    try {
      this.#load(wishes, before);
    } catch (error) {
      this.#fail(error);
      return;
    }
    this.#trouble = null;
    this.#frame.whole.hidden = false;
    this.#frame.error.hidden = true;
    if (this.#stage) this.show();
    else this.#open(this.match);
  }

  /**
   * @param {Cause} cause
   * @param {(match: Match) => void} act
   */
  act(cause, act) {
    const { match } = this;
    this.#replay.stop();
    this.#as(cause, () => act(match));
    this.show();
  }

  start() {
    if (Object.values(this.match.setup.players).includes("computer")) this.match.proceed();
    else this.#replay.start();
    this.show();
  }

  pause() {
    this.#replay.stop();
    if (this.match.state === "thinking") this.match.pause();
    this.show();
  }

  skip() {
    this.#stage?.skip();
  }

  focus() {
    this.#stage?.focus();
  }

  show() {
    this.#stage?.configure(this.#manner);
  }

  /** Off the page: nothing runs on, nothing is held but the game. */
  rest() {
    if (!this.#stage) return;
    this.#replay.stop();
    this.#left = this.timeLeft;
    this.#clocks = null;
    this.#sound.rest();
    this.#present.abort();
    this.#stage.destroy();
    this.#stage = null;
    this.#interrupted = this.#match?.state === "thinking";
    if (this.#interrupted) this.#match?.pause();
    this.#engine?.close();
    this.#engine = null;
  }

  /**
   * @param {Wishes} wishes
   * @param {Wishes | null} before
   */
  #load(wishes, before) {
    const match = this.#match;
    const setup = setupOf(wishes);
    if (!match || !before || this.#trouble) {
      this.#begin(readSource(wishes), setup);
    } else if (!sameStart(before, wishes)) {
      const source = readSource(wishes);
      const hole = sameBoard(before, wishes) ? goingOn(match, source) : undefined;
      if (hole === undefined) this.#begin(source, setup);
      else if (hole !== null) this.#as("script", () => match.play(hole));
    } else if (!sameSetup(match.setup, setup)) {
      match.resume({ ...match.kept, setup });
      this.#setClocks(match);
    } else if (wishes.ply !== before.ply && wishes.ply !== null) {
      this.#as("visit", () => match.goTo(wishes.ply ?? 0));
    }
  }

  /**
   * @param {Source} source
   * @param {Setup} setup
   */
  #begin(source, setup) {
    this.#source = source;
    this.#replay.stop();
    this.#match ??= this.#create(setup);
    this.#match.resume({ setup, moves: [...source.moves], ply: source.ply, end: null });
    this.#setClocks(this.#match);
  }

  /**
   * All the time for each player, at whichever move the game stands.
   *
   * @param {Match} match
   */
  #setClocks({ setup }) {
    this.#left = setup.clock ? fullTime(setup.clock) : null;
    this.#clocks?.set(this.#left);
  }

  /** @param {Setup} setup */
  #create(setup) {
    const engine = {
      /** @type {Engine["bestMove"]} */
      bestMove: (game, options) => {
        this.#engine ??= createEngine();
        return this.#engine.bestMove(game, options);
      },
    };
    const createGame = () => /** @type {Source} */ (this.#source).create();
    const match = new Match({ createGame, engine, settled: () => this.#settled() }, setup);
    match.addEventListener("change", (event) => {
      if (event instanceof CustomEvent) this.#changed(match, event.detail);
    });
    match.addEventListener("trouble", (event) => {
      if (event instanceof CustomEvent) this.#tell("togyz-error", troubleOf(event.detail));
    });
    return match;
  }

  /** @param {Match} match */
  #open(match) {
    this.#present = new AbortController();
    this.#stage = new Stage(this.#frame, match, this.#manner, {
      choose: (hole) => this.#choose(match, hole),
      use: this.#use,
      settled: () => this.#replay.shown(),
    });
    const { signal } = this.#present;
    matchMedia(STILL).addEventListener("change", () => this.show(), { signal });
    const { board, whole } = this.#frame;
    listenSounds(board, match, this.#sound, { within: whole, signal });
    this.#clocks = new Clocks(match, whole, signal);
    this.#clocks.set(this.#left);
    if (this.#interrupted) match.proceed();
    this.#interrupted = false;
  }

  /** @returns {Manner} */
  get #manner() {
    const { near, playable, controls, speed } = /** @type {Wishes} */ (this.#wishes);
    return {
      t: this.#t,
      near,
      playable,
      controls,
      speed: matchMedia(STILL).matches ? "off" : speed,
      replaying: this.#replay.running,
    };
  }

  async #settled() {
    const { board } = this.#frame;
    if (this.#stage && !this.#stage.settled) {
      await new Promise((resolve) => {
        board.addEventListener("togyz-settled", resolve, { once: true });
      });
    }
    if (this.#match?.watched) await new Promise((resolve) => setTimeout(resolve, LOOK));
  }

  /**
   * @param {Cause} cause
   * @param {() => void} act
   */
  #as(cause, act) {
    this.#cause = cause;
    try {
      act();
    } finally {
      this.#cause = "computer";
    }
  }

  /**
   * @param {Match} match
   * @param {number} hole
   */
  #choose(match, hole) {
    const move = match.preview(hole);
    if (!move) return;
    if (!this.#tell("togyz-beforemove", { move, snapshot: match.snapshot }, true)) return;
    // The host may have gone on by itself while it was asked.
    if (match.snapshot.ply !== move.ply || !match.preview(hole)) return;
    this.act("user", () => match.play(hole));
  }

  /** One move of a record; false at its end. */
  #step() {
    const match = this.#match;
    const { ply, plies } = match?.snapshot ?? { ply: 0, plies: 0 };
    const on = match !== null && ply < plies;
    if (on) this.#as("visit", () => match.goTo(ply + 1));
    // When the one who asks has heard the answer, the button can tell of it.
    else queueMicrotask(() => this.show());
    return on;
  }

  /**
   * @param {Match} match
   * @param {Change} change
   */
  #changed(match, change) {
    this.#stage?.changed(change);
    const { snapshot, state } = match;
    const cause = this.#cause;
    const visits = cause === "undo" || cause === "redo" || cause === "visit";
    const { move, kind } = change;
    if (kind === "move" && move && !visits) {
      this.#tell("togyz-move", { move, snapshot, by: cause });
    }
    this.#tell("togyz-change", { kind: visits ? cause : kind, snapshot, state });
    const { outcome } = snapshot;
    if (outcome && !this.#over) this.#tell("togyz-over", { outcome, snapshot });
    this.#over = outcome !== null;
  }

  /**
   * Never a blank box: what is wrong is said where the board would be, with what the author of the page
   * has put there instead.
   *
   * @param {unknown} error
   */
  #fail(error) {
    this.#replay.stop();
    const trouble = troubleOf(error);
    this.#trouble = trouble;
    const { whole, error: box, errorText } = this.#frame;
    whole.hidden = true;
    box.hidden = false;
    errorText.textContent = `${this.#t("element-failed")}\n${trouble.message} (${trouble.code})`;
    this.#tell("togyz-error", trouble);
  }

  /** The side of the only person who plays. @returns {Side | null} */
  get own() {
    const playable = this.#wishes?.playable ?? [];
    return (playable.length === 1 ? playable[0] : null) ?? null;
  }
}
