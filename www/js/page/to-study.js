// The way from a game to the analysis board: with the game, or with all that a text says of one.

import { newEntry } from "../library/entry.js";
import { takenIn } from "../library/record.js";
import { writeLink } from "../text/link.js";
import { byId } from "./text.js";

/** @import { Library } from "../library/library.js" */
/** @import { Found } from "../text/opening.js" */

/** @param {string} hash what is to be studied */
export function openStudy(hash) {
  const link = byId("study", HTMLAnchorElement);
  link.hash = hash;
  link.click();
}

/**
 * Puts a game that has side lines or comments into the library, whole.
 *
 * @param {Library} library
 * @param {Found} found
 * @returns {Promise<string>} what leads to its study
 */
export async function shelve(library, found) {
  const { start, moves, record } = found;
  if (!record) return writeLink({ start, moves, end: found.end, friend: null });
  const game = takenIn(found);
  const entry = { ...newEntry(game.kept), ...game };
  const stored = await library.put([entry]);
  return stored ? `#study=${entry.id}` : `#record=${encodeURIComponent(record)}`;
}
