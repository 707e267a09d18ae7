// What is practised: the two tabs, and what is wished in each.

import { byId } from "../page/text.js";
import { offers } from "./choice.js";

/** @import { Kept } from "./kept.js" */
/** @import { Wish } from "./choice.js" */
/** @import { Puzzle } from "./unpack.js" */

const TABS = /** @type {const} */ (["puzzles", "endings"]);

const tabs = () => TABS.map((name) => byId(`tab-${name}`, HTMLButtonElement));
const selects = () => ({
  theme: byId("theme", HTMLSelectElement),
  hardness: byId("hardness", HTMLSelectElement),
  balls: byId("balls", HTMLSelectElement),
});

/** @param {Kept} kept @param {readonly Puzzle[]} puzzles that there are */
export function showChoices({ tab, wish, balls }, puzzles) {
  byId("train", HTMLElement).dataset.tab = tab;
  for (const [at, button] of tabs().entries()) {
    const here = TABS[at] === tab;
    button.setAttribute("aria-selected", String(here));
    button.tabIndex = here ? 0 : -1;
    if (here) byId("card", HTMLElement).setAttribute("aria-labelledby", button.id);
  }
  const shown = selects();
  shown.theme.value = wish.theme;
  shown.hardness.value = wish.hardness;
  shown.hardness.disabled = wish.theme === "daily";
  for (const option of shown.hardness.options) {
    const hardness = /** @type {Wish["hardness"]} */ (option.value);
    option.disabled = !offers(puzzles, { ...wish, hardness });
  }
  shown.balls.value = String(balls);
}

/**
 * @param {Kept} kept is changed
 * @param {readonly Puzzle[]} puzzles that there are
 * @param {{ changed(): void, open(): void, next(): void }} hear
 */
export function listenChoices(kept, puzzles, { changed, open, next }) {
  // What was kept may be of a version with other puzzles.
  const settle = () => {
    if (!offers(puzzles, kept.wish)) kept.wish.hardness = "mine";
  };
  const choose = (/** @type {number} */ at) => {
    kept.tab = TABS[at] ?? "puzzles";
    changed();
    open();
  };
  for (const [at, tab] of tabs().entries()) {
    tab.addEventListener("click", () => choose(at));
    tab.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      event.preventDefault();
      choose(1 - at);
      tabs()[1 - at]?.focus();
    });
  }
  const { theme, hardness, balls } = selects();
  for (const select of [theme, hardness, balls]) {
    select.addEventListener("change", () => {
      kept.wish.theme = /** @type {Wish["theme"]} */ (theme.value);
      kept.wish.hardness = /** @type {Wish["hardness"]} */ (hardness.value);
      kept.balls = Number(balls.value);
      settle();
      changed();
      next();
    });
  }
  settle();
  showChoices(kept, puzzles);
  open();
}
