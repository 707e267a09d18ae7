// What shows only some moves later, in the lines that the engine expects after two moves.

import { captureOf } from "./facts.js";

/** @import { Game } from "../engine/index.js" */
/** @import { Capture } from "./facts.js" */
/** @import { Way } from "./remark.js" */

/**
 * `moves` are those of each player until then. Holes of `later-gain` and `later-missed-tuzdik` are the opponent's,
 * the others the mover's own.
 *
 * @typedef {{ kind: "later-tuzdik" | "later-missed-tuzdik", hole: number, moves: number }
 *   | { kind: "later-loss" | "later-gain", hole: number, n: number, moves: number }
 *   | { kind: "behind" | "keeps", n: number, moves: number }} Later
 */

/**
 * @typedef {object} Step
 * @property {Capture | null} capture
 * @property {number | null} tuzdik
 * @property {number} lead in the kazans, of the player whose move is judged
 * @property {number} own balls on that player's side
 */

/** Lines are compared after two to so many moves of each player. */
const AHEAD = 6;

/** By so many balls one must be ahead of the other. */
const LEAST = 4;

/** Balls that are far away count less than those on the board. */
const FAR = 2;

/** And a tuzdik that is made later. */
const TUZDIK = 6;

/** So many balls more on the own side are a reserve of moves. */
const RESERVE = 6;

/** Less is not worth a word; so much is said only where there is nothing else. */
export const WORTH = 3;

/**
 * @param {Game} game before the move
 * @param {Way} played
 * @param {Way} best
 * @returns {{ weight: number, blame: Later }[]}
 */
export function laterOf(game, played, best) {
  const plies = 2 * Math.min(AHEAD, ...[played, best].map(({ pv }) => Math.floor(pv.length / 2)));
  const was = stepsOf(game, played.pv.slice(0, plies));
  const better = stepsOf(game, best.pv.slice(0, plies));
  return [...tuzdik(was, better), ...behind(was, better), ...keeps(was, better)];
}

/**
 * @param {Game} game
 * @param {readonly number[]} line
 * @returns {Step[]}
 */
function stepsOf(game, line) {
  const { toMove } = game.snapshot();
  const after = game.clone();
  const steps = line.map((hole) => {
    const move = after.play(hole);
    const { kazans, holes, outcome } = after.snapshot();
    const { first, second } = outcome?.score ?? kazans;
    const lead = toMove === "first" ? first - second : second - first;
    const own = holes[toMove].reduce((sum, balls) => sum + balls, 0);
    return { capture: captureOf(move), tuzdik: move.tuzdik ? move.landing.hole : null, lead, own };
  });
  after.free();
  return steps;
}

/** The moves of one player: 0 is the one whose move is judged. @param {Step[]} steps @param {0 | 1} who */
const ofSide = (steps, who) => steps.filter((_, at) => at % 2 === who);

/**
 * @param {Step[]} was
 * @param {Step[]} better
 * @returns {{ weight: number, blame: Later }[]}
 */
function tuzdik(was, better) {
  const [mine, his, mineBetter, hisBetter] = [was, better].flatMap((steps) =>
    /** @type {const} */ ([0, 1]).map((who) => ofSide(steps, who).findIndex((s) => s.tuzdik)),
  );
  const of = (/** @type {Step[]} */ steps, /** @type {0 | 1} */ who, at = -1) => ({
    hole: ofSide(steps, who)[at]?.tuzdik ?? 0,
    moves: at + 1,
  });
  const none = -1;
  // What both get is no loss, and what is there at once is seen on the board.
  if (his && his > 0 && mine === none && hisBetter === none) {
    return [{ weight: TUZDIK, blame: { kind: "later-tuzdik", ...of(was, 1, his) } }];
  }
  if (mineBetter && mineBetter > 0 && mine === none && hisBetter === none) {
    return [
      { weight: TUZDIK, blame: { kind: "later-missed-tuzdik", ...of(better, 0, mineBetter) } },
    ];
  }
  return [];
}

/**
 * @param {Step[]} was
 * @param {Step[]} better
 * @returns {{ weight: number, blame: Later }[]}
 */
function behind(was, better) {
  let [n, moves] = [0, 0];
  for (let ahead = 2; 2 * ahead <= was.length; ahead++) {
    const at = 2 * ahead - 1;
    const more = (better[at]?.lead ?? 0) - (was[at]?.lead ?? 0);
    if (more > n) [n, moves] = [more, ahead];
  }
  if (n < LEAST) return [];
  const [went, line] = [was, better].map((steps) => steps.slice(0, 2 * moves));
  const loss = extra(ofSide(went ?? [], 1), ofSide(line ?? [], 1));
  const gain = extra(ofSide(line ?? [], 0), ofSide(went ?? [], 0));
  const [kind, most] =
    (loss?.n ?? 0) >= (gain?.n ?? 0) ? ["later-loss", loss] : ["later-gain", gain];
  // One capture that makes most of the difference says more than the difference.
  const one = most && 2 * most.n >= n;
  const blame = /** @type {Later} */ (one ? { kind, ...most } : { kind: "behind", n, moves });
  return [{ weight: Math.max(WORTH, n / (one ? FAR : 2 * FAR)), blame }];
}

/**
 * @param {Step[]} was
 * @param {Step[]} better
 * @returns {{ weight: number, blame: Later }[]}
 */
function keeps(was, better) {
  const n = (better.at(-1)?.own ?? 0) - (was.at(-1)?.own ?? 0);
  const blame = /** @type {const} */ ({ kind: "keeps", n, moves: was.length / 2 });
  return n >= RESERVE ? [{ weight: WORTH, blame }] : [];
}

/**
 * The greatest capture of some moves, if those of the others come nowhere near it. The first move is seen on the
 * board.
 *
 * @param {Step[]} steps
 * @param {Step[]} others
 */
function extra(steps, others) {
  const balls = (/** @type {Step} */ { capture }) => capture?.balls ?? 0;
  const n = Math.max(0, ...steps.slice(1).map(balls));
  const moves = steps.findIndex((step, at) => at > 0 && balls(step) === n) + 1;
  const hole = steps[moves - 1]?.capture?.hole ?? 0;
  return n >= LEAST && n > FAR * Math.max(0, ...others.map(balls)) ? { hole, n, moves } : null;
}
