// Endings to practise: few balls, a tuzdik, and kazans that make every ball count. Which boards are legal
// the rules say; what they are worth the engine's tables.

import { verdictsOf } from "./exact.js";
import { writePosition } from "./position.js";

/** @import { BySide, Engine, Game, Snapshot } from "../engine/index.js" */

/** @typedef {{ holes: BySide<number[]>, tuzdiks: BySide<number | null> }} Board */
/** @typedef {{ position: string, wins: boolean }} Ending `wins`: whether the first player wins by best play, or holds the draw */

const HOLES = 9;
const BALLS = 162;
/** After so many boards without a choice on them any will do. */
const TRIES = 80;

/**
 * @param {object} means
 * @param {Engine} means.engine
 * @param {(position: string) => Game} means.createGame throws where there is no such position
 * @param {() => number} means.random from 0 to 1
 * @param {number} balls on the board
 * @returns {Promise<Ending>} the first player to move
 */
export async function makeEnding({ engine, createGame, random }, balls) {
  for (let tries = 1; ; tries++) {
    const board = boardOf(random, balls);
    const game = gameOf(createGame, board, Math.floor((BALLS - balls) / 2));
    if (!game) continue;
    const ending = await closest(engine, game, balls, random() < 0.25, tries < TRIES);
    game.free();
    if (!ending) continue;
    const trial = gameOf(createGame, board, ending.own);
    if (!trial) continue;
    // With other kazans a move may end the game that did not before.
    const best = (await verdictsOf(engine, trial))?.[0]?.difference ?? -1;
    trial.free();
    if (Math.sign(best) === Number(ending.wins))
      return { position: textOf(board, ending.own), wins: ending.wins };
  }
}

/**
 * An ending that was set by the person, who is to move in it and becomes the first player.
 *
 * @param {Omit<Parameters<typeof makeEnding>[0], "random">} means
 * @param {string} text of the position; throws where there is none
 * @returns {Promise<Ending | null>} null where the tables do not reach, or where it is lost
 */
export async function setEnding({ engine, createGame }, text) {
  const game = createGame(text);
  try {
    const { toMove, outcome, ...board } = game.snapshot();
    const best = outcome ? undefined : (await verdictsOf(engine, game))?.[0];
    if (!best || best.difference < 0) return null;
    const turned = toMove === "first" ? board : mirrored(board);
    return { position: writePosition(turned), wins: best.difference > 0 };
  } finally {
    game.free();
  }
}

/** @param {Pick<Snapshot, "holes" | "kazans" | "tuzdiks">} board */
function mirrored({ holes, kazans, tuzdiks }) {
  return {
    holes: { first: holes.second, second: holes.first },
    kazans: { first: kazans.second, second: kazans.first },
    tuzdiks: { first: tuzdiks.second, second: tuzdiks.first },
  };
}

/**
 * The own kazan with which the best play just wins, or just holds the draw.
 *
 * @param {Engine} engine
 * @param {Game} game on the board, with any kazans
 * @param {number} balls
 * @param {boolean} draws
 * @param {boolean} choosy
 */
async function closest(engine, game, balls, draws, choosy) {
  const verdicts = await verdictsOf(engine, game);
  const [best] = verdicts ?? [];
  const worst = verdicts?.at(-1);
  if (!best || !worst) return null;
  // Where no move is a mistake, or nothing can be won, there is nothing to find.
  if (choosy && best.difference === worst.difference) return null;
  const before = Math.floor((BALLS - balls) / 2);
  const share = (BALLS + best.difference) / 2 - before;
  const own = BALLS / 2 + Number(!draws) - share;
  return own >= 0 && BALLS - balls - own >= 0 ? { own, wins: !draws } : null;
}

/**
 * @param {() => number} random
 * @param {number} balls
 * @returns {Board}
 */
function boardOf(random, balls) {
  const below = (/** @type {number} */ n) => Math.floor(random() * n);
  const holes = { first: Array(HOLES).fill(0), second: Array(HOLES).fill(0) };
  const one = below(HOLES) + 1;
  const other = random() < 0.4 ? below(HOLES) + 1 : null;
  const tuzdiks = random() < 0.5 ? { first: one, second: other } : { first: other, second: one };
  for (let left = balls; left > 0; left--) {
    const side = random() < 0.5 ? "first" : "second";
    holes[side][below(HOLES)]++;
  }
  return { holes, tuzdiks };
}

/** @param {Board} board @param {number} own */
function textOf(board, own) {
  const second = BALLS - ballsOf(board.holes) - own;
  return writePosition({ ...board, kazans: { first: own, second } });
}

/** @param {BySide<readonly number[]>} holes */
export const ballsOf = ({ first, second }) => [...first, ...second].reduce((sum, n) => sum + n, 0);

/**
 * @param {(position: string) => Game} createGame
 * @param {Board} board
 * @param {number} own
 * @returns {Game | null}
 */
function gameOf(createGame, board, own) {
  const { holes, tuzdiks } = board;
  const covered =
    (tuzdiks.first && holes.second[tuzdiks.first - 1]) ||
    (tuzdiks.second && holes.first[tuzdiks.second - 1]);
  if (covered) return null;
  try {
    const game = createGame(textOf(board, own));
    if (!game.snapshot().outcome && game.legalMoves().length > 1) return game;
    game.free();
  } catch {
    // Not a legal board: two tuzdiks of the same number, or one in the last hole.
  }
  return null;
}
