// What is answered to a try: whether it does what the lesson asks for, and if not, why. The rules are
// asked what the move would do; here it is only put into words.

/** @import { Game, Move, Side } from "../engine/index.js" */
/** @import { LearnKey } from "../i18n/learn/index.js" */
/** @import { Lesson } from "./lessons.js" */

/** @typedef {{ key: LearnKey, values: Record<string, number> }} Answer */

/**
 * @param {Game} game at the start of the lesson
 * @param {Lesson} lesson
 * @param {{ side: Side, hole: number }} tried any hole of the board
 * @returns {Answer | null} null when the hole is right
 */
export function judge(game, lesson, { side, hole }) {
  const { holes, tuzdiks } = game.snapshot();
  if (side !== "first") return say("wrong-opponent");
  if (tuzdiks.second === hole) return say("wrong-tuzdik");
  if (!holes.first[hole - 1]) return say("wrong-empty");
  if (lesson.wanted.includes(hole)) return null;
  const move = game.preview(hole);
  if (lesson.barred?.hole === hole) {
    return say(`wrong-bar-${lesson.barred.by}`, { hole: move.landing.hole });
  }
  return explain(move, lesson, holes.second);
}

/**
 * @param {Move} move a legal one that does not do what is asked for
 * @param {Lesson} lesson
 * @param {readonly number[]} facing the balls in the other player's holes
 * @returns {Answer}
 */
function explain({ balls, captured, landing }, { asks }, facing) {
  if (asks === "single") return say("wrong-single", { n: balls });
  if (asks === "feed") return say("wrong-feed");
  if (asks === "spare") return say("wrong-spare");
  if (asks === "majority" && captured > 0) return say("wrong-majority", { n: captured });
  if (captured > 0) return say("wrong-captured", { n: captured });
  if (landing.side === "first") return say("wrong-own", { hole: landing.hole });
  return say("wrong-odd", { hole: landing.hole, n: (facing[landing.hole - 1] ?? 0) + 1 });
}

/**
 * @param {LearnKey} key
 * @param {Record<string, number>} [values]
 * @returns {Answer}
 */
const say = (key, values = {}) => ({ key, values });
