// Games and positions made by an independent model of the rules, through the package.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Game } from "togyzkumalak";
import { asMessage } from "../../../www/js/engine/game.js";
import * as bindings from "../../../www/wasm/engine.js";

/** @import { RulesName, Side } from "togyzkumalak" */

/** @param {string} name */
const data = (name) => readFileSync(new URL(`../../data/${name}`, import.meta.url), "utf8");
/** @param {string} name */
const lines = (name) => data(name).trimEnd().split("\n");

/**
 * The position text of a board of `tests/data`, with one `t` or number of balls a hole.
 * @param {{ first: number[], second: number[], kazans: number[], tuzdiks: (number | null)[], toMove?: string }} board
 */
function positionText({ first, second, kazans, tuzdiks, toMove }) {
  /** @type {(row: number[], tuzdik: number | null | undefined) => string[]} */
  const cells = (row, tuzdik) =>
    row.map((balls, i) => (tuzdik === i + 1 ? "t" : balls > 0 ? `${balls}S` : "1"));
  const rows = [cells(second, tuzdiks[0]).reverse(), cells(first, tuzdiks[1])];
  return `${rows.map((row) => row.join(",")).join("/")} ${kazans.join(" ")} ${toMove === "second" ? "N" : "S"} 1`;
}

/** @param {Game} game */
function board(game) {
  const { holes, kazans, tuzdiks } = game.snapshot();
  return {
    first: holes.first,
    second: holes.second,
    kazans: [kazans.first, kazans.second],
    tuzdiks: [tuzdiks.first, tuzdiks.second],
  };
}

test("cases that programs get wrong", () => {
  const cases = lines("cases.jsonl").map((line) => JSON.parse(line));
  assert.equal(cases.length, 13);
  for (const { name, start, moves, end } of cases) {
    const game = new Game({ position: positionText(start) });
    for (const hole of moves) game.play(hole);
    const { first, second, kazans, tuzdiks, toMove, legal, score } = end;
    assert.deepEqual(board(game), { first, second, kazans, tuzdiks }, name);
    const snapshot = game.snapshot();
    assert.equal(snapshot.toMove, toMove, name);
    assert.deepEqual(game.legalMoves(), legal, name);
    assert.deepEqual(snapshot.legal, legal, name);
    const final = snapshot.outcome
      ? [snapshot.outcome.score.first, snapshot.outcome.score.second]
      : null;
    assert.deepEqual(final, score, name);
  }
});

test("whole random games of every rule set", () => {
  const games = lines("random-games.jsonl").map((line) => JSON.parse(line));
  assert.equal(games.length, 320);
  for (const [number, known] of games.entries()) {
    const game = new Game({ rules: known.rules });
    for (const digit of known.moves) {
      assert.equal(game.snapshot().outcome, null);
      game.play(Number(digit));
    }
    const { first, second, kazans, tuzdiks } = known;
    assert.deepEqual(board(game), { first, second, kazans, tuzdiks }, `game ${number}`);
    const { outcome, ply } = game.snapshot();
    assert.equal(ply, known.moves.length);
    assert.equal(outcome?.reason, known.end);
    if (known.end === "repetition") {
      assert.equal(outcome?.winner, null);
      continue;
    }
    assert.deepEqual([outcome?.score.first, outcome?.score.second], known.score);
    const ahead = known.score[0] - known.score[1];
    assert.equal(outcome?.winner, ahead > 0 ? "first" : ahead < 0 ? "second" : null);
  }
});

test("every shortest game, read as a record with its marks", () => {
  const games = lines("shortest-games.txt");
  assert.equal(games.length, 1391);
  for (const line of games) {
    const [, moves, first, second] = /** @type {string[]} */ (line.match(/^(.*) (\d+)-(\d+)$/));
    const game = Game.fromRecord(`${moves}`);
    const { outcome, ply } = game.snapshot();
    assert.deepEqual([ply, outcome?.winner, outcome?.reason], [11, "first", "majority"]);
    assert.deepEqual(outcome?.score, { first: Number(first), second: Number(second) });
  }
});

test("perft in wasm", () => {
  /** @type {[RulesName | object, number[]][]} */
  const known = [
    ["togyzkumalak", [9, 73, 613, 5199, 43184, 360035, 3003052]],
    ["bestemshe", [5, 21, 91, 407, 1761, 7782, 34285, 153588]],
    ["qozdatu", [7, 43, 274, 1775, 11262, 72125, 463623]],
    ["pantusov-1906", [9, 73, 613, 5199, 43135, 359345]],
    ["no-resow", [9, 72, 592, 4890, 39673, 323687]],
    ["single-capture", [9, 73, 613, 5171, 42755, 354793]],
    [{ holes: 7, balls: 7 }, [7, 43, 274, 1775, 11158, 70797]],
    [{ holes: 5, balls: 5 }, [5, 21, 91, 407, 1734, 7565, 32504, 142626]],
  ];
  const module = readFileSync(new URL("../../../www/wasm/engine.wasm", import.meta.url));
  bindings.initSync({ module });
  for (const [rules, leaves] of known) {
    const game = new Game({ rules });
    const message = /** @type {any} */ (game)[asMessage]();
    for (const [i, expected] of leaves.entries())
      assert.equal(bindings.perft(message, i + 1), expected);
  }
});

test("the steps of every move, made by hand, give the next board", () => {
  const known = lines("random-games.jsonl").map((line) => JSON.parse(line));
  for (const { rules, moves } of known.filter((_, i) => i % 8 === 0)) {
    const game = new Game({ rules });
    for (const digit of moves) {
      const before = game.snapshot();
      const move = game.play(Number(digit));
      const holes = { first: [...before.holes.first], second: [...before.holes.second] };
      const kazans = { ...before.kazans };
      const tuzdiks = { ...before.tuzdiks };
      for (const step of move.steps) {
        const row = holes[step.side];
        const i = step.hole - 1;
        if (step.kind === "drop") row[i] = (row[i] ?? 0) + 1;
        else if (step.kind === "income") kazans[step.owner]++;
        else {
          assert.equal(row[i], step.balls);
          row[i] = 0;
          if (step.kind !== "lift") kazans[step.owner] += step.balls;
          if (step.kind === "claim") tuzdiks[step.owner] = step.hole;
        }
      }
      const after = game.snapshot();
      assert.deepEqual(
        { holes, kazans, tuzdiks },
        { holes: after.holes, kazans: after.kazans, tuzdiks: after.tuzdiks },
      );
      assert.deepEqual(after.lastMove, move);
    }
  }
});
