// The page: puts the match, the board and the words together.

import binary from "./binary.js";
import { Board } from "./board/board.js";
import { acceptsDraw } from "./draw.js";
import { createEngine, Game, load as loadEngine } from "./engine/streamed.js";
import { findLanguage, loadTranslate } from "./i18n/index.js";
import { readKept, readSettings } from "./kept.js";
import { Library } from "./library/library.js";
import { Match } from "./match.js";
import { keepOffline } from "./offline/register.js";
import { agree, receive, refuse, takeLink } from "./page/arrival.js";
import { showBoardTable } from "./page/board-table.js";
import { Clocks } from "./page/clocks.js";
import { ask, choose, chosen, dismissable } from "./page/dialog.js";
import { listenDrops } from "./page/drops.js";
import { listenLanguage } from "./page/languages.js";
import { later } from "./page/later.js";
import { Line } from "./page/line.js";
import { listenLook } from "./page/look.js";
import { NewGame } from "./page/new-game.js";
import { Notices } from "./page/notice.js";
import { Opener } from "./page/opener.js";
import { Saving } from "./page/saving.js";
import { listenSounds } from "./page/sounds.js";
import { Table } from "./page/table.js";
import { byId, writeTexts } from "./page/text.js";
import { openStudy, shelve } from "./page/to-study.js";
import { listenTools } from "./page/tools.js";
import { listenWelcome } from "./page/welcome.js";
import { ownSide } from "./page/wording.js";
import { Sound } from "./sound.js";
import { load, save } from "./storage.js";
import { judge, linkedForFriend, playersFor } from "./text/friend.js";
import { linkedOf, writeLink } from "./text/link.js";
import { gameOf } from "./text/opening.js";

/** @import { Side } from "./engine/index.js" */
/** @import { Entry } from "./library/entry.js" */
/** @import { Language, Translate } from "./i18n/index.js" */
/** @import { Kept, Setup } from "./match.js" */
/** @import { Linked } from "./text/link.js" */
/** @import { Found } from "./text/opening.js" */

/** @type {Setup} */
const FIRST_GAME = {
  rules: "togyzkumalak",
  players: { first: "human", second: "computer" },
  level: 1,
  position: null,
};

/** A move of the computer against itself is looked at for at least so long, in milliseconds. */
const LOOK = 400;

const stored = load();
const settings = readSettings(stored.settings);
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const speed = () => (stillness.matches ? "off" : settings.speed);

const element = byId("board", HTMLElement);
const study = byId("study", HTMLAnchorElement);
const newGame = new NewGame();
const resigning = byId("resign-dialog", HTMLDialogElement);
dismissable(resigning);
let language = settings.language ?? findLanguage(navigator.languages);
let [t] = await Promise.all([loadTranslate(language), loadEngine(binary)]);

await pause();
const match = new Match({ createGame, engine: createEngine(), settled }, FIRST_GAME);
const board = new Board(element, { near: settings.near, speed: speed() });
const line = new Line(match, () => {
  const { toMove: side, legal } = match.snapshot;
  board.focus({ side, hole: legal[0] ?? 1 });
});
const table = new Table(match, board, element, line, t, settings.near);
const notices = new Notices(t);
const sound = new Sound();
sound.volume = settings.sound;
sound.levels = settings.sounds;
const clocks = new Clocks(match, byId("game", HTMLElement));
clocks.pauses = settings.pauses;
const library = new Library();
const saving = new Saving(match, clocks, notices, library);
const fetchDialogs = later(async () => {
  const { createDialogs } = await import("./page/dialogs.js");
  const { keeper } = saving;
  return createDialogs({ match, element, library, keeper, resume, bring });
});
const dialogs = new Opener(fetchDialogs, notices);
/** The game that another one took the place of. */
let before = readKept(stored.before);

await pause();
writeTexts(t, language);
match.addEventListener("change", keep);
table.confirm = settings.confirm;
table.names = settings.names;
// Also the time that has passed since the last move.
addEventListener("pagehide", keep);
await pause();
const { holes } = match.snapshot.rules;
await pause();
await board.prepare(holes, pause);
void saving.resume(FIRST_GAME, stored.game).then(() => {
  addEventListener("hashchange", arrive);
  return arrive();
});
element.addEventListener("togyz-settled", tabulate);
stillness.addEventListener("change", () => board.configure({ speed: speed() }));
listenTools((tool) => attempt(use[tool]));
// They are there before one of them is chosen.
byId("more", HTMLButtonElement).addEventListener("click", () => dialogs.prepare());
listenDrops((dropped) =>
  attempt(() => dialogs.open(({ gameText }) => gameText.take(t, dropped), true)),
);
listenLanguage(language, loadTranslate, speak);
listenWelcome(match);
listenSettings();
listenLook(byId("settings-dialog", HTMLDialogElement), settings, (kind) => {
  sound.volume = settings.sound;
  sound.wake();
  sound.play(kind);
  // Colours it sees by itself, but not the size of its figures.
  board.refresh();
  keep();
});
listenSounds(element, match, sound);
listenUpdates();

