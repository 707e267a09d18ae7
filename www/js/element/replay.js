// Lets the moves of a record follow one another, each a moment after the last has been shown.

/** How long a position is looked at before the next move, in milliseconds. */
const LOOK = 900;

export class Replay {
  #next;
  #timer = 0;
  #running = false;

  /** @param {() => boolean} next makes the next move; false when there is none */
  constructor(next) {
    this.#next = next;
  }

  get running() {
    return this.#running;
  }

  start() {
    this.#running = true;
    this.#step();
  }

  stop() {
    this.#running = false;
    window.clearTimeout(this.#timer);
  }

  /** To be called when a move has been shown to its end. */
  shown() {
    if (!this.#running) return;
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#step(), LOOK);
  }

  #step() {
    if (this.#running && !this.#next()) this.stop();
  }
}
