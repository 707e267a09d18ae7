// A board as the text of a position, the first player to move. Pure; whether it is legal the rules say.

/** @import { BySide } from "../engine/index.js" */

/**
 * @param {object} board
 * @param {BySide<readonly number[]>} board.holes
 * @param {BySide<number>} board.kazans
 * @param {BySide<number | null>} board.tuzdiks
 */
export function writePosition({ holes, kazans, tuzdiks }) {
  const second = holes.second.map((n, at) => cell(n, tuzdiks.first === at + 1)).reverse();
  const first = holes.first.map((n, at) => cell(n, tuzdiks.second === at + 1));
  return `${second.join()}/${first.join()} ${kazans.first} ${kazans.second} S 1`;
}

/** @param {number} n @param {boolean} isTuzdik */
function cell(n, isTuzdik) {
  if (isTuzdik) return "t";
  return n > 0 ? `${n}S` : "1";
}
