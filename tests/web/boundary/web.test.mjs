// The entry that streams the engine's binary: the rules work before it is there, the engine after.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { createEngine, Game, load } from "togyzkumalak/web";

const bytes = await readFile(new URL("../../../www/wasm/engine.wasm", import.meta.url));

const missing = { name: "TogyzError", code: "engine-not-loaded" };

test("before the binary is there, its first use says so; the rules need none", async () => {
  const game = new Game();
  game.play(7);
  const engine = createEngine();
  await assert.rejects(engine.bestMove(game, { nodes: 10 }), missing);
  engine.close();
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
    await assert.rejects(load(source()), missing);
  }
  const engine = createEngine();
  await assert.rejects(engine.bestMove(new Game(), { nodes: 10 }), missing);
  engine.close();
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
