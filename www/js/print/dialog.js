// The dialog that gives a study away: as text, as a page to keep or to print, and its diagrams one by one.

import { dress } from "../board/style.js";
import { directionOf } from "../i18n/index.js";
import { ask, dismissable } from "../page/dialog.js";
import { copy, download } from "../page/hand.js";
import { button, make } from "../setup/make.js";
import { diagramsOf } from "./diagrams.js";
import { pageOf, SHEET, sheetOf } from "./page.js";

/** @import { Format, Side } from "../engine/index.js" */
/** @import { Key, Language } from "../i18n/index.js" */
/** @import { StudyKey } from "../i18n/study/index.js" */
/** @import { Tree } from "../tree/tree.js" */
/** @import { Diagram } from "./diagrams.js" */

/**
 * The desk of the page, as far as it is used here.
 *
 * @typedef {EventTarget & { tree: Tree,
 *   t: (key: Key | StudyKey, values?: Record<string, string | number>) => string }} Desk
 */

/** @type {readonly Format[]} */
const FORMATS = ["server", "tgk", "uci", "digits"];

/** What is printed when the page is. */
const PRINTED = `${SHEET}
@media screen { .print-sheet { display: none; } }
@media print { html:has(.print-sheet) { background: #fff; } body:has(> .print-sheet) > :not(.print-sheet) { display: none !important; }
  body:has(> .print-sheet) { display: block; block-size: auto; min-block-size: 0; overflow: visible; background: #fff; } }
`;

export class PrintDialog {
  #desk;
  #near;
  #format = make("select", { id: "print-format" });
  #text = make("textarea", { id: "print-area", dir: "ltr", rows: "6", readonly: "" });
  #said = make("p", { role: "status" });
  #which = make("select", { id: "print-which" });
  /** @type {Diagram[]} */
  #diagrams = [];
  #dialog;

  /**
   * @param {Desk} desk
   * @param {() => Side} near whose row is at the bottom
   */
  constructor(desk, near) {
    this.#desk = desk;
    this.#near = near;
    this.#dialog = make("dialog", { class: "wide setup", "aria-labelledby": "print-heading" });
    this.#dialog.append(this.#form());
    document.body.append(this.#dialog);
    dismissable(this.#dialog);
    this.#format.append(...FORMATS.map((name) => new Option(name, name)));
    this.#format.addEventListener("change", () => this.#write());
    desk.addEventListener("speak", () => this.#speak());
    this.#speak();
  }

  async open() {
    const { tree, t } = this.#desk;
    this.#diagrams = [...diagramsOf(tree, t("line-start"), this.#near()).values()];
    this.#which.replaceChildren(
      ...this.#diagrams.map(({ caption }, index) => new Option(caption, String(index))),
    );
    this.#said.textContent = t("print-diagrams", { n: this.#diagrams.length });
    this.#write();
    await ask(this.#dialog);
  }

  #write() {
    this.#text.value = this.#desk.tree.toRecord(/** @type {Format} */ (this.#format.value));
    this.#text.scrollTop = 0;
  }

  async #copy() {
    const done = await copy(this.#text);
    this.#said.textContent = this.#desk.t(done ? "copied" : "copy-by-hand");
  }

  /** How the page is worded. */
  #wording() {
    const { t } = this.#desk;
    const language = /** @type {Language} */ (document.documentElement.lang);
    const [untitled, start] = [t("print-untitled"), t("line-start")];
    return { language, direction: directionOf(language), untitled, start, near: this.#near() };
  }

  #print() {
    const sheet = make("main", { class: "print-sheet sheet" });
    sheet.innerHTML = sheetOf(this.#desk.tree, this.#wording());
    dress(document, PRINTED);
    this.#dialog.close("");
    document.body.append(sheet);
    addEventListener("afterprint", () => sheet.remove(), { once: true });
    print();
  }

  #speak() {
    const { t } = this.#desk;
    for (const element of this.#dialog.querySelectorAll("[data-text]")) {
      element.textContent = t(/** @type {Key} */ (element.getAttribute("data-text")));
    }
    for (const option of this.#format.options) {
      option.textContent = t(/** @type {"text-uci"} */ (`text-${option.value}`));
    }
  }

  #form() {
    const heading = (/** @type {string} */ text) => make("legend", { "data-text": text });
    const row = (/** @type {HTMLElement[]} */ ...children) =>
      make("div", { class: "print-tools" }, ...children);
    return make(
      "form",
      { method: "dialog" },
      make("h2", { id: "print-heading", "data-text": "print" }),
      make(
        "fieldset",
        {},
        heading("print-page"),
        make("p", { class: "print-about", "data-text": "print-about" }),
        row(
          button("print-print", () => this.#print(), { class: "primary" }),
          button("save", () => {
            const page = pageOf(this.#desk.tree, this.#wording());
            give(page, "text/html", "togyzkumalak.html");
          }),
        ),
      ),
      make(
        "fieldset",
        {},
        heading("print-text"),
        make("label", { class: "spoken", for: "print-format", "data-text": "text-format" }),
        this.#format,
        make("label", { class: "spoken", for: "print-area", "data-text": "print-text" }),
        this.#text,
        row(
          button("copy", () => this.#copy()),
          button("save", () => give(this.#text.value, "text/plain", "togyzkumalak.txt")),
        ),
      ),
      make(
        "fieldset",
        {},
        heading("print-diagram"),
        make("label", { class: "spoken", for: "print-which", "data-text": "print-diagram" }),
        row(
          this.#which,
          button("save", () => {
            const diagram = this.#diagrams[this.#which.selectedIndex];
            if (diagram) give(diagram.svg, "image/svg+xml", "togyzkumalak.svg");
          }),
        ),
      ),
      this.#said,
      make(
        "div",
        { class: "buttons" },
        make("button", { type: "submit", value: "close", "data-text": "close" }),
      ),
    );
  }
}

/** @param {string} text @param {string} type @param {string} name */
const give = (text, type, name) => download(new Blob([text], { type }), name);
