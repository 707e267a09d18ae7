// A link of a game with a friend against the game that is here; and the words for the levels.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readKept } from "../../../www/js/kept.js";
import { LEVELS, WORDS, wordOf } from "../../../www/js/levels.js";
import { createName, judge, linkedForFriend, playersFor } from "../../../www/js/text/friend.js";
import { readLink, writeLink } from "../../../www/js/text/link.js";

/** @import { End, Kept } from "../../../www/js/match.js" */

/**
 * @param {"first" | "second"} side of the person here
 * @param {number[]} moves
 * @param {End | null} [end]
 * @returns {Kept}
 */
const game = (side, moves, end = null) => ({
  setup: {
    rules: "togyzkumalak",
    players: playersFor(side),
    level: 1,
    position: null,
    friend: "abc123",
  },
  moves,
  ply: moves.length,
  end,
});

/** @type {End} */
const RESIGNED = { reason: "resignation", side: "first" };

test("a link goes on from the game here, or why it does not", () => {
  const here = game("second", [9, 2]);
  for (const [there, judgement] of /** @type {const} */ ([
    [game("first", [9, 2, 8]), { verdict: "continues" }],
    [game("first", [9, 2], RESIGNED), { verdict: "continues" }],
    [game("first", [9, 2]), { verdict: "older" }],
    [game("first", [9]), { verdict: "older" }],
    [game("second", [9, 2]), { verdict: "mine" }],
    [game("first", [9, 3, 8]), { verdict: "differs", same: 1 }],
  ])) {
    assert.deepEqual(judge(here, linkedForFriend(there)), judgement, JSON.stringify(there));
  }
  const over = game("second", [9, 2], RESIGNED);
  assert.equal(judge(over, linkedForFriend(game("first", [9, 2, 8]))).verdict, "older");
});

test("the link names the side of who opens it, and survives the way", () => {
  const link = writeLink(linkedForFriend(game("first", [9])));
  assert.match(link, /game=abc123&you=second/);
  assert.deepEqual(readLink(link), { game: linkedForFriend(game("first", [9])) });
  for (let i = 0; i < 100; i++) assert.match(createName(), /^[a-z0-9]{6}$/);
});

test("a game with a friend is kept with its name", () => {
  const kept = game("first", [9]);
  assert.deepEqual(readKept(structuredClone(kept)), kept);
});

test("every level has a word, the weakest the first and the strongest the last", () => {
  for (const levels of [2, 3, 10]) {
    assert.equal(wordOf(1, levels), 1);
    assert.equal(wordOf(levels, levels), WORDS);
  }
  assert.equal(wordOf(LEVELS), WORDS);
});
