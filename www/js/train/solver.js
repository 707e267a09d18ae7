// Solving puzzles: asks for a move, answers a wrong one on the board, and keeps the score.

import { byId } from "../page/text.js";
import { writeLink } from "../text/link.js";
import { choose } from "./choice.js";
import { refute } from "./refute.js";
import { answered, dayOf, daysNow } from "./score.js";

/** @import { Engine, Move } from "../engine/index.js" */
/** @import { TrainKey } from "../i18n/train/index.js" */
/** @import { Card, State } from "./card.js" */
/** @import { Kept } from "./kept.js" */
/** @import { Table } from "./table.js" */
/** @import { Puzzle } from "./unpack.js" */

/** @typedef {() => string} Saying in the language of the moment */

export class Solver {
  #table;
  #card;
  #engine;
  #kept;
  #keep;
  #puzzles;
  /** @type {Puzzle} */
  #puzzle;
  /** Whether it is the one of the day. */
  #daily = false;
  /** How many moves of the line were made. */
  #at = 0;
  #hints = 0;
  /** Whether the answer has been counted. */
  #counted = false;
  /** What the last answer has moved the rating by. @type {number | null} */
  #change = null;
  /** @type {State} */
  #state = "task";
  /** @type {Saying} */
  #title = () => "";
  /** @type {Saying} */
  #say = () => "";

  /**
   * @param {object} means
   * @param {Table} means.table
   * @param {Card} means.card
   * @param {Engine} means.engine
   * @param {readonly Puzzle[]} means.puzzles
   * @param {Kept} means.kept
   * @param {() => void} means.keep
   */
  constructor({ table, card, engine, puzzles, kept, keep }) {
    this.#table = table;
    this.#card = card;
    this.#engine = engine;
    this.#puzzles = puzzles;
    this.#kept = kept;
    this.#keep = keep;
    this.#puzzle = this.#choose();
  }

