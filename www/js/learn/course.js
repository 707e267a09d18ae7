// The course on the board: opens a lesson, answers what is tried, and goes on.

import { byId } from "../page/text.js";
import { judge } from "./judge.js";
import { LESSONS } from "./lessons.js";

/** @import { Board } from "../board/board.js" */
/** @import { Labels } from "../board/labels.js" */
/** @import { Hole } from "../board/mark.js" */
/** @import { Game } from "../engine/index.js" */
/** @import { Words } from "./words.js" */
/** @import { LearnKey } from "../i18n/learn/index.js" */

/** @typedef {"task" | "moving" | "wrong" | "done" | "finish"} State */

/** So many wrong tries, and the hole is named. */
const PATIENCE = 2;

export class Course {
  #board;
  #element;
  #createGame;
  #save;
  /** @type {Words} */
  #t;
  #index;
  /** @type {Game | null} */
  #game = null;
  #tries = 0;
  /** Counts what was opened, so that a move which ends later is not taken for another lesson's. */
  #turn = 0;
  /** @type {State} */
  #state = "task";
  /** @type {() => string} what is said now, in any language */
  #saying = () => "";
  #root = byId("course", HTMLElement);
  #next = byId("next", HTMLButtonElement);

  /**
   * @param {object} means
   * @param {Board} means.board
   * @param {HTMLElement} means.element of the board
   * @param {(position: string) => Game} means.createGame
   * @param {(lesson: string | null) => void} means.save
   * @param {Words} means.t
   * @param {string | null} means.lesson the one to begin with
   */
  constructor({ board, element, createGame, save, t, lesson }) {
    this.#board = board;
    this.#element = element;
    this.#createGame = createGame;
    this.#save = save;
    this.#t = t;
    this.#index = Math.max(
      0,
      LESSONS.findIndex(({ id }) => id === lesson),
    );
    element.addEventListener("click", (event) => this.#pressed(event));
    this.#next.addEventListener("click", () => this.#open(this.#index + 1));
    byId("before", HTMLButtonElement).addEventListener("click", () => this.#open(this.#index - 1));
    byId("again", HTMLButtonElement).addEventListener("click", () => {
      this.#open(this.#index);
      this.#board.focus({ side: "first", hole: 1 });
    });
    this.#open(this.#index);
  }

  /** @param {Words} t */
  speak(t) {
    this.#t = t;
    this.#board.configure({ labels: this.#labels() });
    this.#write();
  }

  get #lesson() {
    return LESSONS[this.#index] ?? null;
  }

  /** @param {number} index that after the last lesson is the end */
  #open(index) {
    this.#index = Math.max(0, Math.min(index, LESSONS.length));
    this.#turn++;
    this.#tries = 0;
    const lesson = this.#lesson;
    this.#save(lesson?.id ?? null);
    if (!lesson) {
      this.#say("finish", () => this.#t("finish"));
      byId("play", HTMLAnchorElement).focus();
      return;
    }
    this.#game?.free();
    this.#game = this.#createGame(lesson.position);
    const snapshot = this.#game.snapshot();
    this.#board.configure({ labels: this.#labels() });
    this.#board.preview(null);
    this.#board.show(snapshot, { playable: snapshot.legal });
    this.#say("task", () => this.#t(/** @type {LearnKey} */ (lesson.id)));
  }

  /** @param {MouseEvent} event */
  #pressed({ target }) {
    const button = target instanceof Element ? target.closest(".togyz-hole") : null;
    if (!(button instanceof HTMLElement) || !this.#board.settled) return;
    const side = button.dataset.side === "first" ? "first" : "second";
    if (this.#state === "task" || this.#state === "wrong") {
      this.#try({ side, hole: Number(button.dataset.hole) });
    }
  }

  /** @param {Hole} tried */
  #try(tried) {
    const lesson = this.#lesson;
    const game = this.#game;
    if (!lesson || !game) return;
    const answer = judge(game, lesson, tried);
    if (!answer) {
      void this.#play(game, tried.hole, lesson.reply);
      return;
    }
    this.#tries++;
    const hole = this.#tries >= PATIENCE ? lesson.wanted[0] : undefined;
    const { key, values } = answer;
    this.#say("wrong", () => {
      const why = this.#t(key, values);
      return hole ? `${why} ${this.#t("hint", { hole })}` : why;
    });
    this.#show(game, tried);
  }

  /**
   * Marks where the last ball of a wrong try would fall.
   *
   * @param {Game} game
   * @param {Hole} tried
   */
  #show(game, { side, hole }) {
    const legal = side === "first" && game.legalMoves().includes(hole);
    const move = legal ? game.preview(hole) : null;
    this.#board.preview(move && { to: move.landing, taker: move.captured > 0 ? "first" : null });
  }

  /**
   * @param {Game} game
   * @param {number} hole
   * @param {number | undefined} reply
   */
  async #play(game, hole, reply) {
    const turn = this.#turn;
    this.#state = "moving";
    this.#root.dataset.state = "moving";
    const { steps } = game.play(hole);
    this.#board.show(game.snapshot(), { steps });
    if (reply) {
      const answer = game.play(reply);
      this.#board.show(game.snapshot(), { steps: answer.steps });
    }
    if (!this.#board.settled) {
      await new Promise((resolve) => {
        this.#element.addEventListener("togyz-settled", resolve, { once: true });
      });
    }
    const lesson = this.#lesson;
    if (turn !== this.#turn || !lesson) return;
    this.#say("done", () => this.#t(/** @type {LearnKey} */ (`${lesson.id}-done`)));
    this.#next.focus();
  }

  /**
   * @param {State} state
   * @param {() => string} saying
   */
  #say(state, saying) {
    this.#state = state;
    this.#saying = saying;
    this.#write();
  }

  #write() {
    const t = this.#t;
    const count = LESSONS.length;
    const id = this.#lesson?.id ?? "finish";
    const n = Math.min(this.#index + 1, count);
    this.#root.dataset.state = this.#state;
    this.#root.dataset.lesson = id;
    byId("step", HTMLElement).textContent = t("step", { n, of: count });
    const bar = byId("bar", HTMLProgressElement);
    bar.max = count;
    bar.value = this.#index + (this.#state === "done" ? 1 : 0);
    byId("lesson", HTMLElement).textContent = t(/** @type {LearnKey} */ (`${id}-title`));
    byId("say", HTMLElement).textContent = this.#saying();
    this.#next.textContent = t(this.#state === "done" ? "next" : "skip");
    byId("before", HTMLButtonElement).setAttribute("aria-disabled", String(this.#index === 0));
  }

  /** @returns {Labels} */
  #labels() {
    const t = this.#t;
    const owner = (/** @type {string} */ side) => t(side === "first" ? "you" : "facing");
    return {
      board: t("board"),
      row: (side) => t(side === "first" ? "row-you" : "row-facing"),
      hole: (hole, n, of) =>
        of ? t("hole-tuzdik", { hole, owner: owner(of) }) : t("hole", { hole, n }),
      kazan: (side) => t("kazan", { owner: owner(side) }),
    };
  }
}
