// What is said of a move, in the words of a language. Pure.

/** @import { Verdict } from "./review.js" */

/** @typedef {(key: any, values?: Record<string, string | number>) => string} Words */

/** Reasons for a move, which the page has words for already. */
const HINTS = new Set([
  "wins",
  "forced",
  "tuzdik",
  "captures",
  "prevents-tuzdik",
  "saves",
  "threatens-tuzdik",
  "threatens",
  "best",
]);

/**
 * @param {Words} t
 * @param {Pick<Verdict, "remark" | "line">} verdict
 */
export function sayRemark(t, { remark, line }) {
  const { kind, ...what } = remark;
  const best = line[0] ?? 0;
  if (HINTS.has(kind))
    return t(`hint-${kind}`, "balls" in what ? { ...what, n: what.balls } : what);
  const more = "instead" in what && what.instead > 0 ? "-more" : "";
  return t(`why-${kind}${more}`, { ...what, best });
}

/**
 * A chance as everywhere on the page.
 *
 * @param {string} language
 * @param {number} chance 0 to 1
 */
export const percent = (language, chance) =>
  new Intl.NumberFormat(language, { numberingSystem: "latn", style: "percent" }).format(chance);
