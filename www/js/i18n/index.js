// The words of the page, by language. Only the language that is shown is loaded.

/** @typedef {typeof import("./en.js").en} English */

/** @typedef {keyof English} Key */

/** @typedef {{ zero?: string, one?: string, two?: string, few?: string, many?: string, other: string }} Plural */

/** @typedef {{ [K in Key]: English[K] extends string ? string : Plural }} Table */

/** @typedef {"kk" | "kk-Latn" | "ky" | "ru" | "en" | "tr" | "ar" | "pt" | "hi" | "vi"} Language */

/** @typedef {(key: Key, values?: Record<string, string | number>) => string} Translate */

/**
 * The languages by their own names, which no browser knows for all of them.
 *
 * @type {Record<Language, string>}
 */
export const NAMES = {
  kk: "Қазақша",
  "kk-Latn": "Qazaqşa",
  ky: "Кыргызча",
  ru: "Русский",
  en: "English",
  tr: "Türkçe",
  ar: "العربية",
  pt: "Português",
  hi: "हिन्दी",
  vi: "Tiếng Việt",
};

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

/**
 * A Kazakh table in Latin letters.
 *
 * @template {object} T
 * @param {T} table
 * @returns {Promise<T>}
 */
export async function inLatin(table) {
  const { latinTable } = await import("./latin.js");
  return latinTable(table);
}

/** @param {Language} language */
export const directionOf = (language) => (language === "ar" ? "rtl" : "ltr");

/**
 * @param {unknown} value
 * @returns {value is Language}
 */
export const isLanguage = (value) => typeof value === "string" && Object.hasOwn(NAMES, value);

/**
 * The first language that the user wants and the page has.
 *
 * @param {readonly string[]} wanted such as `navigator.languages`
 * @returns {Language}
 */
export function findLanguage(wanted) {
  const found = wanted.map((tag) => {
    const [language, script] = tag.toLowerCase().split("-");
    return language === "kk" && script === "latn" ? "kk-Latn" : language;
  });
  return found.find(isLanguage) ?? "en";
}

/**
 * Text from any table. `{name}` stands for a value; `n` chooses the plural form.
 *
 * @template {Record<string, string | Plural>} T
 * @param {T} table
 * @param {Language} language of the table
 * @returns {(key: keyof T, values?: Record<string, string | number>) => string}
 */
export function translateFrom(table, language) {
  const plurals = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const entry = table[key] ?? "";
    const text = typeof entry === "string" ? entry : inPlural(entry, plurals, Number(values.n));
    return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
  };
}

/**
 * @param {Plural} forms
 * @param {Intl.PluralRules} rules
 * @param {number} n
 */
const inPlural = (forms, rules, n) => forms[rules.select(n)] ?? forms.other;