  get #today() {
    return dayOf(new Date());
  }

  /** Takes the board for the puzzle at hand. */
  open() {
    this.#table.chosen = (hole) => void this.#try(hole);
    this.#begin();
  }

  /** Another puzzle. */
  next() {
    const { wish } = this.#kept;
    // The puzzle of the day is one: after it come the others.
    if (wish.theme === "daily" && this.#daily) wish.theme = "all";
    this.#puzzle = this.#choose();
    this.#keep();
    this.#begin();
  }

  again() {
    this.#table.open(this.#puzzle.position, this.#puzzle.line.slice(0, this.#at));
    this.#ask();
  }

  hint() {
    const hole = this.#puzzle.line[this.#at] ?? 1;
    if (this.#state === "wrong") this.again();
    this.#hints++;
    const third = /** @type {const} */ (["left", "middle", "right"])[Math.ceil(hole / 3) - 1];
    const near = this.#hints === 1 && third;
    this.#tell("task", this.#title, () =>
      near ? this.#t(`hint-${near}`) : this.#t("hint-hole", { hole }),
    );
    if (!near) this.#table.focus(hole);
  }

  /** Plays the solution. */
  async solution() {
    this.#count("wrong");
    this.again();
    const goesOn = this.#table.watch();
    const { line } = this.#puzzle;
    this.#tell("moving", this.#title, () => "");
    while (this.#at < line.length && goesOn()) {
      await this.#table.play(line[this.#at++] ?? 0);
    }
    if (!goesOn()) return;
    const holes = line.filter((_, ply) => ply % 2 === 0).join(", ");
    this.#end("shown", () => sayAll(this.#theme, this.#t("solution-is", { holes })));
  }

  get #theme() {
    return `${this.#t(`theme-${this.#puzzle.theme}`)}.`;
  }

  /** @param {TrainKey} key @param {Record<string, string | number>} [values] */
  #t(key, values) {
    return this.#table.t(key, values);
  }

  #choose() {
    const { wish, score } = this.#kept;
    this.#daily = wish.theme === "daily";
    return choose(this.#puzzles, wish, score, this.#today, Math.random);
  }

  #begin() {
    this.#at = 0;
    this.#hints = 0;
    this.#counted = false;
    this.#change = null;
    const { id, position } = this.#puzzle;
    byId("train", HTMLElement).dataset.puzzle = id;
    byId("study", HTMLAnchorElement).hash = writeLink({
      start: { rules: "togyzkumalak", position },
      moves: [],
      end: null,
      friend: null,
    });
    this.again();
  }

  #ask() {
    const moves = Math.ceil((this.#puzzle.line.length - this.#at) / 2);
    const done = this.#daily && this.#kept.score.daily === this.#today;
    const title = () => this.#t(moves > 1 ? "find-line" : "find", { n: moves });
    const ask = this.#at > 0 ? "go-on" : moves > 1 ? "ask-line" : "ask";
    this.#tell("task", title, () => this.#t(done ? "daily-done" : ask));
  }

  /** @param {number} hole */
  async #try(hole) {
    const goesOn = this.#table.watch();
    const right = hole === this.#puzzle.line[this.#at];
    if (!right) this.#count("wrong");
    this.#tell("moving", this.#title, () => "");
    const move = await this.#table.play(hole);
    if (!goesOn()) return;
    if (right) await this.#goOn(move, goesOn);
    else await this.#refute(hole, goesOn);
  }

  /**
   * @param {Move} move
   * @param {() => boolean} goesOn
   */
  async #goOn(move, goesOn) {
    const { line } = this.#puzzle;
    this.#at++;
    const reply = line[this.#at];
    if (reply === undefined) {
      this.#solved();
      this.#end("solved", () =>
        sayAll(this.#theme, sayEffect(this.#table.t, move), this.#t("only")),
      );
      return;
    }
    await this.#table.play(reply);
    if (!goesOn()) return;
    this.#at++;
    this.#table.let(true);
    this.#ask();
  }

  /**
   * @param {number} hole
   * @param {() => boolean} goesOn
   */
  async #refute(hole, goesOn) {
    const { game } = this.#table;
    const reply = game.snapshot().outcome
      ? null
      : await this.#engine.bestMove(game, { nodes: 60_000 }).catch(() => null);
    if (!goesOn()) return;
    const move = reply && (await this.#table.play(reply.hole));
    if (!goesOn()) return;
    const { key, values } = refute(hole, move);
    this.#tell(
      "wrong",
      () => this.#t("wrong"),
      () => this.#t(key, values),
    );
    byId("again", HTMLButtonElement).focus();
  }

  /** @param {import("./score.js").Answer} answer the first one counts */
  #count(answer) {
    if (this.#counted) return;
    this.#counted = true;
    const before = this.#kept.score;
    this.#kept.score = answered(before, this.#puzzle, answer, this.#today);
    this.#change = this.#kept.score.rating - before.rating;
    this.#keep();
  }

  /** The puzzle of the day is done when it is solved, at whatever try. */
  #solved() {
    this.#count(this.#hints > 0 ? "helped" : "right");
    if (!this.#daily) return;
    this.#kept.score = { ...this.#kept.score, daily: this.#today };
    this.#keep();
  }

  /**
   * @param {"solved" | "shown"} how
   * @param {Saying} say
   */
  #end(how, say) {
    this.#tell("done", () => this.#t(how), say);
    byId("next", HTMLButtonElement).focus();
  }

  /**
   * @param {State} state
   * @param {Saying} title
   * @param {Saying} say
   */
  #tell(state, title, say) {
    this.#state = state;
    this.#title = title;
    this.#say = say;
    this.#card.show(state, () => ({
      title: this.#title(),
      say: this.#say(),
      figures: this.#figures(),
    }));
  }

  #figures() {
    const { score } = this.#kept;
    const change = this.#change;
    const moved = change ? ` ${change > 0 ? "+" : "−"}${Math.abs(change)}` : "";
    const days = daysNow(score, this.#today);
    return [
      `${this.#t("rating", { n: score.rating })}${moved}`,
      this.#t("row", { n: score.row }),
      ...(days > 1 ? [this.#t("days", { n: days })] : []),
    ];
  }
}

/** @param {string[]} sentences */
const sayAll = (...sentences) => sentences.filter(Boolean).join(" ");

/**
 * What a move has done, in a few words.
 *
 * @param {Table["t"]} t
 * @param {Move} move
 */
export function sayEffect(t, { tuzdik, captured, landing }) {
  if (tuzdik) return t("said-tuzdik", { hole: landing.hole });
  return captured > 0 ? t("said-captured", { n: captured }) : "";
}
