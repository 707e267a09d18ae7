// The engine finds the same in WebAssembly as natively, with vector code and without: the move, the score and
// the number of positions looked at. `tests/it/search_everywhere.rs` writes what is expected.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { asMessage, Game } from "../../../www/js/engine/game.js";
import "../../../www/js/engine/inline-rules.js";
import { start } from "../support/kinds.mjs";

/** @param {string} name */
const lines = (name) =>
  readFileSync(new URL(`../../data/${name}`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
const games = lines("random-games.jsonl").map((line) => JSON.parse(line));
const searches = lines("searches.txt").map((line) => line.split(" ").map(Number));

/** @param {number} number @param {number} ply */
function messageOf(number, ply) {
  const { rules, moves } = games[number];
  const game = new Game({ rules });
  for (const hole of moves.slice(0, ply)) game.play(Number(hole));
  return /** @type {any} */ (game)[asMessage]();
}

test("200 searches find the same natively, with vectors and without", async () => {
  assert.equal(searches.length, 200);
  for (const name of /** @type {const} */ (["vectors", "scalar"])) {
    const { find, usesKernel } = await start(name);
    for (const [number = 0, ply = 0, hole, score, nodes] of searches) {
      const best = await find(messageOf(number, ply), { depth: 8 });
      const found = [best.hole, Math.round(best.score * 100), best.nodes];
      assert.deepEqual(found, [hole, score, nodes], `${name}: game ${number}, ply ${ply}`);
    }
    assert.equal(usesKernel(), name === "vectors");
  }
});
