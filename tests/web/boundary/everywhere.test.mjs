// The engine finds the same in WebAssembly as natively, with vector code and without: the move, the score and
// the number of positions looked at. `tests/it/search_everywhere.rs` writes what is expected.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { asMessage, Game } from "../../../www/js/engine/game.js";
import kernelText from "../../../www/wasm/kernel-inline.js";
import "../../../www/js/engine/inline-rules.js";
import { serve } from "../../../www/js/engine/worker.js";

/** @import { Answer, Port } from "../../../www/js/engine/worker.js" */

/** @param {string} name */
const lines = (name) =>
  readFileSync(new URL(`../../data/${name}`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
const games = lines("random-games.jsonl").map((line) => JSON.parse(line));
const searches = lines("searches.txt").map((line) => line.split(" ").map(Number));

const engine = new WebAssembly.Module(
  readFileSync(new URL("../../../www/wasm/engine.wasm", import.meta.url)),
);
const vectors = Uint8Array.from(atob(kernelText), (c) => c.charCodeAt(0));

/**
 * An engine of its own, as the worker runs it.
 * @param {string} name
 * @param {Uint8Array<ArrayBuffer>} kernel what is no binary is not taken
 */
async function start(name, kernel) {
  const bindings = await import(`../../../www/wasm/engine.js?${name}`);
  let uses = 0;
  const wasm = {
    ...bindings,
    useKernel: (/** @type {Function} */ sum) => {
      uses++;
      bindings.useKernel(sum);
    },
  };
  /** @type {Map<number, (answer: any) => void>} */
  const waiting = new Map();
  /** @type {Port} */
  const port = {
    onmessage: null,
    postMessage: (answer) => waiting.get(/** @type {any} */ (answer).id)?.(answer),
  };
  serve(port, wasm);
  port.onmessage?.({ data: { engine, kernel } });
  let last = 0;
  /** @param {Uint8Array} game @returns {Promise<any>} */
  const find = (game) =>
    new Promise((resolve) => {
      waiting.set(++last, resolve);
      port.onmessage?.({ data: { id: last, game, limits: { depth: 8 } } });
    });
  return { find, uses: () => uses };
}

/** @param {number} number @param {number} ply */
function messageOf(number, ply) {
  const { rules, moves } = games[number];
  const game = new Game({ rules });
  for (const hole of moves.slice(0, ply)) game.play(Number(hole));
  return /** @type {any} */ (game)[asMessage]();
}

test("200 searches find the same natively, with vectors and without", async () => {
  assert.equal(searches.length, 200);
  for (const [name, kernel, taken] of /** @type {const} */ ([
    ["vectors", vectors, 1],
    ["scalar", new Uint8Array(8), 0],
  ])) {
    const { find, uses } = await start(name, kernel);
    for (const [number = 0, ply = 0, hole, score = 0, nodes] of searches) {
      const { result } = await find(messageOf(number, ply));
      const found = [result.hole, Math.round(result.score * 100), result.nodes];
      assert.deepEqual(found, [hole, score, nodes], `${name}: game ${number}, ply ${ply}`);
    }
    assert.equal(uses(), taken, `${name}: how often the vector code was taken`);
  }
});
