// What the frame and the page around it say to each other. Pure: checked plain data.
//
// Every message is an object with `togyzkumalak: 1`, the version of this protocol, and a `type`.

import { ATTRIBUTES } from "../element/wishes.js";

/** @import { Attribute } from "../element/wishes.js" */

export const VERSION = 1;

/**
 * What the page around may ask for.
 *
 * @typedef {{ type: "set", attributes: Partial<Record<Attribute, string | null>> }
 *   | { type: "play", hole: number }
 *   | { type: "goTo", ply: number }
 *   | { type: "undo" | "redo" | "newGame" | "start" | "pause" | "flip" | "get" }} Order
 */

const SIMPLE = /** @type {const} */ (["undo", "redo", "newGame", "start", "pause", "flip", "get"]);

/**
 * @param {unknown} data
 * @returns {Order | string | null} null: it is not for us; a text: the code of what is wrong with it
 */
export function readMessage(data) {
  if (data === null || typeof data !== "object" || !("togyzkumalak" in data)) return null;
  const { togyzkumalak, type, hole, ply, attributes } = /** @type {Record<string, unknown>} */ (
    data
  );
  if (togyzkumalak !== VERSION) return "bad-version";
  const simple = SIMPLE.find((each) => each === type);
  if (simple) return { type: simple };
  if (type === "play") return Number.isInteger(hole) ? { type, hole: Number(hole) } : "bad-message";
  if (type === "goTo") return Number.isInteger(ply) ? { type, ply: Number(ply) } : "bad-message";
  if (type !== "set" || attributes === null || typeof attributes !== "object") return "bad-message";
  const entries = Object.entries(/** @type {object} */ (attributes));
  const sound = entries.every(
    ([name, value]) =>
      ATTRIBUTES.some((each) => each === name) && (value === null || typeof value === "string"),
  );
  return sound ? { type, attributes: Object.fromEntries(entries) } : "bad-message";
}

/**
 * What the address says after its `#`: attributes of the element, and the `origin` of the page that may give
 * orders.
 *
 * @param {string} hash
 * @returns {{ attributes: Partial<Record<Attribute, string>>, origin: string | null }}
 */
export function readHash(hash) {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  /** @type {Partial<Record<Attribute, string>>} */
  const attributes = {};
  for (const name of ATTRIBUTES) {
    const value = given.get(name);
    if (value !== null) attributes[name] = value;
  }
  return { attributes, origin: originOf(given.get("origin")) };
}

/** @param {string | null} text */
function originOf(text) {
  try {
    const { origin, protocol } = new URL(text ?? "");
    return protocol === "https:" || protocol === "http:" ? origin : null;
  } catch {
    return null;
  }
}
