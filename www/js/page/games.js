// The dialog with all games that were played here.

import { dateOf, holds } from "../library/entry.js";
import { recordsOf } from "../library/record.js";
import { ask, dismissable } from "./dialog.js";
import { download } from "./hand.js";
import { sayProblem } from "./problem.js";
import { byId, icon } from "./text.js";
import { nameOf } from "./wording.js";

/** @import { Key, Translate } from "../i18n/index.js" */
/** @import { Entry } from "../library/entry.js" */
/** @import { Keeper } from "../library/keeper.js" */
/** @import { Library } from "../library/library.js" */

export class Games {
  #dialog = byId("games-dialog", HTMLDialogElement);
  #search = byId("games-search", HTMLInputElement);
  #list = byId("games-list", HTMLUListElement);
  #none = byId("games-none", HTMLElement);
  #said = byId("games-said", HTMLElement);
  #undo = byId("games-undo", HTMLButtonElement);
  #file = byId("games-file", HTMLInputElement);
  #library;
  #keeper;
  #resume;
  /** @type {Translate} */
  #t = (key) => key;
  /** @type {Entry[]} */
  #entries = [];
  /** What was deleted last. @type {Entry | null} */
  #deleted = null;

  /**
   * @param {Library} library
   * @param {Keeper} keeper
   * @param {(entry: Entry) => boolean} resume says whether it could
   */
  constructor(library, keeper, resume) {
    this.#library = library;
    this.#keeper = keeper;
    this.#resume = resume;
    dismissable(this.#dialog);
    this.#search.addEventListener("input", () => this.#show());
    this.#dialog.addEventListener("keydown", (event) => {
      // In a form of a dialog it would press the button that closes.
      if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
    });
    this.#undo.addEventListener("click", () => this.#bringBack());
    byId("games-save", HTMLButtonElement).addEventListener("click", () => this.#save());
    byId("games-pick", HTMLButtonElement).addEventListener("click", () => this.#file.click());
    this.#file.addEventListener("change", () => this.#take());
  }

  /** @param {Translate} t */
  async open(t) {
    this.#t = t;
    this.#search.value = "";
    this.#deleted = null;
    this.#say("");
    await this.#read();
    await ask(this.#dialog);
  }

  async #read() {
    await this.#keeper.written;
    const { entries, strange } = await this.#library.all();
    this.#entries = entries;
    if (strange.length > 0) this.#say(this.#t("games-strange"));
    this.#show();
  }

  #show() {
    const found = this.#entries.filter((entry) => holds(this.#textOf(entry), this.#search.value));
    this.#list.replaceChildren(...found.map((entry) => this.#item(entry)));
    const none = this.#entries.length === 0 ? "games-none" : "games-nothing";
    this.#none.textContent = found.length === 0 ? this.#t(none) : "";
    byId("games-save", HTMLButtonElement).disabled = this.#entries.length === 0;
  }

