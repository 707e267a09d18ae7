/**
 * Togyzkumalak (toguz korgool): rules, records and an engine.
 *
 * Everything is plain data: holes are numbers from 1, counted from their owner's left; results are
 * frozen objects that can be compared, stored and posted. Nothing runs at import; the engine's
 * binary is set up at the first use.
 *
 * What is wrong with a game, a text or a number is told by a {@link TogyzError} with a stable `code`, and leaves
 * everything as it was. Only what the typings forbid anyway, such as a game that was freed, may be another error.
 * @module
 */

/** A player. The first player makes the first move of a game from the start. */
export type Side = "first" | "second";

/** A value for each player. */
export interface BySide<T> {
  readonly first: T;
  readonly second: T;
}

/** The rule sets with a name. `single-capture` is a reconstruction of play before 1949. */
export type RulesName =
  | "togyzkumalak"
  | "bestemshe"
  | "qozdatu"
  | "pantusov-1906"
  | "no-resow"
  | "single-capture";

/** A rule set of your own. What is left out is as in togyzkumalak. */
export interface CustomRules {
  /** Holes a side, 2 to 9. Default 9. */
  readonly holes?: number;
  /** Balls in each hole at the start, 1 to 13. Default 9. */
  readonly balls?: number;
  /** Whether a hole of three can become a tuzdik. Default true. */
  readonly tuzdik?: boolean;
  /** Whether the last hole is barred from becoming a tuzdik. Default true. */
  readonly lastHoleBarred?: boolean;
  /** Whether the first of several balls goes back into the hole it came from. Default true. */
  readonly resow?: boolean;
  /** Whether a last ball that makes an opposing hole exactly one captures it. Default false. */
  readonly singleCapture?: boolean;
}

/** A rule set, complete. It can be given to {@link Game} again. */
export interface Rules extends Required<CustomRules> {
  /** The name of the rule set, `"custom"` if it has none. */
  readonly name: RulesName | "custom";
}

/** Why a game is over. */
export type Reason = "majority" | "atsyrau" | "repetition" | "agreement" | "resignation" | "time";

/** How a game ended. */
export interface Outcome {
  /** The winner, `null` for a draw. */
  readonly winner: Side | null;
  readonly reason: Reason;
  /** Balls of each player; after `atsyrau` those left on the board are credited. */
  readonly score: BySide<number>;
}

/** A hole of a given player. */
export interface Place {
  readonly side: Side;
  /** The number of the hole, from 1. */
  readonly hole: number;
}

/**
 * One step of a sowing, in the order in which a person makes it. `side` and `hole` always say which
 * hole; `owner` says whose kazan gets the balls.
 */
export type Step =
  /** All balls are taken out of the hole. */
  | { readonly kind: "lift"; readonly side: Side; readonly hole: number; readonly balls: number }
  /** One ball falls into the hole and stays. */
  | { readonly kind: "drop"; readonly side: Side; readonly hole: number }
  /** One ball falls on a tuzdik and goes on into the kazan of its owner. */
  | { readonly kind: "income"; readonly side: Side; readonly hole: number; readonly owner: Side }
  /** The last ball captures: the hole is emptied into the kazan. */
  | {
      readonly kind: "capture";
      readonly side: Side;
      readonly hole: number;
      readonly balls: number;
      readonly owner: Side;
    }
  /** The hole becomes the owner's tuzdik and its three balls go to the owner's kazan. */
  | {
      readonly kind: "claim";
      readonly side: Side;
      readonly hole: number;
      readonly balls: number;
      readonly owner: Side;
    };

/** A move that was made or could be. */
export interface Move {
  /** Moves of the game before this one. */
  readonly ply: number;
  /** Who moves. */
  readonly side: Side;
  /** The hole where the move starts, from 1. */
  readonly hole: number;
  /** How many balls are sown, at least 1. */
  readonly balls: number;
  /** Where the last ball falls. */
  readonly landing: Place;
  /** Balls that the last ball brings the mover, by capture or by a tuzdik; 0 for none. */
  readonly captured: number;
  /** Whether the move makes a tuzdik. */
  readonly tuzdik: boolean;
  /** The move in the usual notation: `76`, `76(10)`, `25X`. */
  readonly text: string;
  /** The sowing, step by step: `lift` first. */
  readonly steps: readonly Step[];
}

