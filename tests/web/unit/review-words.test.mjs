// The words of reviews: a sentence for everything that can be said, in every language.

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadTable, translateFrom } from "../../../www/js/i18n/index.js";
import { STUDY } from "../../../www/js/i18n/study/index.js";
import { sayRemark } from "../../../www/js/review/sentence.js";
import { KINDS } from "../support/claims.mjs";
import { languages } from "../support/words.mjs";

/** @import { Remark } from "../../../www/js/review/remark.js" */

/** What a remark of any kind may hold, each number another. */
const NUMBERS = { hole: 6, n: 14, moves: 3, plies: 5, balls: 12 };

/** What remarks that tell of an end hold, too. */
const SCORES = { score: [70, 92], instead: [83, 79] };

/** The number that a sentence must not leave out. @type {Record<string, number[]>} */
const TOLD = {
  "missed-win": [14],
  "allowed-win": [14],
  "missed-tuzdik": [4, 6],
  "allowed-tuzdik": [6],
  "missed-capture": [4, 6, 14, 8],
  "allowed-capture": [4, 6, 14, 8],
  "missed-threat": [4, 6, 14],
  "missed-threat-tuzdik": [4, 6],
  "later-tuzdik": [6],
  "later-missed-tuzdik": [4, 6],
  "later-loss": [6, 14],
  "later-gain": [4, 6, 14],
  keeps: [4, 14],
  ends: [4, 70, 92, 83, 79],
  "runs-dry": [14, 70, 92, 83, 79],
  behind: [4, 14],
  better: [4],
  captures: [12],
};

test("every remark has a sentence in every language, with its numbers and nothing left open", async () => {
  for (const language of languages) {
    const [table, { study }] = await Promise.all([loadTable(language), STUDY[language]()]);
    const t = translateFrom({ ...table, ...study }, language);
    /** @type {Set<string>} */
    const sentences = new Set();
    const say = (
      /** @type {string} */ kind,
      /** @type {object} */ numbers,
      /** @type {"first" | "second"} */ side = "second",
    ) => sayRemark(t, { remark: /** @type {Remark} */ ({ kind, ...numbers }), line: [4, 7], side });
    for (const kind of KINDS) {
      const compares = kind.endsWith("-capture");
      const tells = kind === "ends" || kind === "runs-dry";
      const said = say(kind, {
        ...NUMBERS,
        ...(compares && { instead: 8 }),
        ...(tells && SCORES),
      });
      assert.ok(said.length > 5 && !/[{}]|undefined/.test(said), `${language} ${kind}: ${said}`);
      const numbers = (said.match(/\d+/g) ?? []).map(Number);
      for (const number of TOLD[kind] ?? []) {
        assert.ok(numbers.includes(number), `${language} ${kind}: ${said}`);
      }
      sentences.add(said);
      if (compares) assert.doesNotMatch(say(kind, { ...NUMBERS, instead: 0 }), /\b0\b|^$/, kind);
    }
    // The balls of whoever made the move come first.
    for (const kind of ["ends", "runs-dry"]) {
      for (const [side, score, instead] of /** @type {const} */ ([
        ["first", "70:92", "83:79"],
        ["second", "92:70", "79:83"],
      ])) {
        const told = say(kind, { ...NUMBERS, ...SCORES }, side);
        assert.ok(told.includes(score) && told.includes(instead), `${language} ${side}: ${told}`);
      }
    }
    assert.equal(sentences.size, KINDS.length, `${language}: no two remarks say the same`);
  }
});
