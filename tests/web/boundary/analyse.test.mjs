// The analysis through the package, on the caller's thread: Node has no `Worker` of the web's kind.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createEngine, Game } from "togyzkumalak";
import { SearchHandle } from "../../../www/wasm/engine.js";

/** @import { AnalyseOptions, Analysis, Engine } from "togyzkumalak" */

/**
 * All that an analysis tells.
 *
 * @param {Engine} engine
 * @param {Game} game
 * @param {AnalyseOptions} options
 */
async function all(engine, game, options) {
  const told = [];
  for await (const analysis of engine.analyse(game, options)) told.push(analysis);
  return told;
}

/** @param {Analysis[]} told */
const last = (told) => /** @type {Analysis} */ (told.at(-1));

/** @param {unknown} value */
function assertFrozen(value) {
  if (typeof value !== "object" || value === null) return;
  assert.ok(Object.isFrozen(value), JSON.stringify(value));
  Object.values(value).forEach(assertFrozen);
}

/** @param {{ depth: number }[]} told */
function assertDepthRises(told) {
  const depths = told.map(({ depth }) => depth);
  const sorted = [...depths].sort((a, b) => a - b);
  assert.deepEqual(depths, sorted);
  assert.equal(new Set(depths.slice(0, -1)).size, depths.length - 1, `${depths}`);
}

const GAMES = [
  new Game(),
  Game.fromRecord("76(10) 98 66 87(4)"),
  new Game({ rules: "bestemshe" }),
  new Game({ rules: "qozdatu" }),
  new Game({ rules: "single-capture" }),
  new Game({ rules: { holes: 4, balls: 5 } }),
];

test("it tells after each depth, frozen, with lines that can be played", async () => {
  const engine = createEngine();
  for (const game of GAMES) {
    const told = await all(engine, game, { depth: 8, lines: 3 });
    assertDepthRises(told);
    told.forEach(assertFrozen);
    assert.ok(told.length > 2);
    assert.equal(last(told).depth, 8);
    for (const { lines } of told) {
      assert.equal(lines.length, 3);
      assert.equal(new Set(lines.map(({ hole }) => hole)).size, 3);
      for (const [at, line] of lines.entries()) {
        assert.ok(line.score <= (lines[at - 1]?.score ?? Number.POSITIVE_INFINITY));
        assert.ok(line.winProbability >= 0 && line.winProbability <= 1);
        assert.ok(Math.abs(line.ballDifference) <= 162);
        assert.equal(line.pv[0], line.hole);
        const copy = game.clone();
        assert.deepEqual(
          line.pv.map((hole) => copy.play(hole).text),
          line.pvText,
        );
        copy.free();
      }
    }
  }
  engine.close();
});

test("its best line is the best move, and the same each time", async () => {
  const engine = createEngine();
  for (const game of GAMES) {
    for (const limits of [{ nodes: 3000 }, { depth: 5 }]) {
      const [told, again, best] = await Promise.all([
        all(engine, game, limits),
        all(engine, game, limits),
        engine.bestMove(game, limits),
      ]);
      assert.deepEqual(told, again);
      const { depth, nodes, lines } = last(told);
      assert.deepEqual({ depth, nodes, ...lines[0] }, best);
    }
  }
  engine.close();
});

test("each line is the best of what is left", async () => {
  const engine = createEngine();
  const game = Game.fromRecord("76(10) 98 66 87(4)");
  const [every] = (await all(engine, game, { depth: 4, lines: 9 })).slice(-1);
  const legal = game.legalMoves();
  assert.deepEqual(every?.lines.map(({ hole }) => hole).sort(), legal);
  const few = last(await all(engine, game, { depth: 4, lines: 2 }));
  assert.deepEqual(few.lines[0]?.hole, every?.lines[0]?.hole);
  engine.close();
});

