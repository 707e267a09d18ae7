// The clocks of a game: run with its moves, stand on the players' plates, and end it.

import { Clock, showTime } from "../clock.js";

/** @import { Left } from "../clock.js" */
/** @import { Side } from "../engine/index.js" */
/** @import { Change, Match } from "../match.js" */

/** @type {readonly Side[]} */
const SIDES = ["first", "second"];

/** From here on, in milliseconds, the time is short. */
const SHORT = 20_000;

export class Clocks {
  #match;
  #game;
  /** @type {Clock | null} */
  #clock = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** The last ply that has brought its increment. */
  #rewarded = 0;
  /** Whether the time stands while the page cannot be seen. */
  pauses = true;

  /**
   * @param {Match} match
   * @param {HTMLElement} game has the plates of the players
   * @param {AbortSignal} [signal] ends them: the time stands
   */
  constructor(match, game, signal) {
    this.#match = match;
    this.#game = game;
    const options = signal ? { signal } : {};
    /** @param {Event} event */
    const changed = (event) => event instanceof CustomEvent && this.#changed(event.detail);
    match.addEventListener("change", changed, options);
    document.addEventListener("visibilitychange", () => this.#run(), options);
    signal?.addEventListener("abort", () => {
      this.#clock?.freeze();
      clearTimeout(this.#timer);
    });
  }

  /** @returns {Left | null} what each has left */
  get left() {
    return this.#clock?.left ?? null;
  }

  /**
   * @param {Left | null} left of the game that has just been opened; null for all the time
   */
  set(left) {
    const { setup, snapshot } = this.#match;
    const { clock } = setup;
    this.#clock?.freeze();
    // A game that has lost its clock goes on without one.
    const has = clock && (left || snapshot.plies === 0);
    this.#rewarded = snapshot.plies;
    this.#clock = has ? new Clock(clock, () => performance.now(), left ?? undefined) : null;
    this.#run();
  }

  /** @param {Change} change */
  #changed({ kind, move }) {
    if (kind === "start") {
      this.set(null);
      return;
    }
    const { ply, plies } = this.#match.snapshot;
    // A move that is taken back and made again brings nothing more.
    if (kind === "move" && move && ply === plies && ply > this.#rewarded) {
      this.#clock?.moved(move.side);
      this.#rewarded = ply;
    }
    // Who takes back a loss on time plays on without a clock.
    if (kind === "back" && this.#clock?.flagged) this.#clock = null;
    this.#run();
  }

  /** Lets the time of the one pass who is to move, if any. */
  #run() {
    const clock = this.#clock;
    if (!clock) {
      this.#show();
      return;
    }
    const { state, snapshot } = this.#match;
    const plays = state === "human" || state === "thinking";
    const started = snapshot.ply > 0 && snapshot.ply === snapshot.plies;
    const seen = !this.pauses || !document.hidden;
    if (plays && started && seen) clock.run(snapshot.toMove);
    else clock.freeze();
    this.#tick();
  }

  #tick() {
    clearTimeout(this.#timer);
    this.#show();
    const clock = this.#clock;
    if (!clock?.running) return;
    const { flagged } = clock;
    if (flagged) {
      clock.freeze();
      this.#match.declare({ reason: "time", side: flagged });
      return;
    }
    // Just after the next change of a second: not again and again at the change itself.
    const left = clock.leftOf(clock.running);
    this.#timer = setTimeout(() => this.#tick(), (left % 1000) + 5);
  }

  #show() {
    for (const plate of this.#game.querySelectorAll(".plate")) {
      if (!(plate instanceof HTMLElement)) continue;
      const side = SIDES.find((each) => each === plate.dataset.side) ?? "first";
      const time = plate.querySelector(".time");
      const left = this.#clock?.leftOf(side) ?? null;
      plate.dataset.clock = String(left !== null);
      plate.dataset.short = String(left !== null && left < SHORT);
      const text = left === null ? "" : showTime(left);
      if (time && time.textContent !== text) time.textContent = text;
    }
  }
}
