// The page of the training: puzzles, and endings against perfect defence.

import binary from "../binary.js";
import { Board } from "../board/board.js";
import { createEngine, Game, load as loadEngine } from "../engine/streamed.js";
import { findLanguage } from "../i18n/index.js";
import { readSettings } from "../kept.js";
import { listenLanguage } from "../page/languages.js";
import { applyLook } from "../page/look.js";
import { sayProblem } from "../page/problem.js";
import { byId, writeTexts } from "../page/text.js";
import { load, save } from "../storage.js";
import { readLink } from "../text/link.js";
import { gameOf, OpeningError } from "../text/opening.js";
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
const puzzles = unpack(PUZZLES);
const keep = () => {
  keepTraining(kept);
  showChoices(kept, puzzles);
};
const engine = createEngine();
const table = new Table(board, element, t);
const part = () => (kept.tab === "endings" ? drill : solver);
const card = new Card({
  hint: () => part().hint(),
  show: () => void solver.solution(),
  again: () => {
    part().again();
    // The button is gone now, and with it the focus.
    table.focus(table.game.snapshot().legal[0] ?? 1);
  },
  next: () => void part().next(),
});
const createGame = (/** @type {string} */ position) => new Game({ position });
const solver = new Solver({ table, card, engine, puzzles, kept, keep });
const drill = new Drill({ table, card, engine, kept, createGame });
const link = readLink(location.hash);
if (link) kept.tab = "endings";
let arrived = link === null;
listenChoices(kept, puzzles, {
  changed: keep,
  open: () => {
    if (arrived) void part().open();
    else if (link) arrive(link);
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
 * The ending of the link that the page was called with.
 *
 * @param {NonNullable<ReturnType<typeof readLink>>} link
 */
function arrive(link) {
  try {
    if ("problem" in link) throw new OpeningError(link.problem);
    const game = gameOf(link.game);
    const position = game.positionText();
    game.free();
    if (link.game.start.rules === "togyzkumalak") void drill.set(position);
    else drill.refuse(() => table.t("no-ending"));
  } catch (error) {
    drill.refuse(() => sayProblem(table.t, error).what);
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
