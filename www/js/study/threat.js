// What the opponent would do if the player to move passed.

import { byId } from "../page/text.js";
import { sayReason } from "../page/wording.js";
import { passed } from "../review/passed.js";

/** @import { Game, Line } from "../engine/index.js" */
/** @import { Desk } from "./desk.js" */

/** Positions to look at: a threat that is not seen then is none. */
const NODES = 150_000;

/** Tells with an event `change` that there is another threat, or none. */
export class Threat extends EventTarget {
  #desk;
  #button = byId("threat", HTMLButtonElement);
  #said = byId("threat-said", HTMLElement);
  /** @type {AbortController | null} */
  #search = null;
  /** @type {Line | null} */
  #line = null;

  /** @param {Desk} desk */
  constructor(desk) {
    super();
    this.#desk = desk;
    this.#button.addEventListener("click", () => {
      this.#button.setAttribute("aria-pressed", String(!this.#on));
      this.#follow();
    });
    desk.addEventListener("move", () => this.#follow());
    desk.addEventListener("speak", () => this.#say());
  }

  /** The hole that the opponent would play, null for none. */
  get hole() {
    return this.#line?.hole ?? null;
  }

  get #on() {
    return this.#button.getAttribute("aria-pressed") === "true";
  }

  #follow() {
    this.#search?.abort();
    this.#search = null;
    this.#show(null);
    if (!this.#on) return;
    const game = passed(this.#desk.game);
    if (!game) {
      this.#said.textContent = this.#desk.t("threat-none");
      return;
    }
    this.#search = new AbortController();
    void this.#think(game, this.#search.signal);
  }

  /**
   * @param {Game} game
   * @param {AbortSignal} signal
   */
  async #think(game, signal) {
    try {
      const line = await this.#desk.engine.bestMove(game, { nodes: NODES, signal });
      if (!signal.aborted) this.#show(line);
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      this.#said.textContent = this.#desk.t("trouble");
    } finally {
      game.free();
    }
  }

  /** @param {Line | null} line */
  #show(line) {
    if (line === null && this.#line === null && this.#said.textContent === "") return;
    this.#line = line;
    this.#say();
    this.dispatchEvent(new Event("change"));
  }

  #say() {
    const { t } = this.#desk;
    const line = this.#line;
    const { kind } = line?.reason ?? {};
    const why = line && kind !== "best" && kind !== "quiet" ? sayReason(t, line.reason) : "";
    this.#said.textContent = line ? `${t("threat-says", { hole: line.hole })} ${why}`.trim() : "";
  }
}
