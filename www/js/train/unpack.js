// The puzzles, out of the text that the workshop has written: under the name of each theme a word for each
// puzzle. Its digits are the balls in both rows, the solver's first, the solver's kazan, the tuzdiks of both,
// the rating, and the moves of both, from the solver's first to his last.

import { numbersOf } from "../digits.js";
import { writePosition } from "./position.js";

/** @typedef {"capture" | "tuzdik" | "prevent" | "endgame" | "atsyrau" | "sacrifice"} Theme */

/**
 * @typedef {object} Puzzle
 * @property {string} id the same in every version that has it
 * @property {Theme} theme
 * @property {string} position
 * @property {number[]} line holes of the solver and the opponent in turn
 * @property {number} rating
 */

/** @type {readonly Theme[]} */
export const THEMES = ["capture", "tuzdik", "prevent", "endgame", "atsyrau", "sacrifice"];

const HOLES = 9;
const BALLS = 162;
const BOARD = 2 * HOLES + 3;
const RATING = { least: 400, step: 30 };

/**
 * @param {string} text
 * @returns {Puzzle[]}
 */
export function unpack(text) {
  /** @type {Theme} */
  let theme = "capture";
  return text.split(/\s+/).flatMap((word) => {
    const named = THEMES.find((name) => name === word);
    theme = named ?? theme;
    return named || !word ? [] : [puzzleOf(theme, word)];
  });
}

/**
 * @param {Theme} theme
 * @param {string} word
 * @returns {Puzzle}
 */
function puzzleOf(theme, word) {
  const numbers = numbersOf(word);
  const on = numbers.slice(0, 2 * HOLES);
  const [own = 0, first = 0, second = 0, rating = 0, ...line] = numbers.slice(2 * HOLES);
  const left = on.reduce((sum, n) => sum + n, 0);
  const position = writePosition({
    holes: { first: on.slice(0, HOLES), second: on.slice(HOLES) },
    kazans: { first: own, second: BALLS - left - own },
    tuzdiks: { first: first || null, second: second || null },
  });
  const { least, step } = RATING;
  return { id: word.slice(0, BOARD), theme, position, line, rating: least + step * rating };
}
