// The element. Importing this defines nothing and needs no page: `index.js` gives the tag its name.

import { TogyzError } from "../engine/errors.js";
import { inEnglish, loadBoardWords } from "../i18n/board/index.js";
import { findLanguage } from "../i18n/language.js";
import { createFrame } from "./frame.js";
import { Table } from "./table.js";
import { troubleOf } from "./trouble.js";
import { ATTRIBUTES, readWishes } from "./wishes.js";

/** @import { Game, Move, RecordOptions, Side } from "../engine/index.js" */
/** @import { SayBoard } from "../i18n/board/index.js" */
/** @import { Language } from "../i18n/language.js" */
/** @import { Control } from "./controls.js" */
/** @import { Frame } from "./frame.js" */
/** @import { Fault } from "./wishes.js" */

// A server that renders pages has no elements, and may import this all the same.
const Base =
  typeof HTMLElement === "undefined"
    ? /** @type {typeof HTMLElement} */ (/** @type {unknown} */ (class {}))
    : HTMLElement;

/** Reflected properties; `lang` every element has, and `ply` tells where the game stands. */
const REFLECTED = ATTRIBUTES.filter((name) => name !== "lang" && name !== "ply");

export class TogyzKumalakElement extends Base {
  static observedAttributes = ATTRIBUTES;

  static {
    for (const name of REFLECTED) {
      Object.defineProperty(TogyzKumalakElement.prototype, name, {
        configurable: true,
        enumerable: true,
        /** @this {TogyzKumalakElement} */
        get() {
          return this.getAttribute(name);
        },
        /** @this {TogyzKumalakElement} @param {unknown} value */
        set(value) {
          this.#reflect(name, value);
        },
      });
    }
  }

  /** @type {Frame | null} */
  #frame = null;
  /** @type {Table | null} */
  #table = null;
  #language = "";
  /** @type {SayBoard} English until another language has come */
  #t = inEnglish();
  /** @type {string[]} the faults that have been told of */
  #told = [];
  #stale = false;

  connectedCallback() {
    for (const name of [...REFLECTED, "ply"]) this.#upgrade(name);
    this.#schedule();
  }

  disconnectedCallback() {
    // Moving an element takes it off and puts it back at once: that should stop nothing.
    queueMicrotask(() => this.isConnected || this.#table?.rest());
  }

  /** With this, `moveBefore` does not even take it off. */
  connectedMoveCallback() {}

  /** @param {string} _name @param {string | null} before @param {string | null} after */
  attributeChangedCallback(_name, before, after) {
    if (before !== after) this.#schedule();
  }

  get ply() {
    return this.snapshot?.ply ?? 0;
  }

  set ply(value) {
    this.#reflect("ply", value);
    // The game may have gone on from there, so that the attribute alone would change nothing.
    if (this.isConnected) this.goTo(Number(value));
  }

  get snapshot() {
    const table = this.#fresh();
    return table && !table.trouble ? table.match.snapshot : null;
  }

  get state() {
    const table = this.#fresh();
    if (!table) return "empty";
    return table.trouble ? "error" : table.match.state;
  }

  get timeLeft() {
    return this.#fresh()?.timeLeft ?? null;
  }

  get error() {
    return this.#fresh()?.trouble ?? null;
  }

  /** @param {number} hole @returns {Move | null} */
  play(hole) {
    const table = this.#need();
    table.act("script", (match) => match.play(hole));
    return table.match.moves[table.match.snapshot.ply - 1] ?? null;
  }

  undo() {
    this.#need().act("undo", (match) => match.undo());
  }

  redo() {
    this.#need().act("redo", (match) => match.redo());
  }

  /** @param {number} ply */
  goTo(ply) {
    this.#need().act("visit", (match) => match.goTo(ply));
  }

  newGame() {
    this.#need().act("computer", (match) => match.start(match.setup));
  }

  /** @param {Side} [side] */
  resign(side) {
    const table = this.#need();
    table.act("script", (match) => {
      match.declare({
        reason: "resignation",
        side: side ?? table.own ?? match.snapshot.toMove,
      });
    });
  }

  start() {
    this.#need().start();
  }

  pause() {
    this.#need().pause();
  }

  flip() {
    const { wishes } = this.#read();
    this.setAttribute("orientation", wishes.near === "first" ? "second" : "first");
  }

  skip() {
    this.#need().skip();
  }

  moveList() {
    return this.#need().match.moves;
  }

  /** @param {RecordOptions} [options] */
  toRecord(options) {
    return this.#ask((game) => game.record(options));
  }

  positionText() {
    return this.#ask((game) => game.positionText());
  }

  /** @override */
  focus() {
    this.#fresh()?.focus();
  }

  /**
   * @template T
   * @param {(game: Game) => T} ask
   */
  #ask(ask) {
    const { game } = this.#need().match;
    try {
      return ask(game);
    } finally {
      game.free();
    }
  }

