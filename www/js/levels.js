// How strongly the computer can play, as the engine counts it.

/** The strongest level. */
export const LEVELS = 10;

/** Words for strengths, from the weakest on. */
export const WORDS = 5;

/**
 * Which of the words describes a level.
 *
 * @param {number} level from 1
 * @param {number} [levels]
 * @returns {number} from 1 to `WORDS`
 */
export const wordOf = (level, levels = LEVELS) =>
  levels < 2 ? WORDS : Math.round(((level - 1) / (levels - 1)) * (WORDS - 1)) + 1;
