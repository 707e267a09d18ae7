// The puzzles and endings of the page, held against the rules, the engine, and a brute force of its own.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { createEngine, Game } from "togyzkumalak";
import { makeEnding } from "../../../www/js/train/endings.js";
import { verdictsOf } from "../../../www/js/train/exact.js";
import { writePosition } from "../../../www/js/train/position.js";
import { DEPTH, PUZZLES } from "../../../www/js/train/puzzles.js";
import { THEMES, unpack } from "../../../www/js/train/unpack.js";
import { play, score } from "../support/plain.mjs";
import { randomFrom } from "../support/random.mjs";

/** @import { Board } from "../support/plain.mjs" */
/** @import { Puzzle, Theme } from "../../../www/js/train/unpack.js" */

const puzzles = unpack(PUZZLES);
const engine = createEngine();
after(() => engine.close());

/** What the theme of a puzzle claims, as the rules see it. @type {Record<Theme, (puzzle: Puzzle) => boolean>} */
const CLAIMS = {
  capture: (puzzle) => own(puzzle).some(({ captured, tuzdik }) => captured >= 10 && !tuzdik),
  tuzdik: (puzzle) => own(puzzle).some(({ tuzdik }) => tuzdik),
  prevent: ({ position, line }) => {
    const game = new Game({ position });
    const now = canMakeTuzdik(new Game({ position: position.replace(" S ", " N ") }));
    game.play(line[0] ?? 0);
    return now && !canMakeTuzdik(game);
  },
  endgame: ({ position }) => {
    const { holes } = new Game({ position }).snapshot();
    return [...holes.first, ...holes.second].reduce((sum, n) => sum + n) <= 24;
  },
  atsyrau: ({ position, line }) => endOf(position, line)?.reason === "atsyrau",
  sacrifice: ({ position, line }) => {
    const game = new Game({ position });
    const balances = game.legalMoves().map((hole) => balanceOf(position, hole));
    const mine = balanceOf(position, line[0] ?? 0);
    return mine <= -6 && Math.max(...balances) >= mine + 6;
  },
};

/** The moves of the solver. @param {Puzzle} puzzle */
function own({ position, line }) {
  const game = new Game({ position });
  return line.map((hole) => game.play(hole)).filter((_, ply) => ply % 2 === 0);
}

/** @param {Game} game */
const canMakeTuzdik = (game) => game.legalMoves().some((hole) => game.preview(hole).tuzdik);

/** @param {string} position @param {number[]} line */
function endOf(position, line) {
  const game = new Game({ position });
  for (const hole of line) game.play(hole);
  return game.snapshot().outcome;
}

/** What a move brings, without the most that the opponent's reply brings. */
/** @param {string} position @param {number} hole */
function balanceOf(position, hole) {
  const game = new Game({ position });
  const before = game.snapshot().kazans.first;
  game.play(hole);
  const gain = game.snapshot().kazans.first - before;
  const there = game.snapshot().kazans.second;
  const most = game.legalMoves().map((reply) => {
    game.play(reply);
    const brought = game.snapshot().kazans.second - there;
    game.undo();
    return brought;
  });
  return gain - Math.max(0, ...most);
}

test("there are at least 500 puzzles, of every theme, and none twice", () => {
  assert.ok(puzzles.length >= 500, String(puzzles.length));
  assert.equal(new Set(puzzles.map(({ id }) => id)).size, puzzles.length);
  for (const theme of THEMES) {
    const of = puzzles.filter((puzzle) => puzzle.theme === theme);
    assert.ok(of.length >= 20, `${theme}: ${of.length}`);
  }
});

test("every puzzle replays by the rules, leaves a choice, and is of its theme", () => {
  for (const puzzle of puzzles) {
    const { id, position, line, theme, rating } = puzzle;
    assert.ok(line.length % 2 === 1 && line.length <= 5, id);
    const game = new Game({ position });
    assert.equal(game.snapshot().toMove, "first");
    line.forEach((hole, ply) => {
      if (ply % 2 === 0) assert.ok(game.legalMoves().length > 1, `${id}: a forced move`);
      game.play(hole);
    });
    assert.ok(rating >= 400 && rating <= 2200);
    assert.ok(CLAIMS[theme](puzzle), `${id} is not of the theme ${theme}`);
  }
});

test("a part of the puzzles is proven again by search; `workshop puzzles --verify` does all", async () => {
  for (const { id, position, line } of puzzles.filter((_, at) => at % 29 === 0)) {
    const game = new Game({ position });
    for (const [ply, hole] of line.entries()) {
      if (ply % 2 === 0) {
        /** @type {readonly import("togyzkumalak").Line[]} */
        let lines = [];
        for await (const found of engine.analyse(game, { depth: DEPTH - 2, lines: 2 })) {
          ({ lines } = found);
        }
        const [best, second] = lines;
        assert.equal(best?.hole, hole, `${id} at ply ${ply}`);
        const margin = (best?.winProbability ?? 0) - (second?.winProbability ?? 1);
        assert.ok(margin >= 0.15, `${id} at ply ${ply}: ${margin}`);
      }
      game.play(hole);
    }
  }
});

