// The words of the board, which the element needs too: a part of those of the page.

import { inLatin, translateFrom } from "../language.js";
import { board as english } from "./en.js";

/** @import { Language, Plural } from "../language.js" */

/** @typedef {typeof english} English */

/** @typedef {keyof English} BoardKey */

/** @typedef {{ [K in BoardKey]: English[K] extends string ? string : Plural }} BoardTable */

/** @typedef {(key: BoardKey, values?: Record<string, string | number>) => string} SayBoard */

/** @type {Record<Language, () => Promise<{ board: BoardTable }>>} */
const LOAD = {
  kk: () => import("./kk.js"),
  "kk-Latn": async () => inLatin(await import("./kk.js")),
  ky: () => import("./ky.js"),
  ru: () => import("./ru.js"),
  en: async () => ({ board: english }),
  tr: () => import("./tr.js"),
  ar: () => import("./ar.js"),
  pt: () => import("./pt.js"),
  hi: () => import("./hi.js"),
  vi: () => import("./vi.js"),
};

/** English is here at once. */
export const inEnglish = () => translateFrom(english, "en");

/**
 * The words in one language; in English where its table cannot be had.
 *
 * @param {Language} language
 * @returns {Promise<SayBoard>}
 */
export async function loadBoardWords(language) {
  try {
    return translateFrom((await LOAD[language]()).board, language);
  } catch {
    return inEnglish();
  }
}
