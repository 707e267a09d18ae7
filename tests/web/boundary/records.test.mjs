// All games of the library go out as records and come in again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newEntry, sameAs } from "../../../www/js/library/entry.js";
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

test("what is said of a game goes out and comes in with it; stuck is no comment", () => {
  const text = '[White "Aibek"]\n\n7! {so} (5 1 (2)) 5 *';
  const [study] = gamesIn(text);
  assert.deepEqual(study?.kept.moves, [7, 5]);
  assert.match(
    study?.record ?? "",
    /1\. 76\(10\)! \{so\} \(1\. 54\(10\) 11\(10\) \(1\.\.\. 22\(10\)\)\)/,
  );
  const entry = { ...newEntry(/** @type {Kept} */ (study?.kept)), ...study, name: "Mine" };
  const [back] = gamesIn(recordsOf([entry], (player) => player));
  assert.equal(back?.name, "Mine");
  assert.equal(back && sameAs(back), sameAs(entry));
  const [stuck] = gamesIn('[FEN "9/1S,8 81 80 S 90"] 12 {zero} 1-0');
  assert.equal(stuck?.record, undefined);
});

test("a record of other programs is named by its players", () => {
  const [game] = gamesIn('[White "Aibek"] [Black "Dana"] 1. 76 *');
  assert.equal(game?.name, "Aibek – Dana");
  assert.deepEqual(game?.kept.setup.players, { first: "human", second: "human" });
});
