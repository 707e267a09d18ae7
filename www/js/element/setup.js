// Wishes as a match needs them, and what has changed between two wishes.

/** @import { Side } from "../engine/index.js" */
/** @import { Match, Player, Setup } from "../match.js" */
/** @import { Source } from "./source.js" */
/** @import { Wishes } from "./wishes.js" */

/**
 * @param {Wishes} wishes
 * @returns {Setup}
 */
export function setupOf({ rules, playable, computer, level, position, clock }) {
  /** @param {Side} side @returns {Player} */
  const player = (side) => (computer && !playable.includes(side) ? "computer" : "human");
  const players = { first: player("first"), second: player("second") };
  // Nobody's time passes while a record is looked at.
  const plays = computer || playable.length > 0;
  return { rules, players, level, position, clock: plays ? clock : null };
}

/** @param {Setup} a @param {Setup} b */
export const sameSetup = (a, b) =>
  a.level === b.level &&
  a.clock?.minutes === b.clock?.minutes &&
  a.clock?.increment === b.clock?.increment &&
  a.players.first === b.players.first &&
  a.players.second === b.players.second;

/** @param {Wishes} a @param {Wishes} b */
export const sameBoard = (a, b) =>
  a.rules === b.rules && a.position === b.position && a.record === null && b.record === null;

/** @param {Wishes} a @param {Wishes} b */
export const sameStart = (a, b) =>
  a.rules === b.rules && a.position === b.position && a.moves === b.moves && a.record === b.record;

/**
 * Which hole to play so that the game is as the source says: a framework gives back the moves that it was
 * told of.
 *
 * @param {Match} match
 * @param {Source} source
 * @returns {number | null | undefined} null when it is so already, undefined when it is another game
 */
export function goingOn(match, { moves, ply }) {
  const line = match.moves.slice(0, match.snapshot.ply).map(({ hole }) => hole);
  const ahead = moves.length - line.length;
  if (ply !== moves.length || ahead < 0 || ahead > 1) return undefined;
  if (line.some((hole, index) => hole !== moves[index])) return undefined;
  return moves[line.length] ?? null;
}
