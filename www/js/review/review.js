// The review of a game: every position is looked at, and every move judged by what was seen. All looks are bound
// by positions and none by time, so that a game has the same review on every device, by any number of engines.

import { Game } from "../engine/game.js";
import { accuracyOf } from "./accuracy.js";
import { judge } from "./judge.js";
import { look } from "./look.js";

/** @import { BySide, Engine, Outcome, Side } from "../engine/index.js" */
/** @import { Start } from "../tree/tree.js" */
/** @import { Judgement } from "./judge.js" */
/** @import { Look } from "./look.js" */

/** @typedef {Judgement & { side: Side, hole: number, text: string }} Verdict what is said of a move */

/**
 * @typedef {object} Review plain data
 * @property {number[]} holes the game
 * @property {number} nodes positions of a look
 * @property {number[]} chances of the first player, by ply, that of the start first
 * @property {Verdict[]} moves
 * @property {BySide<number | null>} accuracy 0 to 100
 * @property {string} result by the board, such as `1-0`; empty when the game was not played to its end
 */

/** How many positions a look takes: 145 moves shall be done in a few seconds, on a slow device in half a minute. */
export const NODES = 40_000;

/**
 * @param {object} wish
 * @param {readonly Engine[]} wish.engines at least one: the work is shared between them
 * @param {Start} [wish.start]
 * @param {readonly number[]} wish.holes
 * @param {number} [wish.nodes]
 * @param {AbortSignal} [wish.signal]
 * @param {(done: number, of: number) => void} [wish.progress] after each position
 * @returns {Promise<Review>}
 * @throws the signal's reason, and what games and engines throw
 */
export async function reviewGame({ engines, start = {}, holes, nodes = NODES, signal, progress }) {
  signal?.throwIfAborted();
  const game = new Game(start);
  const limits = { nodes, signal };
  try {
    const { toMove } = game.snapshot();
    const made = holes.map((hole) => game.play(hole));
    const result = resultOf(game.snapshot().outcome);
    /** @type {Promise<Look>[]} */
    const looks = [];
    /** @type {Verdict[]} */
    const moves = [];
    const plies = upTo(made.length);
    let done = 0;
    const work = async (/** @type {Engine} */ engine) => {
      for (const ply of plies) {
        signal?.throwIfAborted();
        game.goTo(ply);
        looks[ply] = look(engine, game, limits);
        const after = await looks[ply];
        const before = await looks[ply - 1];
        const move = made[ply - 1];
        if (before && move) {
          game.goTo(ply - 1);
          const { side, hole, text } = move;
          const here = game.clone();
          const judging = judge(engine, here, hole, { before, after }, limits);
          const judgement = await judging.finally(() => here.free());
          moves[ply - 1] = { side, hole, text, ...judgement };
        }
        progress?.(++done, made.length + 1);
      }
    };
    // When one fails, the others begin nothing more.
    await Promise.all(engines.map((engine) => work(engine).finally(() => plies.return())));
    const begin = /** @type {Look} */ (await looks[0]).chance;
    const chances = [
      toMove === "first" ? begin : 1 - begin,
      ...moves.map(({ side, kept }) => (side === "first" ? kept : 1 - kept)),
    ];
    return { holes: [...holes], nodes, chances, moves, accuracy: accuraciesOf(moves), result };
  } finally {
    game.free();
  }
}

/** @param {Outcome | null} outcome */
const resultOf = (outcome) =>
  outcome ? { first: "1-0", second: "0-1", none: "1/2-1/2" }[outcome.winner ?? "none"] : "";

/** @param {number} last @returns {Generator<number, void>} */
function* upTo(last) {
  for (let ply = 0; ply <= last; ply++) yield ply;
}

/**
 * @param {readonly Verdict[]} moves
 * @returns {BySide<number | null>}
 */
function accuraciesOf(moves) {
  const choices = moves.filter(({ grade }) => grade !== "forced");
  const of = (/** @type {Side} */ side) =>
    accuracyOf(choices.filter((m) => m.side === side).map((m) => m.chance - m.kept));
  return { first: of("first"), second: of("second") };
}
