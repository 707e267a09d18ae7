// The same board with the other player to move: what a player threatens is what could be done if the other passed.

import { Game } from "../engine/game.js";

/** @import { Game as AnyGame } from "../engine/index.js" */

/**
 * @param {AnyGame} game
 * @returns {Game | null} null if there is no such position, or nothing can be played in it
 */
export function passed(game) {
  const { rules, outcome } = game.snapshot();
  if (outcome) return null;
  const [rows = "", first, second, side, number] = game.positionText().split(" ");
  const other = side === "S" ? "N" : "S";
  try {
    const after = new Game({ rules, position: [rows, first, second, other, number].join(" ") });
    if (after.legalMoves().length > 0) return after;
    after.free();
  } catch {
    // The board is one that no game comes to with the other to move.
  }
  return null;
}
