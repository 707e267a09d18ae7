// The dialog for many games, reviewed one after another.

import { declare } from "../library/record.js";
import { ask, dismissable } from "../page/dialog.js";
import { gameOf } from "../text/opening.js";
import { Tree } from "../tree/tree.js";
import { reviewMany, startOf } from "./batch.js";
import { make, makeButton, says, write, writeKeys } from "./make.js";
import { From } from "./many-from.js";
import { gameRow, openingRows, sideRows } from "./many-rows.js";
import { createEngines } from "./reviewer.js";
import { depthOf, openingOf } from "./statistics.js";

/** @import { Played } from "./batch.js" */
/** @import { Review } from "./review.js" */
/** @import { Desk } from "./reviewer.js" */
/** @import { ReviewStore } from "./store.js" */

export class Many {
  #desk;
  #store;
  #dialog = make("dialog", "many");
  #from;
  #said = make("p", "many-said");
  #bar = make("progress", "");
  #go = makeButton("main-button", "many-go", () => this.#toggle());
  #work = make("div", "many-work", this.#bar, this.#go);
  #sides = make("table", "scores");
  #openings = make("table", "many-table");
  #list = make("ol", "many-games");
  /** @type {readonly Played[]} */
  #games = [];
  /** By the place of the game. @type {Map<number, Review>} */
  #reviews = new Map();
  /** @type {AbortController | null} */
  #running = null;

  /**
   * @param {Desk} desk
   * @param {ReviewStore} store
   */
  constructor(desk, store) {
    this.#desk = desk;
    this.#store = store;
    this.#from = new From(desk, (...what) => this.#lay(...what));
    this.#said.setAttribute("role", "status");
    this.#list.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button) this.#study(Number(button.dataset.game));
    });
    const heading = says(make("h2", ""), "many");
    heading.id = "many-heading";
    const form = make(
      "form",
      "",
      heading,
      this.#from.element,
      this.#said,
      this.#work,
      this.#sides,
      this.#openings,
      this.#list,
      make("div", "buttons", says(make("button", ""), "close")),
    );
    form.method = "dialog";
    this.#dialog.setAttribute("aria-labelledby", heading.id);
    this.#dialog.append(form);
    document.body.append(this.#dialog);
    dismissable(this.#dialog);
  }

  async open() {
    writeKeys(this.#dialog, this.#desk.t);
    this.#from.speak();
    this.#write();
    await ask(this.#dialog);
    this.#running?.abort();
  }

  /**
   * @param {readonly Played[]} games
   * @param {string} trouble what is said if none has a move
   * @param {boolean} typed whether a person is writing still
   */
  #lay(games, trouble, typed) {
    this.#running?.abort();
    this.#running = null;
    this.#desk.busy = false;
    this.#games = games.filter(({ kept }) => kept.moves.length > 0);
    this.#reviews = new Map();
    this.#write();
    if (this.#games.length === 0) write(this.#said, trouble);
    else if (!typed) this.#go.focus();
  }

  async #toggle() {
    if (this.#running) return this.#running.abort();
    const running = new AbortController();
    const engines = createEngines();
    this.#running = running;
    this.#desk.busy = true;
    this.#show();
    try {
      await reviewMany({
        games: this.#games,
        shelf: this.#store,
        engines,
        signal: running.signal,
        progress: (at, share) => {
          this.#bar.value = at + share;
        },
        done: (at, review) => {
          this.#reviews.set(at, review);
          this.#renew(at);
          this.#show();
        },
      });
      this.#end(running, "");
    } catch (error) {
      if (!running.signal.aborted) console.error(error);
      this.#end(running, running.signal.aborted ? "" : this.#desk.t("trouble"));
    } finally {
      for (const engine of engines) engine.close();
    }
  }

  /** @param {AbortController} running @param {string} trouble */
  #end(running, trouble) {
    if (this.#running !== running) return;
    this.#running = null;
    this.#desk.busy = false;
    this.#show();
    if (trouble) write(this.#said, trouble);
  }

  /** @param {number} at */
  #study(at) {
    const played = this.#games[at];
    if (!played) return;
    const tree = played.record ? Tree.fromRecord(played.record) : treeOf(played);
    this.#dialog.close("");
    this.#desk.open(tree, tree.mainLine().at(-1));
  }

  /** All that is there, each game too. */
  #write() {
    const { t } = this.#desk;
    this.#list.replaceChildren(
      ...this.#games.map((game, at) => gameRow(t, game, at, this.#reviews.get(at))),
    );
    this.#show();
  }

  /** The row of one game: whoever stands on another, or on this, stays there. @param {number} at */
  #renew(at) {
    const [game, row] = [this.#games[at], this.#list.children[at]];
    if (!game || !row) return;
    const focused = row.contains(document.activeElement);
    const renewed = gameRow(this.#desk.t, game, at, this.#reviews.get(at));
    row.replaceWith(renewed);
    if (focused) renewed.querySelector("button")?.focus();
  }

  #show() {
    const { t } = this.#desk;
    const { activeElement } = document;
    const [n, of] = [this.#reviews.size, this.#games.length];
    this.#work.hidden = of === 0;
    this.#bar.max = of || 1;
    if (!this.#running) this.#bar.value = n;
    const done = of > 0 ? t("many-done", { n, of }) : "";
    write(this.#said, done);
    this.#bar.setAttribute("aria-label", done);
    const key = this.#running ? "review-stop" : "many-go";
    write(says(this.#go, key), t(key));
    this.#go.hidden = n === of && !this.#running;
    const depth = depthOf(of);
    const reviewed = this.#games.flatMap(({ kept, result }, at) => {
      const review = this.#reviews.get(at);
      const opening = openingOf(kept.moves, depth);
      return review ? [{ opening, result: result || review.result, review }] : [];
    });
    for (const [table, rows] of /** @type {const} */ ([
      [this.#sides, sideRows],
      [this.#openings, openingRows],
    ])) {
      table.hidden = reviewed.length === 0;
      table.replaceChildren(...rows(t, reviewed));
    }
    // A button that has gone must not take the focus with it.
    if (activeElement === this.#go && this.#go.hidden) this.#list.querySelector("button")?.focus();
  }
}

/** @param {Played} played */
function treeOf(played) {
  const { setup, moves, end } = played.kept;
  const game = gameOf({ start: setup, moves });
  if (end && !game.snapshot().outcome) declare(game, end);
  const tree = Tree.fromGame(game, startOf(played));
  game.free();
  return tree;
}
