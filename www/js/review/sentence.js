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
 * @param {Pick<Verdict, "remark" | "line" | "side">} verdict
 */
export function sayRemark(t, { remark, line, side }) {
  const { kind, ...what } = remark;
  const best = line[0] ?? 0;
  if (HINTS.has(kind))
    return t(`hint-${kind}`, "balls" in what ? { ...what, n: what.balls } : what);
  if ("score" in what) {
    // Of whoever made the move first.
    const [score, instead] = [what.score, what.instead].map((balls) =>
      (side === "first" ? balls : [...balls].reverse()).join(":"),
    );
    return t(`why-${kind}`, { n: what.n, best, score: score ?? "", instead: instead ?? "" });
  }
  const more = "instead" in what && what.instead > 0 ? "-more" : "";
  return t(`why-${kind}${more}`, { ...what, best });
}
