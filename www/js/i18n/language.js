// The languages, and how a table of words becomes text.

/** @typedef {{ zero?: string, one?: string, two?: string, few?: string, many?: string, other: string }} Plural */

/** @typedef {"kk" | "kk-Latn" | "ky" | "ru" | "en" | "tr" | "ar" | "pt" | "hi" | "vi"} Language */

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
