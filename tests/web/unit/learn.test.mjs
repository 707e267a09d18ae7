// Every lesson says the truth: the rules are asked whether its holes do what it says.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Game } from "../../../www/js/engine/index.js";
import { LEARN } from "../../../www/js/i18n/learn/index.js";
import { judge } from "../../../www/js/learn/judge.js";
import { LESSONS } from "../../../www/js/learn/lessons.js";
import { loadProgress, saveProgress } from "../../../www/js/progress.js";
import { TABLES } from "../support/words.mjs";

/** @import { Move, Snapshot } from "../../../www/js/engine/index.js" */
/** @import { Asks, Lesson } from "../../../www/js/learn/lessons.js" */

const { learn: TEXTS } = await LEARN.en();

/** @param {Lesson} lesson */
const start = ({ position }) => new Game({ position });

/** @param {Lesson} lesson @param {number} hole */
function play(lesson, hole) {
  const game = start(lesson);
  const move = game.play(hole);
  return { game, move, after: game.snapshot() };
}

/** @param {Move} move @param {"first" | "second"} owner */
const income = ({ steps }, owner) =>
  steps.filter((step) => step.kind === "income" && step.owner === owner).length;

/** @type {Record<Asks, (move: Move, after: Snapshot) => boolean>} */
const DOES = {
  sow: ({ balls, landing, captured }) => balls > 1 && landing.side === "first" && captured === 0,
  cross: ({ landing, captured }) => landing.side === "second" && captured === 0,
  single: ({ balls, captured }) => balls === 1 && captured === 0,
  capture: ({ captured, tuzdik }) => captured > 0 && captured % 2 === 0 && !tuzdik,
  tuzdik: ({ tuzdik, captured }) => tuzdik && captured === 3,
  feed: (move) => income(move, "first") > 0 && move.captured === 0,
  spare: (move) => income(move, "second") === 0,
  majority: (_, { outcome }) => outcome?.reason === "majority" && outcome.winner === "first",
  atsyrau: (_, { outcome }) => outcome?.reason === "atsyrau" && outcome.winner === "first",
};

for (const lesson of LESSONS) {
  test(`${lesson.id}: the wanted holes do what is asked for, no others do`, () => {
    const { legal, toMove, outcome } = start(lesson).snapshot();
    assert.equal(toMove, "first");
    assert.equal(outcome, null);
    assert.ok(legal.length > lesson.wanted.length || lesson.asks === "sow", "nothing to choose");
    for (const hole of legal) {
      const { move, after } = play(lesson, hole);
      assert.equal(DOES[lesson.asks](move, after), lesson.wanted.includes(hole), `hole ${hole}`);
    }
  });

  test(`${lesson.id}: every other hole of the board has an answer of its own`, () => {
    const game = start(lesson);
    for (const side of /** @type {const} */ (["first", "second"])) {
      for (let hole = 1; hole <= 9; hole++) {
        const answer = judge(game, lesson, { side, hole });
        const right = side === "first" && lesson.wanted.includes(hole);
        assert.equal(answer === null, right, `${side} ${hole}`);
        if (answer) assert.ok(answer.key in TEXTS, answer.key);
      }
    }
  });
}

/** @type {Record<string, (start: Snapshot, hole: number) => boolean>} */
const BARRED = {
  one: ({ tuzdiks }) => tuzdiks.first !== null,
  last: ({ tuzdiks }, hole) => tuzdiks.first === null && hole === 9,
  same: ({ tuzdiks }, hole) => tuzdiks.first === null && tuzdiks.second === hole,
};

test("every bar bars: three balls, no tuzdik, and for the reason that is given", () => {
  const seen = new Set();
  for (const lesson of LESSONS) {
    if (!lesson.barred) continue;
    const { hole, by } = lesson.barred;
    const { move, after } = play(lesson, hole);
    const { landing } = move;
    assert.equal(landing.side, "second");
    assert.equal(after.holes.second[landing.hole - 1], 3, "the three stay");
    assert.equal(move.tuzdik, false);
    assert.equal(move.captured, 0);
    assert.ok(BARRED[by]?.(start(lesson).snapshot(), landing.hole), by);
    assert.equal(judge(start(lesson), lesson, { side: "first", hole })?.key, `wrong-bar-${by}`);
    seen.add(by);
  }
  assert.deepEqual([...seen].sort(), ["last", "one", "same"]);
});

test("a tuzdik is fed by both", () => {
  const lesson = LESSONS.find(({ id }) => id === "feed");
  assert.ok(lesson?.reply);
  const { game, move } = play(lesson, lesson.wanted[0] ?? 0);
  assert.equal(income(move, "first"), 1);
  assert.equal(income(game.play(lesson.reply), "first"), 1);
});

test("the numbers in the texts are those of the lessons", () => {
  const [capture, majority, atsyrau] = ["capture", "majority", "atsyrau"].map((id) => {
    const lesson = LESSONS.find((each) => each.id === id);
    assert.ok(lesson);
    return play(lesson, lesson.wanted[0] ?? 0);
  });
  assert.equal(capture?.move.captured, 4);
  assert.deepEqual(majority?.after.outcome?.score.first, 82);
  assert.deepEqual(atsyrau?.after.outcome?.score, { first: 90, second: 72 });
  for (const [id, hole] of /** @type {const} */ ([
    ["bar-same", 3],
    ["spare", 5],
  ])) {
    const lesson = LESSONS.find((each) => each.id === id);
    assert.equal(lesson && start(lesson).snapshot().tuzdiks.second, hole);
    assert.match(TEXTS[id], new RegExp(`hole ${hole}`));
  }
});

test("a try is answered by its own reason", () => {
  const by = new Map(LESSONS.map((lesson) => [lesson.id, lesson]));
  for (const [id, side, hole, key, values] of /** @type {const} */ ([
    ["cross", "first", 6, "wrong-own", { hole: 9 }],
    ["single", "first", 2, "wrong-single", { n: 4 }],
    ["capture", "first", 8, "wrong-odd", { hole: 1, n: 5 }],
    ["capture", "first", 1, "wrong-empty", {}],
    ["capture", "second", 3, "wrong-opponent", {}],
    ["tuzdik", "first", 9, "wrong-captured", { n: 4 }],
    ["bar-last", "first", 9, "wrong-bar-last", { hole: 9 }],
    ["spare", "first", 5, "wrong-tuzdik", {}],
    ["majority", "first", 9, "wrong-majority", { n: 4 }],
  ])) {
    const lesson = by.get(id);
    assert.ok(lesson);
    assert.deepEqual(judge(start(lesson), lesson, { side, hole }), { key, values }, id);
  }
});

test("the course has its texts, and the page asks for none that is missing", async () => {
  for (const { id } of LESSONS) {
    for (const key of [id, `${id}-title`, `${id}-done`]) assert.ok(key in TEXTS, key);
  }
  const both = { ...TABLES.en, ...TEXTS };
  // The words of the board are the page's; the course has others of its own.
  for (const key of ["board", "row-you", "hole", "hole-tuzdik", "kazan", "you", "language"]) {
    assert.ok(key in TABLES.en && !(key in TEXTS), key);
  }
  const html = await readFile(new URL("../../../www/learn.html", import.meta.url), "utf8");
  for (const [, key] of html.matchAll(/data-(?:text|label)="([^"]+)"/g)) {
    assert.ok(key && key in both, key);
  }
});

test("progress that cannot be kept or read breaks nothing", () => {
  assert.deepEqual(loadProgress(), { lesson: null, answered: false });
  saveProgress({ lesson: "sow", answered: true });
});