test("a reason is what the move does on the board", async () => {
  const engine = createEngine();
  let reasons = 0;
  for (const game of GAMES) {
    const { lines } = last(await all(engine, game, { depth: 3, lines: 9 }));
    for (const [at, line] of lines.entries()) {
      const { captured, tuzdik, landing } = game.preview(line.hole);
      const kinds = line.reasons.map(({ kind }) => kind);
      assert.equal(kinds.includes("tuzdik"), tuzdik);
      assert.equal(kinds.includes("captures"), captured > 0 && !tuzdik);
      for (const reason of line.reasons) {
        if (reason.kind === "tuzdik") assert.equal(reason.hole, landing.hole);
        if (reason.kind === "captures") {
          assert.deepEqual([reason.hole, reason.balls], [landing.hole, captured]);
        }
        reasons++;
      }
      const unnamed = { kind: at === 0 ? "best" : "quiet" };
      assert.deepEqual(line.reason, line.reasons[0] ?? unnamed);
    }
  }
  assert.ok(reasons > 30);
  engine.close();
});

test("a won game says so, and its opponent's lost one", async () => {
  const engine = createEngine();
  const game = Game.fromRecord("5 1 3 5 8 3 7 4 6 5");
  const { lines } = last(await all(engine, game, { depth: 6, lines: 2 }));
  const won = lines[0];
  assert.deepEqual(
    [won?.hole, won?.winsIn, won?.losesIn, won?.winProbability, won?.reason],
    [4, 1, null, 1, { kind: "wins", plies: 1 }],
  );
  assert.ok((won?.ballDifference ?? 0) > 0);
  game.undo();
  const lost = await all(engine, game, { depth: 3, lines: 9 });
  const worst = last(lost).lines.at(-1);
  assert.deepEqual([worst?.winsIn, worst?.losesIn, worst?.winProbability], [null, 2, 0]);
  engine.close();
});

test("a score is exact when it is known, a draw too", async () => {
  const engine = createEngine();
  const drawn = new Game({ position: "8,1S/3,t,4,1S 79 81 S 90" });
  for (const [game, exact] of /** @type {const} */ ([
    [new Game(), false],
    [Game.fromRecord("5 1 3 5 8 3 7 4 6 5"), true],
    [drawn, true],
  ])) {
    const best = last(await all(engine, game, { depth: 5 })).lines[0];
    assert.equal(best?.exact, exact);
    assert.equal((await engine.bestMove(game, { depth: 5 })).exact, exact);
    if (game !== drawn) continue;
    assert.deepEqual([best?.score, best?.winProbability, best?.ballDifference], [0, 0.5, 0]);
  }
  engine.close();
});

test("leaving the loop stops the search, an error in it too", async () => {
  const engine = createEngine();
  const game = new Game();
  for await (const { depth } of engine.analyse(game, { depth: 99 })) {
    if (depth >= 4) break;
  }
  const failing = async () => {
    for await (const _ of engine.analyse(game, { depth: 99 })) throw new Error("enough");
  };
  await assert.rejects(failing, /enough/);
  const endless = engine.analyse(game, { depth: 99 });
  assert.equal((await endless.next()).done, false);
  assert.deepEqual(await endless.return(), { value: undefined, done: true });
  assert.deepEqual(await endless.next(), { value: undefined, done: true });
  // Were one of them still running, this process would not end.
  assert.ok((await engine.bestMove(game, { depth: 3 })).hole);
  engine.close();
});

test("a signal stops it: before, while it waits, and between two findings", async () => {
  const engine = createEngine();
  const game = new Game();
  const reason = new Error("no longer wanted");
  const aborted = engine.analyse(game, { signal: AbortSignal.abort(reason) });
  await assert.rejects(aborted.next(), reason);

  const controller = new AbortController();
  const { signal } = controller;
  const [deep, other] = [{ depth: 99, signal }, { depth: 6 }];
  const stopped = assert.rejects(all(engine, game, deep), { name: "AbortError" });
  const told = all(engine, game, other);
  setImmediate(() => controller.abort());
  await stopped;
  assert.equal(last(await told).depth, 6);

  const between = new AbortController();
  const loop = async () => {
    for await (const _ of engine.analyse(game, { depth: 99, signal: between.signal })) {
      between.abort(reason);
    }
  };
  await assert.rejects(loop, reason);
  engine.close();
});

test("what is analysed is the game as it was, and not before it is asked for", async () => {
  const engine = createEngine();
  const game = new Game();
  const analysis = engine.analyse(game, { depth: 2 });
  game.play(7);
  for await (const { lines } of analysis) {
    assert.equal(lines[0]?.pvText.length, lines[0]?.pv.length);
    const copy = new Game();
    assert.equal(copy.play(lines[0]?.hole ?? 0).text, lines[0]?.pvText[0]);
  }
  engine.close();
});

