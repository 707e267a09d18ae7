// The choice of the language in the header of a page.

import { isLanguage, NAMES } from "../i18n/index.js";
import { byId } from "./text.js";

/** @import { Language } from "../i18n/index.js" */

/**
 * @param {Language} language the one that is shown
 * @param {(language: Language) => void} chosen
 */
export function listenLanguage(language, chosen) {
  const select = byId("language", HTMLSelectElement);
  for (const [tag, name] of Object.entries(NAMES)) {
    const option = new Option(name, tag, false, tag === language);
    option.lang = tag;
    select.append(option);
  }
  select.addEventListener("change", () => {
    if (isLanguage(select.value)) chosen(select.value);
  });
}
