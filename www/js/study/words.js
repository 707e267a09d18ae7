// The words of the analysis board and its panels, together with those of the page.

import { loadTable, translateFrom } from "../i18n/index.js";
import { STUDY } from "../i18n/study/index.js";

/** @import { StudyKey } from "../i18n/study/index.js" */
/** @import { Key, Language } from "../i18n/index.js" */

/** @typedef {(key: Key | StudyKey, values?: Record<string, string | number>) => string} Words */

/**
 * @param {Language} language
 * @returns {Promise<Words>}
 */
export async function loadWords(language) {
  const [table, { study }] = await Promise.all([loadTable(language), STUDY[language]()]);
  return translateFrom({ ...table, ...study }, language);
}
