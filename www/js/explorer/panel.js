// The openings on the analysis board: what was played in the position that is looked at, by the engine or by the
// person, and how it ended. A move is played by its button.

import { Game } from "../engine/game.js";
import { Library } from "../library/library.js";
import { nameOfHole } from "../page/names.js";
import { Chances } from "./chances.js";
import { growOpenings, keyOf, readOpenings } from "./explorer.js";
import { playedOf } from "./mine.js";
import { Row } from "./row.js";

/** @import { Analysis, Game as AnyGame } from "../engine/index.js" */
/** @import { StudyKey } from "../i18n/study/index.js" */
/** @import { Key } from "../i18n/index.js" */
/** @import { Openings } from "./explorer.js" */
/** @import { Filter } from "./mine.js" */
/** @import { What } from "./verdict.js" */

/**
 * What the panel needs of the desk.
 *
 * @typedef {EventTarget & {
 *   t: (key: Key | StudyKey, values?: Record<string, string | number>) => string,
 *   readonly game: AnyGame,
 *   play(hole: number): void,
 * }} Desk
 *
 * @typedef {EventTarget & { readonly found: Analysis | null }} Analyst what the computer's panel knows of the place
 */

const SOURCES = /** @type {const} */ (["engine", "all", "first", "second"]);

export class ExplorerPanel {
  #root;
  #desk;
  #analyst;
  #names;
  #library = new Library();
  /** By their source. @type {Map<string, Openings>} */
  #known = new Map();
  /** @type {typeof SOURCES[number]} */
  #source = "engine";
  #choice = document.createElement("select");
  #take = document.createElement("button");
  #file = document.createElement("input");
  #said = document.createElement("p");
  #table = document.createElement("table");
  #head = document.createElement("thead");
  #body = document.createElement("tbody");
  #chances = new Chances(this.#body);
  /** What the table shows: null where no game came, undefined while that is not known. @type {What | null | undefined} */
  #shown;
  /** How many positions a verdict of the engine's openings is of. */
  #nodes = 0;

  /**
   * @param {HTMLElement} root
   * @param {Desk} desk
   * @param {Analyst} analyst
   * @param {{ names: boolean }} settings
   */
  constructor(root, desk, analyst, { names }) {
    this.#root = root;
    this.#desk = desk;
    this.#analyst = analyst;
    this.#names = names;
    this.#choice.id = "explorer-source";
    for (const source of SOURCES) this.#choice.append(new Option("", source));
    this.#take.type = "button";
    this.#take.className = "plain-button";
    this.#file.type = "file";
    this.#file.hidden = true;
    this.#said.setAttribute("role", "status");
    this.#said.className = "explorer-said";
    const line = document.createElement("div");
    line.className = "explorer-line";
    line.append(this.#choice, this.#take, this.#file);
    this.#table.append(this.#head, this.#body);
    const [above, below] = this.#chances.elements;
    root.append(line, above, this.#table, below, this.#said);
    root.classList.add("explorer");
    root.hidden = false;
    this.#choice.addEventListener("change", () => this.#choose());
    this.#take.addEventListener("click", () => this.#file.click());
    this.#file.addEventListener("change", () => void this.#read());
    desk.addEventListener("move", () => void this.#show());
    analyst.addEventListener("change", () => this.#judge());
    desk.addEventListener("speak", () => this.speak());
    this.speak();
  }

  /** Everything in the words of the desk. */
  speak() {
    const { t } = this.#desk;
    this.#choice.setAttribute("aria-label", t("explorer-source"));
    for (const option of this.#choice.options) {
      option.text = t(/** @type {StudyKey} */ (`explorer-${option.value}`));
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
    const openings = this.#known.get(source) ?? (await this.#fetch(source));
    // Meanwhile another place may be looked at, or another source.
    if (!openings || source !== this.#source || game !== this.#desk.game) return;
    const { rules, holes, toMove } = game.snapshot();
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
          name: name(step.hole),
          t,
          play: () => this.#play(step.hole),
        }),
      ),
    );
    this.#table.hidden = steps.length === 0;
    const came = place && place.count.games > 0;
    this.#shown = came ? { place, openings, nodes: this.#nodes, toMove } : null;
    this.#judge();
    this.#root.dataset.moves = String(steps.length);
  }

  /** The chances, by what is known now: of a person's own games nothing is. */
  #judge() {
    const found = this.#source === "engine" ? this.#analyst.found : null;
    this.#chances.show(this.#desk.t, this.#shown, found);
  }

  /** @param {number} hole */
  #play(hole) {
    this.#desk.play(hole);
    this.#body.querySelector("button")?.focus();
  }

  /** Shows nothing meanwhile, and for good if they do not come. @param {typeof SOURCES[number]} source */
  async #fetch(source) {
    this.#shown = undefined;
    this.#table.hidden = true;
    this.#said.textContent = "";
    this.#judge();
    try {
      const openings = await this.#load(source);
      this.#known.set(source, openings);
      return openings;
    } catch (error) {
      console.error(error);
      if (source === this.#source) this.#said.textContent = this.#desk.t("not-come");
      return null;
    }
  }

  /** @param {typeof SOURCES[number]} source @returns {Promise<Openings>} */
  async #load(source) {
    const game = new Game();
    try {
      if (source === "engine") {
        const { ALL, NODES, TREE } = await import("./openings-data.js");
        this.#nodes = NODES;
        return readOpenings(TREE, ALL, game);
      }
      const { entries } = await this.#library.all();
      return growOpenings(playedOf(entries, /** @type {Filter} */ (source)), game);
    } finally {
      game.free();
    }
  }
}
