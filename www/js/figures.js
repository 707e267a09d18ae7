// Chances and numbers as they are written in a language. Pure.

/** As everywhere on the page, in every language. */
const DIGITS = { numberingSystem: "latn" };

/**
 * @param {string} language
 * @param {number} chance 0 to 1
 */
export const percent = (language, chance) =>
  new Intl.NumberFormat(language, { ...DIGITS, style: "percent" }).format(chance);

/**
 * @param {string} language
 * @param {number} count such as 1.2M
 */
export const short = (language, count) =>
  new Intl.NumberFormat(language, { ...DIGITS, notation: "compact" }).format(count);

/**
 * @param {string} language
 * @param {number} balls with its sign
 * @param {number} [digits] behind the point
 */
export const signed = (language, balls, digits = 1) =>
  new Intl.NumberFormat(language, {
    ...DIGITS,
    signDisplay: "exceptZero",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(balls);
