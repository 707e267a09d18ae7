// The words of the training, together with those of the page.

import { loadTable, translateFrom } from "../i18n/index.js";
import { TRAIN } from "../i18n/train/index.js";

/** @import { Key, Language } from "../i18n/index.js" */
/** @import { TrainKey } from "../i18n/train/index.js" */

/** @typedef {(key: Key | TrainKey, values?: Record<string, string | number>) => string} Words */

/**
 * @param {Language} language
 * @returns {Promise<Words>}
 */
export async function loadWords(language) {
  const [table, { train }] = await Promise.all([loadTable(language), TRAIN[language]()]);
  return translateFrom({ ...table, ...train }, language);
}