/** @param {Entry} entry of the library @returns {boolean} whether it could be opened */
function resume(entry) {
  if (entry.record !== undefined) {
    openStudy(`#study=${entry.id}`);
    return true;
  }
  table.turn(ownSide(entry.kept.setup) ?? "first");
  return saving.open(entry);
}

/** Lets the browser paint and listen between two parts of the start, which is long on a slow phone. */
function pause() {
  const { port1, port2 } = new MessageChannel();
  port2.postMessage(null);
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve(null);
    };
  });
}

/** @param {Setup} setup */
function createGame({ rules, position, repetition }) {
  return new Game({ rules, position: position ?? undefined, repetition });
}

function tabulate() {
  showBoardTable(t, match.snapshot, table.labels(), table.near);
}

function keep() {
  byId("before", HTMLButtonElement).hidden = before === null;
  study.hash = writeLink(linkedOf(match.kept));
  save({ settings: { ...settings, near: table.near }, before });
  saving.keep();
  // A friend's game is sent by one of them.
  if (match.withFriend) dialogs.prepare();
}

/** The game here, with its clocks. */
function here() {
  const { left } = clocks;
  return left ? { ...match.kept, left } : match.kept;
}

/** Opens the game of the link that the page was called with. */
async function arrive() {
  const received = await receive(t, takeLink());
  if (!received) return;
  const { found, linked } = received;
  if (linked.friend) {
    await meet(linked, linked.friend);
    return;
  }
  if (!busy() || (await agree(t, found))) open(found, "two");
}

/**
 * Goes on with a game with a friend.
 *
 * @param {Linked} linked
 * @param {NonNullable<Linked["friend"]>} friend
 */
async function meet({ start, moves, end, offers, ...rest }, { id, side }) {
  const kept = match.kept;
  const known = [kept, before].find((each) => each?.setup.friend === id);
  if (known) {
    const judgement = judge(known, { start, moves, end, ...rest });
    if (judgement.verdict === "differs") {
      await refuse(t, t("link-differs", { n: judgement.same + 1 }));
      return;
    }
    if (judgement.verdict !== "continues") {
      await refuse(t, t(judgement.verdict === "mine" ? "link-mine" : "link-older"));
      return;
    }
  } else if (busy() && !(await agree(t, { start, moves }))) return;
  const { level } = match.setup;
  const setup = { ...start, players: playersFor(side), level, friend: id };
  const one = known === kept && moves.length === kept.moves.length + 1 && !end;
  const last = moves.at(-1);
  // A friend's move is shown like any other.
  if (one && last) {
    match.goTo(kept.moves.length);
    match.play(last);
  } else replace({ setup, moves, ply: moves.length, end });
  if (offers) await answerDraw(side === "first" ? "second" : "first");
}

/**
 * Asks the person here whether a draw that was offered is wanted.
 *
 * @param {Side} from who offers it
 */
async function answerDraw(from) {
  byId("draw-what", HTMLElement).textContent = t("draw-offered", { who: t(from) });
  if ((await ask(byId("draw-dialog", HTMLDialogElement))) !== "agree") return;
  match.declare({ reason: "agreement", side: null });
}

/** Whether a game is under way here. */
function busy() {
  const { ply, plies, outcome } = match.snapshot;
  return plies > 0 && !(outcome && ply === plies);
}

/**
 * Opens a game in place of the one here, which is kept. One with side lines goes to the library whole.
 *
 * @param {Found} found
 * @param {import("./page/game-text.js").Aim} aim
 */
async function bring(found, aim) {
  const hash = await shelve(library, found);
  if (aim === "study") openStudy(hash);
  else open(found, aim);
}

/**
 * @param {Found} found
 * @param {"two" | "computer"} against
 */
function open({ start, moves, end }, against) {
  const { level } = match.setup;
  const game = gameOf({ start, moves });
  const mover = game.snapshot().toMove;
  game.free();
  /** @type {Setup["players"]} */
  const players = { first: "human", second: "human" };
  if (against === "computer") players[mover === "first" ? "second" : "first"] = "computer";
  replace({ setup: { ...start, players, level }, moves, ply: moves.length, end });
}

