// The rows of the dialog for many games: what the reviews say together, and each game.

import { percent } from "../figures.js";
import { make } from "./make.js";
import { accuracyText } from "./scores.js";
import { statisticsOf } from "./statistics.js";

/** @import { Played } from "./batch.js" */
/** @import { Review } from "./review.js" */
/** @import { Reviewed, Sum } from "./statistics.js" */

/** @typedef {(key: any, values?: Record<string, string | number>) => string} Words */

/** So many openings are shown. */
const OPENINGS = 12;

/** What is said of some games together. @type {[key: string, say: (sum: Sum) => string][]} */
const FIGURES = [
  ["stat-games", ({ games }) => String(games)],
  [
    "stat-score",
    ({ score }) => (score === null ? "–" : percent(document.documentElement.lang, score)),
  ],
  ["accuracy", ({ accuracy }) => accuracyText(accuracy)],
  ["stat-mistakes", ({ mistakes }) => mistakes.toFixed(1)],
];

/**
 * Both sides in columns.
 *
 * @param {Words} t
 * @param {readonly Reviewed[]} games
 */
export function sideRows(t, games) {
  const { all, first, second } = statisticsOf(games);
  const sums = [first, second, { ...all, score: null }];
  const heads = headsOf([t("first"), t("second"), t("stat-all")]);
  for (const [at, side] of ["first", "second"].entries())
    heads[at]?.setAttribute("data-side", side);
  return [
    make("tr", "", make("td", "corner"), ...heads),
    ...FIGURES.map(([key, say]) => rowOf(t(key), sums.map(say))),
  ];
}

/**
 * Openings in rows.
 *
 * @param {Words} t
 * @param {readonly Reviewed[]} games
 */
export function openingRows(t, games) {
  const { openings } = statisticsOf(games);
  const heads = headsOf([t("stat-opening"), ...FIGURES.map(([key]) => t(key))]);
  const rows = openings.slice(0, OPENINGS).map(({ opening, sum }) =>
    rowOf(
      opening,
      FIGURES.map(([, say]) => say(sum)),
    ),
  );
  return [make("tr", "", ...heads), ...rows];
}

/** @param {readonly string[]} names */
const headsOf = (names) =>
  names.map((name) => {
    const head = make("th", "", name);
    head.scope = "col";
    return head;
  });

/**
 * @param {string} name
 * @param {readonly string[]} cells
 */
function rowOf(name, cells) {
  const head = make("th", "", name);
  head.scope = "row";
  return make("tr", "", head, ...cells.map((text) => make("td", "", text)));
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
    result || review?.result,
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
