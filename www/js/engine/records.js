// Records with all that they hold, as plain data: side lines, comments and marks.
//
// The rules read a text and write it again in one exact form; that form is all that is taken apart here.

import { TogyzError } from "./errors.js";
import { frozen } from "./frozen.js";
import { Game } from "./game.js";

/** @import { GameRecord, RecordLine, RecordOptions } from "./index.js" */

/** @typedef {{ hole: number, text: string, comments: string[], marks: number[] }} Played */
/** @typedef {{ from: number, at: number, comments: string[], moves: Played[] }} Line */

const SIGNS = ["", "!", "?", "!!", "??", "!?", "?!"];

/** A comment of either kind, a bracket, the number of a move or the result, a mark, a move with its sign. */
const TOKEN =
  /\{([^}]*)\}|; ?([^\n]*)|([()])|\d+\.+|1-0|0-1|1\/2-1\/2|\*|\$(\d+)|(\d\d(?:\(\d+\)|X)?)([!?]*)/g;

/**
 * @param {string} text
 * @returns {GameRecord[]}
 */
export function readRecords(text) {
  return Game.recordsFrom(text).map((game) => {
    const written = game.record();
    const { rules, outcome } = game.snapshot();
    game.goTo(0);
    const position = game.positionText();
    game.free();
    const middle = written.indexOf("\n\n");
    const tags = tagsOf(written.slice(0, middle));
    if (tags.get("Termination") === outcome?.reason) tags.delete("Termination");
    return frozen({
      rules,
      position,
      tags: Object.fromEntries(tags),
      result: resultOf(outcome),
      reason: outcome?.reason ?? null,
      lines: linesOf(written.slice(middle)),
    });
  });
}

/** @param {string} text */
function tagsOf(text) {
  /** @type {Map<string, string>} */
  const tags = new Map();
  for (const [, name = "", value = ""] of text.matchAll(/^\[(\S+) "([^\n]*)"\]$/gm)) {
    if (!tags.has(name)) tags.set(name, value.replace(/\\(.)/g, "$1"));
  }
  for (const name of ["Variant", "FEN", "Result"]) tags.delete(name);
  return tags;
}

/** @param {import("./index.js").Outcome | null} outcome */
function resultOf(outcome) {
  if (!outcome) return "*";
  if (!outcome.winner) return "1/2-1/2";
  return outcome.winner === "first" ? "1-0" : "0-1";
}

/**
 * @param {string} text
 * @returns {Line[]} in the order in which they begin
 */
function linesOf(text) {
  /** @type {Line} */
  const main = { from: 0, at: 0, comments: [], moves: [] };
  const lines = [main];
  /** @type {{ line: Line, index: number }[]} those that lie around the one being read */
  const around = [];
  let now = { line: main, index: 0 };
  for (const [, inside, after, bracket, mark, move, sign] of text.matchAll(TOKEN)) {
    const { moves, comments } = now.line;
    const last = moves.at(-1);
    const comment = inside ?? after;
    if (comment !== undefined) (last?.comments ?? comments).push(comment);
    if (mark !== undefined) last?.marks.push(Number(mark));
    if (move !== undefined) {
      const marks = sign ? [SIGNS.indexOf(sign)] : [];
      moves.push({ hole: Number(move[0]), text: move, comments: [], marks });
    }
    if (bracket === "(") {
      around.push(now);
      const line = { from: now.index, at: moves.length - 1, comments: [], moves: [] };
      now = { line, index: lines.push(line) - 1 };
    }
    if (bracket === ")") now = around.pop() ?? now;
  }
  return lines;
}

/**
 * @param {{ rules?: import("./index.js").GameOptions["rules"] } & Partial<Omit<GameRecord, "rules">>} record
 * @param {Pick<RecordOptions, "format">} [options]
 */
export function writeRecord(record, options = {}) {
  const wrong = record === null || typeof record !== "object";
  if (wrong || options === null || typeof options !== "object") {
    throw new TogyzError("bad-options", "writeRecord() takes a record and an object of options");
  }
  const { rules, position, tags, result = "*", reason = null } = record;
  const lines = record.lines ?? [{ from: 0, at: 0, comments: [], moves: [] }];
  // The rules write the tags, and read all of it before they write it again.
  const head = new Game({ rules, position }).record({ tags });
  const why = reason === null || result === "*" ? "" : `[Termination ${JSON.stringify(reason)}]\n`;
  const text = `${why}${head.slice(0, head.lastIndexOf("*"))}${textOf(lines)} ${result}`;
  const game = Game.fromRecord(text);
  const written = game.record({ format: options.format });
  game.free();
  return written;
}

/** @param {string} what @returns {never} */
const refuse = (what) => {
  throw new TogyzError("bad-record", `in a record ${what}`);
};

/**
 * The moves by their holes alone, with all that is said of them.
 *
 * @param {readonly RecordLine[]} lines
 */
function textOf(lines) {
  const sides = sidesOf(lines);
  const first = (/** @type {number} */ index) =>
    (lines[index]?.comments ?? []).flatMap((comment) => commented(comment));
  const words = first(0);
  const open = [{ index: 0, next: 0 }];
  for (let now = open.at(-1); now; now = open.at(-1)) {
    const waiting = sides.get(`${now.index} ${now.next - 1}`)?.shift();
    if (waiting !== undefined) {
      words.push("(", ...first(waiting));
      open.push({ index: waiting, next: 0 });
      continue;
    }
    const move = lines[now.index]?.moves[now.next++];
    if (move) {
      const { hole, marks = [], comments = [] } = move;
      if (!Number.isInteger(hole) || hole < 1 || hole > 9) refuse("a move is a hole from 1 to 9");
      words.push(String(hole), ...marks.map(marked), ...comments.flatMap(commented));
    } else {
      open.pop();
      if (open.length > 0) words.push(")");
    }
  }
  return words.join(" ");
}

/**
 * The side lines by the line and the move that they leave.
 *
 * @param {readonly RecordLine[]} lines
 */
function sidesOf(lines) {
  /** @type {Map<string, number[]>} */
  const sides = new Map();
  if (!Array.isArray(lines) || lines.length === 0) refuse("there is at least the main line");
  for (const [index, line] of lines.entries()) {
    if (!Array.isArray(line?.moves)) refuse("a line has its moves");
    if (!Array.isArray(line.comments ?? [])) refuse("comments are a list");
    if (index === 0) continue;
    const { from, at } = line;
    const leaves = Number.isInteger(from) && from >= 0 && from < index ? lines[from] : undefined;
    if (!leaves?.moves[at]) refuse("a side line leaves a move of an earlier line");
    const key = `${from} ${at}`;
    sides.set(key, [...(sides.get(key) ?? []), index]);
  }
  return sides;
}

/** @param {number} mark */
function marked(mark) {
  return Number.isInteger(mark) && mark >= 0 && mark < 256
    ? `$${mark}`
    : refuse("a mark is a number from 0 to 255");
}

/**
 * A comment as words. No `}` can stand in brackets: then each line is a comment of its own.
 *
 * @param {string} comment
 * @returns {string[]}
 */
function commented(comment) {
  if (typeof comment !== "string") refuse("a comment is a string");
  if (!comment.includes("}")) return [`{${comment}}`];
  return comment.split(/\r\n|\r|\n/).map((line) => `; ${line}\n`);
}
