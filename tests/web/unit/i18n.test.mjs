// Every language says the same things, with the same values in them.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { findLanguage, NAMES } from "../../../www/js/i18n/index.js";
import { latin } from "../../../www/js/i18n/latin.js";
import { RULES } from "../../../www/js/kept.js";

import { languages, TABLES, translate } from "../support/words.mjs";

/** @import { Key, Language, Plural } from "../../../www/js/i18n/index.js" */

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
  const ru = translate("ru");
  assert.equal(ru("said-captured", { n: 1 }), "Взят 1 кумалак.");
  assert.equal(ru("said-captured", { n: 4 }), "Взято 4 кумалака.");
  assert.equal(ru("said-captured", { n: 12 }), "Взято 12 кумалаков.");
  assert.equal(translate("en")("hole", { hole: 3, n: 9 }), "hole 3, 9 balls");
  assert.equal(translate("kk")("hole", { hole: 3, n: 9 }), "3-отау, 9 құмалақ");
});

test("Kazakh in Latin letters follows the alphabet of 2021", () => {
  for (const [cyrillic, expected] of [
    ["тоғызқұмалақ", "toğyzqūmalaq"],
    ["Қазақша", "Qazaqşa"],
    ["Сіздің жүрісіңіз", "Sızdıñ jürısıñız"],
    ["тұздық, отау, қазан", "tūzdyq, otau, qazan"],
    ["Ия, Йод, Ізгі, Юрта, Ящик", "İia, İod, Izgı, İurta, İaşik"],
    ["әөү ӘӨҮ", "äöü ÄÖÜ"],
    ["Һ, Щ, Ч, ъ, ь", "H, Ş, Tş, , "],
    ["{hole}-отау, g1d2, 25X", "{hole}-otau, g1d2, 25X"],
  ]) {
    assert.equal(latin(cyrillic ?? ""), expected);
  }
  const texts = Object.values(TABLES["kk-Latn"]).flatMap(forms).join("");
  assert.doesNotMatch(texts, /\p{Script=Cyrillic}/u);
});

test("each language is written in its own letters", () => {
  for (const [language, script] of /** @type {const} */ ([
    ["kk", /\p{Script=Cyrillic}/u],
    ["ky", /\p{Script=Cyrillic}/u],
    ["ru", /\p{Script=Cyrillic}/u],
    ["ar", /\p{Script=Arabic}/u],
    ["hi", /\p{Script=Devanagari}/u],
  ])) {
    for (const [key, entry] of Object.entries(TABLES[language])) {
      for (const form of forms(entry)) assert.match(form, script, `${language} ${key}`);
    }
  }
});

test("nothing is left in English", () => {
  // What is the same in both: names, and words that the languages share.
  const same = /^(title|kazan(-short)?|rules-\w+(-1906)?|hole-tuzdik)$/;
  for (const language of languages) {
    if (language === "en") continue;
    for (const [key, entry] of Object.entries(TABLES[language])) {
      const english = TABLES.en[/** @type {Key} */ (key)];
      if (!same.test(key)) assert.notDeepEqual(entry, english, `${language} ${key}`);
    }
  }
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
  assert.equal(findLanguage(["kk-Latn-KZ"]), "kk-Latn");
  assert.equal(findLanguage(["kk-Cyrl"]), "kk");
  assert.equal(findLanguage(["pt-BR"]), "pt");
  assert.equal(findLanguage(["constructor", "ar-EG"]), "ar");
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
