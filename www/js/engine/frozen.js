// Plain data that nobody can change.

/**
 * Frozen through and through, so that frameworks can compare and nobody can change the past.
 * @template T
 * @param {T} value
 * @returns {T}
 */
export function frozen(value) {
  if (typeof value === "object" && value !== null) {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
}
