// The words of the analysis board: the same things in every language, and none in another's words.

import assert from "node:assert/strict";
import { test } from "node:test";
import { STUDY } from "../../../www/js/i18n/study/index.js";
import { languages } from "../support/words.mjs";

/** @import { Language, Plural } from "../../../www/js/i18n/index.js" */

/** @type {Partial<Record<Language, RegExp>>} */
const SCRIPTS = {
  kk: /\p{Script=Cyrillic}/u,
  ky: /\p{Script=Cyrillic}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
};

/** Names that are the same elsewhere. */
const ALIKE = /^(setup-tuzdik)$/;

/** @param {string | Plural} entry */
const forms = (entry) => (typeof entry === "string" ? [entry] : Object.values(entry));

/** @param {string} [text] */
const placeholders = (text = "") => (text.match(/\{\w+\}/g) ?? []).sort();

test("the same keys with the same values in every language, and none in another's words", async () => {
  const { study: english } = await STUDY.en();
  const originals = /** @type {Record<string, string | Plural>} */ (english);
  for (const language of languages) {
    const { study } = await STUDY[language]();
    assert.deepEqual(Object.keys(study), Object.keys(english), language);
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, entry] of Object.entries(study)) {
      const [original = ""] = forms(originals[key] ?? "");
      for (const form of forms(entry)) {
        assert.deepEqual(placeholders(form), placeholders(original), `${language} ${key}`);
        assert.match(form, SCRIPTS[language] ?? /\p{Script=Latin}/u, `${language} ${key}`);
        if (language !== "en" && !ALIKE.test(key)) {
          assert.notEqual(form, original, `${language} ${key}`);
        }
      }
      if (typeof entry === "string") continue;
      for (const category of needed) assert.ok(category in entry, `${language} ${key} ${category}`);
    }
    if (language === "ky") {
      assert.doesNotMatch(JSON.stringify(study), /кумалак|туздык|отау|тұздық/i);
    }
  }
});
