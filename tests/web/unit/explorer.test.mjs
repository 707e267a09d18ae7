// Whose chances the openings tell: the engine's when they were made, or those of a deeper look.

import assert from "node:assert/strict";
import { test } from "node:test";
import { verdictsOf } from "../../../www/js/explorer/verdict.js";

/** @import { Analysis } from "../../../www/js/engine/index.js" */
/** @import { Place } from "../../../www/js/explorer/explorer.js" */

const COUNT = { games: 9, first: 4, draws: 1 };

/** @param {number | null} verdict @param {[hole: number, to: string][]} [moves] @returns {Place} */
const placeOf = (verdict, moves = []) => ({
  count: COUNT,
  verdict,
  moves: new Map(moves.map(([hole, to]) => [hole, { hole, count: COUNT, to }])),
});

const openings = new Map([
  ["a", placeOf(0.61)],
  ["b", placeOf(null)],
]);

/** @param {number} nodes @param {[hole: number, chance: number][]} lines */
const analysis = (nodes, lines) =>
  /** @type {Analysis} */ (
    /** @type {unknown} */ ({
      nodes,
      lines: lines.map(([hole, winProbability]) => ({ hole, winProbability })),
    })
  );

test("a deeper look counts more than the book's, and each says of how many positions it is", () => {
  const place = placeOf(0.56, [
    [7, "a"],
    [2, "b"],
  ]);
  const book = { chance: 0.56, nodes: 20_000, deeper: false };
  const seven = { chance: 0.61, nodes: 20_000, deeper: false };
  for (const [toMove, found, here, moves] of /** @type {const} */ ([
    ["first", null, book, [[7, seven]]],
    ["first", analysis(199_999, [[2, 0.4]]), book, [[7, seven]]],
    [
      "first",
      analysis(200_000, [[2, 0.4]]),
      { chance: 0.4, nodes: 200_000, deeper: true },
      [
        [7, seven],
        [2, { chance: 0.4, nodes: 200_000, deeper: true }],
      ],
    ],
    [
      "second",
      analysis(900_000, [[7, 0.25]]),
      { chance: 0.75, nodes: 900_000, deeper: true },
      [[7, { chance: 0.75, nodes: 900_000, deeper: true }]],
    ],
  ])) {
    const what = { place, openings, nodes: 20_000, toMove };
    assert.deepEqual(verdictsOf(what, found), { here, moves: new Map(moves) });
  }
  const mine = { place: placeOf(null), openings, nodes: 20_000, toMove: "first" };
  assert.deepEqual(verdictsOf(/** @type {any} */ (mine), null), { here: null, moves: new Map() });
});
