// Who plays whom, with a game of no rules: the order of things, not the moves, is looked at.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Match } from "../../../www/js/match.js";

/** @import { Game, Move, Side, Snapshot } from "../../../www/js/engine/index.js" */
/** @import { Change, Player, Setup } from "../../../www/js/match.js" */

/** A line of moves in which everything is legal; it ends after `length` moves. */
class Line {
  /** @type {number[]} */
  #line = [];
  #ply = 0;
  /** @type {Side | null} */
  #resigned = null;

  constructor(length = Infinity) {
    this.length = length;
  }

  legalMoves() {
    return [1, 2, 3];
  }

  /** @param {number} hole */
  play(hole) {
    if (hole > 3) throw new Error("no such hole");
    this.#line = [...this.#line.slice(0, this.#ply), hole];
    this.#ply++;
    return this.#last();
  }

  /** @param {number} hole */
  preview(hole) {
    return { hole };
  }

  undo() {
    if (this.#ply === 0) return null;
    this.#ply--;
    return { hole: this.#line[this.#ply] };
  }

  redo() {
    if (this.#ply === this.#line.length) return null;
    this.#ply++;
    return this.#last();
  }

  /** @param {number} ply */
  goTo(ply) {
    this.#ply = ply;
  }

  /** @param {Side} side */
  resign(side) {
    this.#resigned = side;
  }

  agreeDraw() {
    this.#resigned = "first";
  }

  free() {}

  moves() {
    return this.#line.map((hole) => ({ hole }));
  }

  snapshot() {
    const over = this.#ply >= this.length || this.#resigned !== null;
    return {
      ply: this.#ply,
      plies: this.#line.length,
      toMove: this.#ply % 2 === 0 ? "first" : "second",
      outcome: over ? { reason: this.#resigned ? "resignation" : "majority" } : null,
      lastMove: this.#last(),
    };
  }

  #last() {
    return this.#ply > 0 ? { hole: this.#line[this.#ply - 1], ply: this.#ply } : null;
  }
}

/**
 * @param {Player} first
 * @param {Player} second
 * @param {{ length?: number, fails?: boolean }} [options]
 */
function table(first, second, { length, fails = false } = {}) {
  /** @type {{ answer: (hole: number) => void, signal: AbortSignal | undefined }[]} */
  const asked = [];
  const engine = {
    /** @param {Game} _game @param {{ signal?: AbortSignal }} [options] */
    bestMove: (_game, { signal } = {}) => {
      if (fails) return Promise.reject(new Error("lost"));
      return new Promise((resolve) => {
        asked.push({ answer: (hole) => resolve({ hole }), signal });
      });
    },
  };
  const means = /** @type {any} */ ({
    createGame: () => new Line(length),
    engine,
    settled: () => Promise.resolve(),
  });
  /** @type {Setup} */
  const setup = { rules: "togyzkumalak", players: { first, second }, level: 2, position: null };
  const match = new Match(means, setup);
  /** @type {Change[]} */
  const changes = [];
  match.addEventListener("change", (event) => {
    if (event instanceof CustomEvent) changes.push(event.detail);
  });
  match.start(setup);
  return { match, asked, changes, ply: () => match.snapshot.ply };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

test("the computer answers a person, and waits for him again", async () => {
  const { match, asked, ply } = table("human", "computer");
  assert.equal(match.state, "human");
  match.play(2);
  assert.equal(match.state, "thinking");
  asked[0]?.answer(3);
  await soon();
  assert.equal(ply(), 2);
  assert.equal(match.state, "human");
  assert.equal(asked.length, 1);
});

test("undo takes back the person's move with the answer to it; redo brings both", async () => {
  const { match, asked, ply } = table("human", "computer");
  assert.equal(match.canUndo, false);
  match.play(1);
  asked[0]?.answer(2);
  await soon();
  match.undo();
  assert.equal(ply(), 0);
  assert.equal(match.canUndo, false);
  match.redo();
  assert.equal(ply(), 2);
  assert.equal(match.canRedo, false);
});

test("an answer that comes too late is dropped", async () => {
  const { match, asked, ply } = table("human", "computer");
  match.play(1);
  match.undo();
  assert.equal(asked[0]?.signal?.aborted, true);
  asked[0]?.answer(3);
  await soon();
  assert.equal(ply(), 0);
  match.play(2);
  match.start(match.setup);
  asked[1]?.answer(3);
  await soon();
  assert.equal(ply(), 0);
});

test("the computer's first move cannot be taken back, only what a person did", async () => {
  const { match, asked, ply } = table("computer", "human");
  assert.equal(match.state, "thinking");
  asked[0]?.answer(1);
  await soon();
  assert.equal(ply(), 1);
  assert.equal(match.canUndo, false);
  match.play(2);
  asked[1]?.answer(2);
  await soon();
  match.undo();
  assert.equal(ply(), 1);
});

test("two people take back one move at a time", () => {
  const { match, asked, ply } = table("human", "human");
  match.play(1);
  match.play(2);
  match.undo();
  assert.equal(ply(), 1);
  match.redo();
  assert.equal(ply(), 2);
  assert.equal(asked.length, 0);
});

test("the computer plays alone when it is let, and stops when told", async () => {
  const { match, asked, ply } = table("computer", "computer", { length: 4 });
  assert.equal(match.state, "paused");
  match.proceed();
  asked[0]?.answer(1);
  await soon();
  assert.equal(ply(), 1);
  match.pause();
  asked[1]?.answer(1);
  await soon();
  assert.equal(ply(), 1);
  match.proceed();
  for (let index = 2; index < 5; index++) {
    asked[index]?.answer(1);
    await soon();
  }
  assert.equal(match.state, "over");
  assert.equal(ply(), 4);
});

test("who gives up can think better of it", () => {
  const { match } = table("human", "human");
  match.play(1);
  match.declare({ reason: "resignation", side: "second" });
  assert.equal(match.state, "over");
  assert.equal(match.canRedo, false);
  match.undo();
  assert.equal(match.state, "human");
  assert.equal(match.snapshot.ply, 1);
});

test("any moment can be looked at and played on from", async () => {
  const { match, asked, changes, ply } = table("human", "computer");
  for (const answer of [2, 3]) {
    match.play(1);
    asked.at(-1)?.answer(answer);
    await soon();
  }
  match.goTo(1);
  assert.equal(match.state, "paused", "the computer waits to be told");
  assert.equal(asked.length, 2);
  match.goTo(2);
  assert.deepEqual(changes.at(-1)?.kind, "move", "one move on is shown as a move");
  assert.equal(match.state, "human");
  match.goTo(0);
  match.play(3);
  assert.deepEqual(
    match.moves.map(({ hole }) => hole),
    [3],
    "another move replaces the rest",
  );
  assert.equal(match.state, "thinking");
  assert.equal(asked.length, 3);
  assert.equal(ply(), 1);
});

test("a game that was given up can be looked at, and played on from before", () => {
  const { match } = table("human", "human");
  match.play(1);
  match.play(2);
  match.declare({ reason: "agreement", side: null });
  match.goTo(1);
  assert.equal(match.canRedo, true);
  match.goTo(2);
  assert.deepEqual(match.kept.end, { reason: "agreement", side: null });
  match.goTo(1);
  match.play(3);
  assert.equal(match.kept.end, null);
});

test("a computer that fails is told of, and can be asked again", async () => {
  const { match, asked } = table("human", "computer", { fails: true });
  /** @type {unknown[]} */
  const troubles = [];
  match.addEventListener("trouble", (event) => troubles.push(event));
  match.play(1);
  await soon();
  assert.equal(match.state, "trouble");
  assert.equal(troubles.length, 1);
  match.proceed();
  await soon();
  assert.equal(troubles.length, 2);
  assert.equal(asked.length, 0);
});

test("a kept game comes back with what was undone", () => {
  const { match } = table("human", "human");
  for (const hole of [1, 2, 3]) match.play(hole);
  match.undo();
  const { kept } = match;
  assert.deepEqual(kept.moves, [1, 2, 3]);
  const again = table("human", "human");
  again.match.resume(structuredClone(kept));
  assert.equal(again.ply(), 2);
  assert.equal(again.match.canRedo, true);
  assert.throws(() => again.match.resume({ ...kept, moves: [7] }));
  assert.equal(again.ply(), 2);
});

test("every change is told once", () => {
  const { match, changes } = table("human", "human");
  match.play(1);
  match.undo();
  match.redo();
  match.declare({ reason: "resignation", side: "first" });
  assert.deepEqual(
    changes.map(({ kind }) => kind),
    ["start", "move", "back", "move", "end"],
  );
});
