// How fast the rules are in WebAssembly against native code: counts the same move trees both ways, in
// turn, and prints the ratio of each round and their median. `node speed.mjs NATIVE_PERFT [DEPTH]`.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import "../../../www/js/engine/inline-rules.js";
import { asMessage, Game } from "../../../www/js/engine/game.js";
import * as bindings from "../../../www/wasm/engine.js";

const ROUNDS = 5;
const RULES = "togyzkumalak";
const [, , native, depthText = "9"] = process.argv;
const depth = Number(depthText);
if (!native || !Number.isInteger(depth)) {
  console.error("usage: node speed.mjs NATIVE_PERFT [DEPTH]");
  process.exit(2);
}

bindings.initSync({
  module: readFileSync(new URL("../../../www/wasm/engine.wasm", import.meta.url)),
});

const message = /** @type {any} */ (new Game({ rules: RULES }))[asMessage]();

/** @param {() => void} work */
function seconds(work) {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

const ratios = [];
for (let round = 0; round < ROUNDS; round++) {
  const inWasm = seconds(() => {
    for (let d = 1; d <= depth; d++) bindings.perft(message, d);
  });
  const natively = seconds(() => execFileSync(native, [RULES, depthText]));
  ratios.push(natively / inWasm);
  console.log(
    `wasm ${inWasm.toFixed(3)} s, native ${natively.toFixed(3)} s: ${(natively / inWasm).toFixed(2)} of native`,
  );
}
ratios.sort((a, b) => a - b);
console.log(`median ratio ${ratios[Math.floor(ROUNDS / 2)]?.toFixed(2)}`);
