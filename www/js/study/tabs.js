// The panels: one at a time behind tabs on a phone, all at once where there is room.

import { byId } from "../page/text.js";

export class Tabs {
  #root = byId("study", HTMLElement);
  /** @type {HTMLElement[]} */
  #tabs = [...this.#root.querySelectorAll('[role="tab"]')].filter(
    (each) => each instanceof HTMLElement,
  );

  constructor() {
    for (const tab of this.#tabs) {
      tab.addEventListener("click", () => this.open(nameOf(tab)));
      tab.addEventListener("keydown", (event) => this.#key(event, tab));
    }
    // A panel that gets or loses its contents takes its tab with it.
    const watch = new MutationObserver(() => this.#show());
    for (const tab of this.#tabs) {
      watch.observe(panelOf(tab), { attributes: true, attributeFilter: ["hidden"] });
    }
    this.#show();
  }

  /** @param {string} name of a panel */
  open(name) {
    this.#root.dataset.tab = name;
    this.#show();
  }

  #show() {
    for (const tab of this.#tabs) {
      const here = nameOf(tab) === this.#root.dataset.tab;
      tab.hidden = panelOf(tab).hidden;
      tab.setAttribute("aria-selected", String(here));
      tab.tabIndex = here ? 0 : -1;
    }
  }

  /**
   * @param {KeyboardEvent} event
   * @param {HTMLElement} tab
   */
  #key(event, tab) {
    const { direction } = getComputedStyle(this.#root);
    const on = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    const back = direction === "rtl" ? "ArrowRight" : "ArrowLeft";
    if (event.key !== on && event.key !== back) return;
    event.preventDefault();
    const shown = this.#tabs.filter(({ hidden }) => !hidden);
    const at = shown.indexOf(tab) + (event.key === on ? 1 : shown.length - 1);
    const next = shown[at % shown.length];
    if (!next) return;
    this.open(nameOf(next));
    next.focus();
  }
}

/** @param {HTMLElement} tab */
const nameOf = (tab) => tab.id.replace("tab-", "");

/** @param {HTMLElement} tab */
const panelOf = (tab) => byId(`${nameOf(tab)}-panel`, HTMLElement);
