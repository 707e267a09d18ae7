// What the page says about a game, in any language. Pure: text in, text out.

/** @import { BestMove, Move, Side, Snapshot } from "../engine/index.js" */
/** @import { BoardKey, SayBoard } from "../i18n/board/index.js" */
/** @import { Key, Translate } from "../i18n/index.js" */
/** @import { Setup, State } from "../match.js" */

/** How a side is spoken of: a person against the computer is "you". */
/** @typedef {"you" | "computer" | "friend" | "first" | "second"} Role */

/**
 * @param {Side} side
 * @param {Setup} setup
 * @returns {Role}
 */
export function roleOf(side, { players }) {
  if (players.first === players.second) return side;
  const player = players[side];
  return player === "human" ? "you" : player;
}

/**
 * @param {SayBoard} t
 * @param {Side} side
 * @param {Setup} setup
 */
export const nameOf = (t, side, setup) => t(roleOf(side, setup));

/**
 * The side of the only person who plays.
 *
 * @param {Setup} setup
 * @returns {Side | null}
 */
export function ownSide({ players }) {
  if (players.first === players.second) return null;
  return players.first === "human" ? "first" : "second";
}

/**
 * What a player is doing, in a word.
 *
 * @param {Translate} t
 * @param {Side} side
 * @param {Setup} setup
 * @param {State} state
 * @param {Snapshot} snapshot
 */
export function doing(t, side, setup, state, { toMove }) {
  if (side !== toMove || state === "over" || state === "trouble") return "";
  if (state === "thinking" || state === "paused" || state === "waiting") return t(state);
  return t(roleOf(side, setup) === "you" ? "moves-you" : "moves");
}

/**
 * One sentence for a move and whose turn it is after it.
 *
 * @param {SayBoard} t
 * @param {Move} move
 * @param {Setup} setup
 */
export function sayMove(t, move, setup) {
  const parts = [t("said-move", { who: nameOf(t, move.side, setup), hole: move.hole })];
  if (move.tuzdik) parts.push(t("said-tuzdik", { hole: move.landing.hole }));
  else if (move.captured > 0) parts.push(t("said-captured", { n: move.captured }));
  return parts.join(" ");
}

/**
 * @param {SayBoard} t
 * @param {Side} side
 * @param {Setup} setup
 */
export const sayTurn = (t, side, setup) =>
  t(/** @type {BoardKey} */ (`turn-${roleOf(side, setup)}`));

/**
 * A hint with its reason.
 *
 * @param {Translate} t
 * @param {Move} move that is recommended
 * @param {BestMove["reason"]} reason
 */
export function sayHint(t, { hole, landing }, reason) {
  return `${t("hint-move", { hole, landing: landing.hole })} ${sayReason(t, reason)}`;
}

/**
 * What speaks for a move.
 *
 * @param {Translate} t
 * @param {BestMove["reason"]} reason
 */
export function sayReason(t, { kind, ...what }) {
  const key = /** @type {Key} */ (`hint-${kind}`);
  return t(key, "balls" in what ? { ...what, n: what.balls } : what);
}

/**
 * Which moment of the game is looked at.
 *
 * @param {SayBoard} t
 * @param {Snapshot} snapshot
 */
export const sayMoment = (t, { lastMove }) =>
  lastMove ? t("visit", { n: `${numberOf(lastMove.ply)} (${lastMove.text})` }) : t("visit-start");

/**
 * The number of a move: both players' moves share one.
 *
 * @param {number} ply moves before it
 */
export const numberOf = (ply) => Math.floor(ply / 2) + 1;

/**
 * The result, its score and its reason.
 *
 * @param {SayBoard} t
 * @param {Snapshot} snapshot of a game that is over
 * @param {Setup} setup
 */
export function sayOutcome(t, { outcome }, setup) {
  if (!outcome) return "";
  const { winner, score, reason } = outcome;
  const role = winner ? roleOf(winner, setup) : "draw";
  const headline = t(/** @type {BoardKey} */ (`over-${role}`));
  const [mine, yours] =
    winner === "second" ? [score.second, score.first] : [score.first, score.second];
  const why = t(/** @type {BoardKey} */ (`reason-${reason}`));
  return `${headline} ${mine}\u00a0:\u00a0${yours}. ${why}.`;
}
