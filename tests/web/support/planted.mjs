// Games by a deep search with planted blunders, to see whether a review tells the one from the other.
//
// A planted blunder is a move after which the deep search, looking as long at the position behind it as at that
// behind the best move, gives the mover a chance of winning that is smaller by `LOSS` at least, where the game was
// neither lost before nor is still won after it.

import { balancedOpening, Game } from "togyzkumalak";
import { BLAME, isBlamed, WON } from "../../../www/js/review/grade.js";
import { look } from "../../../www/js/review/look.js";
import { reviewGame } from "../../../www/js/review/review.js";
import { randomFrom } from "./random.mjs";

/** @import { Engine } from "togyzkumalak" */

/** What a blunder loses by the table of grades. */
const LOSS = BLAME[0][1];

/** A game is broken off when a side has so great a chance. */
const DECIDED = 0.97;

/** So many moves are tried for a blunder. */
const TRIES = 3;

/** @typedef {"opening" | "own" | "planted"} Kind */

/**
 * @param {Engine} engine
 * @param {number} seed
 * @param {number} nodes of the deep search
 */
export async function plantedGame(engine, seed, nodes) {
  const random = randomFrom(seed);
  const game = new Game();
  /** @type {Kind[]} */
  const kinds = [];
  const play = (/** @type {number} */ hole, /** @type {Kind} */ kind) => {
    game.play(hole);
    kinds.push(kind);
  };
  for (const hole of balancedOpening(seed)) play(hole, "opening");
  // What follows in a game that is decided would be easy to judge.
  while (!game.snapshot().outcome) {
    const { chance, pv } = await look(engine, game, { nodes });
    if (Math.abs(chance - 0.5) > DECIDED - 0.5) break;
    const best = pv[0] ?? 0;
    const planted = random(3) === 0 ? await blunder(engine, game, best, nodes, random) : null;
    if (planted) play(planted, "planted");
    else play(best, "own");
  }
  const holes = game.moves().map(({ hole }) => hole);
  game.free();
  return { holes, kinds };
}

/**
 * @param {Engine} engine
 * @param {Game} game
 * @param {number} best
 * @param {number} nodes
 * @param {(below: number) => number} random
 */
async function blunder(engine, game, best, nodes, random) {
  const chance = await chanceAfter(engine, game, best, nodes);
  if (chance <= 1 - WON) return null;
  const others = game.legalMoves().filter((hole) => hole !== best);
  for (let tries = 0; tries < TRIES && others.length > 0; tries++) {
    const [hole = 0] = others.splice(random(others.length), 1);
    const kept = await chanceAfter(engine, game, hole, nodes);
    if (kept < WON && chance - kept >= LOSS) return hole;
  }
  return null;
}

/**
 * @param {Engine} engine
 * @param {Game} game
 * @param {number} hole
 * @param {number} nodes
 */
async function chanceAfter(engine, game, hole, nodes) {
  const after = game.clone();
  after.play(hole);
  const { chance } = await look(engine, after, { nodes });
  after.free();
  return 1 - chance;
}

/**
 * Reviews planted games until they have so many moves.
 *
 * @param {Engine} engine
 * @param {{ moves: number, deep: number, nodes?: number }} sizes
 */
export async function classify(engine, { moves, deep, nodes }) {
  const count = { moves: 0, planted: 0, found: 0, own: 0, blamed: 0 };
  for (let seed = 0; count.moves < moves; seed++) {
    const { holes, kinds } = await plantedGame(engine, seed, deep);
    const review = await reviewGame({ engines: [engine], holes, nodes });
    for (const [ply, { grade }] of review.moves.entries()) {
      const kind = kinds[ply];
      if (kind === "opening") continue;
      count.moves++;
      if (kind === "planted") {
        count.planted++;
        if (grade === "mistake" || grade === "blunder") count.found++;
      } else {
        count.own++;
        if (isBlamed(grade)) count.blamed++;
      }
    }
  }
  return count;
}
