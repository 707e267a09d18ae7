// Training below its page: the rating, the streaks, the choice of puzzles, and what is believed of what was kept.

import assert from "node:assert/strict";
import { test } from "node:test";
import { NAMES } from "../../../www/js/i18n/index.js";
import { TRAIN } from "../../../www/js/i18n/train/index.js";
import { choose, dailyOf, HARDNESS, hardnessOf } from "../../../www/js/train/choice.js";
import { readTraining } from "../../../www/js/train/kept.js";
import { PUZZLES } from "../../../www/js/train/puzzles.js";
import { refute } from "../../../www/js/train/refute.js";
import {
  answered,
  chance,
  dayOf,
  daysNow,
  FRESH,
  MEMORY,
  numberOfDay,
} from "../../../www/js/train/score.js";
import { THEMES, unpack } from "../../../www/js/train/unpack.js";

/** @import { Language, Plural } from "../../../www/js/i18n/index.js" */
/** @import { Answer, Score } from "../../../www/js/train/score.js" */
/** @import { Wish } from "../../../www/js/train/choice.js" */

const puzzles = unpack(PUZZLES);

/**
 * @param {[Answer, string, number?][]} answers each to another puzzle: how, on which day, how hard it was
 * @param {Score} [score]
 */
const after = (answers, score = FRESH) =>
  answers.reduce(
    (score, [answer, day, rating = 700], at) =>
      answered(score, { id: `${score.played}-${at}`, rating }, answer, day),
    score,
  );

test("the rating goes up for right answers, down for wrong ones, and not after a hint", () => {
  for (const [answer, rating, row, solved] of /** @type {[Answer, number, number, number][]} */ ([
    ["right", 724, 1, 1],
    ["wrong", 676, 0, 0],
    ["helped", 700, 0, 1],
  ])) {
    const score = after([[answer, "2026-05-01"]]);
    assert.deepEqual([score.rating, score.row, score.solved], [rating, row, solved], answer);
  }
  // A hard puzzle brings more than an easy one, and the same puzzle nothing twice.
  const gain = (/** @type {number} */ rating) => after([["right", "2026-05-01", rating]]).rating;
  assert.ok(gain(1500) > gain(700) && gain(700) > gain(300));
  const puzzle = { id: "one", rating: 700 };
  const once = answered(FRESH, puzzle, "right", "2026-05-01");
  assert.deepEqual(answered(once, puzzle, "right", "2026-05-01"), once);
  assert.equal(chance(700, 700), 0.5);
});

test("the rating of one who solves what he should finds its place", () => {
  let score = FRESH;
  for (let n = 0; n < 400; n++) {
    const rating = 600 + ((n * 37) % 900);
    const answer = rating < 1100 ? "right" : "wrong";
    score = answered(score, { id: String(n), rating }, answer, "2026-05-01");
  }
  assert.ok(Math.abs(score.rating - 1100) < 150, String(score.rating));
  assert.ok(score.seen.length <= MEMORY);
});

test("streaks: in a row, and days one after another", () => {
  /** @type {[[Answer, string][], number, number, number, string][]} */
  const rows = [
    [
      [
        ["right", "2026-02-28"],
        ["right", "2026-02-28"],
      ],
      2,
      2,
      1,
      "2026-02-28",
    ],
    [
      [
        ["right", "2026-02-28"],
        ["right", "2026-03-01"],
      ],
      2,
      2,
      2,
      "2026-03-01",
    ],
    [
      [
        ["right", "2026-12-31"],
        ["helped", "2027-01-01"],
      ],
      1,
      1,
      2,
      "2027-01-01",
    ],
    [
      [
        ["right", "2026-05-01"],
        ["right", "2026-05-03"],
      ],
      2,
      2,
      1,
      "2026-05-03",
    ],
    [
      [
        ["right", "2026-05-01"],
        ["right", "2026-05-01"],
        ["wrong", "2026-05-02"],
      ],
      0,
      2,
      1,
      "2026-05-01",
    ],
  ];
  for (const [answers, row, best, days, day] of rows) {
    const score = after(answers);
    assert.deepEqual([score.row, score.best, score.days, score.day], [row, best, days, day]);
  }
  const score = after([
    ["right", "2026-05-01"],
    ["right", "2026-05-02"],
  ]);
  assert.equal(daysNow(score, "2026-05-02"), 2);
  assert.equal(daysNow(score, "2026-05-03"), 2);
  assert.equal(daysNow(score, "2026-05-04"), 0);
  assert.equal(dayOf(new Date(2026, 0, 5, 23, 59)), "2026-01-05");
});