  /** @param {string} name @param {unknown} value */
  #reflect(name, value) {
    const none = value === false && (name === "playable" || name === "controls");
    if (none) this.setAttribute(name, "none");
    else if (value === true) this.setAttribute(name, "");
    else if (value === null || value === undefined || value === false) this.removeAttribute(name);
    else this.setAttribute(name, Array.isArray(value) ? value.join(" ") : String(value));
  }

  /**
   * A property that was set before the element was defined hides the one that does something.
   *
   * @param {string} name
   */
  #upgrade(name) {
    if (!Object.hasOwn(this, name)) return;
    const value = Reflect.get(this, name);
    Reflect.deleteProperty(this, name);
    this.#reflect(name, value);
  }

  /** Waits for the other attributes that are set in the same breath. */
  #schedule() {
    if (this.#stale) return;
    this.#stale = true;
    queueMicrotask(() => this.#fresh());
  }

  /** Makes true what the attributes say, if it is not yet. */
  #fresh() {
    if (!this.#stale || !this.isConnected) return this.#table;
    this.#stale = false;
    this.#table ??= this.#furnish();
    const { wishes, faults } = this.#read();
    this.#speak();
    this.#table.update(wishes, this.#t);
    this.#complain(faults);
    return this.#table;
  }

  /** The table, or an error that says why there is none. */
  #need() {
    const table = this.#fresh();
    if (table) return table;
    throw new TogyzError("not-connected", "the element has no game before it is on a page");
  }

  #furnish() {
    const frame = createFrame(this.shadowRoot ?? this.attachShadow({ mode: "open" }));
    frame.text.addEventListener("slotchange", () => this.#schedule());
    this.#frame = frame;
    return new Table(
      frame,
      (type, detail, cancelable) => this.#tell(type, detail, cancelable),
      (control) => this.#use(control),
    );
  }

  #read() {
    // The record that is written inside of the element: other elements there are a fallback.
    const nodes = this.#frame?.text.assignedNodes() ?? [];
    const text = nodes
      .filter((node) => node instanceof Text || node instanceof HTMLPreElement)
      .map((node) => node.textContent)
      .join("");
    return readWishes((name) => this.getAttribute(name), text);
  }

  #speak() {
    const own = this.closest("[lang]")?.getAttribute("lang");
    const language = findLanguage(own ? [own, ...navigator.languages] : navigator.languages);
    if (language === this.#language) return;
    this.#language = language;
    void this.#load(language);
  }

  /** @param {Language} language */
  async #load(language) {
    const words = await loadBoardWords(language);
    if (language !== this.#language) return;
    this.#t = words;
    this.#schedule();
  }

  /** @param {Fault[]} faults */
  #complain(faults) {
    const messages = faults.map(
      ({ attribute, value, expected }) =>
        `${attribute}="${value}" is not understood; expected ${expected}`,
    );
    const news = messages.filter((message) => !this.#told.includes(message));
    this.#told = messages;
    for (const message of news) {
      this.#tell("togyz-error", troubleOf(new TogyzError("bad-attribute", message)));
    }
  }

  /** @param {Control} control */
  #use(control) {
    const table = this.#need();
    const { ply, plies } = table.match.snapshot;
    const act = {
      new: () => this.newGame(),
      run: () => (table.running ? this.pause() : this.start()),
      undo: () => this.undo(),
      redo: () => this.redo(),
      first: () => this.goTo(0),
      previous: () => this.goTo(Math.max(0, ply - 1)),
      next: () => this.goTo(Math.min(plies, ply + 1)),
      last: () => this.goTo(plies),
      flip: () => this.flip(),
      resign: () => this.resign(),
    };
    act[control]();
  }

  /**
   * @param {string} type
   * @param {unknown} detail
   * @param {boolean} [cancelable]
   * @returns {boolean} whether nobody forbids it
   */
  #tell(type, detail, cancelable = false) {
    const event = new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable });
    return this.dispatchEvent(event);
  }
}
