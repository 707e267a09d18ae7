// Errors as the element tells them: every one has a code.

import { TogyzError } from "../engine/errors.js";

/**
 * @typedef {object} Trouble
 * @property {string} code
 * @property {string} message
 * @property {unknown} error what was thrown
 */

/**
 * @param {unknown} error
 * @returns {Trouble}
 */
export function troubleOf(error) {
  const message = error instanceof Error ? error.message : String(error);
  return { code: codeOf(error), message, error };
}

/** @param {unknown} error */
function codeOf(error) {
  if (error instanceof TogyzError) return error.code;
  if (typeof WebAssembly === "undefined") return "engine-missing";
  // A content security policy without 'wasm-unsafe-eval' refuses to compile.
  return error instanceof WebAssembly.CompileError ? "engine-blocked" : "engine-failed";
}