test("the puzzle of a day: one for everyone, another each day, not too hard", () => {
  const days = Array.from({ length: 200 }, (_, n) => dayOf(new Date(2026, 10, 1 + n)));
  const daily = days.map((day) => dailyOf(puzzles, day));
  assert.equal(new Set(daily.map(({ id }) => id)).size, 200);
  assert.deepEqual(dailyOf([...puzzles], "2026-11-30"), dailyOf(puzzles, "2026-11-30"));
  assert.ok(daily.every(({ rating }) => rating <= 1400));
  assert.equal(numberOfDay("1970-01-02"), 1);
});

test("the choice: by theme and difficulty, near one's own, and what was seen comes last", () => {
  for (const theme of /** @type {Wish["theme"][]} */ (["all", ...THEMES])) {
    for (const hardness of HARDNESS) {
      for (const random of [0, 0.5, 0.999]) {
        const puzzle = choose(puzzles, { theme, hardness }, FRESH, "2026-05-01", () => random);
        assert.ok(theme === "all" || puzzle.theme === theme, theme);
        const there = puzzles.some(
          (each) =>
            (theme === "all" || each.theme === theme) && hardnessOf(each.rating) === hardness,
        );
        if (there) assert.equal(hardnessOf(puzzle.rating), hardness);
      }
    }
  }
  /** @type {Wish} */
  const wish = { theme: "all", hardness: "mine" };
  const strong = { ...FRESH, rating: 1300 };
  const near = choose(puzzles, wish, strong, "2026-05-01", () => 0.999);
  assert.ok(Math.abs(near.rating - 1300) < 100, String(near.rating));
  const few = puzzles.slice(0, 20);
  const seen = few.slice(1).map(({ id }) => id);
  assert.equal(
    choose(few, wish, { ...FRESH, seen }, "2026-05-01", () => 0.7),
    few[0],
  );
  const all = { ...FRESH, seen: few.map(({ id }) => id) };
  assert.ok(few.slice(0, 12).includes(choose(few, wish, all, "2026-05-01", () => 0.9)));
});

test("what was kept is checked: nothing that is no score gets in", () => {
  const fresh = readTraining(null);
  for (const value of [undefined, 7, "x", [], {}, { score: 1, wish: "a", balls: 99, tab: {} }]) {
    assert.deepEqual(readTraining(value), fresh);
  }
  const kept = {
    score: { ...FRESH, rating: 1234, played: 5, row: 2, best: 3, day: "2026-05-01", seen: ["a"] },
    wish: { theme: "tuzdik", hardness: "hard" },
    tab: "endings",
    balls: 6,
  };
  assert.deepEqual(readTraining(JSON.parse(JSON.stringify(kept))), kept);
  const spoilt = readTraining({
    ...kept,
    score: { ...kept.score, rating: 1e9, row: -1, seen: [1] },
  });
  assert.deepEqual(
    [spoilt.score.rating, spoilt.score.row, spoilt.score.seen, spoilt.score.best],
    [FRESH.rating, 0, [], 3],
  );
});

test("a refutation says what the reply does", () => {
  const move = { hole: 4, landing: { side: "first", hole: 6 }, captured: 0, tuzdik: false };
  for (const [reply, key, values] of /** @type {const} */ ([
    [null, "refute-over", { hole: 3 }],
    [{ ...move, captured: 3, tuzdik: true }, "refute-tuzdik", { hole: 3, at: 6 }],
    [{ ...move, captured: 12 }, "refute-captures", { hole: 3, n: 12 }],
    [move, "refute-plain", { hole: 3, reply: 4 }],
  ])) {
    assert.deepEqual(refute(3, /** @type {any} */ (reply)), { key, values });
  }
});

test("the training speaks every language of the page", async () => {
  const { train: english } = await TRAIN.en();
  /** @param {string | Plural} entry */
  const forms = (entry) => (typeof entry === "string" ? [entry] : Object.values(entry));
  /** @param {string} text */
  const names = (text) => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const language of /** @type {Language[]} */ (Object.keys(NAMES))) {
    const { train } = await TRAIN[language]();
    assert.deepEqual(Object.keys(train), Object.keys(english), language);
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, entry] of Object.entries(train)) {
      const own = /** @type {Record<string, string | Plural>} */ (english)[key] ?? "";
      const wanted = names(forms(own).at(-1) ?? "");
      for (const form of forms(entry)) {
        assert.notEqual(form.trim(), "", `${language} ${key}`);
        assert.deepEqual(names(form), wanted, `${language} ${key}`);
      }
      if (typeof entry === "string") continue;
      for (const form of needed) assert.ok(form in entry, `${language} ${key} ${form}`);
    }
  }
});
