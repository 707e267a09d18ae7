// The board of the editor: a button for each hole and kazan, one of them chosen.

import { make } from "./make.js";

/** @import { Side } from "../engine/index.js" */
/** @import { Sketch, Spot } from "./sketch.js" */
/** @import { Words } from "./why.js" */

/** The steps of the arrow keys: along a row, and between the rows. @type {Record<string, [number, number]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Events: `choose` when another place is chosen, `key` for any other key pressed on it. */
export class Cells extends EventTarget {
  root = make("div", { class: "setup-board", dir: "ltr", role: "group" });
  /** As on the board, from the top. @type {Spot[][]} */
  #rows = [];
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = new Map();
  /** @type {Spot} */
  chosen = { side: "first", hole: 1 };

  constructor() {
    super();
    this.root.addEventListener("keydown", (event) => this.#key(event));
  }

  /** @param {number} holes */
  build(holes) {
    const row = (/** @type {Side} */ side) =>
      Array.from({ length: holes }, (_, index) => ({ side, hole: index + 1 }));
    const kazan = (/** @type {Side} */ side) => [{ side, hole: 0 }];
    // A kazan lies on the half of the other player.
    this.#rows = [row("second").reverse(), kazan("first"), kazan("second"), row("first")];
    this.chosen = { side: "first", hole: 1 };
    this.#buttons.clear();
    this.root.replaceChildren(
      ...this.#rows.map((spots) =>
        make("div", { class: "setup-row" }, ...spots.map((spot) => this.#button(spot))),
      ),
    );
  }

  /** @param {Sketch} sketch @param {Words} t */
  show(sketch, t) {
    this.root.setAttribute("aria-label", t("setup-board"));
    for (const spot of this.#rows.flat()) {
      const { side, hole } = spot;
      const cell = this.#buttons.get(nameOf(spot));
      if (!cell) continue;
      const here = nameOf(spot) === nameOf(this.chosen);
      const owner = sketch.owner(spot);
      const n = sketch.balls(spot);
      cell.tabIndex = here ? 0 : -1;
      cell.setAttribute("aria-pressed", String(here));
      cell.dataset.owner = owner ?? "";
      const said = owner ? t("hole-tuzdik", { hole, owner: t(owner) }) : t("hole", { hole, n });
      const label = hole === 0 ? `${t("kazan", { owner: t(side) })}, ${n}` : `${t(side)}, ${said}`;
      cell.setAttribute("aria-label", label);
      const [count, number] = cell.children;
      count?.setAttribute("data-says", owner ? "" : String(n));
      const name = hole === 0 ? t("kazan", { owner: t(side) }) : String(hole);
      number?.setAttribute("data-says", name);
    }
  }

  focus() {
    this.#buttons.get(nameOf(this.chosen))?.focus();
  }

  /** @param {Spot} spot */
  #button(spot) {
    const { side } = spot;
    const cell = make("button", { type: "button", "data-side": side }, make("b"), make("small"));
    cell.addEventListener("click", () => this.#choose(spot));
    this.#buttons.set(nameOf(spot), cell);
    return cell;
  }

  /** @param {Spot} spot */
  #choose(spot) {
    this.chosen = spot;
    this.dispatchEvent(new Event("choose"));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (!step) {
      this.dispatchEvent(new CustomEvent("key", { detail: event }));
      return;
    }
    event.preventDefault();
    const y = this.#rows.findIndex((row) => row.some((spot) => same(spot, this.chosen)));
    const x = this.#rows[y]?.findIndex((spot) => same(spot, this.chosen)) ?? 0;
    const row = this.#rows[Math.max(0, Math.min(this.#rows.length - 1, y + step[1]))] ?? [];
    const spot = row[Math.max(0, Math.min(row.length - 1, x + step[0]))];
    if (!spot) return;
    this.#choose(spot);
    this.focus();
  }
}

/** @param {Spot} spot */
const nameOf = ({ side, hole }) => `${side} ${hole}`;

/** @param {Spot} one @param {Spot} two */
const same = (one, two) => nameOf(one) === nameOf(two);
