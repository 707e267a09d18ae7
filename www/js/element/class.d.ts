/**
 * The element `<togyz-kumalak>` as a class, without giving it its name: for servers that render pages,
 * for tests, and for whoever wants another name. `togyzkumalak/element` gives it its name.
 *
 * Importing this touches no page and needs none.
 * @module
 */

import type {
  BySide,
  Move,
  Outcome,
  RecordOptions,
  RulesName,
  Side,
  Snapshot,
} from "../engine/index.js";

export type {
  BySide,
  Move,
  Outcome,
  RecordOptions,
  RulesName,
  Side,
  Snapshot,
  TogyzError,
} from "../engine/index.js";

/** A button below the board. */
export type ElementControl =
  /** Starts the game again from where the element's game starts. */
  | "new"
  /** Starts and pauses what goes on by itself: the moves of a record, or the computer. */
  | "run"
  /** Takes back the last move of a person, with the computer's answer to it. */
  | "undo"
  /** Makes again what was taken back. */
  | "redo"
  /** Goes to the start of the game. */
  | "first"
  /** Goes one move back. */
  | "previous"
  /** Goes one move on. */
  | "next"
  /** Goes to the end of the game. */
  | "last"
  /** Turns the board round. */
  | "flip"
  /** Gives up at once, without asking. */
  | "resign";

/**
 * What the element is doing: `human`: a person is to move; `thinking`: the computer is; `paused`: the
 * computer waits for {@link TogyzKumalakElement.start}; `trouble`: the engine did not answer; `over`: the
 * game has ended; `error`: no game can be shown, see {@link TogyzKumalakElement.error}; `empty`: the
 * element is on no page yet.
 */
export type ElementState = "human" | "thinking" | "paused" | "trouble" | "over" | "error" | "empty";

/** What went wrong. */
export interface ElementError {
  /**
   * For programs; a code never changes its meaning. The codes of the engine's `TogyzError`, and:
   * `bad-attribute`: the value of an attribute is not understood, its default is used;
   * `engine-blocked`: a content security policy without `'wasm-unsafe-eval'` forbids the engine;
   * `engine-missing`: the browser has no WebAssembly; `engine-failed`: anything else.
   */
  readonly code: string;
  /** For people who write pages, in English. */
  readonly message: string;
  /** What was thrown. */
  readonly error: unknown;
}

/** Detail of `togyz-beforemove`. */
export interface BeforeMoveDetail {
  /** What the move would do. */
  readonly move: Move;
  /** The game before it. */
  readonly snapshot: Snapshot;
}

/** Detail of `togyz-move`. */
export interface MoveDetail {
  readonly move: Move;
  /** The game after it. */
  readonly snapshot: Snapshot;
  /** Who moved: a person on this board, the computer, or a script. */
  readonly by: "user" | "computer" | "script";
}

/** Detail of `togyz-change`. */
export interface ChangeDetail {
  /**
   * `start`: another game; `move`: a new move; `undo`, `back`: moves were taken back; `redo`: they were made
   * again; `visit`: another moment of the game is shown; `end`: somebody resigned or had no time left; `state`: the computer
   * was paused, goes on, or is in trouble.
   */
  readonly kind: "start" | "move" | "undo" | "back" | "redo" | "visit" | "end" | "state";
  readonly snapshot: Snapshot;
  readonly state: ElementState;
}

/** Detail of `togyz-over`. */
export interface OverDetail {
  readonly outcome: Outcome;
  readonly snapshot: Snapshot;
}

/** The events of the element, by their names. All of them bubble, and leave shadow roots. */
export interface TogyzKumalakEventMap {
  /** Before a move of a person on this board. `preventDefault()` forbids it. */
  "togyz-beforemove": CustomEvent<BeforeMoveDetail>;
  /** After every new move, when it has been made and before it has been shown. */
  "togyz-move": CustomEvent<MoveDetail>;
  /** After whatever changed the game. */
  "togyz-change": CustomEvent<ChangeDetail>;
  /** When the game has ended, or its end is visited. */
  "togyz-over": CustomEvent<OverDetail>;
  /** When something is wrong. The board stays if there can be one. */
  "togyz-error": CustomEvent<ElementError>;
}

/**
 * A board that can be played on, or that shows a game.
 *
 * The properties named like attributes reflect them, and can be set before the element is defined. Attributes
 * say where the game starts and how it is shown; they do not change while it is played: `snapshot`
 * has the game as it stands. `null`, `undefined` and `false` take an attribute away (`false` is `"none"` for
 * `playable` and `controls`), `true` is the empty text. Several changes made in one go count as one.
 *
 * Methods work while the element is on a page; before that they throw a `TogyzError` with the code
 * `not-connected`. They act on the game at once, while the board may still be showing a move.
 *
 * Slots: `start` and `end` above and below everything, `controls` after the buttons, `first` and `second` for
 * the names of the players. Text directly inside the element, or in a `<pre>`, is a record, like the
 * attribute `record`; other elements there are shown only when no board can be.
 *
 * Parts: `frame`, `board`, `hole`, `count`, `kazan`, `plate`, `plate-first`, `plate-second`, `who`, `doing`,
 * `time`, `score`, `status`, `controls`, `button`, `button-new` and so on for each control, `counter`, `error`,
 * `error-text`.
 *
 * Custom properties, each a colour, inherited: `--togyz-wood`, `--togyz-wood-dark`, `--togyz-grain`,
 * `--togyz-rim`, `--togyz-carve`, `--togyz-hole`, `--togyz-hole-deep`, `--togyz-ball`, `--togyz-ball-light`,
 * `--togyz-ball-dark`, `--togyz-first`, `--togyz-first-felt`, `--togyz-second`, `--togyz-second-felt`,
 * `--togyz-mark`, `--togyz-ink`, `--togyz-chip`, `--togyz-chip-ink`, `--togyz-plaque`, `--togyz-shadow`. Their
 * defaults are those of the theme. Text around the board has the font and the colour that
 * the page gives to the element.
 */
