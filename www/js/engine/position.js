// A position's text as plain data, for those who set positions up.

import { checked, TogyzError } from "./errors.js";
import { frozen } from "./frozen.js";
import { Game } from "./game.js";
import { rules as binary } from "./rules.js";

/** @import { PositionOptions, PositionReading } from "./index.js" */

/**
 * @param {string} text
 * @param {PositionOptions} [options]
 * @returns {PositionReading}
 */
export function readPosition(text, options = {}) {
  if (options === null || typeof options !== "object") {
    throw new TogyzError("bad-options", "the options of readPosition() must be an object");
  }
  const { rules, validate = true } = options;
  if (typeof validate !== "boolean") {
    throw new TogyzError("bad-options", "validate must be true or false");
  }
  const reading = checked(() => binary().readPosition(text, rules));
  // The game says what is wrong with it, and where.
  if (validate) new Game({ rules: reading.rules, position: text }).free();
  return frozen(reading);
}
