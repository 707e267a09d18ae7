// The words of the analysis board and its panels, together with those of the page.

import { EXPLORER } from "../i18n/explorer/index.js";
import { loadTable, translateFrom } from "../i18n/index.js";
import { REVIEW } from "../i18n/review/index.js";
import { STUDY } from "../i18n/study/index.js";
import { TOOLS } from "../i18n/tools/index.js";

/** @import { ExplorerKey } from "../i18n/explorer/index.js" */
/** @import { Key, Language } from "../i18n/index.js" */
/** @import { ReviewKey } from "../i18n/review/index.js" */
/** @import { StudyKey } from "../i18n/study/index.js" */
/** @import { ToolsKey } from "../i18n/tools/index.js" */

/** @typedef {(key: Key | StudyKey | ExplorerKey | ReviewKey | ToolsKey, values?: Record<string, string | number>) => string} Words */

/**
 * @param {Language} language
 * @returns {Promise<Words>}
 */
export async function loadWords(language) {
  const [table, { study }, { review }, { tools }, { explorer }] = await Promise.all([
    loadTable(language),
    STUDY[language](),
    REVIEW[language](),
    TOOLS[language](),
    EXPLORER[language](),
  ]);
  return translateFrom({ ...table, ...study, ...review, ...tools, ...explorer }, language);
}
