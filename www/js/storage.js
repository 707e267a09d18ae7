// What the page keeps between visits, in localStorage: it is written before the next line of code runs,
// so a move is safe even if the page is killed at once. A browser may forbid storage, fill up, or hold
// what another version wrote; the game goes on without it, and what cannot be read is set aside.

const KEY = "togyzkumalak";
const VERSION = 1;
const GAME = `${KEY}-game-`;
const ASIDE = `${KEY}-aside-`;

/** What could not be read, nor set aside: storage is full. It is not written over. */
/** @type {Map<string, string>} */
const unread = new Map();

/**
 * Reads a value that was kept before.
 *
 * @returns {Record<string, unknown>} empty when there is none that can be used
 */
export const load = () => read(KEY) ?? {};

/**
 * @param {Record<string, unknown>} value
 * @returns {boolean} whether it was kept
 */
export const save = (value) => write(KEY, value);

/**
 * @param {string} id of a game that is being played
 * @returns {Record<string, unknown> | null}
 */
export const readGame = (id) => read(GAME + id);

/**
 * @param {string} id
 * @param {Record<string, unknown>} value
 * @returns {boolean} whether it was kept; if not, an older state of the game is not kept either
 */
export function writeGame(id, value) {
  const done = write(GAME + id, value);
  if (!done) dropGame(id);
  return done;
}

/** @param {string} id */
export const dropGame = (id) => remove(GAME + id);

/** The games that are, or were when their pages were closed, being played. */
export const gameIds = () => names(GAME).map((name) => name.slice(GAME.length));

/** The texts that could not be read, each with the name under which it lies. */
export function asides() {
  const texts = names(ASIDE).map((name) => ({ name, text: raw(name) ?? "" }));
  return [...texts, ...[...unread].map(([name, text]) => ({ name, text }))];
}

/** Sets a text aside that could be read, but makes no sense. */
/** @param {unknown} value */
export const setAside = (value) => keepAside(JSON.stringify(value));

export function dropAsides() {
  for (const name of names(ASIDE)) remove(name);
  for (const name of unread.keys()) remove(name);
  unread.clear();
}

/** @param {string} name @returns {Record<string, unknown> | null} */
function read(name) {
  const text = raw(name);
  if (text === null || unread.has(name)) return null;
  try {
    const value = JSON.parse(text);
    if (value !== null && typeof value === "object" && value.version === VERSION) return value;
  } catch {
    // No JSON at all.
  }
  if (keepAside(text)) remove(name);
  else unread.set(name, text);
  return null;
}

/** @param {string} name @param {Record<string, unknown>} value */
function write(name, value) {
  if (unread.has(name)) return false;
  return put(name, JSON.stringify({ ...value, version: VERSION }));
}

/** @param {string} text */
function keepAside(text) {
  const used = names(ASIDE);
  if (used.some((name) => raw(name) === text)) return true;
  let number = 1;
  while (used.includes(ASIDE + number)) number++;
  return put(ASIDE + number, text);
}

/** @param {string} name */
function raw(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string} text */
function put(name, text) {
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} name */
function remove(name) {
  try {
    localStorage.removeItem(name);
  } catch {
    // It cannot be there either.
  }
}

/** @param {string} start */
function names(start) {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(start));
  } catch {
    return [];
  }
}
