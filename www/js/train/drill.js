// An ending against perfect defence: says what is to be reached, and whether it still can be after every move.

import { byId } from "../page/text.js";
import { writeLink } from "../text/link.js";
import { ballsOf, makeEnding, setEnding } from "./endings.js";
import { verdictsOf } from "./exact.js";

/** @import { Engine, Game } from "../engine/index.js" */
/** @import { TrainKey } from "../i18n/train/index.js" */
/** @import { Card, State } from "./card.js" */
/** @import { Ending } from "./endings.js" */
/** @import { Verdict } from "./exact.js" */
/** @import { Kept } from "./kept.js" */
/** @import { Table } from "./table.js" */

const HALF = 81;

/** A win, a draw, or neither. A game that is won stops, so no more is promised. @typedef {1 | 0 | -1} Reach */

/** @param {number} difference of the balls in the end @returns {Reach} */
const reachOf = (difference) => /** @type {Reach} */ (Math.sign(difference));

/** @type {Record<Reach, TrainKey>} */
const CAN = { 1: "can-win", 0: "can-draw", "-1": "can-lose" };

export class Drill {
  #table;
  #card;
  #engine;
  #kept;
  #createGame;
  /** @type {Ending | null} */
  #ending = null;
  /** What the person can still reach. @type {Reach} */
  #reach = 0;
  /** What each move is worth, on the person's turn. @type {Verdict[]} */
  #verdicts = [];
  /** @type {() => string} */
  #say = () => "";
  /** Whether a link that cannot be opened is spoken of. */
  #refused = false;
  /** Counts what was wished, so that the last wish is the one that is heard. */
  #wish = 0;
  /** Whether an ending is on its way. */
  #coming = false;

  /**
   * @param {object} means
   * @param {Table} means.table
   * @param {Card} means.card
   * @param {Engine} means.engine
   * @param {Kept} means.kept
   * @param {(position: string) => Game} means.createGame
   */
  constructor({ table, card, engine, kept, createGame }) {
    this.#table = table;
    this.#card = card;
    this.#engine = engine;
    this.#kept = kept;
    this.#createGame = createGame;
  }

