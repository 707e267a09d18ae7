// The board as real buttons, over the picture of it: for fingers, keys and screen readers.

import { createButton, createGroup, createKazan, place, write } from "./cell.js";
import { plaqueRect, targetRect } from "./layout.js";
import { neighbour } from "./neighbour.js";
import { holePlace, kazanPlace, other, SIDES } from "./place.js";

/** @import { Kazan } from "./cell.js" */
/** @import { Labels } from "./labels.js" */
/** @import { Layout } from "./layout.js" */
/** @import { Hole } from "./mark.js" */
/** @import { Place, Side } from "./place.js" */

/**
 * @typedef {object} Handlers
 * @property {(hole: Hole) => void} choose
 * @property {(hole: Hole | null) => void} point the hole under the pointer or the focus
 */

export class Grid {
  #handlers;
  #group = createGroup("togyz-grid");
  /** @type {Record<Side, HTMLElement>} */
  #rows = { first: createGroup("togyz-row"), second: createGroup("togyz-row") };
  /** @type {Map<Place, HTMLButtonElement>} */
  #buttons = new Map();
  /** @type {Record<Side, Kazan>} */
  #kazans;
  /** @type {Layout | null} null until the board has a size */
  #layout = null;
  /** @type {Hole} */
  #current = { side: "first", hole: 1 };
  /** @type {Side} whose hole a digit means */
  #mover = "first";

