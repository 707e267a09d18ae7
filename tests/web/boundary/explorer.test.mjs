// The openings of the page, held against the rules: every line replays, and the counts add up.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { Game } from "togyzkumalak";
import { growOpenings, keyOf, PLIES, readOpenings } from "../../../www/js/explorer/explorer.js";
import { playedOf } from "../../../www/js/explorer/mine.js";
import { ALL, TREE } from "../../../www/js/explorer/openings-data.js";
import { randomFrom } from "../support/random.mjs";

/** @import { Count, Openings } from "../../../www/js/explorer/explorer.js" */
/** @import { Entry } from "../../../www/js/library/entry.js" */

/** @param {Count[]} counts @returns {Count} */
const sum = (counts) =>
  counts.reduce(
    (all, { games, first, draws }) => ({
      games: all.games + games,
      first: all.first + first,
      draws: all.draws + draws,
    }),
    { games: 0, first: 0, draws: 0 },
  );

/**
 * What leads to a position is what is counted there, and what leads on from it is no more.
 *
 * @param {Openings} openings
 * @param {Count} all
 */
function addsUp(openings, all) {
  /** @type {Map<string, Count[]>} */
  const into = new Map([[keyOf(new Game()), [all]]]);
  for (const { moves } of openings.values()) {
    for (const { to, count } of moves.values()) into.set(to, [...(into.get(to) ?? []), count]);
  }
  for (const [key, { count, moves }] of openings) {
    assert.deepEqual(count, sum(into.get(key) ?? []), key);
    const on = sum([...moves.values()].map((move) => move.count));
    for (const name of /** @type {const} */ (["games", "first", "draws"])) {
      assert.ok(on[name] <= count[name], `${key}: ${name}`);
    }
    assert.ok(count.first + count.draws <= count.games, key);
  }
}

test("the engine's openings: every line replays, the counts add up, each has a verdict", () => {
  const game = new Game();
  // Reading them plays every move.
  const openings = readOpenings(TREE, ALL, game);
  assert.equal(game.snapshot().ply, 0);
  addsUp(openings, ALL);
  const moves = [...openings.values()].flatMap((place) => [...place.moves.values()]);
  assert.ok(moves.length > 500, `${moves.length} moves`);
  assert.ok(moves.every(({ count }) => count.games >= 4));
  for (const { verdict } of openings.values()) {
    assert.ok(verdict !== null && verdict >= 0 && verdict <= 1);
  }
  const start = openings.get(keyOf(game));
  assert.ok((start?.moves.size ?? 0) >= 5, "games begin in many ways");
});

test("the openings are a small file", async () => {
  const file = await readFile(
    new URL("../../../www/js/explorer/openings-data.js", import.meta.url),
  );
  assert.ok(gzipSync(file, { level: 9 }).length <= 20 * 1024);
});

test("own games make the same tree as counting by hand", () => {
  const random = randomFrom(3);
  const games = Array.from({ length: 60 }, () => {
    const game = new Game();
    const holes = [];
    // Few choices, so that games meet again, and by other ways.
    while (holes.length < 30 && game.legalMoves().length > 0) {
      const legal = game.legalMoves();
      const hole = legal[random(Math.min(2, legal.length))] ?? 0;
      game.play(hole);
      holes.push(hole);
    }
    return { holes, winner: /** @type {const} */ (["first", "second", null])[random(3)] ?? null };
  });
  const openings = growOpenings(games, new Game());
  addsUp(openings, {
    games: games.length,
    first: games.filter(({ winner }) => winner === "first").length,
    draws: games.filter(({ winner }) => winner === null).length,
  });
  /** @type {Map<string, number>} */
  const expected = new Map();
  for (const { holes } of games) {
    const game = new Game();
    for (const hole of [0, ...holes.slice(0, PLIES)]) {
      if (hole > 0) game.play(hole);
      expected.set(keyOf(game), (expected.get(keyOf(game)) ?? 0) + 1);
    }
  }
  const counts = [...openings].map(([key, { count }]) => /** @type {const} */ ([key, count.games]));
  assert.deepEqual(new Map(counts), expected);
});

test("which games of the library count, for which side, and who won them", () => {
  const over = [9, 2, 8, 1, 7, 2, 6, 1, 9, 2, 5];
  /** @param {Record<string, any>} how @returns {Entry} */
  const entry = ({ players = ["human", "computer"], moves = over, ...rest }) =>
    /** @type {any} */ ({
      kept: {
        setup: {
          rules: "togyzkumalak",
          position: null,
          players: { first: players[0], second: players[1] },
          ...rest.setup,
        },
        moves,
        end: rest.end ?? null,
      },
      result: rest.result ?? "",
    });
  const resigned = { reason: "resignation", side: "first" };
  /** @type {[Entry, ("all" | "first" | "second"), (string | null)[]][]} */
  const rows = [
    [entry({}), "all", ["first"]],
    [entry({}), "first", ["first"]],
    [entry({}), "second", []],
    [entry({ players: ["computer", "human"] }), "second", ["first"]],
    [entry({ players: ["human", "human"] }), "second", ["first"]],
    [entry({ moves: [7, 2], end: resigned }), "all", ["second"]],
    [entry({ moves: [7, 2], end: { reason: "agreement", side: null } }), "all", [null]],
    [entry({ moves: [7, 2], result: "0-1" }), "all", ["second"]],
    [entry({ moves: [7, 2], result: "1/2-1/2" }), "all", [null]],
    [entry({ moves: [7, 2] }), "all", []],
    [entry({ moves: [] }), "all", []],
    [entry({ setup: { rules: "bestemshe" } }), "all", []],
    [entry({ setup: { position: "9S" } }), "all", []],
    [entry({ moves: [1, 1, 1, 1, 1] }), "all", []],
  ];
  for (const [each, filter, winners] of rows) {
    assert.deepEqual(
      playedOf([each], filter).map(({ winner }) => winner),
      winners,
    );
  }
});
