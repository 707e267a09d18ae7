// What can be done with the move that is looked at: a comment, a mark, another place for its line, an end.

import { byId } from "../page/text.js";
import { SIGNS } from "../tree/node.js";

/** @import { Node } from "../tree/node.js" */
/** @import { Tree } from "../tree/tree.js" */
/** @import { StudyKey } from "../i18n/study/index.js" */
/** @import { Desk } from "./desk.js" */

/** In the order in which they are offered: from the best to the worst. */
const MARKS = [3, 1, 5, 6, 2, 4];

/** Milliseconds without a key after which what was written is kept. */
const REST = 400;

export class Edit {
  #desk;
  #note = byId("note", HTMLElement);
  #text = byId("note-text", HTMLTextAreaElement);
  #signs = byId("signs", HTMLElement);
  #said = byId("moves-said", HTMLElement);
  #undo = byId("moves-undo", HTMLButtonElement);
  #buttons = {
    note: byId("edit-note", HTMLButtonElement),
    signs: byId("edit-signs", HTMLButtonElement),
    promote: byId("edit-promote", HTMLButtonElement),
    remove: byId("edit-remove", HTMLButtonElement),
  };
  /** What is being written, and where it belongs. @type {{ tree: Tree, node: Node } | null} */
  #writing = null;
  #pause = 0;
  /** What was deleted last. @type {{ tree: Tree, node: Node, place: number } | null} */
  #removed = null;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    const { note, signs, promote, remove } = this.#buttons;
    for (const mark of MARKS) this.#signs.append(this.#createSign(mark));
    note.addEventListener("click", () => {
      this.#open(note, this.#note);
      if (!this.#note.hidden) this.#text.focus();
    });
    signs.addEventListener("click", () => this.#open(signs, this.#signs));
    promote.addEventListener("click", () => {
      if (may(promote)) desk.tree.promote(desk.node);
    });
    remove.addEventListener("click", () => {
      if (may(remove)) this.#remove();
    });
    this.#undo.addEventListener("click", () => this.#restore());
    this.#text.addEventListener("input", () => this.#type());
    this.#text.addEventListener("change", () => this.#commit());
    addEventListener("pagehide", () => this.#commit());
    this.#note.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape") return;
      this.#open(note, this.#note);
      note.focus();
    });
    desk.addEventListener("move", () => {
      this.#commit();
      this.#show();
    });
    desk.addEventListener("tree", (event) => {
      // Whoever goes on does not want the old move back.
      const kind = event instanceof CustomEvent ? event.detail?.kind : undefined;
      if (kind !== "remove" && kind !== "comment" && kind !== "mark") this.#forget();
      this.#show();
    });
    desk.addEventListener("speak", () => {
      this.#forget();
      this.#show();
    });
    this.#show();
  }

  /** @param {number} mark */
  #createSign(mark) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "sign-button";
    button.dataset.mark = String(mark);
    button.textContent = SIGNS[mark] ?? "";
    button.addEventListener("click", () => {
      const { tree, node } = this.#desk;
      // One sign at a time; marks without signs, which a record may bring, stay.
      const others = node.marks.filter((each) => !SIGNS[each]);
      tree.mark(node, node.marks.includes(mark) ? others : [mark, ...others]);
    });
    return button;
  }

  /** A tree is written down whole: not for every key, but when the hand rests. */
  #type() {
    const { tree, node } = this.#desk;
    this.#writing = { tree, node };
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.#commit(), REST);
  }

  #commit() {
    clearTimeout(this.#pause);
    const writing = this.#writing;
    this.#writing = null;
    if (writing?.tree.has(writing.node)) writing.tree.comment(writing.node, this.#text.value);
  }

  #remove() {
    const { tree, node } = this.#desk;
    const place = node.parent?.children.indexOf(node) ?? 0;
    tree.remove(node);
    this.#removed = { tree, node, place };
    this.#said.textContent = this.#desk.t("removed");
    this.#undo.hidden = false;
  }

  #restore() {
    const removed = this.#removed;
    if (!removed || removed.tree !== this.#desk.tree) return;
    removed.tree.restore(removed.node, removed.place);
    this.#desk.go(removed.node);
    this.#buttons.remove.focus();
  }

  #forget() {
    this.#removed = null;
    this.#said.textContent = "";
    this.#undo.hidden = true;
  }

  /**
   * @param {HTMLButtonElement} button
   * @param {HTMLElement} part that it opens and closes
   */
  #open(button, part) {
    if (!may(button)) return;
    const opens = part.hidden;
    // One at a time: on a phone both would leave nothing of the moves.
    for (const each of [this.#note, this.#signs]) each.hidden = each !== part || !opens;
    this.#tellOpen();
  }

  #tellOpen() {
    const { note, signs } = this.#buttons;
    note.setAttribute("aria-expanded", String(!this.#note.hidden));
    signs.setAttribute("aria-expanded", String(!this.#signs.hidden));
  }

  #show() {
    const { node, t } = this.#desk;
    const { signs, promote, remove } = this.#buttons;
    if (!this.#writing && this.#text.value !== node.comment) this.#text.value = node.comment;
    allow(signs, node.parent !== null);
    allow(promote, !node.main);
    allow(remove, node.parent !== null);
    if (!node.parent && !this.#signs.hidden) this.#signs.hidden = true;
    this.#tellOpen();
    this.#text.placeholder = t("comment");
    for (const button of this.#signs.children) {
      const mark = Number(/** @type {HTMLElement} */ (button).dataset.mark);
      const words = t(/** @type {StudyKey} */ (`mark-${mark}`));
      button.setAttribute("aria-label", words);
      button.setAttribute("title", words);
      button.setAttribute("aria-pressed", String(node.marks.includes(mark)));
    }
  }
}

/** Not `disabled`: the focus would be lost from a button that has just been pressed. */
/** @param {HTMLButtonElement} button @param {boolean} allowed */
const allow = (button, allowed) => button.setAttribute("aria-disabled", String(!allowed));

/** @param {HTMLButtonElement} button */
const may = (button) => button.getAttribute("aria-disabled") !== "true";