  /**
   * @param {HTMLElement} root
   * @param {Handlers} handlers
   */
  constructor(root, handlers) {
    this.#handlers = handlers;
    this.#kazans = { first: createKazan("first"), second: createKazan("second") };
    root.append(this.#group);
    this.#listen();
  }

  /** @param {Layout} layout */
  arrange(layout) {
    if (layout.holes !== this.#layout?.holes) this.#build(layout.holes);
    this.#layout = layout;
    const { style } = this.#group;
    style.setProperty("--count-band", `${layout.count}px`);
    style.setProperty("--number-band", `${layout.number}px`);
    style.setProperty("--sign", `${layout.sign}px`);
    style.setProperty("--figure", `${layout.figure}px`);
    this.#group.dataset.upright = String(layout.upright);
    for (const side of SIDES) {
      for (let hole = 1; hole <= layout.holes; hole++) {
        const button = this.#button({ side, hole });
        place(button, targetRect(layout, side, hole), layout);
        button.dataset.near = String(side === layout.near);
      }
      place(this.#kazans[side].element, plaqueRect(layout, side), layout);
    }
  }

  /**
   * Writes what is on the board now; cheap enough to be called for every frame.
   *
   * @param {Map<Place, number>} counts
   */
  count(counts) {
    for (const [name, button] of this.#buttons) {
      // A tuzdik is always empty: its sign says more than a nought.
      const text = button.dataset.tuzdik ? "" : String(counts.get(name) ?? 0);
      write(button.firstElementChild, text);
    }
    for (const side of SIDES) {
      write(this.#kazans[side].count, String(counts.get(kazanPlace(side)) ?? 0));
    }
  }

  /**
   * @param {object} state
   * @param {Side} state.mover
   * @param {readonly number[]} state.playable the mover's holes that may be chosen
   * @param {Record<Side, number | null>} state.tuzdiks
   * @param {{ side: Side, balls: number } | null} state.gain what the last move brought
   * @param {Map<Place, number>} counts
   * @param {Labels} labels
   */
  describe({ mover, playable, tuzdiks, gain }, counts, labels) {
    this.#mover = mover;
    this.#group.setAttribute("aria-label", labels.board);
    for (const side of SIDES) {
      set(this.#rows[side], "aria-label", labels.row(side));
      for (let hole = 1; hole <= (this.#layout?.holes ?? 0); hole++) {
        const button = this.#button({ side, hole });
        const owner = tuzdiks[other(side)] === hole ? other(side) : null;
        const balls = counts.get(holePlace(side, hole)) ?? 0;
        const name = labels.name?.(hole) ?? "";
        const words = labels.hole(hole, balls, owner);
        set(button, "aria-label", name ? `${words}, ${name}` : words);
        set(button, "data-name", this.#roomFor(name, hole));
        const may = side === mover && playable.includes(hole);
        set(button, "aria-disabled", String(!may));
        set(button, "data-tuzdik", owner ?? "");
      }
      const { name, gain: note } = this.#kazans[side];
      write(name, labels.kazan(side));
      write(note, gain?.side === side && gain.balls > 0 ? `+${gain.balls}` : "");
    }
  }

  /**
   * What is written beside a hole instead of its number, empty where there is no room.
   *
   * @param {string} name
   * @param {number} hole
   */
  #roomFor(name, hole) {
    const { upright, pitch } = this.#layout ?? { upright: true, pitch: 0 };
    if (!name || upright || pitch < 84) return "";
    return pitch < 130 ? name : `${hole} ${name}`;
  }

  /** @param {Hole} hole */
  focus(hole) {
    this.#rove(hole);
    this.#button(hole).focus();
  }

  /** @param {number} holes */
  #build(holes) {
    this.#buttons.clear();
    for (const side of SIDES) {
      this.#rows[side].replaceChildren();
      for (let hole = 1; hole <= holes; hole++) {
        const button = createButton(side, hole);
        this.#buttons.set(holePlace(side, hole), button);
        this.#rows[side].append(button);
      }
      this.#group.append(this.#rows[side], this.#kazans[side].element);
    }
    this.#rove({ side: this.#mover, hole: 1 });
  }

  #listen() {
    const group = this.#group;
    const { choose, point } = this.#handlers;
    // The hole that the keyboard is at; after a press by finger or mouse there is none.
    const focusedHole = () => holeOf(group.querySelector(".togyz-hole:focus-visible"));
    group.addEventListener("click", ({ target }) => {
      const hole = holeOf(target);
      if (!hole) return;
      this.#rove(hole);
      choose(hole);
    });
    group.addEventListener("pointerover", ({ target }) => point(holeOf(target)));
    group.addEventListener("pointerleave", () => point(focusedHole()));
    group.addEventListener("focusin", ({ target }) => {
      const hole = holeOf(target);
      if (hole) this.#rove(hole);
      if (focusedHole()) point(hole);
    });
    group.addEventListener("focusout", () => point(null));
    group.addEventListener("keydown", (event) => this.#key(event));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || !this.#layout) return;
    const to = this.#goal(event.key, this.#layout);
    if (!to) return;
    event.preventDefault();
    this.focus(to);
  }

  /**
   * The hole that a key leads to.
   *
   * @param {string} key
   * @param {Layout} layout
   * @returns {Hole | null}
   */
  #goal(key, layout) {
    if (key === "Home") return { side: this.#current.side, hole: 1 };
    if (key === "End") return { side: this.#current.side, hole: layout.holes };
    const digit = /^[1-9]$/.test(key) ? Number(key) : 0;
    if (digit > 0 && digit <= layout.holes) return { side: this.#mover, hole: digit };
    return neighbour(layout, this.#current, key);
  }

  /**
   * Makes a hole the one that the Tab key comes to.
   *
   * @param {Hole} hole
   */
  #rove(hole) {
    for (const button of this.#buttons.values()) button.tabIndex = -1;
    this.#current = hole;
    this.#button(hole).tabIndex = 0;
  }

  /** @param {Hole} hole */
  #button({ side, hole }) {
    const button = this.#buttons.get(holePlace(side, hole));
    if (!button) throw new RangeError(`no hole ${side} ${hole}`);
    return button;
  }
}

/**
 * @param {EventTarget | null} target
 * @returns {Hole | null}
 */
function holeOf(target) {
  const button = target instanceof Element ? target.closest(".togyz-hole") : null;
  if (!(button instanceof HTMLElement)) return null;
  const side = button.dataset.side === "first" ? "first" : "second";
  return { side, hole: Number(button.dataset.hole) };
}

/**
 * Sets what is not so already: each change would have the browser find its styles again.
 *
 * @param {Element} element
 * @param {string} name
 * @param {string} value
 */
function set(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
