// The words of the board, which it cannot know itself.

/** @import { Side } from "./place.js" */

/**
 * @typedef {object} Labels
 * @property {string} board
 * @property {(side: Side) => string} row
 * @property {(hole: number, balls: number, owner: Side | null) => string} hole
 *   `owner` is whose tuzdik the hole is, if it is one
 * @property {(side: Side) => string} kazan
 * @property {(hole: number) => string} [name] of a hole, to be shown instead of its number where
 *   there is room; empty for none
 */

/** @type {Labels} */
export const PLAIN = {
  board: "Board",
  row: (side) => side,
  hole: (hole, balls, owner) =>
    owner ? `hole ${hole}, tuzdik: ${owner}` : `hole ${hole}, ${balls}`,
  kazan: (side) => side,
};
