// A person's own games for the explorer, from the library.

import { gameOf } from "../text/opening.js";

/** @import { Entry } from "../library/entry.js" */
/** @import { Side } from "../engine/index.js" */
/** @import { Played } from "./explorer.js" */

/** @typedef {"all" | Side} Filter which side was mine; games of two people at one device are both */

/**
 * @param {readonly Entry[]} entries
 * @param {Filter} filter
 * @returns {Played[]} the games from the usual start
 */
export function playedOf(entries, filter) {
  return entries.flatMap(({ kept, result }) => {
    const { setup, moves, end } = kept;
    const mine = filter === "all" || setup.players[filter] === "human";
    if (setup.rules !== "togyzkumalak" || setup.position || moves.length === 0 || !mine) return [];
    const winner = winnerOf(kept, result, end?.side ?? null);
    return winner === undefined ? [] : [{ holes: moves, winner }];
  });
}

/**
 * @param {Entry["kept"]} kept
 * @param {string} result
 * @param {Side | null} loser by resignation or on time
 * @returns {Side | null | undefined} undefined where the game is not over
 */
function winnerOf({ setup, moves, end }, result, loser) {
  if (loser) return loser === "first" ? "second" : "first";
  if (end || result === "1/2-1/2") return null;
  if (result) return result === "1-0" ? "first" : "second";
  try {
    const game = gameOf({ start: setup, moves });
    const { outcome } = game.snapshot();
    game.free();
    return outcome ? outcome.winner : undefined;
  } catch {
    // One that another version wrote by other rules.
    return undefined;
  }
}
