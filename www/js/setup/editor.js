// The dialog in which a position is set up: by taps, by keys, or as text. It always says what is wrong.

import { isRulesName, RULES } from "../kept.js";
import { ask } from "../page/dialog.js";
import { writeLink } from "../text/link.js";
import { Tree } from "../tree/tree.js";
import { Cells } from "./cells.js";
import { button, make } from "./make.js";
import { Sketch } from "./sketch.js";
import { keyOfReason } from "./why.js";

/** @import { Game, Side } from "../engine/index.js" */
/** @import { Words } from "./why.js" */

/**
 * The desk of the page, as far as it is used here.
 *
 * @typedef {EventTarget & { t: Words, game: Game, open(tree: Tree): void }} Desk
 */

export class SetupEditor {
  #desk;
  #play;
  #cells = new Cells();
  #sketch = new Sketch("togyzkumalak");
  /** The position that was left by the key Escape, by mistake perhaps: it is gone on with. @type {string | null} */
  #left = null;
  /** Whether the next digit goes on with the number of the place that is chosen. */
  #typing = false;
  #rules = make("select", { id: "setup-rules" });
  #balls = make("input", { type: "number", min: "0", inputmode: "numeric", id: "setup-balls" });
  #tuzdik = button("setup-tuzdik", () => this.#edit(() => this.#sketch.toggle(this.#chosen)));
  #count = make("p", { class: "setup-count" });
  #reasons = make("ul", { class: "setup-reasons" });
  #text = make("textarea", {
    id: "setup-text",
    dir: "ltr",
    rows: "2",
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "off",
  });
  #analyse = make("button", {
    type: "submit",
    value: "analyse",
    class: "primary",
    "data-text": "setup-analyse",
  });
  #leave = make("button", { type: "submit", value: "play", "data-text": "begin" });
  #dialog;

  /**
   * @param {Desk} desk
   * @param {(hash: string) => void} play opens the page of the game with a link
   */
  constructor(desk, play) {
    this.#desk = desk;
    this.#play = play;
    this.#dialog = make("dialog", { class: "wide setup", "aria-labelledby": "setup-heading" });
    this.#dialog.append(this.#form());
    document.body.append(this.#dialog);
    this.#rules.append(...RULES.map((name) => new Option(name, name)));
    this.#cells.addEventListener("choose", () => {
      this.#typing = false;
      this.#show();
    });
    this.#cells.addEventListener("key", (event) => {
      this.#key(/** @type {CustomEvent<KeyboardEvent>} */ (event).detail);
    });
    this.#balls.addEventListener("input", () => this.#put(Number(this.#balls.value)));
    this.#rules.addEventListener("change", () => this.#begin(this.#rules.value));
    this.#text.addEventListener("input", () => this.#read());
    this.#dialog.addEventListener("keydown", (event) => {
      // In a form it would press the first button that closes.
      if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
    });
    desk.addEventListener("speak", () => this.#speak());
    this.#speak();
  }

  /** Opens with the position that is looked at, or with what was made of it before an Escape. */
  async open() {
    const { rules } = this.#desk.game.snapshot();
    const position = this.#desk.game.positionText();
    const seen = `${rules.name} ${position}`;
    if (this.#left !== seen) this.#begin(rules.name, position);
    const answer = ask(this.#dialog);
    this.#cells.focus();
    const what = await answer;
    this.#left = what === "" ? seen : null;
    const start = { rules: this.#sketch.rules, position: this.#sketch.text };
    if (what === "analyse") this.#desk.open(new Tree(start));
    if (what === "play") this.#play(writeLink({ start, moves: [], end: null, friend: null }));
  }

  get #chosen() {
    return this.#cells.chosen;
  }

  /**
   * @param {string} rules
   * @param {string} [text]
   */
  #begin(rules, text) {
    const known = isRulesName(rules);
    this.#sketch = new Sketch(known ? rules : "togyzkumalak", known ? text : undefined);
    this.#cells.build(this.#sketch.reading.holes.first.length);
    this.#show();
  }

  /** @param {() => void} change */
  #edit(change) {
    change();
    this.#show();
  }

  /** @param {number} balls */
  #put(balls) {
    this.#edit(() => this.#sketch.put(this.#chosen, balls));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const now = this.#sketch.balls(this.#chosen);
    if (/^\d$/.test(event.key)) {
      this.#put(Number(`${this.#typing ? now : ""}${event.key}`));
      this.#typing = true;
    } else if (event.key === "Backspace") this.#put(Math.floor(now / 10));
    else if (event.key === "+" || event.key === "=") this.#put(now + 1);
    else if (event.key === "-") this.#put(now - 1);
    else if (event.key === "t" && this.#chosen.hole > 0) this.#tuzdik.click();
    else return;
    event.preventDefault();
  }

  /** Takes over a text, as far as it is one. */
  #read() {
    try {
      const text = this.#text.value.replace(/\s+/g, " ").trim();
      this.#sketch = new Sketch(this.#sketch.rules, text);
      this.#show(false);
    } catch (error) {
      const { code = "" } = /** @type {{ code?: string }} */ (error);
      this.#say([this.#desk.t(keyOfReason(code))]);
    }
  }

  /** @param {boolean} [writes] whether the text is to be written anew */
  #show(writes = true) {
    const { t } = this.#desk;
    const { reading, found: n, all, rules, text } = this.#sketch;
    const spot = this.#chosen;
    this.#cells.show(this.#sketch, t);
    this.#rules.value = rules;
    if (this.#balls.value !== String(this.#sketch.balls(spot)))
      this.#balls.value = String(this.#sketch.balls(spot));
    this.#tuzdik.setAttribute("aria-pressed", String(this.#sketch.owner(spot) !== null));
    this.#tuzdik.disabled = spot.hole === 0;
    for (const input of this.#dialog.querySelectorAll("[name=setup-next]")) {
      if (input instanceof HTMLInputElement) input.checked = input.value === reading.toMove;
    }
    if (writes) this.#text.value = text;
    const gap = n < all ? t("setup-missing", { n: all - n }) : t("setup-extra", { n: n - all });
    this.#count.textContent = [t("setup-count", { n, all }), n === all ? "" : gap].join(" ").trim();
    const others = reading.reasons.filter((code) => !code.endsWith("ball-total"));
    this.#say(others.map((code) => t(keyOfReason(code))));
    const legal = reading.reasons.length === 0;
    if (legal) this.#count.textContent += ` ${t("setup-right")}`;
    this.#count.dataset.right = String(legal);
    this.#analyse.disabled = !legal;
    this.#leave.disabled = !legal;
  }

  /** @param {string[]} reasons */
  #say(reasons) {
    this.#reasons.replaceChildren(...reasons.map((reason) => make("li", {}, reason)));
    if (reasons.length > 0) for (const each of [this.#analyse, this.#leave]) each.disabled = true;
  }

  #speak() {
    const { t } = this.#desk;
    for (const element of this.#dialog.querySelectorAll("[data-text]")) {
      element.textContent = t(/** @type {"setup"} */ (element.getAttribute("data-text")));
    }
    for (const element of this.#dialog.querySelectorAll("[data-label]")) {
      const label = t(/** @type {"setup"} */ (element.getAttribute("data-label")));
      element.setAttribute("aria-label", label);
    }
    for (const option of this.#rules.options) {
      option.textContent = t(/** @type {"rules-bestemshe"} */ (`rules-${option.value}`));
    }
    this.#show();
  }

  #form() {
    const step = (
      /** @type {number} */ by,
      /** @type {string} */ label,
      /** @type {string} */ sign,
    ) => {
      const act = () => this.#put(this.#sketch.balls(this.#chosen) + by);
      const element = make("button", { type: "button", class: "step", "data-label": label }, sign);
      element.addEventListener("click", act);
      return element;
    };
    const side = (/** @type {Side} */ value) => {
      const input = make("input", { type: "radio", name: "setup-next", value });
      input.addEventListener("change", () => this.#edit(() => this.#sketch.turn(value)));
      return make("label", {}, input, make("span", { "data-text": value }));
    };
    const tool = (/** @type {string} */ text, /** @type {() => void} */ act) =>
      button(text, () => this.#edit(act));
    this.#balls.setAttribute("data-label", "setup-balls");
    return make(
      "form",
      { method: "dialog" },
      make("h2", { id: "setup-heading", "data-text": "setup" }),
      make(
        "div",
        { class: "field" },
        make("label", { for: "setup-rules", "data-text": "rules" }),
        this.#rules,
      ),
      this.#cells.root,
      make(
        "div",
        { class: "setup-hand", role: "group", "data-label": "setup-choose" },
        step(-1, "setup-less", "−"),
        this.#balls,
        step(1, "setup-more", "+"),
        this.#tuzdik,
      ),
      make("div", { class: "setup-said", role: "status" }, this.#count, this.#reasons),
      make(
        "fieldset",
        { class: "row" },
        make("legend", { "data-text": "setup-next" }),
        side("first"),
        side("second"),
      ),
      make(
        "div",
        { class: "setup-tools" },
        tool("setup-rest-first", () => this.#sketch.rest("first")),
        tool("setup-rest-second", () => this.#sketch.rest("second")),
        button("setup-start", () => this.#begin(this.#sketch.rules)),
        tool("setup-empty", () => this.#sketch.empty()),
        tool("setup-mirror", () => this.#sketch.mirror()),
      ),
      make(
        "div",
        { class: "field" },
        make("label", { for: "setup-text", "data-text": "setup-text" }),
        this.#text,
      ),
      make(
        "div",
        { class: "buttons" },
        make("button", { type: "submit", value: "close", "data-text": "close" }),
        this.#leave,
        this.#analyse,
      ),
    );
  }
}
