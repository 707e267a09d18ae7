// Games from whatever text a person has: records, a position, or a link.

import { Game } from "../engine/game.js";
import { isRulesName } from "../kept.js";
import { readLink } from "./link.js";

/** @import { RulesName } from "../engine/index.js" */
/** @import { End, Setup } from "../match.js" */
/** @import { Linked, LinkProblem } from "./link.js" */

/**
 * A game that was found in a text.
 *
 * @typedef {object} Found
 * @property {Omit<Setup, "players" | "level" | "friend">} start
 * @property {number[]} moves
 * @property {End | null} end
 * @property {Record<string, string>} tags such as White, Black and Date
 * @property {string} [record] the whole record, if it says more than its moves
 */

/** A text that is no game though nothing is wrong with its moves. */
export class OpeningError extends Error {
  /** @param {LinkProblem | "custom"} code */
  constructor(code) {
    super(code);
    this.name = "OpeningError";
    this.code = code;
  }
}

/** Rows of holes with a slash between them. */
const POSITION = /^[\dst,]+\/[\dst,]+(\s|$)/i;

/** The rule set that a row of so many holes means. */
/** @type {Record<number, RulesName>} */
const BY_HOLES = { 5: "bestemshe", 7: "qozdatu" };

/**
 * @param {string} text
 * @returns {Found[]} at least one
 * @throws {import("../engine/index.js").TogyzError | OpeningError}
 */
export function findGames(text) {
  const link = readLink(text);
  if (link && "problem" in link) throw new OpeningError(link.problem);
  if (link) return [foundInLink(link.game)];
  if (POSITION.test(text.trim())) return [foundInPosition(text)];
  return Game.recordsFrom(text).map(foundInRecord);
}

/**
 * @param {Linked} linked
 * @returns {Found}
 */
export function foundInLink({ start, moves, end }) {
  const found = { start, moves, end, tags: {} };
  gameOf(found).free();
  return found;
}

/**
 * @param {string} text
 * @returns {Found}
 */
function foundInPosition(text) {
  const position = text.replace(/\s+/g, " ").trim();
  const row = position.split("/")[0] ?? "";
  const holes = row.split(",").reduce((sum, each) => sum + (Number(each) || 1), 0);
  const rules = BY_HOLES[holes] ?? "togyzkumalak";
  // The text as it was given: the columns of an error are those of the person's text.
  new Game({ rules, position: text }).free();
  return { start: { rules, position }, moves: [], end: null, tags: {} };
}

/**
 * @param {Game} game
 * @returns {Found}
 */
function foundInRecord(game) {
  const { rules, plies } = game.snapshot();
  if (!isRulesName(rules.name)) throw new OpeningError("custom");
  game.goTo(plies);
  const moves = game.moves().map(({ hole }) => hole);
  const end = endOf(game);
  const record = game.record();
  const tags = tagsOf(record);
  game.goTo(0);
  const position = positionOf(game, rules.name);
  game.free();
  const noted = hasNotes(record.slice(record.indexOf("\n\n")));
  const start = { rules: rules.name, position };
  const found = { start, moves, end, tags, ...(noted && { record }) };
  try {
    gameOf(found).free();
    return found;
  } catch {
    // It was played on after the third occurrence of a position.
    return { ...found, start: { ...found.start, repetition: false } };
  }
}

/**
 * Whether there are side lines, comments or marks among moves. A player who was stuck is no comment.
 *
 * @param {string} moves
 */
const hasNotes = (moves) => /[({;!?$]/.test(moves.replace(/\(\d+\)|\{zero\}/g, ""));

/**
 * Plays a game anew.
 *
 * @param {Pick<Found, "start" | "moves">} found
 */
export function gameOf({ start, moves }) {
  const game = new Game({ ...start, position: start.position ?? undefined });
  for (const hole of moves) game.play(hole);
  return game;
}

/**
 * @param {Game} game at its start
 * @param {RulesName} rules
 * @returns {string | null} null for the usual start
 */
function positionOf(game, rules) {
  const usual = new Game({ rules });
  const text = game.positionText();
  const same = text === usual.positionText();
  usual.free();
  return same ? null : text;
}

/**
 * What was declared at the end of a game.
 *
 * @param {Game} game
 * @returns {End | null}
 */
function endOf(game) {
  const { outcome } = game.snapshot();
  if (outcome?.reason === "agreement") return { reason: "agreement", side: null };
  if (outcome?.reason !== "resignation" && outcome?.reason !== "time") return null;
  return { reason: outcome.reason, side: outcome.winner === "first" ? "second" : "first" };
}

/** @param {string} record */
function tagsOf(record) {
  const tags = [...record.matchAll(/^\[(\w+) "((?:[^"\\]|\\.)*)"\]$/gm)];
  return Object.fromEntries(
    tags.map(([, name, value]) => [name, (value ?? "").replace(/\\(.)/g, "$1")]),
  );
}