test("errors have codes, and leave the engine as it was", async () => {
  const engine = createEngine();
  const game = new Game();
  for (const [options, code] of /** @type {[any, string][]} */ ([
    [{ lines: 0 }, "out-of-range"],
    [{ lines: 10 }, "out-of-range"],
    [{ lines: "3" }, "not-a-number"],
    [{ lines: 1.5 }, "not-whole"],
    [{ depth: 0 }, "out-of-range"],
    [{ nodes: Number.NaN }, "not-finite"],
  ])) {
    await assert.rejects(engine.analyse(game, options).next(), { name: "TogyzError", code });
  }
  assert.throws(() => engine.analyse(/** @type {any} */ ({})), { code: "not-a-game" });
  assert.throws(() => engine.analyse(game, /** @type {any} */ (null)), { code: "bad-options" });
  assert.throws(() => engine.analyse(game, /** @type {any} */ (7)), { code: "bad-options" });
  const over = new Game();
  over.resign("first");
  const mated = Game.fromRecord("5 1 3 5 8 3 7 4 6 5 4");
  for (const ended of [over, mated]) {
    assert.throws(() => engine.analyse(ended), { name: "TogyzError", code: "game-over" });
    await assert.rejects(engine.bestMove(ended), { name: "TogyzError", code: "game-over" });
  }
  assert.equal(last(await all(engine, game, { depth: 2 })).depth, 2);
  engine.close();
});

test("closing ends it with an error, once", async () => {
  const engine = createEngine();
  const analysis = engine.analyse(new Game(), { depth: 99 });
  await analysis.next();
  engine.close();
  const rest = async () => {
    for await (const _ of analysis);
  };
  await assert.rejects(rest, { code: "engine-closed" });
  assert.deepEqual(await analysis.next(), { value: undefined, done: true });
});

test("a worker is told to stop, and what it says after that is dropped", async () => {
  /** @type {any[]} */
  const sent = [];
  const worker = /** @type {any} */ ({
    postMessage: (/** @type {unknown} */ message) => sent.push(message),
    terminate() {},
  });
  const engine = createEngine({ worker: () => worker });
  const analysis = engine.analyse(new Game(), { depth: 99 });
  assert.equal(sent.length, 0, "nothing is asked before the loop begins");
  const first = analysis.next();
  const { id } = sent.find((message) => "game" in message);
  const findings = (/** @type {number} */ depth) => `${depth} 9 7\n0 0 0 5000 0|76`;
  worker.onmessage({ data: { id, progress: findings(1) } });
  assert.equal((await first).value?.depth, 1);
  await analysis.return();
  assert.ok(sent.some(({ stop }) => stop === id));
  worker.onmessage({ data: { id, progress: findings(2) } });
  worker.onmessage({ data: { id, result: findings(3) } });
  assert.ok((await analysis.next()).done);

  const lost = engine.analyse(new Game()).next();
  worker.onmessage({ data: { id: id + 1, lost: "trap" } });
  await assert.rejects(lost, { code: "engine-lost", message: /trap.*the next request/ });
  engine.close();
});

test("an engine on this thread that breaks down says what helps", async () => {
  const { advance } = SearchHandle.prototype;
  SearchHandle.prototype.advance = () => {
    throw new WebAssembly.RuntimeError("unreachable");
  };
  try {
    const asked = createEngine().bestMove(new Game(), { depth: 1 });
    await assert.rejects(asked, { code: "engine-lost", message: /unreachable.*load the/ });
  } finally {
    SearchHandle.prototype.advance = advance;
  }
});

test("where no worker starts, what was asked is answered on this thread", async () => {
  /** @type {any[]} */
  const made = [];
  const scope = /** @type {any} */ (globalThis);
  scope.Worker = class {
    constructor() {
      made.push(this);
    }
    postMessage() {}
    terminate() {}
  };
  try {
    const engine = createEngine();
    const controller = new AbortController();
    const told = all(engine, new Game(), { depth: 6 });
    const stopped = all(engine, new Game(), { depth: 99, signal: controller.signal });
    made[0].onerror({ message: "refused", preventDefault() {} });
    assertDepthRises(await told);
    controller.abort();
    await assert.rejects(stopped, { name: "AbortError" });
    engine.close();
  } finally {
    delete scope.Worker;
  }
});
