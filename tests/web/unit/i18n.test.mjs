// Every language says the same things, with the same values in them.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { createTranslate, findLanguage, NAMES, TABLES } from "../../../www/js/i18n/index.js";
import { RULES } from "../../../www/js/kept.js";

/** @import { Key, Language, Plural } from "../../../www/js/i18n/index.js" */

const languages = /** @type {Language[]} */ (Object.keys(TABLES));

/** @param {string | Plural} entry */
const forms = (entry) => (typeof entry === "string" ? [entry] : Object.values(entry));

/** @param {string | undefined} text */
const placeholders = (text) => (text?.match(/\{\w+\}/g) ?? []).sort();

test("the same keys in the same order", () => {
  for (const language of languages) {
    assert.deepEqual(Object.keys(TABLES[language]), Object.keys(TABLES.en), language);
  }
});

test("the same placeholders in every form, and no empty text", () => {
  for (const language of languages) {
    for (const [key, entry] of Object.entries(TABLES[language])) {
      const expected = placeholders(forms(TABLES.en[/** @type {Key} */ (key)])[0]);
      for (const form of forms(entry)) {
        assert.deepEqual(placeholders(form), expected, `${language} ${key}`);
        assert.notEqual(form.trim(), "", `${language} ${key}`);
      }
    }
  }
});

test("a form for every plural that the language has", () => {
  for (const language of languages) {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, entry] of Object.entries(TABLES[language])) {
      if (typeof entry === "string") continue;
      for (const category of needed) assert.ok(category in entry, `${language} ${key} ${category}`);
    }
  }
});

test("numbers take their form", () => {
  const ru = createTranslate("ru");
  assert.equal(ru("said-captured", { n: 1 }), "Взят 1 кумалак.");
  assert.equal(ru("said-captured", { n: 4 }), "Взято 4 кумалака.");
  assert.equal(ru("said-captured", { n: 12 }), "Взято 12 кумалаков.");
  assert.equal(createTranslate("en")("hole", { hole: 3, n: 9 }), "hole 3, 9 balls");
  assert.equal(createTranslate("kk")("hole", { hole: 3, n: 9 }), "3-отау, 9 құмалақ");
});

test("in Kyrgyz the game has its own name and terms", () => {
  const texts = Object.values(TABLES.ky).flatMap(forms).join(" ");
  assert.equal(TABLES.ky.title, "Тогуз коргоол");
  assert.doesNotMatch(texts, /кумалак|туздык|отау|тұздық/i);
});

test("the language is found from what the browser wants", () => {
  assert.equal(findLanguage(["kk-KZ", "ru"]), "kk");
  assert.equal(findLanguage(["de-DE", "ky"]), "ky");
  assert.equal(findLanguage(["RU"]), "ru");
  assert.equal(findLanguage(["zz", "de"]), "en");
  assert.equal(findLanguage([]), "en");
  assert.deepEqual(Object.keys(NAMES), languages);
});

test("every rule set has a name and an explanation", () => {
  for (const name of RULES) {
    assert.ok(`rules-${name}` in TABLES.en, name);
    assert.ok(`rules-${name}-about` in TABLES.en, name);
  }
});

test("every text that the page asks for is there", async () => {
  const html = await readFile(new URL("../../../www/index.html", import.meta.url), "utf8");
  for (const [, key] of html.matchAll(/data-(?:text|label)="([^"]+)"/g)) {
    assert.ok(key && key in TABLES.en, key);
  }
});

test("no text is unused", async () => {
  const root = new URL("../../../www/", import.meta.url);
  const folders = ["js/", "js/page/", "js/board/", "js/element/"];
  let source = await readFile(new URL("index.html", root), "utf8");
  for (const folder of folders) {
    for (const file of await readdir(new URL(folder, root))) {
      if (file.endsWith(".js")) source += await readFile(new URL(folder + file, root), "utf8");
    }
  }
  // Keys that are put together from parts: the part before the dash is enough.
  const built = [...source.matchAll(/`([\w-]+-)\$\{/g)].map(([, start]) => start ?? "");
  for (const key of Object.keys(TABLES.en)) {
    const used = source.includes(`"${key}"`) || built.some((start) => key.startsWith(start));
    const name = ["you", "computer", "first", "second"].includes(key);
    assert.ok(used || name, `${key} is used nowhere`);
  }
});
