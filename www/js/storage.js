// What the page keeps between visits: one JSON text under one key. A browser may forbid storage, fill
// up, or hold what another version wrote; the game goes on without it.

const KEY = "togyzkumalak";
const VERSION = 1;

/**
 * Reads a value that was kept before.
 *
 * @returns {Record<string, unknown>} empty when there is none that can be used
 */
export function load() {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return value !== null && typeof value === "object" && value.version === VERSION ? value : {};
  } catch {
    return {};
  }
}

/**
 * @param {Record<string, unknown>} value
 * @returns {boolean} whether it was kept
 */
export function save(value) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...value, version: VERSION }));
    return true;
  } catch {
    return false;
  }
}
