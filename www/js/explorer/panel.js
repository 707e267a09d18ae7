// The openings on the analysis board: what was played in the position that is looked at, by the engine or by the
// person, and how it ended. A move is played by its button.

import { Game } from "../engine/game.js";
import { percent } from "../figures.js";
import { Library } from "../library/library.js";
import { nameOfHole } from "../page/names.js";
import { growOpenings, keyOf, readOpenings } from "./explorer.js";
import { playedOf } from "./mine.js";
import { Row } from "./row.js";

/** @import { Game as AnyGame } from "../engine/index.js" */
/** @import { ExplorerKey } from "../i18n/explorer/index.js" */
/** @import { Key } from "../i18n/index.js" */
/** @import { Openings } from "./explorer.js" */
/** @import { Filter } from "./mine.js" */

/**
 * What the panel needs of the desk.
 *
 * @typedef {EventTarget & {
 *   t: (key: Key | ExplorerKey, values?: Record<string, string | number>) => string,
 *   readonly game: AnyGame,
 *   play(hole: number): void,
 * }} Desk
 */

const SOURCES = /** @type {const} */ (["engine", "all", "first", "second"]);

export class ExplorerPanel {
  #root;
  #desk;
  #names;
  #library = new Library();
  /** By their source. @type {Map<string, Openings>} */
  #known = new Map();
  /** @type {typeof SOURCES[number]} */
  #source = "engine";
  #choice = document.createElement("select");
  #take = document.createElement("button");
  #file = document.createElement("input");
  #here = document.createElement("p");
  #said = document.createElement("p");
  #table = document.createElement("table");
  #head = document.createElement("thead");
  #body = document.createElement("tbody");

  /**
   * @param {HTMLElement} root
   * @param {Desk} desk
   * @param {{ names: boolean }} settings
   */
  constructor(root, desk, { names }) {
    this.#root = root;
    this.#desk = desk;
    this.#names = names;
    this.#choice.id = "explorer-source";
    for (const source of SOURCES) this.#choice.append(new Option("", source));
    this.#take.type = "button";
    this.#take.className = "plain-button";
    this.#file.type = "file";
    this.#file.hidden = true;
    this.#here.className = "explorer-here";
    this.#said.setAttribute("role", "status");
    this.#said.className = "explorer-said";
    const line = document.createElement("div");
    line.className = "explorer-line";
    line.append(this.#choice, this.#take, this.#file);
    this.#table.append(this.#head, this.#body);
    root.append(line, this.#here, this.#table, this.#said);
    root.classList.add("explorer");
    root.hidden = false;
    this.#choice.addEventListener("change", () => this.#choose());
    this.#take.addEventListener("click", () => this.#file.click());
    this.#file.addEventListener("change", () => void this.#read());
    desk.addEventListener("move", () => void this.#show());
    desk.addEventListener("speak", () => this.speak());
    this.speak();
  }

  /** Everything in the words of the desk. */
  speak() {
    const { t } = this.#desk;
    this.#choice.setAttribute("aria-label", t("explorer-source"));
    for (const option of this.#choice.options) {
      option.text = t(/** @type {ExplorerKey} */ (`explorer-${option.value}`));
    }
    this.#take.textContent = t("games-pick");
    const row = document.createElement("tr");
    for (const key of /** @type {const} */ (["hole", "games", "ends", "chance"])) {
      const cell = document.createElement("th");
      cell.scope = "col";
      cell.textContent = t(`explorer-${key}`);
      row.append(cell);
    }
    this.#head.replaceChildren(row);
    this.#said.textContent = "";
    void this.#show();
  }

  #choose() {
    this.#source = SOURCES.find((name) => name === this.#choice.value) ?? "engine";
    void this.#show();
  }

  async #read() {
    const [file] = this.#file.files ?? [];
    this.#file.value = "";
    if (!file) return;
    const { t } = this.#desk;
    try {
      const n = await this.#library.take(await file.text());
      this.#known.clear();
      this.#choose();
      this.#said.textContent = t("games-taken", { n });
    } catch {
      this.#said.textContent = t("wrong-no-game");
    }
  }

  async #show() {
    const { game, t } = this.#desk;
    const source = this.#source;
    this.#take.hidden = source === "engine";
    const openings = this.#known.get(source) ?? (await this.#load(source));
    this.#known.set(source, openings);
    // Meanwhile another place may be looked at, or another source.
    if (source !== this.#source || game !== this.#desk.game) return;
    const { rules, holes } = game.snapshot();
    const usual = rules.name === "togyzkumalak";
    const place = usual ? openings.get(keyOf(game)) : undefined;
    const steps = [...(place?.moves.values() ?? [])];
    steps.sort((a, b) => b.count.games - a.count.games || a.hole - b.hole);
    const name = (/** @type {number} */ hole) =>
      this.#names ? nameOfHole(hole, holes.first.length) : "";
    this.#body.replaceChildren(
      ...steps.map((step) =>
        Row(step, {
          of: place?.count.games ?? 1,
          verdict: openings.get(step.to)?.verdict ?? null,
          name: name(step.hole),
          t,
          play: () => this.#play(step.hole),
        }),
      ),
    );
    this.#table.hidden = steps.length === 0;
    const parts = place && place.count.games > 0 && [t("explorer-count", { n: place.count.games })];
    if (parts && place.verdict !== null) {
      parts.push(
        t("explorer-verdict", { chance: percent(document.documentElement.lang, place.verdict) }),
      );
    }
    this.#here.textContent = parts ? parts.join(" · ") : t("explorer-none");
    this.#root.dataset.moves = String(steps.length);
  }

  /** @param {number} hole */
  #play(hole) {
    this.#desk.play(hole);
    this.#body.querySelector("button")?.focus();
  }

  /** @param {typeof SOURCES[number]} source @returns {Promise<Openings>} */
  async #load(source) {
    const game = new Game();
    try {
      if (source === "engine") {
        const { ALL, TREE } = await import("./openings-data.js");
        return readOpenings(TREE, ALL, game);
      }
      const { entries } = await this.#library.all();
      return growOpenings(playedOf(entries, /** @type {Filter} */ (source)), game);
    } finally {
      game.free();
    }
  }
}
