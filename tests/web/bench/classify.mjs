// How well a review tells planted blunders from the best moves of a deeper search: `node classify.mjs [moves]`.
// What is counted is said in ../support/planted.mjs.

import { createEngine } from "togyzkumalak";
import { classify } from "../support/planted.mjs";

const engine = createEngine();
const moves = Number(process.argv[2] ?? 1000);
const { planted, found, own, blamed, ...rest } = await classify(engine, { moves, deep: 200_000 });
engine.close();
const percent = (/** @type {number} */ part, /** @type {number} */ of) =>
  `${part} of ${of} (${((100 * part) / of).toFixed(1)} %)`;
console.log(`moves: ${rest.moves}`);
console.log(`planted blunders found: ${percent(found, planted)}, wanted 95 %`);
console.log(`best moves blamed: ${percent(blamed, own)}, wanted at most 2 %`);
