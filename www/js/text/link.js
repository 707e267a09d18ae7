// A whole game in the address of the page, readable: `#play=togyzkumalak&moves=9281…`, a digit a ply.
// A check of four signs tells a link that was cut or changed; one written by hand may leave it out.

import { isRulesName } from "../kept.js";

/** @import { Side } from "../engine/index.js" */
/** @import { End, Kept, Setup } from "../match.js" */

/**
 * @typedef {object} Linked
 * @property {Pick<Setup, "rules" | "position">} start
 * @property {number[]} moves
 * @property {End | null} end
 * @property {{ id: string, side: Side } | null} friend for a game between two devices: its name, and
 *   the side of whoever opens the link
 * @property {true} [offers] a draw is offered with the last move
 */

/** Why a link is no game: `changed` by someone or cut, or not understood. */
/** @typedef {"changed" | "broken"} LinkProblem */

const NAMES = ["play", "from", "game", "you", "end", "offer", "moves"];

const ENDS = /** @type {const} */ ({ resigned: "resignation", late: "time" });

/**
 * @param {Linked} game
 * @returns {string} what follows the address of the page, `#` included
 */
export function writeLink({ start, moves, end, friend, offers }) {
  const parts = [`play=${start.rules}`];
  if (start.position) parts.push(`from=${start.position.replaceAll(" ", "_")}`);
  if (friend) parts.push(`game=${friend.id}`, `you=${friend.side}`);
  if (end) parts.push(`end=${writeEnd(end)}`);
  if (offers) parts.push("offer=draw");
  parts.push(`moves=${moves.join("")}`);
  // In front of the moves: what is cut is the end.
  parts.splice(1, 0, `check=${checkOf(parts.join("&"))}`);
  return `#${parts.join("&")}`;
}

/**
 * @param {string} text an address, or what follows its `#`
 * @returns {{ game: Linked } | { problem: LinkProblem } | null} null when it is no link to a game
 */
export function readLink(text) {
  const hash = plain(text.trim()).replace(/^[^#]*#/, "");
  if (!hash.startsWith("play=")) return null;
  const parts = hash.split("&");
  const check = parts.find((part) => part.startsWith("check="));
  const rest = parts.filter((part) => part !== check);
  /** @type {Map<string, string>} */
  const values = new Map();
  for (const part of rest) {
    const [name = "", ...value] = part.split("=");
    values.set(name, value.join("="));
  }
  const friendly = values.has("game");
  if (check ? check !== `check=${checkOf(rest.join("&"))}` : friendly)
    return { problem: "changed" };
  const game = read(values);
  return game ? { game } : { problem: "broken" };
}

/**
 * @param {Map<string, string>} values
 * @returns {Linked | null}
 */
function read(values) {
  const rules = values.get("play");
  const moves = values.get("moves") ?? "";
  const side = readSide(values.get("you"));
  const id = values.get("game");
  const end = readEnd(values.get("end"));
  const offer = values.get("offer");
  if ([...values.keys()].some((name) => !NAMES.includes(name))) return null;
  if (!isRulesName(rules) || !/^[1-9]*$/.test(moves) || end === undefined) return null;
  if (offer !== undefined && (offer !== "draw" || id === undefined || end)) return null;
  if (id !== undefined && (!side || !/^[a-z0-9]{4,12}$/.test(id))) return null;
  return {
    start: { rules, position: values.get("from")?.replaceAll("_", " ") ?? null },
    moves: [...moves].map(Number),
    end,
    friend: id !== undefined && side ? { id, side } : null,
    ...(offer && { offers: true }),
  };
}

/**
 * The game of a match as a link holds it.
 *
 * @param {Kept} kept
 * @returns {Linked}
 */
export const linkedOf = ({ setup: { rules, position }, moves, end }) => ({
  start: { rules, position },
  moves,
  end,
  friend: null,
});

/** @param {End} end */
const writeEnd = ({ reason, side }) =>
  reason === "agreement" ? "agreed" : `${side}-${reason === "time" ? "late" : "resigned"}`;

/**
 * @param {string | undefined} text
 * @returns {End | null | undefined} undefined when it is none
 */
function readEnd(text) {
  if (text === undefined) return null;
  if (text === "agreed") return { reason: "agreement", side: null };
  const [who, how] = text.split("-");
  const side = readSide(who);
  if (!side || (how !== "resigned" && how !== "late")) return undefined;
  return { reason: ENDS[how], side };
}

/**
 * @param {string | undefined} text
 * @returns {Side | null}
 */
const readSide = (text) => (text === "first" || text === "second" ? text : null);

/**
 * Messengers write some signs in their own way.
 *
 * @param {string} text
 */
function plain(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Four signs that differ for texts that differ a little.
 *
 * @param {string} text
 */
function checkOf(text) {
  // CITE: FNV-1a, Fowler, Noll, Vo.
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (hash % 36 ** 4).toString(36).padStart(4, "0");
}
