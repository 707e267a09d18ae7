// A clock for two players. It is told the time; so it can be frozen, kept and tested.

/** @import { Side } from "./engine/index.js" */

/**
 * @typedef {object} Control how much time there is
 * @property {number} minutes for each player
 * @property {number} increment seconds that a move brings
 */

/** @typedef {Record<Side, number>} Left milliseconds that each player has left */

/** The controls with a name, by tournament custom. */
export const CONTROLS = /** @type {const} */ ({
  blitz: { minutes: 7, increment: 0 },
  rapid: { minutes: 20, increment: 0 },
  classical: { minutes: 90, increment: 0 },
});

export const MAX_MINUTES = 180;
export const MAX_INCREMENT = 60;

/** @param {Control} control @returns {Left} */
export const fullTime = ({ minutes }) => ({ first: minutes * 60_000, second: minutes * 60_000 });

export class Clock {
  #increment;
  #left;
  #now;
  /** @type {Side | null} */
  #running = null;
  #since = 0;

  /**
   * @param {Control} control
   * @param {() => number} now in milliseconds, never going back
   * @param {Left} [left] of a game that goes on
   */
  constructor(control, now, left = fullTime(control)) {
    this.#increment = control.increment * 1000;
    this.#now = now;
    this.#left = { first: left.first, second: left.second };
  }

  /** @returns {Side | null} whose time passes */
  get running() {
    return this.#running;
  }

  /** @returns {Left} */
  get left() {
    return { first: this.leftOf("first"), second: this.leftOf("second") };
  }

  /** @returns {Side | null} whose time is up */
  get flagged() {
    if (this.leftOf("first") <= 0) return "first";
    return this.leftOf("second") <= 0 ? "second" : null;
  }

  /** @param {Side} side */
  leftOf(side) {
    const passed = side === this.#running ? this.#now() - this.#since : 0;
    return Math.max(0, this.#left[side] - passed);
  }

  /** @param {Side} side whose time is to pass; nothing changes if it does already */
  run(side) {
    if (this.#running === side) return;
    this.freeze();
    this.#running = side;
    this.#since = this.#now();
  }

  /** Nobody's time passes. */
  freeze() {
    if (this.#running) this.#left[this.#running] = this.leftOf(this.#running);
    this.#running = null;
  }

  /** @param {Side} side who has made a move, which brings the increment unless the time is up */
  moved(side) {
    const left = this.leftOf(side);
    this.freeze();
    if (left > 0) this.#left[side] = left + this.#increment;
  }
}

/**
 * Minutes and seconds; the last started second still counts.
 *
 * @param {number} left in milliseconds
 */
export function showTime(left) {
  const seconds = Math.ceil(left / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  const rest = `${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/**
 * @param {unknown} value
 * @returns {Control | null} null when it is none
 */
export function readControl(value) {
  const { minutes, increment } = /** @type {any} */ (value ?? {});
  const whole = (
    /** @type {unknown} */ n,
    /** @type {number} */ least,
    /** @type {number} */ most,
  ) => Number.isInteger(n) && Number(n) >= least && Number(n) <= most;
  if (!whole(minutes, 1, MAX_MINUTES) || !whole(increment, 0, MAX_INCREMENT)) return null;
  return { minutes, increment };
}

/**
 * @param {unknown} value
 * @returns {Left | null}
 */
export function readLeft(value) {
  const { first, second } = /** @type {any} */ (value ?? {});
  const time = (/** @type {unknown} */ n) => Number.isFinite(n) && Number(n) >= 0;
  return time(first) && time(second) ? { first, second } : null;
}
