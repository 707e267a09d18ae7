// The words of each part of the site: the same keys, placeholders and plural forms in every language.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ABOUT } from "../../../www/js/i18n/about/index.js";
import { LEARN } from "../../../www/js/i18n/learn/index.js";
import { languages } from "../support/words.mjs";

/** @import { Language, Plural } from "../../../www/js/i18n/index.js" */

/** @param {string | Plural} entry @returns {string[]} */
const forms = (entry) => (typeof entry === "string" ? [entry] : Object.values(entry));

/** @param {string | undefined} text */
const placeholders = (text) => (text?.match(/\{\w+\}/g) ?? []).sort();

/** @type {Record<string, (language: Language) => Promise<Record<string, string | Plural>>>} */
const PARTS = {
  about: async (language) => (await ABOUT[language]()).about,
  learn: async (language) => (await LEARN[language]()).learn,
};

for (const [part, load] of Object.entries(PARTS)) {
  for (const language of languages) {
    test(`${part} in ${language} has all texts, with all values and forms`, async () => {
      const english = await load("en");
      const table = await load(language);
      assert.deepEqual(Object.keys(table), Object.keys(english));
      const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      for (const [key, entry] of Object.entries(table)) {
        const original = english[key];
        assert.ok(original);
        assert.equal(typeof entry, typeof original, key);
        const expected = placeholders(forms(original).at(-1));
        for (const form of forms(entry)) {
          assert.deepEqual(placeholders(form), expected, key);
          assert.notEqual(form.trim(), "", key);
        }
        if (typeof entry === "string") continue;
        for (const category of needed) assert.ok(category in entry, `${key} ${category}`);
      }
    });
  }
}
