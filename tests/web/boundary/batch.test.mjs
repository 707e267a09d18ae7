// Many games, one after another: stopped, and gone on with where they were.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createEngine } from "togyzkumalak";
import { reviewMany } from "../../../www/js/review/batch.js";

/** @import { Played } from "../../../www/js/review/batch.js" */
/** @import { Review } from "../../../www/js/review/review.js" */

/** @param {number[]} moves @returns {Played} */
const played = (moves) => ({
  name: "",
  result: "",
  kept: /** @type {any} */ ({ setup: { rules: "togyzkumalak", position: null }, moves }),
});

const GAMES = [[7, 9], [6, 2, 8], [7, 9], [5]].map(played);

test("each game is reviewed once, and what was stopped goes on", async () => {
  const engine = createEngine();
  /** @type {Map<string, Review>} */
  const kept = new Map();
  /** @type {string[]} */
  const put = [];
  const shelf = {
    get: async (/** @type {string} */ id) => kept.get(id) ?? null,
    put: async (/** @type {string} */ id, /** @type {Review} */ review) => {
      put.push(id);
      kept.set(id, review);
    },
  };
  const reason = new Error("enough for today");
  const stop = new AbortController();
  /** @type {number[]} */
  const done = [];
  const wish = { games: GAMES, shelf, engines: [engine] };
  const stopped = reviewMany({
    ...wish,
    signal: stop.signal,
    done: (at) => {
      done.push(at);
      if (at === 1) stop.abort(reason);
    },
  });
  await assert.rejects(stopped, reason);
  assert.deepEqual([done, put.length], [[0, 1], 2]);
  /** @type {Map<number, number>} */
  const shares = new Map();
  await reviewMany({
    ...wish,
    signal: new AbortController().signal,
    done: (at, review) => {
      done.push(at);
      assert.deepEqual(review.holes, GAMES[at]?.kept.moves);
    },
    progress: (at, share) => shares.set(at, share),
  });
  assert.deepEqual(done, [0, 1, 0, 1, 2, 3]);
  assert.equal(put.length, 3, "the third game is the first one again");
  assert.deepEqual([...shares], [[3, 1]]);
  engine.close();
});
