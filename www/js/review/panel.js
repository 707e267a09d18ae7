// The panel of a review: a button; then a bar; then the graph, what is said of each move, and the table.

import { percent } from "../figures.js";
import { annotate } from "./annotate.js";
import { isBlamed } from "./grade.js";
import { Graph } from "./graph.js";
import { make, makeButton, says, write, writeKeys } from "./make.js";
import { Many } from "./many.js";
import { Note } from "./note.js";
import { Reviewer } from "./reviewer.js";
import { scoreRows } from "./scores.js";
import { sayRemark } from "./sentence.js";
import { ReviewStore } from "./store.js";

/** @import { Desk } from "./reviewer.js" */
/** @import { Review, Verdict } from "./review.js" */

export class ReviewPanel {
  #root;
  #desk;
  #reviewer;
  #graph = new Graph((ply) => this.#go(ply));
  #note = new Note((moves) => this.#playBetter(moves));
  #askDo = make("div", "review-do");
  #ask = make("div", "review-ask");
  #about = says(make("p", ""), "review-about");
  #start = makeButton("main-button", "review-start", () => this.start());
  #run = make("div", "review-run");
  #bar = make("progress", "");
  #count = make("p", "review-count");
  #stop = makeButton("plain-button", "review-stop", () => this.#reviewer.stop());
  #body = make("div", "review-body");
  #scores = make("table", "scores");
  #before = makeButton("plain-button", "mistake-before", () => this.#toMistake(-1));
  #next = makeButton("plain-button", "mistake-next", () => this.#toMistake(1));
  #do = make("div", "review-do");
  #said = make("p", "review-said");
  #all;
  /** The review that the graph and the table show. @type {Review | null} */
  #shown = null;

  /**
   * @param {HTMLElement} root
   * @param {Desk} desk
   */
  constructor(root, desk) {
    const store = new ReviewStore();
    const reviewer = new Reviewer(desk, store);
    this.#root = root;
    this.#desk = desk;
    this.#reviewer = reviewer;
    this.#said.setAttribute("role", "status");
    /** @type {Many | undefined} */
    let many;
    const openMany = () => {
      many ??= new Many(desk, store);
      void many.open();
    };
    this.#all = makeButton("link-button", "many", openMany);
    this.#askDo.append(this.#start, this.#all);
    this.#ask.append(this.#about, this.#askDo);
    this.#run.append(this.#count, this.#bar, this.#stop);
    const write = makeButton("plain-button", "review-write", () => this.#write());
    this.#do.append(write);
    this.#body.append(
      this.#graph.element,
      make("div", "review-way", this.#before, this.#next),
      this.#note.element,
      this.#scores,
      this.#do,
    );
    root.append(this.#ask, this.#run, this.#body, this.#said);
    root.classList.add("review");
    root.hidden = false;
    reviewer.addEventListener("change", () => this.#show());
    desk.addEventListener("move", () => this.#mark());
    desk.addEventListener("speak", () => this.speak());
    this.speak();
  }

  /** Everything in the words of the desk. */
  speak() {
    writeKeys(this.#root, this.#desk.t);
    this.#shown = null;
    write(this.#said, "");
    this.#show();
  }

  /** Reviews the game on the desk, unless that is done. */
  start() {
    return this.#reviewer.start();
  }

  #show() {
    const { t } = this.#desk;
    const { review, running, trouble, current, holes } = this.#reviewer;
    const { activeElement } = document;
    this.#run.hidden = !running;
    this.#body.hidden = !review || running !== null;
    this.#ask.hidden = running !== null || (review !== null && current);
    this.#start.disabled = holes.length === 0;
    // Beside the other thing that can be done.
    const beside = this.#body.hidden ? this.#askDo : this.#do;
    if (this.#all.parentElement !== beside) {
      beside.append(this.#all);
      // What moves loses the focus. Whoever has opened one of many games goes on with that game.
      const next = this.#body.hidden ? this.#all : this.#graph.element;
      if (activeElement === this.#all) next.focus({ preventScroll: true });
    }
    const about = trouble ? "trouble" : review ? "review-older" : "review-about";
    write(says(this.#about, about), t(about));
    if (running) {
      this.#bar.max = running.of;
      this.#bar.value = running.done;
      const { done, of } = running;
      write(this.#count, t("review-doing", { n: Math.min(done, of - 1), of: of - 1 }));
      this.#bar.setAttribute("aria-label", this.#count.textContent ?? "");
    }
    // A button that has gone must not take the focus with it.
    if (activeElement === this.#start && running) this.#stop.focus();
    if (activeElement === this.#stop && !running) {
      const next = review ? this.#graph.element : this.#start;
      next.focus({ preventScroll: true });
    }
    // What was said of another review.
    if (review !== this.#shown) write(this.#said, "");
    if (!review || running) return;
    if (review !== this.#shown) {
      this.#shown = review;
      this.#graph.draw(review);
      this.#graph.element.setAttribute("aria-label", t("chances"));
      this.#scores.replaceChildren(...scoreRows(t, review));
    }
    this.#mark();
  }

  /** Where we are. */
  #mark() {
    const { review, running } = this.#reviewer;
    if (!review || running) return;
    const { t, node, tree, game } = this.#desk;
    const { lang } = document.documentElement;
    const ply = this.#reviewer.plyOf(node);
    const chance = percent(lang, review.chances[ply] ?? 0);
    const move = review.moves[ply - 1]?.text ?? t("line-start");
    this.#graph.mark(ply, `${move}: ${chance}`);
    const told = this.#reviewer.tellOf(node);
    const { firstPly } = game.snapshot();
    const holes = told ? tree.path(told.before) : [];
    this.#note.show(t, node, told, { start: tree.start, holes, firstPly });
    for (const [button, way] of /** @type {const} */ ([
      [this.#before, -1],
      [this.#next, 1],
    ])) {
      button.setAttribute("aria-disabled", String(this.#mistake(way) === undefined));
    }
  }

  /** @param {number} ply */
  #go(ply) {
    const node = this.#reviewer.nodeAt(ply);
    if (node) this.#desk.go(node);
  }

  /**
   * The ply of the next mistake that way.
   *
   * @param {1 | -1} way
   */
  #mistake(way) {
    const here = this.#reviewer.plyOf(this.#desk.node);
    const moves = this.#reviewer.review?.moves ?? [];
    const plies = moves.flatMap(({ grade }, at) => (isBlamed(grade) ? [at + 1] : []));
    return way > 0 ? plies.find((ply) => ply > here) : plies.reverse().find((ply) => ply < here);
  }

  /** @param {1 | -1} way */
  #toMistake(way) {
    const ply = this.#mistake(way);
    if (ply !== undefined) this.#go(ply);
  }

  /** @param {number} moves of the better line */
  #playBetter(moves) {
    const told = this.#reviewer.tellOf(this.#desk.node);
    if (told) this.#desk.playLine(told.verdict.line.slice(0, moves), told.before);
  }

  async #write() {
    const { tree, t } = this.#desk;
    const { review } = this.#reviewer;
    if (!review) return;
    const say = (/** @type {Verdict} */ verdict) => sayRemark(t, verdict);
    const n = await annotate(tree, (ply) => this.#reviewer.nodeAt(ply), review.moves, say);
    write(this.#said, t("review-written", { n }));
    this.#said.scrollIntoView({ block: "nearest" });
  }
}
