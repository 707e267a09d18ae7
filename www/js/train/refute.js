// What is wrong with a move, by what the opponent answers. Pure.

/** @import { Move } from "../engine/index.js" */
/** @import { TrainKey } from "../i18n/train/index.js" */

/**
 * @param {number} hole that was played
 * @param {Move | null} reply null when the game was over, or nobody answered
 * @returns {{ key: TrainKey, values: Record<string, number> }}
 */
export function refute(hole, reply) {
  if (!reply) return { key: "refute-over", values: { hole } };
  if (reply.tuzdik) return { key: "refute-tuzdik", values: { hole, at: reply.landing.hole } };
  if (reply.captured > 0) return { key: "refute-captures", values: { hole, n: reply.captured } };
  return { key: "refute-plain", values: { hole, reply: reply.hole } };
}