/** By how many balls the player to move is ahead in the end of all, if both take what they can. */
/** @type {Map<string, number>} */
const known = new Map();
/** @param {Board} board with empty kazans: nobody wins before the last ball @returns {number} */
function solve(board) {
  const { rows, tuzdiks, toMove } = board;
  const key = JSON.stringify([rows, tuzdiks, toMove]);
  const there = known.get(key);
  if (there !== undefined) return there;
  const values = (rows[toMove] ?? []).flatMap((n, at) => (n > 0 ? [afterMove(board, at + 1)] : []));
  const left = (rows[1 - toMove] ?? []).reduce((sum, n) => sum + n, 0);
  const value = values.length > 0 ? Math.max(...values) : -left;
  known.set(key, value);
  return value;
}

/** @param {Board} board @param {number} hole */
function afterMove(board, hole) {
  const { board: next } = play({ ...board, kazans: [0, 0] }, hole);
  const [first = 0, second = 0] = next.kazans;
  const gain = board.toMove === 0 ? first - second : second - first;
  return gain - solve({ ...next, kazans: [0, 0] });
}

test("the verdicts on endings are those of brute force", async () => {
  const random = randomFrom(7);
  let positions = 0;
  while (positions < 1000) {
    // The engine makes its tables for a pair of tuzdiks: several boards with each.
    const one = 1 + random(8);
    const other = random(2) ? 1 + random(8) : null;
    if (one === other) continue;
    const tuzdiks = random(2) ? [one, other] : [other, one];
    for (let board = 0; board < 100; board++) {
      /** @type {[number[], number[]]} */
      const rows = [new Array(9).fill(0), new Array(9).fill(0)];
      const balls = 1 + random(6);
      for (let left = balls; left > 0; ) {
        const [side, at] = [random(2), random(9)];
        const row = rows[side === 0 ? 0 : 1];
        if (tuzdiks[1 - side] === at + 1) continue;
        row[at] = (row[at] ?? 0) + 1;
        left--;
      }
      const first = Math.floor((162 - balls) / 2) - random(3) + 1;
      const kazans = [first, 162 - balls - first];
      if (Math.max(...kazans) > 81 || !rows[0].some(Boolean)) continue;
      await check({ rows, kazans, tuzdiks, toMove: 0 });
      positions++;
    }
  }
});

/** @param {Board} board */
async function check(board) {
  const { rows, kazans, tuzdiks } = board;
  /** @type {<T>(pair: T[]) => { first: T, second: T }} */
  const bySide = ([first, second]) => /** @type {any} */ ({ first, second });
  const position = writePosition({
    holes: bySide(rows),
    kazans: bySide(kazans),
    tuzdiks: bySide(tuzdiks),
  });
  const game = new Game({ position });
  const verdicts = await verdictsOf(engine, game);
  assert.ok(verdicts, `${position}: not certain`);
  assert.deepEqual(
    verdicts.map(({ hole }) => hole).sort(),
    rows[0]?.flatMap((n, at) => (n > 0 ? [at + 1] : [])),
  );
  for (const { hole, difference } of verdicts) {
    const { board: next } = play(structuredClone(board), hole);
    const [mine = 0, yours = 0] = score(next);
    const over = next.kazans.some((kazan) => kazan >= 82) || !next.rows[1]?.some(Boolean);
    const before = (kazans[0] ?? 0) - (kazans[1] ?? 0);
    const expected = over ? mine - yours : before + afterMove({ ...board }, hole);
    assert.equal(difference, expected, `${position}, hole ${hole}`);
  }
}

test("an ending to practise: the best play just reaches what is said, and a choice is left", async () => {
  const random = randomFrom(11);
  const createGame = (/** @type {string} */ position) => new Game({ position });
  for (const balls of [4, 7]) {
    const means = { engine, createGame, random: () => random(1000) / 1000 };
    const { position, wins } = await makeEnding(means, balls);
    const game = new Game({ position });
    const { holes, toMove, outcome } = game.snapshot();
    assert.equal(outcome, null);
    assert.equal(toMove, "first");
    assert.equal(
      [...holes.first, ...holes.second].reduce((sum, n) => sum + n),
      balls,
    );
    assert.ok(game.legalMoves().length > 1);
    const [best] = (await verdictsOf(engine, game)) ?? [];
    assert.equal(Math.sign(best?.difference ?? -1), Number(wins), position);
  }
});
