// What is wrong in a text, in the user's language. Pure: an error in, words out.

/** @import { Key, Translate } from "../i18n/index.js" */

/**
 * @typedef {object} Problem
 * @property {string} where the place in the text, empty if there is none
 * @property {string} what
 * @property {string} detail the engine's own sentence, in English
 * @property {{ line: number, column: number, length: number } | null} place
 */

/** Codes with words of their own, and those that share the words of another. */
/** @type {Record<string, Key>} */
const KEYS = {
  "record.no-game": "wrong-no-game",
  "record.not-a-move": "wrong-move",
  "record.empty-hole": "wrong-empty",
  "empty-hole": "wrong-empty",
  "record.no-such-hole": "wrong-hole",
  "no-such-hole": "wrong-hole",
  "record.opponents-tuzdik": "wrong-tuzdik",
  "opponents-tuzdik": "wrong-tuzdik",
  "record.game-over": "wrong-over",
  "game-over": "wrong-over",
  "record.side": "wrong-side",
  "record.destination": "wrong-landing",
  "record.tuzdik-mark": "wrong-mark",
  "record.score": "wrong-score",
  "record.move-number": "wrong-number",
  "record.variant": "wrong-rules",
  "record.variation": "wrong-variation",
  "record.unclosed-variation": "wrong-variation",
  "record.empty-variation": "wrong-variation",
  "record.deep-variation": "wrong-variation",
  "bad-position.ball-total": "wrong-balls",
  "bad-position.both-kazans-above-half": "wrong-balls",
  changed: "wrong-changed",
  broken: "wrong-link",
  custom: "wrong-custom",
};

/**
 * @param {Translate} t
 * @param {unknown} error
 * @returns {Problem}
 */
export function sayProblem(t, error) {
  const { code, message, line, column, token, board } = /** @type {any} */ (error ?? {});
  const what = t(keyOf(String(code)));
  const says = board ? sayBoard(t, String(board)) : "";
  const there = Number.isInteger(line) && Number.isInteger(column);
  const name = token ? t("wrong-at", { line, column, token }) : t("wrong-end", { line, column });
  return {
    where: there ? name : "",
    what: [what, says].filter(Boolean).join(" "),
    detail: typeof message === "string" && message !== code ? message : "",
    place: there ? { line, column, length: String(token ?? "").length } : null,
  };
}

/**
 * @param {string} code
 * @returns {Key}
 */
function keyOf(code) {
  const key = KEYS[code];
  if (key) return key;
  if (code.startsWith("bad-position.tuzdik")) return "wrong-tuzdiks";
  if (code.startsWith("bad-position")) return "wrong-position";
  if (code.startsWith("bad-rules")) return "wrong-rules";
  if (/^record\.(result|reason)/.test(code)) return "wrong-result";
  return "wrong-text";
}

/**
 * What the board says instead; only what needs no English.
 *
 * @param {Translate} t
 * @param {string} board
 */
function sayBoard(t, board) {
  const holes = board.match(/can play ([\d, ]+)$/)?.[1];
  if (holes) return t("board-can", { holes });
  return /^[\w().-]+$/.test(board) ? t("board-says", { board }) : "";
}

/**
 * Where a place is in a text.
 *
 * @param {string} text
 * @param {{ line: number, column: number }} place both from 1, counted in characters
 */
export function offsetOf(text, { line, column }) {
  const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/);
  const before = lines.slice(0, line - 1).join("").length;
  return before + [...(lines[line - 1] ?? "")].slice(0, column - 1).join("").length;
}
