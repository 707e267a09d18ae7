// Moves that wait to be shown. Shows them one after another and hurries when it falls behind.

/** @import { Timeline } from "./timeline.js" */

/** @typedef {Timeline["beats"][number]} Beat */

/**
 * @template T
 * @typedef {object} Entry
 * @property {Timeline} timeline
 * @property {T} after what the board is to show when the move has been shown
 */

/** How much faster it goes for every move that waits. */
const HURRY = 1.5;

/** @template T */
export class Queue {
  /** @type {Entry<T>[]} */
  #entries = [];
  #now = 0;
  /** The steps that have come since they were asked for. @type {Beat["kind"][]} */
  #heard = [];

  /** 1 shows moves at normal speed, 3 three times as fast. */
  rate = 1;

  get idle() {
    return this.#entries.length === 0;
  }

  /** The move that is shown now, and how many milliseconds of it have passed. */
  get current() {
    const entry = this.#entries[0];
    return entry ? { ...entry, now: this.#now } : null;
  }

  /** What the board will show in the end. */
  get last() {
    return this.#entries.at(-1)?.after ?? null;
  }

  /** @param {Entry<T>} entry */
  push(entry) {
    this.#entries.push(entry);
  }

  /**
   * Lets time pass.
   *
   * @param {number} elapsed milliseconds
   * @returns {T[]} what follows the moves that came to their end
   */
  advance(elapsed) {
    /** @type {T[]} */
    const done = [];
    const waiting = Math.max(0, this.#entries.length - 1);
    let from = this.#now;
    this.#now += elapsed * this.rate * (1 + waiting * HURRY);
    for (let entry = this.#entries[0]; entry; entry = this.#entries[0]) {
      for (const { at, kind } of entry.timeline.beats) {
        if (at >= from && at < this.#now) this.#heard.push(kind);
      }
      if (this.#now < entry.timeline.duration) break;
      from = 0;
      this.#now -= entry.timeline.duration;
      done.push(entry.after);
      this.#entries.shift();
    }
    if (this.idle) this.#now = 0;
    return done;
  }

  /** The kinds of the steps that came since the last call. */
  heard() {
    return this.#heard.splice(0);
  }

  /**
   * Drops all that waits.
   *
   * @returns {T | null} what the board is to show at once
   */
  skip() {
    const { last } = this;
    this.#entries = [];
    this.#now = 0;
    return last;
  }
}
