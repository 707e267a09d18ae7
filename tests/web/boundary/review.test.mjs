// The review of a game: what it finds, that it is the same each time, and how it is stopped.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { createEngine, Game } from "togyzkumalak";
import { blameOf } from "../../../www/js/review/remark.js";
import { reviewGame } from "../../../www/js/review/review.js";
import { classify } from "../support/planted.mjs";

/** @import { Blame } from "../../../www/js/review/remark.js" */

/** A usual game that somebody played at random. */
const HOLES = await readFile(
  new URL("../../data/random-games.jsonl", import.meta.url),
  "utf8",
).then((text) => [...JSON.parse(text.split("\n")[0] ?? "").moves].map(Number));

test("planted blunders are found, and the best moves of a deeper search not blamed", async () => {
  const engine = createEngine();
  const { planted, found, own, blamed } = await classify(engine, {
    moves: 300,
    deep: 20_000,
    nodes: 4000,
  });
  engine.close();
  assert.ok(planted >= 30 && own >= 200, `${planted} planted, ${own} own`);
  assert.ok(found >= 0.95 * planted, `${found} of ${planted} found`);
  assert.ok(blamed <= 0.02 * own, `${blamed} of ${own} blamed`);
});

test("it is the same each time, by two engines, and after other searches", async () => {
  const [one, two] = [createEngine(), createEngine()];
  const wish = { holes: HOLES, nodes: 1500 };
  const first = await reviewGame({ engines: [one], ...wish });
  await one.bestMove(new Game(), { nodes: 30_000 });
  const other = one.analyse(new Game(), { nodes: 50_000 });
  await other.next();
  assert.deepEqual(await reviewGame({ engines: [one, two], ...wish }), first);
  await other.return();
  assert.deepEqual(await reviewGame({ engines: [two], ...wish }), first);
  assert.deepEqual(JSON.parse(JSON.stringify(first)), first, "plain data");
  for (const engine of [one, two]) engine.close();
});

test("it says something of every move, and a chance of every position", async () => {
  const engine = createEngine();
  /** @type {[number, number][]} */
  const told = [];
  const review = await reviewGame({
    engines: [engine],
    holes: HOLES,
    nodes: 500,
    progress: (done, of) => told.push([done, of]),
  });
  assert.deepEqual(
    told,
    [...HOLES, 0].map((_, ply) => [ply + 1, HOLES.length + 1]),
  );
  assert.deepEqual(
    review.moves.map(({ hole }) => hole),
    HOLES,
  );
  assert.equal(review.chances.length, HOLES.length + 1);
  assert.deepEqual([review.chances.at(-1), review.result], [1, "1-0"]);
  for (const [ply, move] of review.moves.entries()) {
    assert.ok(move.chance >= move.kept && move.kept >= 0 && move.chance <= 1);
    assert.equal(move.went[0], move.hole);
    assert.equal(move.grade === "best", move.line[0] === move.hole && move.grade !== "forced");
    const game = new Game();
    for (const hole of HOLES.slice(0, ply)) game.play(hole);
    for (const hole of move.line) game.play(hole);
    game.free();
  }
  for (const accuracy of Object.values(review.accuracy)) {
    assert.ok(accuracy !== null && accuracy > 5 && accuracy < 100);
  }
  engine.close();
});

test("a position is seen from the right side, and small boards too", async () => {
  const engine = createEngine();
  const start = { position: "7,1S,1S/8,1S 78 81 N 60" };
  const { chances, moves, result } = await reviewGame({ engines: [engine], start, holes: [] });
  assert.deepEqual(
    [chances, moves, result],
    [[0], [], ""],
    "the second player, who is to move, wins",
  );
  const small = { start: { rules: /** @type {const} */ ("bestemshe") }, holes: [5, 1, 3] };
  const review = await reviewGame({ engines: [engine], ...small, nodes: 500 });
  assert.deepEqual(
    review.moves.map(({ side }) => side),
    ["first", "second", "first"],
  );
  engine.close();
});

/** A game of bestemshe whose last move brings a position for the third time. */
const LOOP = [
  ..."5521411133352444453152125142542335253435431455114223245135425334154152233142531425",
].map(Number);

/** @type {{ winsIn: null, losesIn: null }} */
const OPEN = { winsIn: null, losesIn: null };

/** What is said of two moves by the board alone: the ply, what was played, and what was better. */
/** @type {[ply: number, played: number, best: number, remark: Blame][]} */
const BLAMES = [
  [4, 5, 2, { kind: "missed-tuzdik", hole: 2 }],
  [5, 2, 8, { kind: "allowed-capture", hole: 8, n: 12, instead: 0 }],
  [8, 1, 2, { kind: "missed-capture", hole: 3, n: 14, instead: 0 }],
  [10, 2, 7, { kind: "allowed-tuzdik", hole: 7 }],
  [0, 1, 2, { kind: "better" }],
];

test("why a move was worse is seen on the board", () => {
  const game = new Game();
  for (const hole of HOLES) game.play(hole);
  for (const [ply, played, best, remark] of BLAMES) {
    game.goTo(ply);
    const ways = [played, best].map((hole) => ({ pv: [hole], ...OPEN }));
    assert.deepEqual(blameOf(game, .../** @type {[any, any]} */ (ways)), remark, `ply ${ply}`);
  }
  game.goTo(5);
  const way = { pv: [2], ...OPEN };
  assert.deepEqual(blameOf(game, way, { pv: [8], ...OPEN, winsIn: 6 }), {
    kind: "missed-win",
    n: 3,
  });
  assert.deepEqual(blameOf(game, { ...way, losesIn: 6 }, { pv: [8], ...OPEN }), {
    kind: "allowed-win",
    n: 3,
  });
  game.free();
});

test("that a move draws or loses at once is said before anything else", () => {
  const loop = new Game({ rules: "bestemshe" });
  for (const hole of LOOP.slice(0, -1)) loop.play(hole);
  const other = loop.legalMoves().find((hole) => hole !== LOOP.at(-1)) ?? 0;
  const ways = [LOOP.at(-1) ?? 0, other].map((hole) => ({ pv: [hole], ...OPEN }));
  assert.deepEqual(blameOf(loop, .../** @type {[any, any]} */ (ways)), { kind: "ended-drawn" });
  loop.free();
});

test("a signal stops it, before and meanwhile, and what is wrong is told", async () => {
  const engine = createEngine();
  const reason = new Error("enough");
  const holes = HOLES;
  const stopped = reviewGame({ engines: [engine], holes, signal: AbortSignal.abort(reason) });
  await assert.rejects(stopped, reason);
  const controller = new AbortController();
  const progress = (/** @type {number} */ done) => {
    if (done === 5) controller.abort(reason);
    assert.ok(done <= 5);
  };
  const { signal } = controller;
  const wish = { engines: [engine], holes, nodes: 500, signal, progress };
  await assert.rejects(reviewGame(wish), reason);
  const twice = { engines: [engine], holes: [9, 9, 1, 7, 7, 7], nodes: 500 };
  await assert.rejects(reviewGame(twice), { name: "TogyzError" });
  engine.close();
  const lost = createEngine({
    worker: () => {
      throw new Error("no worker");
    },
  });
  await assert.rejects(reviewGame({ engines: [lost, lost], holes }), /no worker/);
});