  /** @param {Entry} entry */
  #titleOf({ name, kept: { setup } }) {
    if (name) return name;
    return `${nameOf(this.#t, "first", setup)} – ${nameOf(this.#t, "second", setup)}`;
  }

  /** @param {Entry} entry */
  #aboutOf({ kept, changed, result, record }) {
    const { rules } = kept.setup;
    const parts = [
      dateOf(changed),
      this.#t("moves-count", { n: Math.ceil(kept.moves.length / 2) }),
      result || (record === undefined ? this.#t("game-open") : ""),
      record === undefined ? "" : this.#t("study"),
      rules === "togyzkumalak" ? "" : this.#t(/** @type {Key} */ (`rules-${rules}`)),
    ];
    return parts.filter(Boolean).join(" · ");
  }

  /** @param {Entry} entry */
  #textOf = (entry) => `${this.#titleOf(entry)} ${this.#aboutOf(entry)}`;

  /** @param {Entry} entry */
  #item(entry) {
    const item = document.createElement("li");
    item.dataset.here = String(entry.id === this.#keeper.entry?.id);
    const open = document.createElement("button");
    open.type = "button";
    open.className = "game";
    const title = document.createElement("b");
    title.textContent = this.#titleOf(entry);
    const about = document.createElement("small");
    about.textContent = this.#aboutOf(entry);
    if (entry.record !== undefined) open.append(icon("study"));
    open.append(title, about);
    open.addEventListener("click", () => this.#open(entry));
    item.append(
      open,
      this.#button("pen", "game-rename", entry, () => this.#rename(item, entry)),
    );
    if (entry.id !== this.#keeper.entry?.id) {
      item.append(this.#button("bin", "game-delete", entry, () => this.#delete(item, entry)));
    }
    return item;
  }

  /** @param {string} sign @param {Key} label @param {Entry} entry @param {() => void} act */
  #button(sign, label, entry, act) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "icon-button";
    button.setAttribute("aria-label", this.#t(label, { name: this.#titleOf(entry) }));
    button.append(icon(sign));
    button.addEventListener("click", act);
    return button;
  }

  /** @param {Entry} entry */
  #open(entry) {
    if (entry.id === this.#keeper.entry?.id || this.#resume(entry)) this.#dialog.close("");
    else this.#say(this.#t("games-strange"));
  }

  /** @param {HTMLElement} item @param {Entry} entry */
  #rename(item, entry) {
    const input = document.createElement("input");
    input.value = this.#titleOf(entry);
    input.setAttribute("aria-label", this.#t("game-name"));
    item.querySelector(".game")?.replaceWith(input);
    input.select();
    let done = false;
    /** @param {boolean} keeps */
    const end = async (keeps) => {
      if (done) return;
      done = true;
      const name = input.value.trim();
      if (keeps && name !== this.#titleOf(entry)) {
        this.#keeper.rename(entry.id, name);
        const { entry: here } = this.#keeper;
        await this.#library.put([here?.id === entry.id ? here : { ...entry, name }]);
      }
      await this.#read();
      this.#focus(entry.id);
    };
    input.addEventListener("keydown", (event) => {
      if (event.key === "Enter") void end(true);
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      void end(false);
    });
    input.addEventListener("blur", () => end(true));
  }

  /** @param {HTMLElement} item @param {Entry} entry */
  async #delete(item, entry) {
    const next = item.nextElementSibling ?? item.previousElementSibling;
    const at = next ? [...this.#list.children].indexOf(next) : 0;
    await this.#library.remove(entry.id);
    this.#deleted = entry;
    await this.#read();
    this.#say(this.#t("game-deleted", { name: this.#textOf(entry) }));
    const items = [...this.#list.children];
    const after = items[Math.min(at, items.length - 1)]?.querySelector("button");
    (after ?? this.#undo).focus();
  }

  async #bringBack() {
    const entry = this.#deleted;
    if (!entry) return;
    await this.#library.put([entry]);
    this.#deleted = null;
    this.#say("");
    await this.#read();
    this.#focus(entry.id);
  }

  /** @param {string} id */
  #focus(id) {
    const at = this.#entries.findIndex((entry) => entry.id === id);
    const button = this.#list.children[at]?.querySelector("button");
    (button ?? this.#search).focus();
  }

  #save() {
    const name = (/** @type {import("../match.js").Player} */ player) =>
      this.#t(player === "human" ? "you" : player);
    const text = recordsOf(this.#entries, name);
    download(new Blob([text], { type: "text/plain" }), "togyzkumalak-games.txt");
  }

  async #take() {
    const file = this.#file.files?.[0];
    this.#file.value = "";
    if (!file) return;
    try {
      const n = await this.#library.take(await file.text());
      await this.#read();
      this.#say(this.#t("games-taken", { n }));
    } catch (error) {
      const { where, what } = sayProblem(this.#t, error);
      this.#say([where, what].filter(Boolean).join(" "));
    }
  }

  /** @param {string} text */
  #say(text) {
    this.#said.textContent = text;
    this.#undo.hidden = this.#deleted === null;
  }
}