export class TogyzKumalakElement extends HTMLElement {
  constructor();
  static readonly observedAttributes: readonly string[];

  /** The rule set, a {@link RulesName}. Default `"togyzkumalak"`. A record's own tag comes first. */
  rules: string | null;
  /** Where the game starts, as position text (see `GameOptions.position`). */
  position: string | null;
  /**
   * Moves that have been made from there, in any notation: `"76 98"`, `"7 9"`, `"g1d2 a2h1"`. A list of holes
   * can be set: `[7, 9]`. When the new moves only go on with the game by one, that move is played; when they
   * are those of the game already, nothing happens: so a framework may give back what it was told.
   */
  get moves(): string | null;
  set moves(value: string | readonly number[] | null | undefined);
  /**
   * The record of a game to be shown, in any notation that `Game.fromRecord` reads. Also the element's text.
   * Shown from its start, and not playable unless `playable` says so.
   */
  record: string | null;
  /**
   * Which moment of the game is shown: 0 is its start. The attribute's default is the end of `moves`, and the start
   * of a record. Read, it tells where the game stands; set, it goes there.
   * @throws {TogyzError} `no-such-ply`, when it is set on a page.
   */
  ply: number;
  /**
   * Whose holes the user can play: `"both"`, `"first"`, `"second"`, `"none"`. Default `"both"`; `"none"` for a record.
   * Against the computer `"both"` is `"first"`, and `"none"` lets the computer play itself.
   */
  get playable(): string | null;
  set playable(value: string | boolean | null | undefined);
  /** Who plays the other side: `"person"` (default) or `"computer"`. */
  opponent: string | null;
  /** Strength of the computer, 1 (a beginner, default) to 10. */
  get level(): string | null;
  set level(value: string | number | null | undefined);
  /**
   * How much time each player has: minutes, 1 to 180, or minutes and what a move brings in seconds, up to 60: `"20"`,
   * `"7+5"`. Whose time is up loses. It passes from the first move on, and stands while another moment is shown or
   * nobody can see the page. Default: no clock; a record that is only looked at has none.
   */
  get clock(): string | null;
  set clock(value: string | number | null | undefined);
  /** Whose row is at the bottom: `"first"` or `"second"`. Default: the user's side. */
  orientation: string | null;
  /**
   * The buttons: `"none"`, or names with spaces between: `new`, `run`, `undo`, `redo`, `first`, `previous`,
   * `next`, `last`, `flip`, `resign` (see {@link ElementControl}). They have an order of their own. Default: what the
   * game needs.
   */
  get controls(): string | null;
  set controls(value: string | boolean | null | undefined);
  /** How moves are shown: `"normal"` (default), `"fast"`, `"off"`. Users who want no motion get none. */
  speed: string | null;
  /** How loud the moves are: `"off"` (default), `"soft"`, `"loud"`. Nothing is heard before the user has touched the board. */
  sound: string | null;
  /**
   * The colours of the board: `"wood"`, `"felt"`, `"light"`, `"dark"`, `"contrast"`, or `"system"` (default): wood by day or
   * by night, as the `color-scheme` of the page around.
   */
  theme: string | null;

  /** The game as it stands, frozen; `null` when there is none. */
  readonly snapshot: Snapshot | null;
  /** What the element is doing: see {@link ElementState}. */
  readonly state: ElementState;
  /** What each player has left, in milliseconds; `null` without a {@link TogyzKumalakElement.clock}. */
  readonly timeLeft: BySide<number> | null;
  /** Why no game can be shown, `null` when one is. */
  readonly error: ElementError | null;

  /**
   * Plays a hole of the side to move, whoever it is.
   * @param hole From 1, one of `snapshot.legal`.
   * @returns The move.
   * @throws {TogyzError} The codes of `Game.play`; nothing has changed then.
   */
  play(hole: number): Move;
  /** Takes back the last move of a person, with the computer's answer to it; nothing at the start. */
  undo(): void;
  /** Makes again what was taken back; nothing at the end. */
  redo(): void;
  /**
   * Shows any moment of the game. The computer waits there, until a move is made or it is started.
   * @param ply 0 for the start, up to `snapshot.plies`.
   * @throws {TogyzError} `no-such-ply`.
   */
  goTo(ply: number): void;
  /** Starts again from where the element's game starts. */
  newGame(): void;
  /** Gives up: `side`, or else the only person's side, or else the side to move. Nothing in a finished game. */
  resign(side?: Side): void;
  /** Lets the moves of a record follow one another, or the computer go on. */
  start(): void;
  /** Stops what {@link start} started. */
  pause(): void;
  /** Turns the board round. */
  flip(): void;
  /** Shows at once what is still being shown. */
  skip(): void;
  /** All moves of the game, those that were taken back included. */
  moveList(): readonly Move[];
  /** The record of the game. @throws {TogyzError} As `Game.record`. */
  toRecord(options?: RecordOptions): string;
  /** The position that is shown, as text. */
  positionText(): string;
  /** Gives the focus to the board. */
  override focus(options?: FocusOptions): void;

  addEventListener<K extends keyof TogyzKumalakEventMap>(
    type: K,
    listener: (this: TogyzKumalakElement, event: TogyzKumalakEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: TogyzKumalakElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof TogyzKumalakEventMap>(
    type: K,
    listener: (this: TogyzKumalakElement, event: TogyzKumalakEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: TogyzKumalakElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}
