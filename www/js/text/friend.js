// A game between two devices: each move makes a link that holds the whole game, and the other device
// looks whether it goes on from what it knows.

/** @import { Side } from "../engine/index.js" */
/** @import { Kept } from "../match.js" */
/** @import { Linked } from "./link.js" */

/**
 * What a link is to the game here: it goes on from it; it is older, or the same; it was made here for the
 * friend; or it is another game, which differs after `same` moves.
 *
 * @typedef {{ verdict: "continues" | "older" | "mine" } | { verdict: "differs", same: number }} Judgement
 */

/**
 * @param {Kept} here
 * @param {Linked} linked of a game of the same name
 * @returns {Judgement}
 */
export function judge({ setup, moves, end }, { start, moves: theirs, end: theirEnd, friend }) {
  const differs = moves.findIndex((hole, ply) => ply < theirs.length && hole !== theirs[ply]);
  const other = start.rules !== setup.rules || start.position !== setup.position;
  if (other || differs >= 0) return { verdict: "differs", same: Math.max(0, differs) };
  if (friend && setup.players[friend.side] !== "human") return { verdict: "mine" };
  const news = theirs.length > moves.length || (theirs.length === moves.length && theirEnd && !end);
  return { verdict: news && !end ? "continues" : "older" };
}

/**
 * The link to send after a move here.
 *
 * @param {Kept} kept of a game with a friend
 * @returns {Linked}
 */
export function linkedForFriend({ setup, moves, end, offers }) {
  const { rules, position, players, friend = "" } = setup;
  /** @type {Side} */
  const side = players.first === "friend" ? "first" : "second";
  const linked = { start: { rules, position }, moves, end, friend: { id: friend, side } };
  return offers ? { ...linked, offers } : linked;
}

/**
 * The players at the device that opens a link.
 *
 * @param {Side} side of the person here
 * @returns {Kept["setup"]["players"]}
 */
export const playersFor = (side) =>
  side === "first" ? { first: "human", second: "friend" } : { first: "friend", second: "human" };

/** A name that two games hardly share. */
export const createName = () =>
  Math.floor(Math.random() * 36 ** 6)
    .toString(36)
    .padStart(6, "0");
