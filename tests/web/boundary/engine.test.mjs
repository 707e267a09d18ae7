// The engine through the package, on the caller's thread: Node has no `Worker` of the web's kind.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createEngine, Game } from "togyzkumalak";

test("a fixed search gives the same answer each time, and a legal one", async () => {
  const engine = createEngine();
  for (const rules of /** @type {const} */ (["togyzkumalak", "bestemshe", "qozdatu", "no-resow"])) {
    const game = new Game({ rules });
    const answers = await Promise.all([1, 2].map(() => engine.bestMove(game, { nodes: 20_000 })));
    assert.deepEqual(answers[0], answers[1]);
    const { hole, nodes, depth, pv } = /** @type {NonNullable<typeof answers[0]>} */ (answers[0]);
    assert.ok(game.legalMoves().includes(hole));
    assert.ok(nodes <= 20_000 && depth >= 3);
    assert.equal(pv[0], hole);
    for (const move of pv) game.play(move);
  }
  engine.close();
});

test("depth and time end a search", async () => {
  const engine = createEngine();
  const game = new Game();
  assert.equal((await engine.bestMove(game, { depth: 4 })).depth, 4);
  const timed = await engine.bestMove(game, { timeMs: 30 });
  assert.ok(timed.nodes > 0 && timed.depth < 99);
  engine.close();
});

test("a search can be stopped, before and while it runs", async () => {
  const engine = createEngine();
  const game = new Game();
  const controller = new AbortController();
  const endless = engine.bestMove(game, { signal: controller.signal, timeMs: 1e9 });
  const other = engine.bestMove(game, { nodes: 5000 });
  setImmediate(() => controller.abort());
  await assert.rejects(endless, { name: "AbortError" });
  assert.ok(game.legalMoves().includes((await other).hole));
  await assert.rejects(engine.bestMove(game, { signal: controller.signal }), {
    name: "AbortError",
  });
  const reason = new Error("no longer wanted");
  await assert.rejects(engine.bestMove(game, { signal: AbortSignal.abort(reason) }), reason);
  engine.close();
});

test("closing rejects what is being searched, and the engine can be used again", async () => {
  const engine = createEngine();
  const game = new Game();
  const endless = engine.bestMove(game, { timeMs: 1e9 });
  engine.close();
  await assert.rejects(endless, { code: "engine-closed" });
  assert.ok((await engine.bestMove(game, { depth: 1 })).hole);
  engine.close();
});

test("the game that is asked about is not changed, and may change meanwhile", async () => {
  const engine = createEngine();
  const game = Game.fromRecord("7 9 6");
  const before = game.snapshot();
  const asked = engine.bestMove(game, { nodes: 3000 });
  assert.deepEqual(game.snapshot(), before);
  game.undo();
  const { hole } = await asked;
  game.redo();
  assert.ok(game.legalMoves().includes(hole));
  engine.close();
});

test("low levels vary with the seed, and the same seed plays the same", async () => {
  const engine = createEngine();
  const game = new Game();
  const holes = new Set();
  for (let seed = 0; seed < 40; seed++) {
    const { hole } = await engine.bestMove(game, { level: 1, seed });
    assert.equal((await engine.bestMove(game, { level: 1, seed })).hole, hole);
    holes.add(hole);
  }
  assert.ok(holes.size >= 3, `only ${[...holes]}`);
  engine.close();
});

test("a worker of the caller's that fails says so", async () => {
  const broken = { postMessage() {}, terminate() {}, onmessage: null, onerror: null };
  const engine = createEngine({ worker: () => /** @type {any} */ (broken) });
  const asked = engine.bestMove(new Game(), { depth: 1 });
  /** @type {any} */ (broken).onerror({ message: "blocked", preventDefault() {} });
  await assert.rejects(asked, { code: "worker-failed" });
  engine.close();
});
