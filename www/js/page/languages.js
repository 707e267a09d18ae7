// The choice of the language in the header of a page.

import { isLanguage, NAMES } from "../i18n/index.js";
import { byId } from "./text.js";

/** @import { Language } from "../i18n/index.js" */

/**
 * @template W
 * @param {Language} language the one that is shown
 * @param {(language: Language) => Promise<W>} load the words
 * @param {(language: Language, words: W) => void} chosen
 */
export function listenLanguage(language, load, chosen) {
  const select = byId("language", HTMLSelectElement);
  for (const [tag, name] of Object.entries(NAMES)) {
    const option = new Option(name, tag, false, tag === language);
    option.lang = tag;
    select.append(option);
  }
  let shown = language;
  select.addEventListener("change", async () => {
    const wanted = select.value;
    if (!isLanguage(wanted)) return;
    try {
      const words = await load(wanted);
      // Another one may have been chosen while this was on its way.
      if (select.value !== wanted) return;
      shown = wanted;
      chosen(wanted, words);
    } catch {
      select.value = shown;
    }
  });
}