/** A game at one moment, frozen. */
export interface Snapshot {
  readonly rules: Rules;
  /** Balls in each player's holes, hole 1 first. */
  readonly holes: BySide<readonly number[]>;
  /** Balls in each player's kazan. */
  readonly kazans: BySide<number>;
  /** By owner: the number of the OPPONENT's hole that is a tuzdik, or `null`. */
  readonly tuzdiks: BySide<number | null>;
  /** Who is to move (in a finished game: who would be). */
  readonly toMove: Side;
  /** Moves made before this moment. */
  readonly ply: number;
  /** Moves in the whole line, those undone included. */
  readonly plies: number;
  /** Plies before the start of the line: not 0 for games from a position with a move number. */
  readonly firstPly: number;
  /** The holes that may be played: none when the game is over. */
  readonly legal: readonly number[];
  /** How often this position has occurred in the game, itself included. The third is a draw. */
  readonly occurrences: number;
  /** The move that led here, `null` at the start. */
  readonly lastMove: Move | null;
  /** How the game ended, `null` while it goes on. */
  readonly outcome: Outcome | null;
}

export interface GameOptions {
  /** The name of a rule set, or a rule set of your own. Default `"togyzkumalak"`. */
  rules?: RulesName | CustomRules | Rules;
  /**
   * Where the game starts, as position text:
   * `<second player's row, last hole first>/<first player's row> <kazan> <kazan> <S|N> <move>`.
   */
  position?: string;
  /** Whether the third occurrence of a position is a draw. Default true. */
  repetition?: boolean;
}

export interface PositionOptions {
  /** As in {@link GameOptions}. Default `"togyzkumalak"`. */
  rules?: RulesName | CustomRules | Rules;
  /** Whether the position must be legal. Default true; an editor says false, and shows the reasons. */
  validate?: boolean;
}

/** What a position's text says, frozen. */
export interface PositionReading {
  readonly rules: Rules;
  /** Balls in each player's holes, hole 1 first. */
  readonly holes: BySide<readonly number[]>;
  /** Balls in each player's kazan. */
  readonly kazans: BySide<number>;
  /** By owner: the number of the OPPONENT's hole that is a tuzdik, or `null`. */
  readonly tuzdiks: BySide<number | null>;
  readonly toMove: Side;
  /** Plies before it, from 0. */
  readonly ply: number;
  /** The code of every reason why it is not legal, such as `bad-position.ball-total`; none when it is. */
  readonly reasons: readonly string[];
}

/**
 * Reads a position's text without making a game of it. With `{ validate: false }` a position need not be legal, so
 * that an editor can show one that is being set up, and say what is missing.
 * @throws {TogyzError} `bad-position…` and the codes of position text, `bad-rules…`, `bad-options`.
 */
export function readPosition(text: string, options?: PositionOptions): PositionReading;

/** How moves are written: `76(10)`, `76`, `g1d2`, or the origin alone. */
export type Format = "server" | "tgk" | "uci" | "digits";

export interface RecordOptions {
  /** Default `"server"`. */
  format?: Format;
  /** Tags to write, over those that the game came with. */
  tags?: Readonly<Record<string, string>>;
}

/** A move of a record, and what is said of it. */
export interface RecordMove {
  /** The hole that is played, from 1. */
  readonly hole: number;
  /** The move in the usual notation. It is not looked at when a record is written. */
  readonly text?: string;
  /** The comments after it. */
  readonly comments: readonly string[];
  /** Its marks, 0 to 255: 1 `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`; others have no sign. */
  readonly marks: readonly number[];
}

/** A line of moves of a record: that of the game, or a side line. */
export interface RecordLine {
  /** The line that it leaves, by its number in {@link GameRecord.lines}; 0 for the main line itself. */
  readonly from: number;
  /** Which move of that line it replaces, from 0. */
  readonly at: number;
  /** The comments before its first move. */
  readonly comments: readonly string[];
  readonly moves: readonly RecordMove[];
}

/** A game as a record tells it, with side lines to any depth, as plain data. */
export interface GameRecord {
  readonly rules: Rules;
  /** Where it starts, as position text. */
  readonly position: string;
  /** The tags that the other fields do not tell. */
  readonly tags: Readonly<Record<string, string>>;
  readonly result: "1-0" | "0-1" | "1/2-1/2" | "*";
  /** Why the game ended, `null` if it did not or if nobody knows. */
  readonly reason: Reason | null;
  /** The moves of the game, and then the side lines, each after the line that it leaves. */
  readonly lines: readonly RecordLine[];
}

/**
 * Every game of a text with its side lines, comments and marks: at least one, frozen.
 * @throws {TogyzError} As {@link Game.fromRecord} does.
 */
export function readRecords(text: string): GameRecord[];

/**
 * Writes a record; what is left out is as in a game that has not begun. Every format holds side lines. Read again,
 * it is the same, but that a comment of several lines with a `}` becomes several comments.
 * @throws {TogyzError} `bad-record`, `bad-format`, `bad-tags`, and as {@link Game.fromRecord} does: every move is
 * checked on the board.
 */
export function writeRecord(
  record: { readonly rules?: RulesName | CustomRules | Rules } & Partial<Omit<GameRecord, "rules">>,
  options?: Pick<RecordOptions, "format">,
): string;

