// Early positions: the moves that were made in them, how often, and how the games ended. Pure but for a
// game to play on, which knows the rules.
//
// A position is one whatever the order of the moves that led to it. Its `moves` count the games that went on from it so,
// and its `games` all that came to it: those that are missing in the moves ended there, or went on too
// seldom to be told.

import { numbersOf } from "../digits.js";

/** @import { Game, Side } from "../engine/index.js" */

/** @typedef {{ games: number, first: number, draws: number }} Count how many the first player won, and nobody */

/** @typedef {{ hole: number, count: Count, to: string }} Step `to` is the key of the position after it */

/**
 * @typedef {object} Place
 * @property {Count} count of all games that came here
 * @property {number | null} verdict the first player's chance of winning, 0 to 1, by the engine
 * @property {Map<number, Step>} moves by their holes
 */

/** @typedef {Map<string, Place>} Openings by the keys of the positions */

/** @typedef {{ holes: readonly number[], winner: Side | null }} Played */

/** So far a person's own games are told. */
export const PLIES = 24;

/** A digit from here on says that more follow. */
const HALF = 41;

/** The position, whichever move it is. @param {Game} game */
export const keyOf = (game) => game.positionText().replace(/ \d+$/, "");

/** @returns {Place} */
const newPlace = () => ({
  count: { games: 0, first: 0, draws: 0 },
  verdict: null,
  moves: new Map(),
});

/**
 * The tree that the workshop has written: the verdict of each position and, for each of its moves, the hole,
 * the games, those that the first player won and draws, and the position after it, if that is new; then 0.
 *
 * @param {string} text
 * @param {Count} all the games
 * @param {Game} game at its start; it is there again afterwards
 * @returns {Openings}
 */
export function readOpenings(text, all, game) {
  /** @type {Openings} */
  const openings = new Map();
  const digits = numbersOf(text);
  let at = 0;
  const number = () => {
    for (let [value, scale] = [0, 1]; ; scale *= HALF) {
      const digit = digits[at++] ?? 0;
      value += (digit % HALF) * scale;
      if (digit < HALF) return value;
    }
  };
  const visit = () => {
    const key = keyOf(game);
    if (openings.has(key)) return key;
    const place = newPlace();
    openings.set(key, place);
    place.verdict = number() / 100;
    for (let hole = number(); hole > 0; hole = number()) {
      const count = { games: number(), first: number(), draws: number() };
      game.play(hole);
      const to = visit();
      game.undo();
      place.moves.set(hole, { hole, count, to });
      add(openings.get(to), count);
    }
    return key;
  };
  const start = visit();
  add(openings.get(start), all);
  return openings;
}

/**
 * The tree of a person's own games.
 *
 * @param {readonly Played[]} games from the start of the usual game
 * @param {Game} game at its start
 * @returns {Openings}
 */
export function growOpenings(games, game) {
  /** @type {Openings} */
  const openings = new Map();
  for (const { holes, winner } of games) {
    const count = { games: 1, first: Number(winner === "first"), draws: Number(winner === null) };
    game.goTo(0);
    let place = placeAt(openings, keyOf(game));
    add(place, count);
    for (const hole of holes.slice(0, PLIES)) {
      game.play(hole);
      const to = keyOf(game);
      const step = place.moves.get(hole) ?? { hole, count: newPlace().count, to };
      place.moves.set(hole, step);
      add(step, count);
      place = placeAt(openings, to);
      add(place, count);
    }
  }
  return openings;
}

/** @param {Openings} openings @param {string} key */
function placeAt(openings, key) {
  const place = openings.get(key) ?? newPlace();
  openings.set(key, place);
  return place;
}

/** @param {{ count: Count } | undefined} to @param {Count} more */
function add(to, { games, first, draws }) {
  if (!to) return;
  const { count } = to;
  to.count = {
    games: count.games + games,
    first: count.first + first,
    draws: count.draws + draws,
  };
}
