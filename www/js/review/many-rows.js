// The rows of the dialog for many games: what the reviews say together, and each game.

import { make } from "./make.js";
import { accuracyText } from "./scores.js";
import { percent } from "./sentence.js";
import { statisticsOf } from "./statistics.js";

/** @import { Played } from "./batch.js" */
/** @import { Review } from "./review.js" */
/** @import { Reviewed, Sum } from "./statistics.js" */

/** @typedef {(key: any, values?: Record<string, string | number>) => string} Words */

const COLUMNS = ["stat-games", "stat-score", "accuracy", "stat-mistakes"];

/** So many openings are shown. */
const OPENINGS = 12;

/**
 * @param {Words} t
 * @param {readonly Reviewed[]} games
 */
export function statisticRows(t, games) {
  const { all, first, second, openings } = statisticsOf(games);
  const head = (/** @type {string} */ name) =>
    make("tr", "", headOf(name, "col"), ...COLUMNS.map((key) => headOf(t(key), "col")));
  return [
    head(""),
    rowOf(t("stat-all"), { ...all, score: null }),
    rowOf(t("first"), first),
    rowOf(t("second"), second),
    head(t("stat-opening")),
    ...openings.slice(0, OPENINGS).map(({ opening, sum }) => rowOf(opening, sum)),
  ];
}

/**
 * @param {string} name
 * @param {"row" | "col"} scope
 */
function headOf(name, scope) {
  const head = make(name ? "th" : "td", "", name);
  if (head.tagName === "TH") head.setAttribute("scope", scope);
  return head;
}

/**
 * @param {string} name
 * @param {Sum} sum
 */
function rowOf(name, { games, score, accuracy, mistakes }) {
  const cells = [
    String(games),
    score === null ? "–" : percent(document.documentElement.lang, score),
    accuracyText(accuracy),
    mistakes.toFixed(1),
  ];
  return make("tr", "", headOf(name, "row"), ...cells.map((text) => make("td", "", text)));
}

/**
 * @param {Words} t
 * @param {Played} played
 * @param {number} at
 * @param {Review | undefined} review
 */
export function gameRow(t, { name, result, kept }, at, review) {
  const title = make("b", "", `${at + 1}. ${name || kept.moves.slice(0, 4).join(" ")}`);
  title.dir = "auto";
  const accuracy = review ? Object.values(review.accuracy).map(accuracyText).join(" : ") : "";
  const about = [
    t("moves-count", { n: Math.ceil(kept.moves.length / 2) }),
    result,
    accuracy && `${t("accuracy")} ${accuracy}`,
  ];
  const button = make(
    "button",
    "many-game",
    title,
    make("small", "", about.filter(Boolean).join(" · ")),
  );
  button.type = "button";
  button.dataset.game = String(at);
  button.dataset.done = String(Boolean(review));
  return make("li", "", button);
}
