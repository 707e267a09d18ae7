// Kazakh in the Latin alphabet of 2021, letter by letter from the Cyrillic one.

// CITE: the alphabet of 31 letters that the national commission on orthography of Kazakhstan made public
// in January 2021. It has no letters for what only loanwords have; these are written by their sounds.
/** @type {Record<string, string>} */
const LETTERS = {
  а: "a",
  ә: "ä",
  б: "b",
  в: "v",
  г: "g",
  ғ: "ğ",
  д: "d",
  е: "e",
  ё: "io",
  ж: "j",
  з: "z",
  и: "i",
  й: "i",
  к: "k",
  қ: "q",
  л: "l",
  м: "m",
  н: "n",
  ң: "ñ",
  о: "o",
  ө: "ö",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ұ: "ū",
  ү: "ü",
  ф: "f",
  х: "h",
  һ: "h",
  ц: "ts",
  ч: "tş",
  ш: "ş",
  щ: "ş",
  ъ: "",
  ы: "y",
  і: "ı",
  ь: "",
  э: "e",
  ю: "iu",
  я: "ia",
};

/** @param {string} text */
export function latin(text) {
  return text.replace(/[\u0400-\u04ff]/g, (letter) => {
    const small = letter.toLowerCase();
    const written = LETTERS[small] ?? letter;
    return letter === small ? written : capital(written);
  });
}

/** The dotted and the dotless i have capitals of their own. */
/** @param {string} written */
const capital = (written) => written.slice(0, 1).toLocaleUpperCase("tr") + written.slice(1);

/**
 * @template {object} T
 * @param {T} table of texts, and of plural forms of texts
 * @returns {T}
 */
export function latinTable(table) {
  const entries = Object.entries(table).map(([key, value]) => [
    key,
    typeof value === "string" ? latin(value) : latinTable(value),
  ]);
  return Object.fromEntries(entries);
}