/**
 * A game: where it started, its line of moves, and how it ended.
 *
 * Undone moves stay in the line until another move is made in their place.
 */
export class Game {
  /** @throws {TogyzError} `bad-rules…`, `bad-position…` and the codes of position text. */
  constructor(options?: GameOptions);

  /**
   * The first game of a record's text. Its side lines, comments and marks come back with {@link Game.record} as
   * far as the moves stay the same; {@link readRecords} gives them as data.
   * @throws {TogyzError} With `line`, `column`, `token`, and what the `board` says.
   */
  static fromRecord(text: string): Game;

  /** All games of a text; see {@link Game.fromRecord}. */
  static recordsFrom(text: string): Game[];

  /** The holes that may be played now, rising; none when the game is over. */
  legalMoves(): number[];

  /** What {@link Game.play} would do; the game is unchanged. */
  preview(hole: number): Move;

  /**
   * Plays a hole.
   * @param hole From 1, one of {@link Game.legalMoves}.
   * @throws {TogyzError} `game-over`, `no-such-hole`, `empty-hole`, `opponents-tuzdik`,
   * `not-a-number`, `not-finite`, `not-whole`.
   */
  play(hole: number): Move;

  /** Takes back the last move; `null` at the start. */
  undo(): Move | null;

  /** Makes the next undone move again; `null` at the end of the line. */
  redo(): Move | null;

  /**
   * Goes to any place in the line.
   * @param ply 0 for the start, up to {@link Snapshot.plies}.
   * @throws {TogyzError} `no-such-ply`.
   */
  goTo(ply: number): void;

  /** `side` gives up. @throws {TogyzError} `game-over`. */
  resign(side: Side): void;

  /** The players agree on a draw. @throws {TogyzError} `game-over`. */
  agreeDraw(): void;

  /** The time of `side` has run out. @throws {TogyzError} `game-over`. */
  flag(side: Side): void;

  /** The game at this moment. */
  snapshot(): Snapshot;

  /** The current position as text. */
  positionText(): string;

  /** The whole line of moves, those undone included. */
  moves(): Move[];

  /** The record of the whole line. */
  record(options?: RecordOptions): string;

  /** Another game with the same line. */
  clone(): Game;

  /** Gives the memory back at once instead of when the game is collected. Not to be used after. */
  free(): void;
}

/** An error with a stable code. */
export class TogyzError extends Error {
  private constructor();
  /** What went wrong, for programs; it never changes. */
  readonly code: string;
  /** In texts: the line of the error, from 1. */
  readonly line?: number;
  /** In texts: the column of the error in characters, from 1. */
  readonly column?: number;
  /** In texts: what stands there. */
  readonly token?: string;
  /** In records: what the board says instead. */
  readonly board?: string;
  /** For a position that is not legal: the code of every reason. */
  readonly reasons?: readonly string[];
}

export interface EngineOptions {
  /**
   * Makes the worker in which the engine runs. By default it is made from a text inside this package
   * (a page's content security policy must allow `worker-src blob:`), and where no worker can
   * start the engine runs on the caller's thread, in slices of a few milliseconds.
   */
  worker?: () => Worker;
}

