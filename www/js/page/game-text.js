// The dialog with the game as text: to take it away, or to bring another in.

import { findGames } from "../text/opening.js";
import { choose, chosen, dismissable } from "./dialog.js";
import { copy, download } from "./hand.js";
import { offsetOf, sayProblem } from "./problem.js";
import { byId } from "./text.js";
import { nameOf } from "./wording.js";

/** @import { Format } from "../engine/index.js" */
/** @import { Key, Translate } from "../i18n/index.js" */
/** @import { Match } from "../match.js" */
/** @import { Found } from "../text/opening.js" */

/** Larger files are no games. */
const LARGEST = 20_000_000;

/** @typedef {"two" | "computer" | "study"} Aim */
/** @typedef {(found: Found, aim: Aim) => void} Open */

export class GameText {
  #dialog = byId("text-dialog", HTMLDialogElement);
  #area = byId("text-area", HTMLTextAreaElement);
  #format = byId("text-format", HTMLSelectElement);
  #file = byId("text-file", HTMLInputElement);
  #found = byId("text-found", HTMLSelectElement);
  #said = byId("text-said", HTMLElement);
  #match;
  #open;
  /** @type {Translate} */
  #t = (key) => key;
  /** What was written here, and is no news. */
  #written = "";
  /** @type {Found[]} */
  #games = [];

  /**
   * @param {Match} match
   * @param {Open} open what to do with a game that was chosen
   */
  constructor(match, open) {
    this.#match = match;
    this.#open = open;
    dismissable(this.#dialog);
    this.#format.addEventListener("change", () => this.#write());
    this.#area.addEventListener("input", () => this.#edited());
    this.#file.addEventListener("change", () => this.#take(this.#file.files?.[0]));
    this.#listen("text-copy", async () => {
      const done = await copy(this.#area);
      this.#said.textContent = this.#t(done ? "copied" : "copy-by-hand");
    });
    this.#listen("text-save", () => {
      download(new Blob([this.#area.value], { type: "text/plain" }), "togyzkumalak.txt");
    });
    this.#listen("text-pick", () => this.#file.click());
    this.#listen("text-read", () => this.#read());
    this.#found.addEventListener("dblclick", () => this.#choose());
  }

  /** @param {Translate} t */
  show(t) {
    this.#t = t;
    choose(this.#dialog, "text-who", "two");
    this.#write();
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#area.scrollTop = 0;
  }

  /**
   * Reads what was dropped on the page.
   *
   * @param {Translate} t
   * @param {File | string} dropped
   */
  take(t, dropped) {
    this.show(t);
    if (typeof dropped === "string") this.#bring(dropped);
    else void this.#take(dropped);
  }

  /** Writes the game in the format that is chosen. */
  #write() {
    const game = this.#match.game;
    const { setup } = this.#match;
    const format = this.#format.value;
    const tags = {
      White: nameOf(this.#t, "first", setup),
      Black: nameOf(this.#t, "second", setup),
    };
    this.#area.value =
      format === "position"
        ? game.positionText()
        : game.record({ format: /** @type {Format} */ (format), tags });
    game.free();
    this.#written = this.#area.value;
    this.#edited();
  }

  #edited() {
    const news = this.#area.value !== this.#written && this.#area.value.trim() !== "";
    this.#offer([]);
    this.#say("", "", "");
    byId("text-read", HTMLButtonElement).disabled = !news;
    byId("text-who", HTMLFieldSetElement).hidden = !news;
    // Side lines and comments can be seen there alone.
    if (news && /\{|\((?!\d+\))/.test(this.#area.value)) choose(this.#dialog, "text-who", "study");
  }

  #read() {
    if (this.#games.length > 1) {
      this.#choose();
      return;
    }
    try {
      const games = findGames(this.#area.value);
      this.#games = games;
      if (games.length > 1) this.#offer(games);
      else this.#choose();
    } catch (error) {
      this.#complain(error);
    }
  }

  /** @param {Found[]} games to choose from */
  #offer(games) {
    this.#games = games;
    this.#found.replaceChildren(
      ...games.map((found, index) => new Option(this.#title(found, index), String(index))),
    );
    const part = byId("text-games", HTMLElement);
    part.hidden = games.length === 0;
    if (games.length === 0) return;
    byId("text-many", HTMLElement).textContent = this.#t("text-many", { n: games.length });
    this.#found.selectedIndex = 0;
    this.#found.focus();
  }

  #choose() {
    const found = this.#games[this.#games.length > 1 ? this.#found.selectedIndex : 0];
    if (!found) return;
    this.#dialog.close("");
    this.#open(found, /** @type {Aim} */ (chosen(this.#dialog, "text-who")));
  }

  /**
   * @param {Found} found
   * @param {number} index
   */
  #title({ start, moves, tags }, index) {
    const { White: first, Black: second, Date: date, Result: result } = tags;
    const players = first || second ? `${first ?? "?"} – ${second ?? "?"}` : "";
    const rules = this.#t(/** @type {Key} */ (`rules-${start.rules}`));
    const length = this.#t("moves-count", { n: Math.ceil(moves.length / 2) });
    const parts = [players || rules, length, result, date?.includes("?") ? "" : date];
    return `${index + 1}. ${parts.filter(Boolean).join(", ")}`;
  }

  /** @param {unknown} error */
  #complain(error) {
    const { where, what, detail, place } = sayProblem(this.#t, error);
    this.#say(where, what, detail);
    if (!place) return;
    const start = offsetOf(this.#area.value, place);
    this.#area.focus();
    this.#area.setSelectionRange(start, start + Math.max(1, place.length));
    byId("text-wrong", HTMLElement).scrollIntoView({ block: "nearest" });
  }

  /** @param {string} where @param {string} what @param {string} detail */
  #say(where, what, detail) {
    this.#said.textContent = "";
    byId("text-where", HTMLElement).textContent = where;
    byId("text-what", HTMLElement).textContent = what;
    byId("text-detail", HTMLElement).textContent = detail;
    byId("text-details", HTMLElement).hidden = detail === "";
    byId("text-wrong", HTMLElement).hidden = what === "";
  }

  /** @param {File | undefined} file */
  async #take(file) {
    this.#file.value = "";
    if (!file) return;
    if (file.size > LARGEST) this.#say("", this.#t("wrong-large"), "");
    else this.#bring(await file.text());
  }

  /** @param {string} text from outside */
  #bring(text) {
    this.#area.value = text;
    this.#edited();
    if (text.trim() !== "") this.#read();
  }

  /** @param {string} id @param {() => void} act */
  #listen(id, act) {
    byId(id, HTMLButtonElement).addEventListener("click", act);
  }
}
