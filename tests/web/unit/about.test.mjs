// The page about the game says in its own text what the English table says, and shows what it says.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Game } from "../../../www/js/engine/index.js";
import { ABOUT } from "../../../www/js/i18n/about/index.js";
import { LESSONS } from "../../../www/js/learn/lessons.js";
import { TABLES } from "../support/words.mjs";

const { about } = await ABOUT.en();
const html = await readFile(new URL("../../../www/about.html", import.meta.url), "utf8");

test("the page's own text is the English one", () => {
  const texts = /** @type {Record<string, unknown>} */ ({ ...TABLES.en, ...about });
  const found = [...html.matchAll(/data-text="([^"]+)"[^>]*>([^<]*)</g)];
  assert.ok(found.length > 40);
  for (const [, key, text] of found) {
    assert.ok(key);
    assert.equal(text?.replaceAll(/\s+/g, " ").trim(), texts[key], key);
  }
});

test("all texts are used", () => {
  const later = ["again", "restart"];
  for (const key of Object.keys(about)) {
    assert.ok(html.includes(`data-text="${key}"`) || later.includes(key), key);
  }
});

test("the boards show lessons, and the shortest game ends after eleven moves", () => {
  const shown = [...html.matchAll(/data-example="([^"]+)"/g)].map(([, id]) => id);
  for (const id of shown)
    assert.ok(
      LESSONS.some((lesson) => lesson.id === id),
      id,
    );
  const line =
    html
      .match(/data-replay="([^"]+)"/)?.[1]
      ?.split(" ")
      .map(Number) ?? [];
  const game = new Game();
  for (const hole of line) game.play(hole);
  assert.equal(line.length, 11);
  assert.deepEqual(game.snapshot().outcome, {
    winner: "first",
    reason: "majority",
    score: { first: 88, second: 10 },
  });
});

test("a link to another site is a source, never a part of the page", () => {
  assert.doesNotMatch(html, /(src|href)="https?:[^"]*"(?![^<]*<\/a>)/);
});
