// The bar beside the board: the chances of both players.

import { percent } from "../figures.js";
import { byId } from "../page/text.js";
import { chanceOf } from "./chance.js";

/** @import { Side } from "../engine/index.js" */
/** @import { Analyst } from "./analyst.js" */
/** @import { Desk } from "./desk.js" */

export class Gauge {
  #root = byId("gauge", HTMLElement);

  /**
   * @param {Desk} desk
   * @param {Analyst} analyst
   */
  constructor(desk, analyst) {
    const show = () => this.#show(desk, analyst);
    analyst.addEventListener("change", show);
    desk.addEventListener("speak", show);
    show();
  }

  /** @param {Side} near whose row is at the bottom */
  turn(near) {
    this.#root.dataset.near = near;
  }

  /**
   * @param {Desk} desk
   * @param {Analyst} analyst
   */
  #show({ game, t }, analyst) {
    const { lang } = document.documentElement;
    const root = this.#root;
    const chance = analyst.on ? chanceOf(game.snapshot(), analyst.found) : null;
    root.hidden = !analyst.on;
    root.dataset.known = String(chance !== null);
    // What is not known yet leaves the bar where it was: it will move on from there.
    if (chance === null) {
      root.setAttribute("aria-label", t("chances"));
      return;
    }
    const [first, second] = [percent(lang, chance), percent(lang, 1 - chance)];
    const words = t("gauge", { first, second });
    root.style.setProperty("--first-share", String(chance));
    root.dataset.leads = chance >= 0.5 ? "first" : "second";
    root.dataset.figure = String(Math.round(Math.max(chance, 1 - chance) * 100));
    root.setAttribute("aria-label", words);
    root.title = words;
  }
}
