// How many positions a second the search looks at, with the net: in WebAssembly with vector code against native
// code, and against WebAssembly without vectors; in turn, in one run. Prints the ratio of each round and their
// medians. `node search.mjs NATIVE_ENGINE [DEPTH]`, where NATIVE_ENGINE is examples/engine.rs, built. Searches much less
// deep than 14 plies are over before the compilers of the browser have done their work.

import { execFileSync } from "node:child_process";
import "../../../www/js/engine/inline-rules.js";
import { asMessage, Game } from "../../../www/js/engine/game.js";
import { start } from "../support/kinds.mjs";

const ROUNDS = 5;
/** A game of the engine against itself. */
const MOVES = [7, 6, 9, 8, 6, 6, 8, 7, 2, 9, 8, 8, 5, 3, 8, 6];
const [, , native, depthText = "14"] = process.argv;
const depth = Number(depthText);
if (!native || !Number.isInteger(depth)) {
  console.error("usage: node search.mjs NATIVE_ENGINE [DEPTH]");
  process.exit(2);
}

const engines = { vectors: await start("vectors"), scalar: await start("scalar") };
/** @type {{ moves: number[], message: Uint8Array }[]} */
const positions = [];
const game = new Game();
for (const move of MOVES) {
  const legal = game.legalMoves();
  game.play(legal.includes(move) ? move : (legal[0] ?? 1));
  const moves = game.moves().map((made) => made.hole);
  positions.push({ moves, message: /** @type {any} */ (game)[asMessage]() });
}

/** @param {keyof typeof engines} kind */
async function inWasm(kind) {
  let nodes = 0;
  const begun = performance.now();
  for (const { message } of positions)
    nodes += (await engines[kind].find(message, { depth })).nodes;
  return nodes / (performance.now() - begun);
}

function natively() {
  // Another rule set's line between two searches would be shorter, but this forgets the table as well.
  const asked = positions.map(({ moves }) => `go 600000 ${depth} ${moves.join(" ")}`);
  const input = asked.reverse().join("\n");
  const answers = execFileSync(/** @type {string} */ (native), { input, encoding: "utf8" });
  let [nodes, ms] = [0, 0];
  for (const line of answers.trimEnd().split("\n")) {
    const words = line.split(" ").map(Number);
    nodes += words[3] ?? Number.NaN;
    ms += words[4] ?? Number.NaN;
  }
  return nodes / ms;
}

/** @param {number[]} values */
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const toNative = [];
const toScalar = [];
for (let round = 0; round < ROUNDS; round++) {
  const [vectors, scalar, machine] = [await inWasm("vectors"), await inWasm("scalar"), natively()];
  toNative.push(vectors / machine);
  toScalar.push(vectors / scalar);
  const rates = `${machine.toFixed(0)} native, ${vectors.toFixed(0)} vectors, ${scalar.toFixed(0)} scalar`;
  console.log(
    `positions a millisecond: ${rates}: ${(vectors / machine).toFixed(2)} of native, ${(vectors / scalar).toFixed(2)} times scalar`,
  );
}
console.log(
  `medians: ${median(toNative).toFixed(2)} of native, ${median(toScalar).toFixed(2)} times scalar`,
);
process.exit();