  /** Takes the board for the ending at hand. */
  async open() {
    // One that is on its way still comes, as does that of a link.
    if (this.#coming) {
      this.#ending = null;
      this.#wait();
    } else if (this.#ending) this.again();
    else await this.next();
  }

  /** Another ending, by chance. */
  next() {
    const means = { ...this.#means, random: Math.random };
    return this.#take(() => makeEnding(means, this.#kept.balls));
  }

  /** The ending of a position that was set. @param {string} position */
  set(position) {
    return this.#take(
      () => setEnding(this.#means, position),
      () => this.#none(() => this.#t("no-ending"), position),
    );
  }

  /** Says of a link that it cannot be opened, and why. @param {() => string} why */
  refuse(why) {
    this.#refused = true;
    this.#none(why);
  }

  get #means() {
    return { engine: this.#engine, createGame: this.#createGame };
  }

  /** @param {() => string} why @param {string} [position] that is no ending */
  #none(why, position) {
    this.#table.open(position);
    this.#table.let(false);
    this.#tell("none", why);
  }

  /**
   * @param {() => Promise<Ending | null>} make
   * @param {() => void} [none] what to do where there is none
   */
  async #take(make, none) {
    const wish = ++this.#wish;
    const isHere = () => wish === this.#wish && this.#kept.tab === "endings";
    this.#refused = false;
    this.#coming = true;
    this.#wait();
    try {
      const ending = await make();
      if (wish !== this.#wish) return;
      this.#ending = ending;
      this.#coming = false;
      if (!isHere()) return;
      if (ending) this.again();
      else none?.();
    } catch (error) {
      console.error(error);
      if (wish === this.#wish) this.#coming = false;
      if (isHere()) this.#tell("moving", () => this.#table.t("trouble"));
    }
  }

  /** Nothing is played until the ending is there. */
  #wait() {
    this.#table.chosen = () => {};
    this.#table.let(false);
    this.#tell("moving", () => this.#table.t("thinking"));
  }

  /** From the start of the ending. */
  again() {
    if (!this.#ending) return;
    const { position, wins } = this.#ending;
    this.#reach = wins ? 1 : 0;
    byId("study", HTMLAnchorElement).hash = writeLink({
      start: { rules: "togyzkumalak", position },
      moves: [],
      end: null,
      friend: null,
    });
    this.#table.chosen = (hole) => void this.#play(hole);
    this.#table.open(position);
    // Nobody moves before it is known what the moves are worth.
    this.#table.let(false);
    void this.#ask(() => this.#t("goal", this.#goal));
  }

  hint() {
    const [best] = this.#verdicts;
    if (!best || !this.#table.free) return;
    this.#tell("task", () => this.#t("hint-hole", { hole: best.hole }));
    this.#table.focus(best.hole);
  }

  /** @param {TrainKey} key @param {Record<string, string | number>} [values] */
  #t(key, values) {
    return this.#table.t(key, values);
  }

  /** The balls that are to be had in the end. */
  get #goal() {
    return { n: HALF + Number(this.#ending?.wins) };
  }

  /**
   * The person's turn.
   *
   * @param {() => string} say
   */
  async #ask(say) {
    const goesOn = this.#table.watch();
    const verdicts = await verdictsOf(this.#engine, this.#table.game).catch(() => null);
    if (!goesOn()) return;
    this.#verdicts = verdicts ?? [];
    this.#table.let(true);
    this.#tell("task", say);
  }

  /** @param {number} hole */
  async #play(hole) {
    const goesOn = this.#table.watch();
    const verdict = this.#verdicts.find((each) => each.hole === hole);
    const before = this.#reach;
    this.#tell("moving", this.#say);
    await this.#table.play(hole);
    if (!goesOn()) return;
    if (this.#isOver()) return;
    if (verdict) this.#reach = reachOf(verdict.difference);
    const reach = this.#reach;
    await this.#defend(goesOn);
    if (!goesOn() || this.#isOver()) return;
    await this.#ask(() =>
      [reach < before ? this.#t("mistake") : "", this.#t(CAN[reach])].filter(Boolean).join(" "),
    );
  }

  /**
   * The best defence.
   *
   * @param {() => boolean} goesOn
   */
  async #defend(goesOn) {
    const { game } = this.#table;
    const verdicts = await verdictsOf(this.#engine, game).catch(() => null);
    const best = verdicts?.[0] ?? (await this.#engine.bestMove(game, { nodes: 20_000 }));
    if (!goesOn()) return;
    await this.#table.play(best.hole);
  }

  /** Says how the ending went, if it is over. */
  #isOver() {
    const { outcome } = this.#table.game.snapshot();
    const ending = this.#ending;
    if (!outcome || !ending) return false;
    const { winner, score } = outcome;
    const got = winner === "first" ? 1 : winner ? -1 : 0;
    const done = got >= Number(ending.wins);
    const who = /** @type {const} */ ({ 1: "you", 0: "draw", "-1": "computer" })[got];
    const balls = winner === "second" ? [score.second, score.first] : [score.first, score.second];
    this.#tell(done ? "done" : "wrong", () => {
      const ends = `${this.#table.t(`over-${who}`)} ${balls.join("\u00a0:\u00a0")}.`;
      return done ? ends : `${ends} ${this.#t("missed", this.#goal)}`;
    });
    byId(done ? "next" : "again", HTMLButtonElement).focus();
    return true;
  }

  /**
   * @param {State} state
   * @param {() => string} say
   */
  #tell(state, say) {
    this.#say = say;
    this.#card.show(state, () => {
      const ending = this.#ending;
      const goal = ending ? (ending.wins ? "win-ending" : "hold-draw") : "endings";
      const title = this.#refused ? this.#table.t("refused") : this.#t(goal);
      return {
        title: state === "done" ? this.#t("solved") : title,
        say: this.#say(),
        figures: ending
          ? [this.#t("balls-left", { n: ballsOf(this.#table.game.snapshot().holes) })]
          : [],
      };
    });
  }
}
