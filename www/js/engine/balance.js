// Openings that leave neither side better.

import { TogyzError } from "./errors.js";
import { OPENINGS } from "./openings.js";

/** @param {number} seed */
export function balancedOpening(seed) {
  if (typeof seed !== "number") {
    throw new TogyzError("not-a-number", `the seed must be a number, not ${typeof seed}`);
  }
  const wrong = (/** @type {string} */ code) =>
    new TogyzError(code, `the seed must be a whole number from 0, not ${seed}`);
  if (!Number.isFinite(seed)) throw wrong("not-finite");
  if (!Number.isInteger(seed)) throw wrong("not-whole");
  if (!Number.isSafeInteger(seed) || seed < 0) throw wrong("out-of-range");
  const all = OPENINGS.trim().split(/\s+/);
  return Array.from(all[seed % all.length] ?? "", Number);
}
