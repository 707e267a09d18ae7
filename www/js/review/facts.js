// What can be seen on the board, with no engine: what a move does, and what it lets the opponent do. The game
// says all of it; nothing here knows a rule.

import { passed } from "./passed.js";

/** @import { Game, Move, Side } from "../engine/index.js" */

/** @typedef {{ hole: number, balls: number }} Capture */

/**
 * @typedef {object} Facts of a move
 * @property {number | null} tuzdik the opponent's hole of which it makes one
 * @property {Capture | null} capture what it takes otherwise
 * @property {{ winner: Side | null } | null} end of the game, by this move
 * @property {number[]} tuzdiks own holes of which the opponent can make one then
 * @property {Capture | null} threat the most that the opponent can take then
 */

/**
 * @param {Game} game before the move
 * @param {number} hole
 * @returns {Facts}
 */
export function factsOf(game, hole) {
  const after = game.clone();
  const move = after.play(hole);
  const replies = after.legalMoves().map((reply) => after.preview(reply));
  const { outcome } = after.snapshot();
  after.free();
  const captures = replies.flatMap((reply) => captureOf(reply) ?? []);
  return {
    tuzdik: move.tuzdik ? move.landing.hole : null,
    capture: captureOf(move),
    end: outcome && { winner: outcome.winner },
    tuzdiks: replies.filter(({ tuzdik }) => tuzdik).map(({ landing }) => landing.hole),
    threat: captures.sort((a, b) => b.balls - a.balls || a.hole - b.hole)[0] ?? null,
  };
}

/**
 * @param {Move} move
 * @returns {Capture | null}
 */
export const captureOf = ({ captured, tuzdik, landing }) =>
  captured > 0 && !tuzdik ? { hole: landing.hole, balls: captured } : null;

/**
 * What a player threatens after a move: what could be done if the opponent passed.
 *
 * @param {Game} game before the move
 * @param {number} hole
 * @returns {{ tuzdik: boolean, most: number } | null} whether a tuzdik can be made, and the most that can be taken;
 *   null where nobody can pass
 */
export function threatsOf(game, hole) {
  const after = game.clone();
  after.play(hole);
  const again = passed(after);
  after.free();
  if (!again) return null;
  const moves = again.legalMoves().map((each) => again.preview(each));
  again.free();
  const tuzdik = moves.some((move) => move.tuzdik);
  return { tuzdik, most: Math.max(0, ...moves.map((move) => captureOf(move)?.balls ?? 0)) };
}
