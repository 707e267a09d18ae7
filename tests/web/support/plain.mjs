// The rules written out in the plainest way, ball by ball, from their description and from nothing else: what the
// claims of the page are held against.

/**
 * @typedef {object} Board of two sides, 0 the first player
 * @property {number[][]} rows from each owner's hole 1
 * @property {number[]} kazans
 * @property {(number | null)[]} tuzdiks by owner: the number of the opponent's hole
 * @property {number} toMove
 */

/**
 * @typedef {object} Done
 * @property {Board} board after the move
 * @property {number} hole where the last ball fell, or 0 on the mover's own side
 * @property {number} captured balls that were there, if they were taken; those of a tuzdik are not counted
 * @property {boolean} tuzdik whether it was made
 */

/** @returns {Board} of the usual game */
export const start = () => ({
  rows: [new Array(9).fill(9), new Array(9).fill(9)],
  kazans: [0, 0],
  tuzdiks: [null, null],
  toMove: 0,
});

/** @param {Board} board @returns {number[]} holes, none when the game is over */
export const legal = ({ rows, kazans, toMove }) =>
  kazans.some((kazan) => kazan >= 82)
    ? []
    : (rows[toMove] ?? []).flatMap((balls, index) => (balls > 0 ? [index + 1] : []));

/**
 * @param {Board} before
 * @param {number} hole
 * @returns {Done}
 */
export function play(before, hole) {
  /** @type {any} */
  const board = structuredClone(before);
  const { rows, kazans, tuzdiks, toMove: me } = board;
  const balls = rows[me][hole - 1];
  rows[me][hole - 1] = 0;
  // Places go round: 0 to 8 are the mover's holes, 9 to 17 the opponent's.
  let place = balls === 1 ? hole : hole - 1;
  let last = { side: me, number: 0, tuzdik: false };
  for (let ball = 0; ball < balls; ball++, place++) {
    const side = Math.floor(place / 9) % 2 === 0 ? me : 1 - me;
    const number = (place % 9) + 1;
    const owner = 1 - side;
    last = { side, number, tuzdik: tuzdiks[owner] === number };
    if (last.tuzdik) kazans[owner]++;
    else rows[side][number - 1]++;
  }
  let [captured, tuzdik] = [0, false];
  const there = rows[last.side][last.number - 1];
  if (last.side !== me && !last.tuzdik) {
    tuzdik = there === 3 && tuzdiks[me] === null && last.number !== 9;
    tuzdik &&= tuzdiks[1 - me] !== last.number;
    if (there % 2 === 0) captured = there;
    if (tuzdik) tuzdiks[me] = last.number;
    if (captured || tuzdik) {
      kazans[me] += there;
      rows[last.side][last.number - 1] = 0;
    }
  }
  board.toMove = 1 - me;
  return { board, hole: last.side === me ? 0 : last.number, captured, tuzdik };
}

/**
 * @param {Board} board
 * @returns {number[]} balls of both, those left on the board to whom they belong when nobody can move
 */
export function score({ rows, kazans, toMove }) {
  if (kazans.some((kazan) => kazan >= 82) || rows[toMove]?.some(Boolean)) return [...kazans];
  return kazans.map((kazan, side) => kazan + (rows[side] ?? []).reduce((sum, n) => sum + n, 0));
}
