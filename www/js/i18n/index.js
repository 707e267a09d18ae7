// The words of the page, by language.

import { en } from "./en.js";
import { kk } from "./kk.js";
import { ky } from "./ky.js";
import { ru } from "./ru.js";

/** @typedef {keyof typeof en} Key */

/** @typedef {{ zero?: string, one?: string, two?: string, few?: string, many?: string, other: string }} Plural */

/** @typedef {{ [K in Key]: typeof en[K] extends string ? string : Plural }} Table */

/** @typedef {"kk" | "ky" | "ru" | "en"} Language */

/** @typedef {(key: Key, values?: Record<string, string | number>) => string} Translate */

/** @type {Record<Language, Table>} */
export const TABLES = { kk, ky, ru, en };

/**
 * The languages by their own names, which no browser knows for all of them.
 *
 * @type {Record<Language, string>}
 */
export const NAMES = { kk: "Қазақша", ky: "Кыргызча", ru: "Русский", en: "English" };

/**
 * @param {unknown} value
 * @returns {value is Language}
 */
export const isLanguage = (value) => typeof value === "string" && Object.hasOwn(TABLES, value);

/**
 * The first language that the user wants and the page has.
 *
 * @param {readonly string[]} wanted such as `navigator.languages`
 * @returns {Language}
 */
export function findLanguage(wanted) {
  const found = wanted.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage);
  return found ?? "en";
}

/**
 * Text in one language. `{name}` stands for a value; `n` chooses the plural form.
 *
 * @param {Language} language
 * @returns {Translate}
 */
export const createTranslate = (language) => translateFrom(TABLES[language], language);

/**
 * Text from any table.
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
