// What can be seen on the board, with no engine: what a move does, and what it lets the opponent do. The game
// says all of it; nothing here knows a rule.

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
 * How many balls more than the opponent a player has in the kazan after some moves.
 *
 * @param {Game} game before them
 * @param {readonly number[]} holes
 */
export function balanceOf(game, holes) {
  const after = game.clone();
  for (const hole of holes) after.play(hole);
  const { kazans, outcome } = after.snapshot();
  after.free();
  const { first, second } = outcome?.score ?? kazans;
  return game.snapshot().toMove === "first" ? first - second : second - first;
}
