// The dialog with the game as a link and as a picture.

import { HEIGHT, paintShapes, shapesOf, toSvg, WIDTH } from "../board/picture.js";
import { readTheme } from "../board/theme.js";
import { linkedOf, writeLink } from "../text/link.js";
import { ask, dismissable } from "./dialog.js";
import { copy, download, pass } from "./hand.js";
import { byId } from "./text.js";

/** @import { Translate } from "../i18n/index.js" */
/** @import { Side } from "../engine/index.js" */
/** @import { Match } from "../match.js" */

export class Share {
  #dialog = byId("share-dialog", HTMLDialogElement);
  #link = byId("share-link", HTMLInputElement);
  #said = byId("share-said", HTMLElement);
  #match;
  #board;
  /** @type {Translate} */
  #t = (key) => key;
  /** @type {Side} */
  #near = "first";

  /**
   * @param {Match} match
   * @param {HTMLElement} board whose colours the picture has
   */
  constructor(match, board) {
    this.#match = match;
    this.#board = board;
    dismissable(this.#dialog);
    byId("share-send", HTMLButtonElement).addEventListener("click", () => this.#send());
    byId("share-copy", HTMLButtonElement).addEventListener("click", () => this.#copy());
    byId("share-png", HTMLButtonElement).addEventListener("click", () => this.#png());
    byId("share-svg", HTMLButtonElement).addEventListener("click", () => this.#svg());
  }

  /**
   * @param {Translate} t
   * @param {Side} near
   * @param {string} [link] that goes on with the game at a friend's device
   */
  async open(t, near, link) {
    this.#t = t;
    this.#near = near;
    this.#link.value = addressOf(link ?? writeLink(linkedOf(this.#match.kept)));
    byId("share-what", HTMLElement).textContent = t(link ? "share-friend" : "share-link");
    this.#said.textContent = "";
    byId("share-send", HTMLButtonElement).hidden = !navigator.share;
    await ask(this.#dialog);
  }

  async #send() {
    if (!(await pass(this.#link.value, this.#t("title")))) await this.#copy();
  }

  async #copy() {
    const done = await copy(this.#link);
    this.#said.textContent = this.#t(done ? "copied" : "copy-by-hand");
  }

  #shapes() {
    return shapesOf(this.#match.snapshot, readTheme(this.#board), this.#near);
  }

  #png() {
    const canvas = document.createElement("canvas");
    // Sharp on any screen.
    canvas.width = WIDTH * 2;
    canvas.height = HEIGHT * 2;
    const context = canvas.getContext("2d");
    if (!context) return;
    context.scale(2, 2);
    paintShapes(context, this.#shapes());
    canvas.toBlob((blob) => blob && download(blob, "togyzkumalak.png"), "image/png");
  }

  #svg() {
    const svg = toSvg(this.#shapes(), this.#t("title"));
    download(new Blob([svg], { type: "image/svg+xml" }), "togyzkumalak.svg");
  }
}

/** @param {string} hash */
export const addressOf = (hash) => `${location.href.split("#")[0]}${hash}`;
