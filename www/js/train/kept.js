// What is kept of a person's training. Another version, or anyone, may have written it: it is checked first.

import { HARDNESS } from "./choice.js";
import { FRESH, MEMORY } from "./score.js";
import { THEMES } from "./unpack.js";

/** @import { Score } from "./score.js" */
/** @import { Wish } from "./choice.js" */

const KEY = "togyzkumalak-train";

/** @typedef {{ score: Score, wish: Wish, tab: "puzzles" | "endings", balls: number }} Kept */

/** @returns {Kept} */
export function loadTraining() {
  try {
    return readTraining(JSON.parse(localStorage.getItem(KEY) ?? "null"));
  } catch {
    return readTraining(null);
  }
}

/** @param {Kept} kept */
export function keepTraining(kept) {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser may forbid it, or be full: one can train without.
  }
}

/**
 * @param {unknown} value
 * @returns {Kept}
 */
export function readTraining(value) {
  const { score, wish, tab, balls } = fields(value);
  const { theme, hardness } = fields(wish);
  return {
    score: readScore(score),
    wish: {
      theme: [...THEMES, "daily"].includes(String(theme))
        ? /** @type {Wish["theme"]} */ (theme)
        : "all",
      hardness: HARDNESS.find((name) => name === hardness) ?? "mine",
    },
    tab: tab === "endings" ? tab : "puzzles",
    balls: [3, 4, 5, 6, 7].includes(Number(balls)) ? Number(balls) : 4,
  };
}

/**
 * @param {unknown} value
 * @returns {Score}
 */
function readScore(value) {
  const given = fields(value);
  const score = { ...FRESH };
  for (const name of /** @type {const} */ (["played", "solved", "row", "best", "days"])) {
    const number = Number(given[name]);
    if (Number.isInteger(number) && number >= 0) score[name] = number;
  }
  const rating = Number(given.rating);
  if (rating >= 100 && rating <= 4000) score.rating = Math.round(rating);
  for (const name of /** @type {const} */ (["day", "daily"])) {
    const day = given[name];
    if (typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day)) score[name] = day;
  }
  const { seen } = given;
  if (Array.isArray(seen) && seen.every((id) => typeof id === "string")) {
    score.seen = seen.slice(-MEMORY);
  }
  return score;
}

/** @param {unknown} value @returns {Record<string, unknown>} */
const fields = (value) =>
  value !== null && typeof value === "object" ? /** @type {Record<string, unknown>} */ (value) : {};
