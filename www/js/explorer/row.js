// A move of the explorer: its hole, how often it was played, how the games ended, and room for its chances.

import { percent as write } from "../figures.js";

/** @import { StudyKey } from "../i18n/study/index.js" */
/** @import { Step } from "./explorer.js" */

/**
 * @param {Step} step
 * @param {object} means
 * @param {number} means.of all games that came to the position
 * @param {string} means.name of the hole, or empty
 * @param {(key: StudyKey, values?: Record<string, string | number>) => string} means.t
 * @param {() => void} means.play
 */
export function Row({ hole, count }, { of, name, t, play }) {
  const { games, first, draws } = count;
  const percent = (/** @type {number} */ part) => write(document.documentElement.lang, part);
  const row = document.createElement("tr");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "explorer-move";
  button.textContent = name ? `${hole} ${name}` : String(hole);
  button.setAttribute("aria-label", t("explorer-play", { hole: button.textContent }));
  button.addEventListener("click", play);
  const ends = [first, draws, games - first - draws].map((n) => n / Math.max(1, games));
  const bar = document.createElement("span");
  bar.className = "explorer-ends";
  bar.setAttribute("role", "img");
  const [won = 0, drawn = 0, lost = 0] = ends;
  bar.setAttribute(
    "aria-label",
    t("explorer-split", { first: percent(won), draws: percent(drawn), second: percent(lost) }),
  );
  for (const part of ends) {
    const piece = document.createElement("i");
    piece.style.setProperty("flex-grow", String(part));
    piece.textContent = part >= 0.15 ? String(Math.round(100 * part)) : "";
    bar.append(piece);
  }
  const share = document.createElement("span");
  share.className = "explorer-share";
  share.style.setProperty("--part", String(games / Math.max(1, of)));
  share.textContent = String(games);
  row.append(
    ...[button, share, bar, ""].map((content, at) => {
      const cell = document.createElement(at === 0 ? "th" : "td");
      cell.append(content);
      return cell;
    }),
  );
  const last = row.lastElementChild;
  if (last instanceof HTMLElement) last.dataset.verdict = String(hole);
  return row;
}
