// The npm package behind the line protocol of examples/engine.rs, for matches under Node:
// `node tests/web/engine.mjs [RULES]` reads lines from standard input. `go MS DEPTH HOLE HOLE …` gives a
// time in milliseconds, a depth in plies and the moves from the start; it is answered by `hole score depth
// nodes ms`, the score in hundredths of a ball. `quit` ends the program.

import { createInterface } from "node:readline";
import { createEngine, Game } from "../../www/js/engine/index.js";

/** @import { RulesName } from "../../www/js/engine/index.js" */

const rules = /** @type {RulesName} */ (process.argv[2] ?? "togyzkumalak");
/** The deepest search. */
const DEEPEST = 99;

const engine = createEngine();
let game = begin();
/** The moves that have been made in `game`. @type {string[]} */
let made = [];

function begin() {
  try {
    return new Game({ rules });
  } catch (error) {
    console.error(`usage: node engine.mjs [RULES]; ${/** @type {Error} */ (error).message}`);
    return process.exit(2);
  }
}

/**
 * The game after these moves; most often it goes on from the last request.
 * @param {string[]} moves
 */
function follow(moves) {
  if (moves.length < made.length || made.some((move, ply) => move !== moves[ply])) {
    game.free();
    game = begin();
    made = [];
  }
  for (const move of moves.slice(made.length)) {
    game.play(number(move));
    made.push(move);
  }
}

/** @param {string | undefined} word */
function number(word) {
  if (!word || !/^\d{1,9}$/.test(word)) throw new Error(word ? `not a number: ${word}` : USAGE);
  return Number(word);
}

const USAGE = "go MS DEPTH HOLE…";

/** @param {string[]} words after `go` */
async function go([time, plies, ...moves]) {
  const begun = performance.now();
  const spent = () => Math.round(performance.now() - begun);
  const [ms, depth] = [number(time), Math.min(number(plies), DEEPEST)];
  follow(moves);
  const timeMs = Math.max(0, ms - spent());
  const { hole, score, nodes, depth: reached } = await engine.bestMove(game, { timeMs, depth });
  return `${hole} ${Math.round(100 * score)} ${reached} ${nodes} ${spent()}`;
}

// WebAssembly runs at its full speed after a while only: not at the cost of the first answers.
await engine.bestMove(game, { nodes: 50_000 });

for await (const line of createInterface({ input: process.stdin })) {
  const [command, ...words] = line.split(/\s+/).filter(Boolean);
  if (command === "quit") break;
  if (!command) continue;
  const answer =
    command === "go" ? go(words) : Promise.reject(new Error(`unknown command: ${command}`));
  console.log(await answer.catch(({ message }) => `error ${message}`));
}
process.exit();
