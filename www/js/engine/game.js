// A game, as plain data in and out. All rules live in the engine; nothing here knows them.

import { checked, TogyzError } from "./errors.js";
import { frozen } from "./frozen.js";
import { rules } from "./rules.js";

/** @import { GameHandle } from "../../wasm/rules.js" */
/** @import { GameOptions, Move, RecordOptions, Side, Snapshot } from "./index.js" */

/** Only this file can make a game from a handle. */
const fromHandle = Symbol("handle");

/** The name of the method that gives all the engine needs to have the same game, as bytes. */
export const asMessage = Symbol("message");

export class Game {
  /** @type {GameHandle} */
  #handle;

  /** @param {GameOptions & { [fromHandle]?: GameHandle }} [options] */
  constructor(options = {}) {
    const given = options?.[fromHandle];
    this.#handle = given ?? checked(() => newHandle(options));
  }

  /** @param {string} text */
  static fromRecord(text) {
    const handle = checked(() => rules().GameHandle.fromRecord(text));
    return new Game({ [fromHandle]: handle });
  }

  /** @param {string} text */
  static recordsFrom(text) {
    const handles = checked(() => rules().GameHandle.recordsFrom(text));
    return handles.map((handle) => new Game({ [fromHandle]: handle }));
  }

  /** @returns {number[]} */
  legalMoves() {
    return Array.from(this.#handle.legalMoves());
  }

  /**
   * @param {number} hole
   * @returns {Move}
   */
  preview(hole) {
    return frozen(checked(() => this.#handle.preview(hole)));
  }

  /**
   * @param {number} hole
   * @returns {Move}
   */
  play(hole) {
    return frozen(checked(() => this.#handle.play(hole)));
  }

  /** @returns {Move | null} */
  undo() {
    return frozen(this.#handle.undo());
  }

  /** @returns {Move | null} */
  redo() {
    return frozen(this.#handle.redo());
  }

  /** @param {number} ply */
  goTo(ply) {
    checked(() => this.#handle.goTo(ply));
  }

  /** @param {Side} side */
  resign(side) {
    checked(() => this.#handle.resign(side));
  }

  agreeDraw() {
    checked(() => this.#handle.agreeDraw());
  }

  /** @param {Side} side */
  flag(side) {
    checked(() => this.#handle.flag(side));
  }

  /** @returns {Snapshot} */
  snapshot() {
    return frozen(this.#handle.snapshot());
  }

  /** @returns {Move[]} */
  moves() {
    return frozen(this.#handle.moves());
  }

  positionText() {
    return this.#handle.positionText();
  }

  /** @param {RecordOptions} [options] */
  record(options = {}) {
    if (options === null || typeof options !== "object") {
      throw new TogyzError("bad-options", "the options of record() must be an object");
    }
    return checked(() => this.#handle.record(options.format, options.tags));
  }

  clone() {
    return new Game({ [fromHandle]: this.#handle.copy() });
  }

  [asMessage]() {
    return this.#handle.message();
  }

  free() {
    this.#handle.free();
  }
}

/** @param {GameOptions} options */
function newHandle(options) {
  if (options === null || typeof options !== "object") {
    throw new TogyzError("bad-options", "the options of a game must be an object");
  }
  const { GameHandle } = rules();
  return new GameHandle(options.rules, options.position, options.repetition);
}
