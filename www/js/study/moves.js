// The panel with all moves: to see the lines, and to go to any move.

import { byId } from "../page/text.js";
import { Edit } from "./edit.js";
import { List } from "./list.js";

/** @import { Desk } from "./desk.js" */

export class Moves {
  #desk;
  #list = byId("moves-list", HTMLElement);
  #written = new List();
  #none = byId("moves-none", HTMLElement);
  #waits = false;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    new Edit(desk);
    for (const name of ["tree", "speak", "grades"]) {
      desk.addEventListener(name, () => this.#later());
    }
    desk.addEventListener("move", () => {
      if (!this.#waits) this.#mark();
    });
    this.#list.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      const node = button && desk.tree.node(Number(button.dataset.node));
      if (node) desk.go(node);
    });
    // What is opened below takes its room from the list.
    new ResizeObserver(() => this.#follow()).observe(this.#list);
    this.#write();
  }

  /** A line that is played brings a change for every move: the list is written once. */
  #later() {
    if (this.#waits) return;
    this.#waits = true;
    queueMicrotask(() => {
      this.#waits = false;
      this.#write();
    });
  }

  #write() {
    const { tree, game, grades, t } = this.#desk;
    const { activeElement } = document;
    const focused = this.#list.contains(activeElement);
    this.#none.hidden = tree.size > 0 || tree.root.comment !== "";
    this.#list.hidden = !this.#none.hidden;
    const { firstPly } = game.snapshot();
    const main = this.#written.write(tree.root, { firstPly, aside: t("side-line"), grades });
    if (main.parentElement !== this.#list) this.#list.append(main);
    this.#mark(focused);
  }

  /** @param {boolean} [focused] whether the list had the focus */
  #mark(focused = this.#list.contains(document.activeElement)) {
    const { node } = this.#desk;
    for (const old of this.#list.querySelectorAll("[aria-current], [tabindex='0']")) {
      old.removeAttribute("aria-current");
      if (old instanceof HTMLElement) old.tabIndex = -1;
    }
    const current = this.#list.querySelector(`[data-node="${node.id}"]`);
    const reached = current ?? this.#list.querySelector("button");
    if (reached instanceof HTMLElement) reached.tabIndex = 0;
    if (!(current instanceof HTMLElement)) {
      this.#list.scrollTop = 0;
      return;
    }
    current.setAttribute("aria-current", "true");
    if (focused) current.focus({ preventScroll: true });
    this.#follow();
  }

  /** Scrolls the list, and nothing else, to the move that is shown. */
  #follow() {
    const current = this.#list.querySelector("[aria-current]");
    if (!current) return;
    const list = this.#list.getBoundingClientRect();
    const { top, bottom, height } = current.getBoundingClientRect();
    const margin = Math.min(height, list.height / 3);
    if (top - margin >= list.top && bottom + margin <= list.bottom) return;
    this.#list.scrollTop += top + height / 2 - list.top - list.height / 2;
  }
}
