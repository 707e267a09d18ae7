// The analysis board: puts the tree, the board, the panels and the words together.

import binary from "../binary.js";
import { Board } from "../board/board.js";
import { createEngine, load as loadEngine } from "../engine/streamed.js";
import { ExplorerPanel } from "../explorer/panel.js";
import { findLanguage } from "../i18n/index.js";
import { readSettings } from "../kept.js";
import { ask, dismissable } from "../page/dialog.js";
import { listenLanguage } from "../page/languages.js";
import { applyLook } from "../page/look.js";
import { sayProblem } from "../page/problem.js";
import { byId, writeTexts } from "../page/text.js";
import { PrintDialog } from "../print/dialog.js";
import { ReviewPanel } from "../review/panel.js";
import { SetupEditor } from "../setup/editor.js";
import { load, save } from "../storage.js";
import { OpeningError } from "../text/opening.js";
import { Tree } from "../tree/tree.js";
import { Analyst } from "./analyst.js";
import { goesOn, lastPlace, linkOf, placeOfLink, takeLink } from "./arrival.js";
import { Desk } from "./desk.js";
import { Gauge } from "./gauge.js";
import { keepWishes, readWishes } from "./kept.js";
import { Moves } from "./moves.js";
import { Opinion } from "./opinion.js";
import { offerEnding } from "./practise.js";
import { Shelf } from "./shelf.js";
import { Stage } from "./stage.js";
import { Tabs } from "./tabs.js";
import { Threat } from "./threat.js";
import { listenWay } from "./way.js";
import { loadWords } from "./words.js";

/** @import { Language } from "../i18n/index.js" */

const settings = readSettings(load().settings);
applyLook(settings);
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const speed = () => (stillness.matches ? "off" : settings.speed);
const language = settings.language ?? findLanguage(navigator.languages);
const element = byId("board", HTMLElement);
const playOn = byId("play-on", HTMLAnchorElement);
const more = byId("more-dialog", HTMLDialogElement);
dismissable(more);

const [t] = await Promise.all([loadWords(language), loadEngine(binary)]);
const { tree, node, id } = lastPlace();
const desk = new Desk({ tree, engine: createEngine(), t });
desk.go(node);
write(language);
const board = new Board(element, { near: settings.near, speed: speed() });
stillness.addEventListener("change", () => board.configure({ speed: speed() }));
const stage = new Stage(board, element, desk, settings);
listenWay(desk);
new Moves(desk);
const analyst = new Analyst(desk, readWishes());
analyst.addEventListener("change", () => keepWishes(analyst));
const gauge = new Gauge(desk, analyst);
gauge.turn(settings.near);
new Opinion(desk, analyst, new Threat(desk), element, (hole) => stage.preview(hole));
const review = new ReviewPanel(byId("review-panel", HTMLElement), desk);
new ExplorerPanel(byId("explorer-panel", HTMLElement), desk, analyst, settings);
const tabs = new Tabs();

const setup = new SetupEditor(desk, (hash) => {
  playOn.hash = hash;
  playOn.click();
});

const printing = new PrintDialog(desk, () => stage.near);

/** What the menu does, by the values of its buttons. @type {Record<string, () => void>} */
const use = {
  fresh: () => desk.open(new Tree()),
  setup: () => setup.open(),
  print: () => printing.open(),
};

byId("flip", HTMLButtonElement).addEventListener("click", () => {
  stage.turn(stage.near === "first" ? "second" : "first");
  gauge.turn(stage.near);
});
byId("more", HTMLButtonElement).addEventListener("click", async () => {
  const link = linkOf(desk.tree, desk.node);
  playOn.hidden = link === null;
  playOn.hash = link ?? "";
  offerEnding(desk.game);
  use[await ask(more)]?.();
});
const shelf = new Shelf(desk, id);
addEventListener("hashchange", arrive);
void arrive().then(() => {
  if (!new URLSearchParams(location.search).has("review")) return;
  tabs.open("review");
  void review.start();
});
listenLanguage(language, loadWords, (chosen, words) => {
  save({ ...load(), settings: { ...settings, language: chosen } });
  desk.t = words;
  write(chosen);
  desk.speak(words);
});

/** @param {Language} tag */
function write(tag) {
  writeTexts(desk.t, tag);
  document.title = desk.t("study");
}

/** Opens the game of the link that the page was called with, or the study. */
async function arrive() {
  const { link, id, record } = takeLink();
  try {
    if (id && !(await shelf.open(id))) throw new OpeningError("broken");
    if (record) desk.open(Tree.fromRecord(decodeURIComponent(record)));
    if (!link) return;
    const place = placeOfLink(link);
    const { end } = place.tree;
    if (goesOn(desk.tree, place)) {
      desk.playLine(place.tree.path(place.node), desk.tree.root);
      if (end.reason) desk.tree.endAt(desk.node, end);
    } else desk.open(place.tree, place.node);
  } catch (error) {
    byId("moves-said", HTMLElement).textContent = sayProblem(desk.t, error).what;
  }
}
