// The page about the game. Its text is there without any of this; the boards come when they are seen.

import binary from "../binary.js";
import { Game, load as loadEngine } from "../engine/streamed.js";
import { ABOUT } from "../i18n/about/index.js";
import { findLanguage, loadTable, translateFrom } from "../i18n/index.js";
import { readSettings } from "../kept.js";
import { LESSONS } from "../learn/lessons.js";
import { listenLanguage } from "../page/languages.js";
import { applyLook } from "../page/look.js";
import { writeTexts } from "../page/text.js";
import { load, save } from "../storage.js";
import { Example } from "./example.js";
import { Replay } from "./replay.js";

/** @import { Labels } from "../board/labels.js" */
/** @import { AboutKey } from "../i18n/about/index.js" */
/** @import { Key, Language } from "../i18n/index.js" */

/** @typedef {(key: Key | AboutKey, values?: Record<string, string | number>) => string} Words */

const settings = readSettings(load().settings);
applyLook(settings);
const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
const language = settings.language ?? findLanguage(navigator.languages);

/** @type {(Example | Replay)[]} */
const boards = [];
let [t] = await Promise.all([loadWords(language), loadEngine(binary)]);
write(language);

listenLanguage(language, loadWords, (chosen, words) => {
  t = words;
  save({ ...load(), settings: { ...settings, language: chosen } });
  write(chosen);
  for (const board of boards) board.speak(t, labels());
});

const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      if (target instanceof HTMLElement) boards.push(createBoard(target));
    }
  },
  { rootMargin: "200px" },
);
for (const figure of document.querySelectorAll("figure")) seen.observe(figure);

/** @param {HTMLElement} figure */
function createBoard(figure) {
  /** @type {import("../board/board.js").Speed} */
  const speed = still ? "off" : settings.speed;
  const options = { labels: labels(), speed };
  figure.dataset.ready = "true";
  if (figure.dataset.replay) return new Replay(figure, { game: new Game(), options, t });
  const lesson = LESSONS.find(({ id }) => id === figure.dataset.example);
  if (!lesson) throw new Error(`there is no lesson ${figure.dataset.example}`);
  const createGame = (/** @type {string} */ position) => new Game({ position });
  return new Example(figure, { lesson, createGame, options, t });
}

/**
 * @param {Language} tag
 * @returns {Promise<Words>}
 */
async function loadWords(tag) {
  const [table, { about }] = await Promise.all([loadTable(tag), ABOUT[tag]()]);
  return translateFrom({ ...table, ...about }, tag);
}

/** @param {Language} tag */
function write(tag) {
  writeTexts(t, tag);
  document.title = `${t("title")}: ${t("about")}`;
}

/** @returns {Labels} */
function labels() {
  const words = t;
  return {
    board: words("board"),
    row: (side) => words(`row-${side}`),
    hole: (hole, n, owner) =>
      owner ? words("hole-tuzdik", { hole, owner: words(owner) }) : words("hole", { hole, n }),
    kazan: (side) => words("kazan", { owner: words(side) }),
  };
}
