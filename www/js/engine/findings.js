// What a search has found, read from the engine's text: see `report` in src/wasm/search.rs.

import { frozen } from "./frozen.js";

/** @import { Analysis, BestMove, Line, MoveReason } from "./index.js" */

/**
 * @param {string} text
 * @returns {Analysis}
 */
export function analysisOf(text) {
  const { depth, nodes, lines } = findings(text);
  return frozen({ depth, nodes, lines });
}

/**
 * @param {string} text
 * @returns {BestMove}
 */
export function bestMoveOf(text) {
  const { depth, nodes, best, lines } = findings(text);
  const line = /** @type {Line} */ (lines.find(({ hole }) => hole === best));
  return frozen({ ...line, depth, nodes });
}

/** @param {string} text */
function findings(text) {
  const [head = "", ...lines] = text.split("\n");
  const [depth = 0, nodes = 0, best = 0] = numbers(head);
  return { depth, nodes, best, lines: lines.map(lineOf) };
}

/**
 * @param {string} text
 * @param {number} at 0 for the best line
 * @returns {Line}
 */
function lineOf(text, at) {
  const [figures = "", moves = "", ...whys] = text.split("|");
  const [score = 0, winsIn, losesIn, chance = 0, balls = 0, exact] = numbers(figures);
  const pvText = moves.split(" ");
  const pv = pvText.map((move) => Number(move[0]));
  const reasons = whys.map(reasonOf);
  return {
    hole: pv[0] ?? 0,
    score: score / 100,
    winsIn: winsIn || null,
    losesIn: losesIn || null,
    exact: exact === 1,
    winProbability: chance / 10_000,
    ballDifference: balls / 100,
    pv,
    pvText,
    reason: reasons[0] ?? { kind: at === 0 ? "best" : "quiet" },
    reasons,
  };
}

/**
 * @param {string} text
 * @returns {MoveReason}
 */
function reasonOf(text) {
  const [kind, one, two] = text.split(" ");
  const names = kind === "wins" ? ["plies"] : ["hole", "balls"];
  const given = [one, two].filter((number) => number !== undefined);
  const entries = given.map((number, at) => [names[at], Number(number)]);
  return /** @type {any} */ ({ kind, ...Object.fromEntries(entries) });
}

/** @param {string} text */
const numbers = (text) => text.split(" ").map(Number);
