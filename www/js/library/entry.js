// A game of the library, or a study: a game with side lines and comments. Pure.

import { readKept } from "../kept.js";

/** @import { Kept } from "../match.js" */

/**
 * @typedef {object} Entry
 * @property {string} id
 * @property {string} name given by the person, or empty
 * @property {Kept} kept
 * @property {number} started milliseconds since 1970
 * @property {number} changed
 * @property {string} result of a game that is over, such as `1-0`, else empty
 * @property {string} [record] the whole text of a study; `kept` is its main line
 */

/** @param {Kept} kept @returns {Entry} */
export function newEntry(kept) {
  const now = Date.now();
  // No secret, so it need not be made of good randomness.
  const id = `${now.toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
  return { id, name: "", kept, started: now, changed: now, result: "" };
}

/**
 * @param {unknown} value
 * @returns {Entry | null} null when it is none, or of a version to come
 */
export function readEntry(value) {
  if (value === null || typeof value !== "object") return null;
  const { id, name, kept, started, changed, result, record } =
    /** @type {Record<string, unknown>} */ (value);
  const checked = readKept(kept);
  if (typeof id !== "string" || !checked) return null;
  return {
    id,
    name: typeof name === "string" ? name : "",
    kept: checked,
    started: typeof started === "number" ? started : 0,
    changed: typeof changed === "number" ? changed : 0,
    result: typeof result === "string" ? result : "",
    ...(typeof record === "string" && { record }),
  };
}

/**
 * What makes two entries the same: the game, and what a study says of it, whatever its tags are.
 *
 * @param {Pick<Entry, "kept" | "record">} entry
 */
export const sameAs = ({ kept, record = "" }) =>
  contentOf(kept) + record.slice(record.indexOf("\n\n"));

/** What makes two games the same game. */
/** @param {Kept} kept */
export const contentOf = ({ setup: { rules, position }, moves }) =>
  JSON.stringify([rules, position, moves]);

/**
 * A moment as all languages read it; browsers do not know how some of them write it.
 *
 * @param {number} time
 */
export function dateOf(time) {
  const date = new Date(time);
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/**
 * Whether a text holds every word that is looked for, in any order and case.
 *
 * @param {string} text
 * @param {string} wanted
 */
export function holds(text, wanted) {
  const plain = text.toLocaleLowerCase();
  return wanted
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
