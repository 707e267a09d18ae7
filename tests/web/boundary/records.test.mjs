// All games of the library go out as records and come in again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newEntry } from "../../../www/js/library/entry.js";
import "../../../www/js/engine/inline-rules.js";
import { gamesIn, recordsOf } from "../../../www/js/library/record.js";

/** @import { Kept } from "../../../www/js/match.js" */

/** @type {Kept["setup"]} */
const SETUP = {
  rules: "togyzkumalak",
  players: { first: "human", second: "computer" },
  level: 2,
  position: null,
};
const SHORT = [9, 2, 8, 1, 7, 2, 6, 1, 9, 2, 5];
const POSITION = "2S,1S,9S,1S,11S,11S,11S,11S,11S/11S,11S,11S,11S,11S,2S,1,12S,11S 10 4 S 3";

/** @type {[string, Kept, string][]} */
const GAMES = [
  ["unfinished", { setup: SETUP, moves: [9, 2, 8], ply: 3, end: null }, ""],
  ["won", { setup: SETUP, moves: SHORT, ply: 11, end: null }, "1-0"],
  [
    "given up",
    {
      setup: { ...SETUP, rules: "bestemshe", players: { first: "human", second: "human" } },
      moves: [1],
      ply: 1,
      end: { reason: "resignation", side: "second" },
    },
    "1-0",
  ],
  [
    "agreed",
    { setup: SETUP, moves: [9, 2], ply: 2, end: { reason: "agreement", side: null } },
    "1/2-1/2",
  ],
  [
    "from a position",
    { setup: { ...SETUP, position: POSITION }, moves: [1], ply: 1, end: null },
    "",
  ],
];

test("every game comes back as it went, with its name and its players", () => {
  const entries = GAMES.map(([name, kept]) => ({ ...newEntry(kept), name }));
  const text = recordsOf(entries, (player) => player);
  const back = gamesIn(text);
  assert.equal(back.length, GAMES.length);
  for (const [index, [name, kept, result]] of GAMES.entries()) {
    assert.deepEqual(back[index], { name, kept, result }, name);
  }
});

test("a record of other programs is named by its players", () => {
  const [game] = gamesIn('[White "Aibek"] [Black "Dana"] 1. 76 *');
  assert.equal(game?.name, "Aibek – Dana");
  assert.deepEqual(game?.kept.setup.players, { first: "human", second: "human" });
});
