// The words of the page in every language, loaded at once: the page loads one at a time.

import { loadTable, NAMES, translateFrom } from "../../../www/js/i18n/index.js";

/** @import { Language, Table } from "../../../www/js/i18n/index.js" */

export const languages = /** @type {Language[]} */ (Object.keys(NAMES));

/** @type {Record<Language, Table>} */
export const TABLES = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await loadTable(language)])),
);

/** @param {Language} language */
export const translate = (language) => translateFrom(TABLES[language], language);
