// The library's games as data: what is read, what is found, and out as records and in again.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  contentOf,
  dateOf,
  holds,
  newEntry,
  readEntry,
  sameAs,
} from "../../../www/js/library/entry.js";

/** @type {import("../../../www/js/match.js").Kept} */
const KEPT = {
  setup: {
    rules: "togyzkumalak",
    players: { first: "human", second: "computer" },
    level: 2,
    position: null,
  },
  moves: [9, 2],
  ply: 1,
  end: null,
};

test("an entry is read as it was written, and nothing else is one", () => {
  const entry = { ...newEntry(KEPT), name: "Aibek" };
  assert.deepEqual(readEntry(structuredClone(entry)), entry);
  for (const broken of [null, 7, {}, { ...entry, id: 3 }, { ...entry, kept: { moves: [1] } }]) {
    assert.equal(readEntry(broken), null, JSON.stringify(broken));
  }
  const study = { ...entry, record: '[White "a"]\n\n9 {so} *' };
  assert.deepEqual(readEntry(structuredClone(study)), study);
  const bare = readEntry({ id: "x", kept: KEPT });
  assert.deepEqual(bare, { id: "x", name: "", kept: KEPT, started: 0, changed: 0, result: "" });
});

test("no two games get the same name", () => {
  const ids = new Set(Array.from({ length: 1000 }, () => newEntry(KEPT).id));
  assert.equal(ids.size, 1000);
});

test("the same moves from the same start are the same game, whoever played", () => {
  const other = { ...KEPT, ply: 0, setup: { ...KEPT.setup, level: 3 } };
  assert.equal(contentOf(KEPT), contentOf(other));
  assert.notEqual(contentOf(KEPT), contentOf({ ...KEPT, moves: [9] }));
  const [study, named, game] = ['[A ""]\n\n9 {so} *', '[B ""]\n\n9 {so} *', undefined].map(
    (record) => sameAs({ kept: KEPT, record }),
  );
  assert.equal(study, named, "its tags are not what is studied");
  assert.notEqual(study, game);
});

test("words are found in any order and case", () => {
  assert.ok(holds("Айбек – Компьютер · 1-0", "компьютер айб"));
  assert.ok(holds("anything", "  "));
  assert.ok(!holds("Айбек", "Айбек 1-0"));
});

test("a moment is written for all languages alike", () => {
  assert.equal(dateOf(new Date(2026, 10, 3, 7, 5).getTime()), "2026-11-03 07:05");
});
