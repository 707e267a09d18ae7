// The one error type of the package.

/** @typedef {Partial<Pick<import("./index.js").TogyzError, "line" | "column" | "token" | "board" | "reasons">>} Details */

/** An error with a stable `code`; the message says what was wrong and what was expected. */
export class TogyzError extends Error {
  /**
   * @param {string} code
   * @param {string} message
   * @param {Details} [details]
   */
  constructor(code, message, details = {}) {
    super(message);
    this.name = "TogyzError";
    this.code = code;
    /** @type {number | undefined} */
    this.line = details.line;
    /** @type {number | undefined} */
    this.column = details.column;
    /** @type {string | undefined} */
    this.token = details.token;
    /** @type {string | undefined} */
    this.board = details.board;
    /** @type {readonly string[] | undefined} */
    this.reasons = details.reasons;
  }

  /**
   * What `thrown` is as an error of this package: the engine throws plain errors with a code.
   * Anything without a code is a fault of ours or of the machine and stays what it is.
   * @param {unknown} thrown
   * @returns {unknown}
   */
  static from(thrown) {
    const { code, message, ...details } = /** @type {any} */ (thrown) ?? {};
    if (thrown instanceof TogyzError || typeof code !== "string") return thrown;
    return new TogyzError(code, /** @type {any} */ (thrown).message, details);
  }
}

/**
 * Calls into the engine; its errors come out as `TogyzError`.
 * @template T
 * @param {() => T} call
 * @returns {T}
 */
export function checked(call) {
  try {
    return call();
  } catch (thrown) {
    throw TogyzError.from(thrown);
  }
}
