// An ending against perfect defence: says what is to be reached, and what every move gives away.

import { byId } from "../page/text.js";
import { writeLink } from "../text/link.js";
import { makeEnding, setEnding } from "./endings.js";
import { verdictsOf } from "./exact.js";

/** @import { Engine, Game } from "../engine/index.js" */
/** @import { TrainKey } from "../i18n/train/index.js" */
/** @import { Card, State } from "./card.js" */
/** @import { Ending } from "./endings.js" */
/** @import { Verdict } from "./exact.js" */
/** @import { Kept } from "./kept.js" */
/** @import { Table } from "./table.js" */

const BALLS = 162;

export class Drill {
  #table;
  #card;
  #engine;
  #kept;
  #createGame;
  /** @type {Ending | null} */
  #ending = null;
  /** @type {number[]} */
  #moves = [];
  /** What the person can still reach. */
  #mine = 0;
  /** What each move is worth, on the person's turn. @type {Verdict[]} */
  #verdicts = [];
  /** @type {() => string} */
  #say = () => "";
  /** Counts what was wished, so that the last wish is the one that is heard. */
  #wish = 0;

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
    this.#table.chosen = (hole) => void this.#play(hole);
    if (this.#ending) this.again();
    else await this.next();
  }

  /** Another ending, by chance. */
  next() {
    const means = { ...this.#means, random: Math.random };
    return this.#take(() => makeEnding(means, this.#kept.balls));
  }

  /** The ending of a position that was set. @param {string} position */
  set(position) {
    this.#table.chosen = (hole) => void this.#play(hole);
    return this.#take(() => setEnding(this.#means, position));
  }

  get #means() {
    return { engine: this.#engine, createGame: this.#createGame };
  }

  /** @param {() => Promise<Ending | null>} make */
  async #take(make) {
    const wish = ++this.#wish;
    this.#tell("moving", () => this.#table.t("thinking"));
    try {
      const ending = await make();
      if (wish !== this.#wish || this.#kept.tab !== "endings") return;
      this.#ending = ending;
      if (ending) this.again();
      else this.#tell("moving", () => this.#t("no-ending"));
    } catch (error) {
      console.error(error);
      this.#tell("moving", () => this.#table.t("trouble"));
    }
  }

  /** From the start of the ending. */
  again() {
    if (!this.#ending) return;
    this.#moves = [];
    this.#mine = this.#ending.mine;
    const { position } = this.#ending;
    byId("study", HTMLAnchorElement).hash = writeLink({
      start: { rules: "togyzkumalak", position },
      moves: [],
      end: null,
      friend: null,
    });
    this.#table.open(position);
    // Nobody moves before it is known what the moves are worth.
    this.#table.let(false);
    void this.#ask(() => this.#t("goal", this.#score(this.#mine)));
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

  /** The final balls of both. @param {number} mine */
  #score(mine) {
    return { mine, yours: BALLS - mine };
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
    const before = this.#mine;
    this.#tell("moving", this.#say);
    await this.#table.play(hole);
    this.#moves.push(hole);
    if (!goesOn()) return;
    if (this.#isOver()) return;
    const mine = verdict ? (BALLS + verdict.difference) / 2 : before;
    this.#mine = mine;
    await this.#defend(goesOn);
    if (!goesOn() || this.#isOver()) return;
    const given = before - mine;
    const score = this.#score(mine);
    await this.#ask(() =>
      given > 0 ? this.#t("gives", { n: given, ...score }) : this.#t("keeps", score),
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
    this.#moves.push(best.hole);
  }

  /** Says how the ending went, if it is over. */
  #isOver() {
    const { outcome } = this.#table.game.snapshot();
    const ending = this.#ending;
    if (!outcome || !ending) return false;
    const wanted = Math.sign(ending.mine - BALLS / 2);
    const got = outcome.winner === "first" ? 1 : outcome.winner === "second" ? -1 : 0;
    const { first, second } = outcome.score;
    const score = { mine: first, yours: second };
    const key = got >= wanted ? "reached" : "missed";
    const best = this.#score(ending.mine);
    const state = got >= wanted ? "done" : "wrong";
    // A game that is won stops: of more balls that were promised nothing is said then.
    const short = got >= wanted && first < ending.mine;
    this.#tell(state, () =>
      short
        ? `${this.#table.t("over-you")} ${first}\u00a0:\u00a0${second}.`
        : this.#t(key, { ...score, a: best.mine, b: best.yours }),
    );
    byId(got >= wanted ? "next" : "again", HTMLButtonElement).focus();
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
      const goal = ending && (ending.mine === BALLS / 2 ? "hold-draw" : "win-ending");
      return {
        title: this.#t(state === "done" ? "solved" : (goal ?? "endings")),
        say: this.#say(),
        figures: [this.#t("balls-left", { n: this.#ending?.balls ?? this.#kept.balls })],
      };
    });
  }
}
