// Where a ball can be: a hole, a kazan, or the hand of whoever is sowing.

/** @typedef {"first" | "second"} Side */

/** A place as a short text, so that it can be a key: `first:3`, `second:kazan`, `hand`. */
/** @typedef {string} Place */

/** @type {readonly Side[]} */
export const SIDES = ["first", "second"];

/** @type {Place} */
export const HAND = "hand";

/**
 * @param {Side} side
 * @returns {Side}
 */
export const other = (side) => (side === "first" ? "second" : "first");

/**
 * @param {Side} side
 * @param {number} hole counted from 1, from its owner's left
 * @returns {Place}
 */
export const holePlace = (side, hole) => `${side}:${hole}`;

/**
 * @param {Side} side
 * @returns {Place}
 */
export const kazanPlace = (side) => `${side}:kazan`;

/**
 * The side and the hole that a place names; the hole is null for a kazan.
 *
 * @param {Place} place any but the hand
 * @returns {{ side: Side, hole: number | null }}
 */
export function readPlace(place) {
  const [side, rest] = place.split(":");
  return {
    side: side === "first" ? "first" : "second",
    hole: rest === "kazan" ? null : Number(rest),
  };
}
