// How a game would end: the computer plays on after two moves of which nothing else tells the better from the
// worse. In endings, where no ball is taken for many moves, nothing else can be said plainly.

import { look } from "./look.js";

/** @import { Engine, Game, Outcome } from "../engine/index.js" */
/** @import { Limits } from "./look.js" */
/** @import { Blame } from "./remark.js" */

/**
 * A move here gets such a part of a look, and a greater one if that says nothing; and a game goes on for so many
 * moves. Together both games take no more than 36 looks.
 */
const PARTS = /** @type {const} */ ([
  [1 / 40, 200],
  [1 / 10, 130],
]);

/** An end that is worse by less, with the same winner, says nothing. */
const LEAST = 4;

/**
 * @typedef {object} End
 * @property {number[]} holes
 * @property {Outcome} outcome
 * @property {number} dry balls that the opponent gets because whoever made the first move is stuck
 */

/**
 * @param {Engine} engine
 * @param {Game} game before the move
 * @param {readonly [played: readonly number[], best: readonly number[]]} lines
 * @param {Limits} limits of a look
 * @returns {Promise<{ went: number[], line: number[], remark: Blame } | null>} null when it ends no worse
 */
export async function endsOf(engine, game, [played, best], { nodes, signal }) {
  const { toMove } = game.snapshot();
  const lead = (/** @type {End} */ { outcome: { score } }) =>
    toMove === "first" ? score.first - score.second : score.second - score.first;
  for (const [part, longest] of PARTS) {
    const limits = { nodes: Math.ceil(nodes * part), signal, longest };
    const was = await playOn(engine, game, played, limits);
    const better = await playOn(engine, game, best, limits);
    if (!was || !better) return null;
    const [lost, kept] = [lead(was), lead(better)];
    if (kept - lost < LEAST && Math.sign(kept) <= Math.sign(lost)) continue;
    const [score, instead] = [was, better].map(({ outcome: { score } }) => [
      score.first,
      score.second,
    ]);
    // Balls that decide it say more than the score.
    const { dry: n } = was;
    const kind = n > 0 && n - better.dry >= (kept - lost) / 2 ? "runs-dry" : "ends";
    const remark = /** @type {Blame} */ ({ kind, n, score, instead });
    return { went: was.holes, line: better.holes, remark };
  }
  return null;
}

/**
 * @param {Engine} engine
 * @param {Game} game
 * @param {readonly number[]} line to begin with
 * @param {Limits & { longest: number }} limits
 * @returns {Promise<End | null>} null when the game does not end by its board
 */
async function playOn(engine, game, line, { longest, ...limits }) {
  const after = game.clone();
  const { toMove: mover } = game.snapshot();
  /** @type {number[]} */
  const holes = [];
  try {
    while (!after.snapshot().outcome && holes.length < longest) {
      const hole = line[holes.length] ?? (await look(engine, after, limits)).pv[0] ?? 0;
      after.play(hole);
      holes.push(hole);
    }
    const { outcome, toMove, kazans } = after.snapshot();
    if (outcome?.reason !== "atsyrau" && outcome?.reason !== "majority") return null;
    const stuck = outcome.reason === "atsyrau" && toMove === mover;
    const other = mover === "first" ? "second" : "first";
    return { holes, outcome, dry: stuck ? outcome.score[other] - kazans[other] : 0 };
  } finally {
    after.free();
  }
}
