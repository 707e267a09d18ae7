// The game that the attributes describe: from a record, from moves, or from a position.

import { TogyzError } from "../engine/errors.js";
import { Game } from "../engine/index.js";

/** @import { Wishes } from "./wishes.js" */

/**
 * @typedef {object} Source
 * @property {() => Game} create a new game that stands at its start
 * @property {readonly number[]} moves to be made from there
 * @property {number} ply where the game stands
 */

/**
 * @param {Wishes} wishes
 * @returns {Source} throws a `TogyzError`
 */
export function readSource({ rules, position, moves, record, ply }) {
  if (record !== null) {
    const game = read(record, rules, position);
    const last = game.snapshot().plies;
    game.goTo(0);
    // Its line is in the game already, with an end that was declared.
    return { create: () => game.clone(), moves: [], ply: within(ply ?? 0, last) };
  }
  const create = () => new Game(position === null ? { rules } : { rules, position });
  if (moves === null) {
    create().free();
    return { create, moves: [], ply: within(ply ?? 0, 0) };
  }
  const game = read(moves, rules, position);
  const holes = game.moves().map(({ hole }) => hole);
  game.free();
  return { create, moves: holes, ply: within(ply ?? holes.length, holes.length) };
}

/**
 * @param {number} ply
 * @param {number} last
 */
function within(ply, last) {
  if (ply <= last) return ply;
  throw new TogyzError("no-such-ply", `the game has ${last} moves, so there is no ply ${ply}`);
}

/**
 * Reads moves in any notation. Rules and position go before them as the tags that a record has.
 *
 * @param {string} text
 * @param {string} rules
 * @param {string | null} position
 */
function read(text, rules, position) {
  const tags = [];
  if (rules !== "togyzkumalak" && !/^\s*\[Variant\s/im.test(text)) {
    tags.push(`[Variant "${rules}"]`);
  }
  if (position !== null) {
    new Game({
      rules: /** @type {import("../engine/index.js").RulesName} */ (rules),
      position,
    }).free();
    tags.push(`[FEN "${position}"]`);
  }
  if (tags.length === 0) return Game.fromRecord(text);
  const head = tags.length + (text.trimStart().startsWith("[") ? 0 : 1);
  try {
    return Game.fromRecord(`${tags.join("\n")}${"\n".repeat(head - tags.length + 1)}${text}`);
  } catch (error) {
    if (!(error instanceof TogyzError) || !error.line) throw error;
    // The lines are counted in the text that the author of the page has written.
    const line = Math.max(1, error.line - head);
    const { column, token, board, message, code } = error;
    const said = message.replace(/^line \d+/, `line ${line}`);
    throw new TogyzError(code, said, { line, column, token, board });
  }
}
