// What a review says is never false: over 10,000 moves each sentence is held against a plain model of the rules
// that shares nothing with the engine.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { createEngine, Game } from "togyzkumalak";
import { look } from "../../../www/js/review/look.js";
import { reviewGame } from "../../../www/js/review/review.js";
import { isTrue, KINDS, wins } from "../support/claims.mjs";
import { legal, play, score, start } from "../support/plain.mjs";
import { randomFrom } from "../support/random.mjs";

/** @import { Engine } from "togyzkumalak" */
/** @import { Board } from "../support/plain.mjs" */

const DATA = new URL("../../data/", import.meta.url);

/** @param {string} name */
const lines = async (name) =>
  (await readFile(new URL(name, DATA), "utf8")).split("\n").filter(Boolean);

/** The usual games of the test data, which no program of ours has made. */
const GAMES = (await lines("random-games.jsonl"))
  .map((line) => JSON.parse(line))
  .filter(({ rules }) => rules === "togyzkumalak");

/** @param {Board} board */
const textOf = (board) => JSON.stringify(board);

test("the plain model plays the games of the test data to their ends", () => {
  assert.ok(GAMES.length > 100);
  for (const { moves, first, second, kazans, tuzdiks, score: final } of GAMES) {
    let board = start();
    for (const digit of moves) {
      assert.ok(legal(board).includes(Number(digit)));
      ({ board } = play(board, Number(digit)));
    }
    const { rows, kazans: brought, tuzdiks: made } = board;
    assert.deepEqual([rows, brought, made], [[first, second], kazans, tuzdiks]);
    assert.deepEqual(score(board), final);
  }
});

test("a win is known by trying everything", async () => {
  const [shortest = ""] = await lines("shortest-games.txt");
  const holes = shortest
    .split(" ")
    .slice(0, -1)
    .map((move) => Number(move[0]));
  const before = holes.slice(0, -1).reduce((at, hole) => play(at, hole).board, start());
  assert.equal(wins(before, 0, 1), true);
  assert.equal(wins(before, 1, 3), false);
  assert.equal(wins(start(), 0, 3), false);
  assert.equal(wins(start(), 0, 9, { left: 100 }), null);
});

/**
 * A game in which every fourth move is any, and the others are the best by a short look.
 *
 * @param {Engine} engine
 * @param {number} seed
 */
async function mixedGame(engine, seed) {
  const game = new Game();
  const random = randomFrom(seed);
  for (let legal = game.legalMoves(); legal.length > 0; legal = game.legalMoves()) {
    const any = random(4) === 0 || game.snapshot().ply < 4;
    const best = any ? null : await look(engine, game, { nodes: 300 });
    game.play(best?.pv[0] ?? legal[random(legal.length)] ?? 0);
  }
  const holes = game.moves().map(({ hole }) => hole);
  game.free();
  return holes;
}

/** @param {Engine} engine */
async function* games(engine) {
  for (let seed = 0; ; seed++) {
    yield await mixedGame(engine, seed);
    yield [...GAMES[seed].moves].map(Number);
  }
}

test("every remark of 10,000 moves is true", async () => {
  const engine = createEngine();
  /** @type {Record<string, number>} */
  const told = Object.fromEntries(KINDS.map((kind) => [kind, 0]));
  let [moves, unproven] = [0, 0];
  for await (const holes of games(engine)) {
    const review = await reviewGame({ engines: [engine], holes, nodes: 500 });
    assert.equal(review.moves.length, holes.length);
    const trail = [start()];
    for (const [ply, verdict] of review.moves.entries()) {
      const board = /** @type {Board} */ (trail[ply]);
      const after = play(board, holes[ply] ?? 0).board;
      const before = trail.filter((one) => textOf(one) === textOf(after)).length;
      const held = isTrue({ board, verdict, repeats: before >= 2 });
      assert.notEqual(held, false, `${textOf(board)} ${JSON.stringify(verdict)}`);
      told[verdict.remark.kind] = (told[verdict.remark.kind] ?? 0) + 1;
      if (held === null) unproven++;
      trail.push(after);
      moves++;
    }
    if (moves >= 10_000) break;
  }
  engine.close();
  // That a move draws the game at once is too rare for so few.
  const missing = KINDS.filter((kind) => !told[kind] && kind !== "ended-drawn");
  assert.deepEqual(missing, [], "every kind of remark was made");
  assert.ok(unproven < moves / 1000, `${unproven} wins took too long to prove`);
});