/** @param {Kept} kept */
function replace(kept) {
  const last = here();
  table.turn(ownSide(kept.setup) ?? "first");
  match.resume(kept);
  clocks.set(kept.left ?? null);
  if (last.moves.length > 0 && last.setup.friend !== (kept.setup.friend ?? "")) before = last;
  keep();
}

async function settled() {
  if (!board.settled) {
    await new Promise((resolve) => {
      element.addEventListener("togyz-settled", resolve, { once: true });
    });
  }
  if (match.watched) await new Promise((resolve) => setTimeout(resolve, LOOK));
}

/** @type {Record<import("./page/tools.js").Tool, () => unknown>} */
const use = {
  new: async () => {
    const wish = await newGame.ask(t, match.setup);
    if (!wish) return;
    table.turn(ownSide(wish.setup) ?? "first");
    match.start(wish.setup, wish.moves);
  },
  run: () => (match.state === "thinking" ? match.pause() : match.proceed()),
  send: () =>
    dialogs.open(({ share }) => {
      void share.open(t, table.near, writeLink(linkedForFriend(match.kept)));
      match.send();
    }),
  undo: () => match.undo(),
  redo: () => match.redo(),
  analyse: () => {
    const address = new URL(study.href);
    address.searchParams.set("review", "");
    location.assign(address);
  },
  moves: () => line.open(!line.shown),
  flip: () => {
    table.turn(table.near === "first" ? "second" : "first");
    keep();
  },
  text: () => dialogs.open(({ gameText }) => gameText.show(t)),
  games: () => dialogs.open(({ games }) => games.open(t)),
  share: () => dialogs.open(({ share }) => share.open(t, table.near)),
  before: () => before && replace(before),
  hint: () => table.hint(),
  draw: () => offerDraw(),
  resign: async () => {
    if ((await ask(resigning)) !== "resign") return;
    const side = ownSide(match.setup) ?? match.snapshot.toMove;
    match.declare({ reason: "resignation", side });
  },
};

/** @param {() => unknown} act what may need the engine */
async function attempt(act) {
  try {
    await act();
  } catch (error) {
    console.error(error);
    table.say(t("trouble"));
  }
}

/** Asks the other side, person or computer, to agree on a draw. */
async function offerDraw() {
  const { snapshot } = match;
  if (match.withFriend) {
    match.offerDraw();
    return;
  }
  if (ownSide(match.setup)) {
    table.say(t("thinking"));
    const { score } = await match.advise();
    if (match.snapshot.ply !== snapshot.ply || match.state !== "human") return;
    if (!acceptsDraw({ score: -score, ply: snapshot.ply })) {
      table.say(t("draw-refused"));
      return;
    }
    match.declare({ reason: "agreement", side: null });
  } else await answerDraw(snapshot.toMove);
}

/** @param {Language} chosen @param {Translate} words */
function speak(chosen, words) {
  language = chosen;
  settings.language = language;
  t = words;
  writeTexts(t, language);
  table.speak(t);
  tabulate();
  notices.speak(t);
  keep();
}

function listenUpdates() {
  if (document.documentElement.hasAttribute("data-single")) return;
  // Not before the board has been seen: what is kept for later can wait.
  (window.requestIdleCallback ?? setTimeout)(() =>
    keepOffline((act) => notices.show({ text: "update", actions: [{ label: "reload", act }] })),
  );
}

function listenSettings() {
  const dialog = byId("settings-dialog", HTMLDialogElement);
  dismissable(dialog);
  byId("settings", HTMLButtonElement).addEventListener("click", () => {
    choose(dialog, "speed", settings.speed);
    choose(dialog, "confirm", settings.confirm ? "yes" : "no");
    choose(dialog, "names", settings.names ? "yes" : "no");
    choose(dialog, "pauses", settings.pauses ? "yes" : "no");
    void ask(dialog);
  });
  dialog.addEventListener("change", () => {
    const value = chosen(dialog, "speed");
    settings.confirm = chosen(dialog, "confirm") === "yes";
    table.confirm = settings.confirm;
    settings.names = chosen(dialog, "names") === "yes";
    table.names = settings.names;
    table.speak(t);
    settings.pauses = chosen(dialog, "pauses") === "yes";
    clocks.pauses = settings.pauses;
    settings.speed = value === "off" || value === "fast" ? value : "normal";
    board.configure({ speed: speed() });
    keep();
  });
}
