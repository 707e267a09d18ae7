// The entry that streams the binary: nothing works before it is there, everything after.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { createEngine, Game, load } from "togyzkumalak/web";

const bytes = await readFile(new URL("../../../www/wasm/engine.wasm", import.meta.url));

test("before the binary is there, its first use says so", async () => {
  assert.throws(() => new Game(), { name: "TogyzError", code: "engine-not-loaded" });
});

test("what is no binary is an error with a code, and nothing has changed", async () => {
  const answer = (/** @type {BodyInit} */ body, /** @type {ResponseInit} */ init) =>
    new Response(body, init);
  const wasm = { "content-type": "application/wasm" };
  for (const source of [
    () => answer("not found", { status: 404 }),
    () => answer("nonsense", { headers: wasm }),
    () => answer("nonsense", {}),
    () => new Uint8Array(3),
    () => Promise.reject(new Error("no network")),
    () => "nowhere:/engine.wasm",
  ]) {
    await assert.rejects(load(source()), { name: "TogyzError", code: "engine-not-loaded" });
  }
  assert.throws(() => new Game(), { code: "engine-not-loaded" });
});

test("whatever brings the binary will do, and the first counts", async () => {
  const headers = { "content-type": "application/wasm" };
  await load(Promise.resolve(new Response(bytes, { headers })));
  for (const source of [new Response(bytes), bytes, bytes.buffer]) await load(source);
  const game = new Game();
  game.play(7);
  const engine = createEngine();
  const { hole } = await engine.bestMove(game, { nodes: 2000 });
  assert.ok(game.legalMoves().includes(hole));
  engine.close();
});
