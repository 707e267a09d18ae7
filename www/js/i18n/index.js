// The words of the page, by language. Only the language that is shown is loaded.

import { inLatin, translateFrom } from "./language.js";

export {
  directionOf,
  findLanguage,
  inLatin,
  isLanguage,
  NAMES,
  translateFrom,
} from "./language.js";

/** @typedef {import("./language.js").Language} Language */

/** @typedef {import("./language.js").Plural} Plural */

/** @typedef {typeof import("./en.js").en} English */

/** @typedef {keyof English} Key */

/** @typedef {{ [K in Key]: English[K] extends string ? string : Plural }} Table */

/** @typedef {(key: Key, values?: Record<string, string | number>) => string} Translate */

/** @type {Record<Language, () => Promise<Table>>} */
const LOAD = {
  kk: async () => (await import("./kk.js")).kk,
  "kk-Latn": async () => inLatin((await import("./kk.js")).kk),
  ky: async () => (await import("./ky.js")).ky,
  ru: async () => (await import("./ru.js")).ru,
  en: async () => (await import("./en.js")).en,
  tr: async () => (await import("./tr.js")).tr,
  ar: async () => (await import("./ar.js")).ar,
  pt: async () => (await import("./pt.js")).pt,
  hi: async () => (await import("./hi.js")).hi,
  vi: async () => (await import("./vi.js")).vi,
};

/** @param {Language} language */
export const loadTable = (language) => LOAD[language]();

/**
 * Text in one language; in English where its table cannot be had.
 *
 * @param {Language} language
 * @returns {Promise<Translate>}
 */
export async function loadTranslate(language) {
  try {
    return translateFrom(await loadTable(language), language);
  } catch (error) {
    if (language === "en") throw error;
    return translateFrom(await loadTable("en"), "en");
  }
}
