// Whether the computer agrees to a draw.

/** From so many half-moves on a game is long. */
const LONG = 40;

/** Before that many it does not talk about a draw. */
const EARLY = 10;

/**
 * In a long game it agrees unless it is better; before, only if it is clearly worse.
 *
 * @param {object} game
 * @param {number} game.score what the position is worth to the computer, in balls
 * @param {number} game.ply half-moves so far
 */
export const acceptsDraw = ({ score, ply }) =>
  ply >= LONG ? score <= 2 : ply >= EARLY && score <= -5;
