// The words of the course and of the board together.

import { loadTable, translateFrom } from "../i18n/index.js";
import { LEARN } from "../i18n/learn/index.js";

/** @import { Key, Language } from "../i18n/index.js" */
/** @import { LearnKey } from "../i18n/learn/index.js" */

/** @typedef {(key: Key | LearnKey, values?: Record<string, string | number>) => string} Words */

/**
 * @param {Language} language
 * @returns {Promise<Words>}
 */
export async function loadWords(language) {
  const [table, { learn }] = await Promise.all([loadTable(language), LEARN[language]()]);
  return translateFrom({ ...table, ...learn }, language);
}
