// One move of a review. Where it seems to have been worse than the best, both are looked at again, twice as long
// and from the same distance: a look that was one move nearer sees more, and would blame for it.

import { endsOf } from "./ends.js";
import { gradeOf, isBlamed, WON } from "./grade.js";
import { before, look } from "./look.js";
import { blameOf, praiseOf } from "./remark.js";

/** @import { Engine, Game } from "../engine/index.js" */
/** @import { Grade } from "./grade.js" */
/** @import { Limits, Look } from "./look.js" */
/** @import { Remark, Way } from "./remark.js" */

/** @typedef {Way & { chance: number }} Seen */

/**
 * @typedef {object} Judgement chances of winning are 0 to 1, of the player who makes the move
 * @property {Grade} grade
 * @property {number} chance by the best move
 * @property {number} kept by the move that was played
 * @property {number[]} went the move that was played, and what would follow
 * @property {number[]} line the best move, and what would follow
 * @property {Remark} remark
 */

/** A move that seems to lose so much of the chance is looked at again. */
const DOUBT = 0.03;

/** So many moves of a line are kept, unless its end is what is told. */
const LENGTH = 12;

/**
 * @param {Engine} engine
 * @param {Game} game before the move
 * @param {number} hole that was played
 * @param {{ before: Look, after: Look }} looks
 * @param {Limits} limits of a look
 * @returns {Promise<Judgement>}
 */
export async function judge(engine, game, hole, looks, limits) {
  const choices = game.legalMoves().length;
  /** @type {Seen} */
  let played = before(hole, looks.after);
  /** @type {Seen} */
  let better = looks.before;
  const best = better.pv[0] === hole;
  const doubtful = better.chance - played.chance >= DOUBT && !isDecided(better, played);
  if (!best && doubtful) {
    const twice = { ...limits, nodes: 2 * limits.nodes };
    played = await lookPast(engine, game, hole, twice);
    better = await lookPast(engine, game, better.pv[0] ?? hole, twice);
  }
  const kept = played.chance;
  const chance = best ? kept : Math.max(better.chance, kept);
  const grade = gradeOf({ choices, best, chance, kept });
  const { reasons } = looks.before;
  const [went = [], line = []] = [played, better].map(({ pv }) => pv.slice(0, LENGTH));
  const told = { grade, chance, kept, went, line };
  if (!isBlamed(grade)) {
    return { ...told, remark: praiseOf(game, hole, best ? reasons : null) };
  }
  const remark = blameOf(game, played, better, reasons);
  const silent = remark.kind === "better" && grade !== "inaccuracy";
  const ends = silent ? await endsOf(engine, game, [played.pv, better.pv], limits) : null;
  return { ...told, remark, ...ends };
}

/**
 * @param {Seen} best
 * @param {Seen} played
 */
const isDecided = (best, played) => played.chance >= WON || best.chance <= 1 - WON;

/**
 * @param {Engine} engine
 * @param {Game} game
 * @param {number} hole
 * @param {Limits} limits
 * @returns {Promise<Seen>}
 */
async function lookPast(engine, game, hole, limits) {
  const after = game.clone();
  after.play(hole);
  try {
    return before(hole, await look(engine, after, limits));
  } finally {
    after.free();
  }
}
