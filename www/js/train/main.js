// The page of the training: puzzles, and endings against perfect defence.

import binary from "../binary.js";
import { Board } from "../board/board.js";
import { createEngine, Game, load as loadEngine } from "../engine/streamed.js";
import { findLanguage } from "../i18n/index.js";
import { readSettings } from "../kept.js";
import { listenLanguage } from "../page/languages.js";
import { applyLook } from "../page/look.js";
import { byId, writeTexts } from "../page/text.js";
import { load, save } from "../storage.js";
import { readLink } from "../text/link.js";
import { gameOf } from "../text/opening.js";
import { Card } from "./card.js";
import { listenChoices, showChoices } from "./choices.js";
import { Drill } from "./drill.js";
import { keepTraining, loadTraining } from "./kept.js";
import { Solver } from "./solver.js";
import { Table } from "./table.js";
import { unpack } from "./unpack.js";
import { loadWords } from "./words.js";

/** @import { Language } from "../i18n/index.js" */

const settings = readSettings(load().settings);
applyLook(settings);
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const speed = () => (stillness.matches ? "off" : settings.speed);
const language = settings.language ?? findLanguage(navigator.languages);
const element = byId("board", HTMLElement);
const board = new Board(element, { speed: speed() });
stillness.addEventListener("change", () => board.configure({ speed: speed() }));

const [t, { PUZZLES }] = await Promise.all([
  loadWords(language),
  import("./puzzles.js"),
  loadEngine(binary),
]);
write(t, language);
const kept = loadTraining();
const keep = () => {
  keepTraining(kept);
  showChoices(kept);
};
const engine = createEngine();
const table = new Table(board, element, t);
const part = () => (kept.tab === "endings" ? drill : solver);
const card = new Card({
  hint: () => part().hint(),
  show: () => void solver.solution(),
  again: () => part().again(),
  next: () => void part().next(),
});
const createGame = (/** @type {string} */ position) => new Game({ position });
const solver = new Solver({ table, card, engine, puzzles: unpack(PUZZLES), kept, keep });
const drill = new Drill({ table, card, engine, kept, createGame });
const set = positionIn(location.hash);
if (set) kept.tab = "endings";
let arrived = set === null;
listenChoices(kept, {
  changed: keep,
  open: () => {
    if (arrived) void part().open();
    else if (set) void drill.set(set);
    arrived = true;
  },
  next: () => void part().next(),
});
addEventListener("hashchange", () => location.reload());

listenLanguage(language, loadWords, (chosen, words) => {
  save({ ...load(), settings: { ...settings, language: chosen } });
  write(words, chosen);
  table.speak(words);
  card.speak();
});

/**
 * The position of the link that the page was called with.
 *
 * @param {string} hash
 */
function positionIn(hash) {
  const link = readLink(hash);
  if (!link || "problem" in link || link.game.start.rules !== "togyzkumalak") return null;
  try {
    const game = gameOf(link.game);
    const position = game.positionText();
    game.free();
    return position;
  } catch {
    return null;
  }
}

/**
 * @param {import("./words.js").Words} words
 * @param {Language} tag
 */
function write(words, tag) {
  writeTexts(words, tag);
  document.title = words("train");
}