/** Limits of a search; the first that is reached ends it. */
export interface BestMoveOptions {
  /** Plies to look ahead, 1 to 100. */
  depth?: number;
  /** Positions to look at, from 1. Without a time the same number gives the same move on every device. */
  nodes?: number;
  /** Time to think, in milliseconds. */
  timeMs?: number;
  /**
   * Strength, 1 (a beginner) to 10. Default 10. Levels 1 to 9 look at so many positions and no more, so that
   * they play alike on every device; level 10 searches up to the limits that are given, or else 250,000 positions.
   */
  level?: number;
  /** Makes levels below the top vary; the same seed gives the same move. Default 0. */
  seed?: number;
  /** Stops the search: the promise rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** Limits of an analysis; the first that is reached ends it. With none it ends after 250,000 positions. */
export interface AnalyseOptions {
  /** How many of the best moves get a line of their own, 1 to 9. Default 1. */
  lines?: number;
  /** Plies to look ahead, 1 to 100. */
  depth?: number;
  /** Positions to look at, from 1. Without a time the same number gives the same analysis on every device. */
  nodes?: number;
  /** Time to think, in milliseconds. */
  timeMs?: number;
  /** Stops the analysis: the iterator throws the signal's reason. */
  signal?: AbortSignal;
}

/** What an engine has found so far. */
export interface Analysis {
  /** Plies looked ahead in full. */
  readonly depth: number;
  /** Positions looked at. */
  readonly nodes: number;
  /** The best moves, the best first: as many as were asked for, or all that there are. */
  readonly lines: readonly Line[];
}

/** A move and what speaks for it. All is seen by the player to move. */
export interface Line {
  /** The hole to play, from 1. */
  readonly hole: number;
  /**
   * What the move is worth, about in balls at the start of a game; beyond ±300 the game is decided. When few
   * balls are left each is worth more: `ballDifference` says what the kazans will be.
   */
  readonly score: number;
  /** Plies within which the game is won against any defence, if that is known. */
  readonly winsIn: number | null;
  /** Plies within which the game is lost against the best play, if that is known. */
  readonly losesIn: number | null;
  /** Whether the score is proven: a win or a loss against any defence, or what the endgame tables say, draws too. */
  readonly exact: boolean;
  /** The chance of winning, 0 to 1, a draw counting half: so often such positions are won among equals. */
  readonly winProbability: number;
  /** Balls more than the opponent's that can be expected in the end, less than 0 for fewer. */
  readonly ballDifference: number;
  /** The principal variation: the holes that both sides would play, this one first. */
  readonly pv: readonly number[];
  /** The principal variation in the usual notation: `76(10)`, `98`, `25X`. */
  readonly pvText: readonly string[];
  /** The most telling reason for the move: the first of `reasons`, or that there is none to be named. */
  readonly reason: MoveReason | { readonly kind: "best" | "quiet" };
  /** All that is known to speak for the move, the most telling first. Each is true on the board. */
  readonly reasons: readonly MoveReason[];
}

/**
 * A reason for a move. Where there is none, {@link Line.reason} is `best` for the best move and `quiet` for any
 * other.
 */
export type MoveReason =
  /** Wins against any defence, in so many plies at most. */
  | { readonly kind: "wins"; readonly plies: number }
  /** There is no other move. */
  | { readonly kind: "forced" }
  /** Makes a tuzdik of the opponent's hole. */
  | { readonly kind: "tuzdik"; readonly hole: number }
  /** Captures the balls of the opponent's hole. */
  | { readonly kind: "captures"; readonly hole: number; readonly balls: number }
  /** The opponent could have made a tuzdik of the own hole, and cannot make any after this move. */
  | { readonly kind: "prevents-tuzdik"; readonly hole: number }
  /**
   * The opponent could have captured so many balls in the own hole, and after this move can capture
   * none there, and fewer in any other.
   */
  | { readonly kind: "saves"; readonly hole: number; readonly balls: number }
  /** If there is no answer to it, the next move can make a tuzdik of the opponent's hole, as none could before. */
  | { readonly kind: "threatens-tuzdik"; readonly hole: number }
  /** If there is no answer to it, the next move can capture so many balls, more than this and more than before. */
  | { readonly kind: "threatens"; readonly hole: number; readonly balls: number };

/** What the engine thinks: the line of the move to play, and how far it has looked. */
export interface BestMove extends Line {
  /** Plies looked ahead in full. */
  readonly depth: number;
  /** Positions looked at. */
  readonly nodes: number;
}

export interface Engine {
  /**
   * Finds the best move of a game in a worker. Several can be asked at a time.
   * @throws {TogyzError} `game-over`, `out-of-range` and other codes for limits that are no numbers,
   * `engine-lost`, `engine-closed`, `worker-failed`.
   */
  bestMove(game: Game, options?: BestMoveOptions): Promise<BestMove>;

  /**
   * Analyses a game as it is now, in a worker: what has been found comes after each depth, the depth
   * rising, and at the end once more. Several can be asked at a time.
   *
   * ```js
   * for await (const { depth, lines } of engine.analyse(game, { lines: 3, depth: 14 })) {
   *   console.log(depth, lines.map(({ pvText, winProbability }) => `${pvText[0]} ${winProbability}`));
   * }
   * ```
   *
   * The search starts with the loop and stops with it: by `break`, `return` or an error in it.
   * @throws {TogyzError} `not-a-game` and `bad-options` at once; in the loop those of {@link Engine.bestMove}.
   */
  analyse(game: Game, options?: AnalyseOptions): AsyncGenerator<Analysis, void, void>;

  /** Ends the worker; what is being searched is rejected with `engine-closed`. A later question starts another. */
  close(): void;
}

/** An engine. Its worker starts at the first question. */
export function createEngine(options?: EngineOptions): Engine;

/**
 * The first 4 to 8 moves of a game of togyzkumalak, to start from instead of the usual position, in which the first
 * player wins about two games of three between equals.
 *
 * The engine finds neither side better after any of these openings; there are a few hundred.
 * @param seed Which one: from 0, beyond their number they come again. Take a random number for a random one.
 * @returns Holes, to be given to {@link Game.play} one after the other.
 * @throws {TogyzError} `not-a-number`, `not-finite`, `not-whole`, `out-of-range`.
 */
export function balancedOpening(seed: number): number[];
