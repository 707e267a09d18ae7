// What is said of the chances in an opening: a line above the table, figures in it, and how deep they are.

import { percent, short } from "../figures.js";
import { verdictsOf } from "./verdict.js";

/** @import { Analysis } from "../engine/index.js" */
/** @import { StudyKey } from "../i18n/study/index.js" */
/** @import { What } from "./verdict.js" */

/** @typedef {(key: StudyKey, values?: Record<string, string | number>) => string} Words */

export class Chances {
  #table;
  #here = document.createElement("p");
  #deeper = document.createElement("p");

  /** @param {HTMLElement} table whose cells bear the hole that they are of in `data-verdict` */
  constructor(table) {
    this.#table = table;
    this.#here.className = "explorer-here";
    this.#deeper.className = "explorer-deeper";
  }

  /** To be put above the table, and below it. */
  get elements() {
    return /** @type {const} */ ([this.#here, this.#deeper]);
  }

  /**
   * @param {Words} t
   * @param {What | null | undefined} what null where no game came, undefined while that is not known
   * @param {Analysis | null} found what the computer's panel knows of the place
   */
  show(t, what, found) {
    if (!what) {
      write(this.#here, what === null ? t("explorer-none") : "");
      write(this.#deeper, "");
      return;
    }
    const { lang } = document.documentElement;
    const { here, moves } = verdictsOf(what, found);
    const parts = [t("explorer-count", { n: what.place.count.games })];
    if (here) {
      const [chance, n] = [percent(lang, here.chance), short(lang, here.nodes)];
      parts.push(t("explorer-verdict", { chance, n }));
    }
    write(this.#here, parts.join(" · "));
    for (const [hole, { chance, deeper }] of moves) {
      const cell = this.#table.querySelector(`[data-verdict="${hole}"]`);
      if (!(cell instanceof HTMLElement)) continue;
      write(cell, percent(lang, chance));
      cell.dataset.deeper = String(deeper);
    }
    const all = [...moves.values()];
    const mixed = all.some(({ deeper }) => deeper) && all.some(({ deeper }) => !deeper);
    write(this.#deeper, mixed ? t("explorer-deeper", { n: short(lang, what.nodes) }) : "");
  }
}

/** @param {HTMLElement} element @param {string} text */
function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
