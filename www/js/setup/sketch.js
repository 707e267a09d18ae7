// A position that is being set up: what lies where, legal or not. Pure; whether it is legal the rules say.

import { Game } from "../engine/game.js";
import { readPosition } from "../engine/position.js";

/** @import { BySide, PositionReading, RulesName, Side } from "../engine/index.js" */

/** @typedef {{ side: Side, hole: number }} Spot hole 0 is the kazan */

/** More than any board has: more digits are of no use. */
const MOST = 999;

/** @type {readonly Side[]} */
const SIDES = ["first", "second"];

/** @param {Side} side @returns {Side} */
const other = (side) => (side === "first" ? "second" : "first");

export class Sketch {
  /** @type {PositionReading} */
  #reading;

  /**
   * @param {RulesName} rules
   * @param {string} [text] of the position; without one it is that of the start
   * @throws {import("../engine/index.js").TogyzError} when it is no text of a position
   */
  constructor(rules, text = startOf(rules)) {
    this.rules = rules;
    this.#reading = readPosition(text, { rules, validate: false });
    /** All balls of the rule set. */
    this.all = sumOf(readPosition(startOf(rules), { rules }));
  }

  get reading() {
    return this.#reading;
  }

  /** The balls that lie somewhere. */
  get found() {
    return sumOf(this.#reading);
  }

  /** @param {Spot} spot */
  balls({ side, hole }) {
    const { holes, kazans } = this.#reading;
    return hole === 0 ? kazans[side] : (holes[side][hole - 1] ?? 0);
  }

  /**
   * Whose tuzdik a hole is.
   *
   * @param {Spot} spot
   */
  owner({ side, hole }) {
    const owner = other(side);
    return hole > 0 && this.#reading.tuzdiks[owner] === hole ? owner : null;
  }

  /**
   * @param {Spot} spot
   * @param {number} balls
   */
  put(spot, balls) {
    const number = Math.max(0, Math.min(MOST, Math.trunc(balls) || 0));
    this.#change((draft) => {
      if (spot.hole === 0) draft.kazans[spot.side] = number;
      else draft.holes[spot.side][spot.hole - 1] = number;
      // What has balls is no tuzdik.
      if (number > 0 && this.owner(spot)) draft.tuzdiks[other(spot.side)] = null;
    });
  }

  /**
   * Makes a hole the opponent's only tuzdik, or a hole again.
   *
   * @param {Spot} spot
   */
  toggle(spot) {
    const owner = other(spot.side);
    const is = this.owner(spot) !== null;
    this.#change((draft) => {
      draft.tuzdiks[owner] = is ? null : spot.hole;
      draft.holes[spot.side][spot.hole - 1] = 0;
    });
  }

  /** @param {Side} side */
  turn(side) {
    this.#change((draft) => {
      draft.toMove = side;
    });
  }

  empty() {
    this.#change((draft) => {
      for (const side of SIDES) {
        draft.holes[side].fill(0);
        draft.kazans[side] = 0;
        draft.tuzdiks[side] = null;
      }
    });
  }

  /** What was one player's is the other's. */
  mirror() {
    this.#change((draft) => {
      for (const each of [draft.holes, draft.kazans, draft.tuzdiks]) {
        [each.first, each.second] = [each.second, each.first];
      }
      draft.toMove = other(draft.toMove);
    });
  }

  /**
   * Puts the balls that are missing into a kazan, or takes those out that are too many.
   *
   * @param {Side} side
   */
  rest(side) {
    this.put({ side, hole: 0 }, this.#reading.kazans[side] + this.all - this.found);
  }

  /** The position as text. */
  get text() {
    return written(this.#reading);
  }

  /** @param {(draft: Draft) => void} change */
  #change(change) {
    const { holes, kazans, tuzdiks, toMove, ply } = this.#reading;
    const rows = { first: [...holes.first], second: [...holes.second] };
    const draft = { holes: rows, kazans: { ...kazans }, tuzdiks: { ...tuzdiks }, toMove, ply };
    change(draft);
    const { rules } = this;
    this.#reading = readPosition(written(draft), { rules, validate: false });
  }
}

/**
 * @typedef {{ holes: Record<Side, number[]>, kazans: Record<Side, number>,
 *   tuzdiks: Record<Side, number | null>, toMove: Side, ply: number }} Draft
 */

/**
 * @param {{ holes: BySide<readonly number[]>, kazans: BySide<number>, tuzdiks: BySide<number | null>,
 *   toMove: Side, ply: number }} position
 */
function written({ holes, kazans, tuzdiks, toMove, ply }) {
  const row = (/** @type {Side} */ side) =>
    holes[side].map((balls, index) => {
      if (tuzdiks[other(side)] === index + 1) return "t";
      return balls === 0 ? "1" : `${balls}S`;
    });
  // Empty holes beside each other are one number.
  const joined = (/** @type {string[]} */ cells) =>
    cells.join(",").replace(/\b1(?:,1)+\b/g, (run) => String(run.split(",").length));
  const rows = `${joined(row("second").reverse())}/${joined(row("first"))}`;
  const mover = toMove === "first" ? "S" : "N";
  return `${rows} ${kazans.first} ${kazans.second} ${mover} ${Math.floor(ply / 2) + 1}`;
}

/** @param {PositionReading} reading */
function sumOf({ holes, kazans }) {
  const all = SIDES.flatMap((side) => [...holes[side], kazans[side]]);
  return all.reduce((sum, balls) => sum + balls, 0);
}

/** @param {RulesName} rules */
function startOf(rules) {
  const game = new Game({ rules });
  const text = game.positionText();
  game.free();
  return text;
}
