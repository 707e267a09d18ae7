// The dialog that asks what kind of game is wanted.

import { CONTROLS, readControl } from "../clock.js";
import { isRulesName } from "../kept.js";
import { LEVELS, wordOf } from "../levels.js";
import { createName } from "../text/friend.js";
import { ask, choose, chosen, dismissable } from "./dialog.js";
import { byId } from "./text.js";

/** @import { Key, Translate } from "../i18n/index.js" */
/** @import { Control } from "../clock.js" */
/** @import { Player, Setup } from "../match.js" */

export class NewGame {
  #dialog = byId("new-dialog", HTMLDialogElement);
  #rules = byId("rules", HTMLSelectElement);
  #opening = byId("opening", HTMLSelectElement);
  #level = byId("level", HTMLInputElement);
  #clock = byId("clock", HTMLSelectElement);
  #minutes = byId("minutes", HTMLInputElement);
  #increment = byId("increment", HTMLInputElement);
  /** @type {Translate} */
  #t = (key) => key;

  constructor() {
    dismissable(this.#dialog);
    this.#level.max = String(LEVELS);
    this.#dialog.addEventListener("input", () => this.#show());
  }

  /**
   * @param {Translate} t
   * @param {Setup} setup that of the game before
   * @returns {Promise<{ setup: Setup, moves: number[] } | null>} with the moves that are made already; null
   *   when no new game is wanted
   */
  async ask(t, setup) {
    this.#t = t;
    const { players } = setup;
    const same = players.first === players.second;
    const alone = players.first === "human" ? "two" : "watch";
    const mode = same ? alone : setup.friend ? "friend" : "computer";
    choose(this.#dialog, "mode", mode);
    choose(this.#dialog, "beginner", players.first === "human" ? "you" : "other");
    this.#level.value = String(setup.level);
    this.#rules.value = setup.rules;
    this.#setClock(setup.clock ?? null);
    this.#show();
    if ((await ask(this.#dialog)) !== "begin") return null;
    return { setup: this.#setup(), moves: await this.#moves() };
  }

  /** An opening after which neither side is better, if that is wanted. */
  async #moves() {
    const { value } = this.#opening;
    if (value !== "even" || !this.#hasOpenings) return [];
    const { OPENINGS } = await import("../engine/openings.js");
    const lines = OPENINGS.trim().split(/\s+/);
    return Array.from(lines[Math.floor(Math.random() * lines.length)] ?? "", Number);
  }

  /** A friend far away should see each move made. */
  get #hasOpenings() {
    return this.#rules.value === "togyzkumalak" && chosen(this.#dialog, "mode") !== "friend";
  }

  /** @returns {Setup} */
  #setup() {
    const mode = chosen(this.#dialog, "mode");
    const youBegin = chosen(this.#dialog, "beginner") === "you";
    const rules = isRulesName(this.#rules.value) ? this.#rules.value : "togyzkumalak";
    const level = Number(this.#level.value);
    const setup = { rules, level, position: null };
    if (mode === "friend") {
      return { ...setup, players: against("friend", youBegin), friend: createName() };
    }
    /** @type {Player} */
    const player = mode === "two" ? "human" : "computer";
    const same = { first: player, second: player };
    const players = mode === "computer" ? against("computer", youBegin) : same;
    return { ...setup, players, clock: mode === "watch" ? null : this.#control() };
  }

  /** @param {Control | null} control that of the game before */
  #setClock(control) {
    const known = Object.entries(CONTROLS).find(
      ([, { minutes, increment }]) =>
        minutes === control?.minutes && increment === control.increment,
    );
    this.#clock.value = control ? (known?.[0] ?? "custom") : "none";
    if (!control || known) return;
    this.#minutes.value = String(control.minutes);
    this.#increment.value = String(control.increment);
  }

  /** @returns {Control | null} */
  #control() {
    const { value } = this.#clock;
    if (value === "blitz" || value === "rapid" || value === "classical") return CONTROLS[value];
    if (value !== "custom") return null;
    const minutes = this.#minutes.valueAsNumber;
    const increment = this.#increment.valueAsNumber;
    return readControl({ minutes, increment });
  }

  /** Shows only the questions that the answers so far leave open. */
  #show() {
    const mode = chosen(this.#dialog, "mode");
    const other = mode === "friend" ? "begin-friend" : "begin-computer";
    byId("begin-other", HTMLElement).textContent = this.#t(other);
    this.#part("beginner", mode === "computer" || mode === "friend");
    const custom = this.#clock.value === "custom";
    this.#part("clock", mode === "computer" || mode === "two");
    this.#part("clock-custom", custom);
    // What cannot be seen must not keep the dialog from closing.
    for (const input of [this.#minutes, this.#increment]) input.disabled = !custom;
    this.#part("opening", this.#hasOpenings);
    this.#part("level", mode === "computer" || mode === "watch");
    const level = Number(this.#level.value);
    const word = this.#t(/** @type {Key} */ (`level-${wordOf(level)}`));
    byId("level-word", HTMLOutputElement).value = `${level} · ${word}`;
    this.#level.setAttribute("aria-valuetext", `${level}, ${word}`);
    const about = this.#t(/** @type {Key} */ (`rules-${this.#rules.value}-about`));
    byId("rules-about", HTMLElement).textContent = about;
  }

  /**
   * @param {string} name
   * @param {boolean} shown
   */
  #part(name, shown) {
    const part = this.#dialog.querySelector(`[data-part="${name}"]`);
    if (part instanceof HTMLElement) part.hidden = !shown;
  }
}

/**
 * @param {Player} other
 * @param {boolean} youBegin
 * @returns {Setup["players"]}
 */
const against = (other, youBegin) =>
  youBegin ? { first: "human", second: other } : { first: other, second: "human" };
