// The words for what is wrong with a position.

/** @import { Key } from "../i18n/index.js" */
/** @import { StudyKey } from "../i18n/study/index.js" */

/** @typedef {(key: Key | StudyKey, values?: Record<string, string | number>) => string} Words */

/** Codes with words of their own; two kinds of a hole that is not there share theirs. */
const KEYS = /** @type {const} */ ([
  "why-tuzdik-not-in-rules",
  "why-tuzdik-in-last-hole",
  "why-tuzdiks-of-same-number",
  "why-tuzdik-not-empty",
  "why-both-kazans-above-half",
  "why-hole",
  "why-huge-number",
  "why-too-few-holes",
  "why-too-many-holes",
  "why-second-tuzdik-in-row",
  "why-slash",
  "why-kazan",
  "why-to-move",
  "why-move-number",
  "why-extra-text",
]);

/**
 * @param {string} code
 * @returns {Parameters<Words>[0]}
 */
export function keyOfReason(code) {
  const name = code.replace("bad-position.", "why-");
  if (code.endsWith("-beyond-board")) return "why-beyond-board";
  if (code.endsWith("ball-total")) return "wrong-balls";
  return KEYS.find((key) => key === name) ?? "wrong-position";
}
