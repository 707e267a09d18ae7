// The dialog that asks what kind of game is wanted.

import { isRulesName } from "../kept.js";
import { ask, choose, chosen, dismissable } from "./dialog.js";
import { byId } from "./text.js";

/** @import { Key, Translate } from "../i18n/index.js" */
/** @import { Player, Setup } from "../match.js" */

export class NewGame {
  #dialog = byId("new-dialog", HTMLDialogElement);
  #rules = byId("rules", HTMLSelectElement);
  /** @type {Translate} */
  #t = (key) => key;

  constructor() {
    dismissable(this.#dialog);
    this.#dialog.addEventListener("change", () => this.#show());
  }

  /**
   * @param {Translate} t
   * @param {Setup} setup that of the game before
   * @returns {Promise<Setup | null>} null when no new game is wanted
   */
  async ask(t, setup) {
    this.#t = t;
    const { players } = setup;
    const same = players.first === players.second;
    const mode = same ? (players.first === "human" ? "two" : "watch") : "computer";
    choose(this.#dialog, "mode", mode);
    choose(this.#dialog, "beginner", players.first === "computer" ? "computer" : "you");
    choose(this.#dialog, "level", String(setup.level));
    this.#rules.value = setup.rules;
    this.#show();
    return (await ask(this.#dialog)) === "begin" ? this.#setup() : null;
  }

  /** @returns {Setup} */
  #setup() {
    const mode = chosen(this.#dialog, "mode");
    const youBegin = chosen(this.#dialog, "beginner") === "you";
    const rules = isRulesName(this.#rules.value) ? this.#rules.value : "togyzkumalak";
    const level = Number(chosen(this.#dialog, "level")) || 1;
    /** @type {Player} */
    const player = mode === "two" ? "human" : "computer";
    const players = mode === "computer" ? against(youBegin) : { first: player, second: player };
    return { rules, players, level, position: null };
  }

  /** Shows only the questions that the answers so far leave open. */
  #show() {
    const mode = chosen(this.#dialog, "mode");
    this.#part("beginner", mode === "computer");
    this.#part("level", mode !== "two");
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
 * @param {boolean} youBegin
 * @returns {Setup["players"]}
 */
const against = (youBegin) =>
  youBegin ? { first: "human", second: "computer" } : { first: "computer", second: "human" };
