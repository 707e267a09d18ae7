// The way from an ending on the analysis board to the training.

import { byId } from "../page/text.js";
import { writeLink } from "../text/link.js";

/** @import { Game } from "../engine/index.js" */

/** So many balls the tables of the engine reach, where there is a tuzdik. */
const BALLS = 7;

/** @param {Game} game the ending that is on the board, or what else is there */
export function offerEnding(game) {
  const { rules, holes, tuzdiks, outcome } = game.snapshot();
  const balls = [...holes.first, ...holes.second].reduce((sum, n) => sum + n, 0);
  const link = byId("practise", HTMLAnchorElement);
  const known = balls <= BALLS && (tuzdiks.first ?? tuzdiks.second) !== null;
  link.hidden = !known || outcome !== null || rules.name !== "togyzkumalak";
  const start = { rules: /** @type {const} */ ("togyzkumalak"), position: game.positionText() };
  link.hash = writeLink({ start, moves: [], end: null, friend: null });
}
