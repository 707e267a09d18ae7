// How accurately a side has played, 0 to 100. Pure.
//
// The idea is common to game reviews: what counts is the share of winning chances that a move throws away, not
// balls; the first tenths cost the most; and one great blunder must show even in a long game of good moves. So a
// move has 100 for nothing lost and half of it for each `HALF` lost, and a game has the mean of two means:
// the plain one and the harmonic one, which the worst moves pull down.

/** The chance of winning that halves the accuracy of a move. */
const HALF = 0.15;

/** No move counts less: the harmonic mean would see nothing else. */
const LEAST = 5;

/** @param {number} loss of the chance of winning, 0 to 1 */
export const accuracyOfMove = (loss) => Math.max(LEAST, 100 * 0.5 ** (loss / HALF));

/**
 * @param {readonly number[]} losses of the moves that were a choice
 * @returns {number | null} null when there was no choice at all
 */
export function accuracyOf(losses) {
  if (losses.length === 0) return null;
  const each = losses.map(accuracyOfMove);
  const plain = each.reduce((sum, one) => sum + one, 0) / each.length;
  const harmonic = each.length / each.reduce((sum, one) => sum + 1 / one, 0);
  return (plain + harmonic) / 2;
}
