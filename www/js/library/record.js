// Games of the library as records, in the text that everyone reads, and back.

import { Game } from "../engine/game.js";
import { findGames, gameOf } from "../text/opening.js";

/** @import { Kept, Player } from "../match.js" */
/** @import { Found } from "../text/opening.js" */
/** @import { Entry } from "./entry.js" */

/** As other programs' records call it. @type {Record<Player, string>} */
const KINDS = { human: "human", computer: "program", friend: "friend" };

/** @type {readonly Player[]} */
const PLAYERS = ["human", "computer", "friend"];

/**
 * @param {Entry[]} entries
 * @param {(player: Player) => string} nameOf
 */
export function recordsOf(entries, nameOf) {
  const records = entries.flatMap((entry) => {
    try {
      return [recordOf(entry, nameOf)];
    } catch {
      // One that another version wrote by other rules must not keep the others back.
      return [];
    }
  });
  return records.join("\n");
}

/** @param {Entry} entry @param {(player: Player) => string} nameOf */
function recordOf({ kept, name, started, record }, nameOf) {
  if (record !== undefined) return studyOf(record, name);
  const { setup, moves, end } = kept;
  const { players, level, ...start } = setup;
  const game = gameOf({ start, moves });
  try {
    if (!game.snapshot().outcome && end) declare(game, end);
    const record = game.record({
      tags: {
        ...(name && { Event: name }),
        Date: new Date(started).toISOString().slice(0, 10).replaceAll("-", "."),
        White: nameOf(players.first),
        Black: nameOf(players.second),
        WhiteType: KINDS[players.first],
        BlackType: KINDS[players.second],
        Level: String(level),
      },
    });
    return `${record.trim()}\n`;
  } finally {
    game.free();
  }
}

/**
 * A study says itself who played, and when.
 *
 * @param {string} record
 * @param {string} name
 */
function studyOf(record, name) {
  const game = Game.fromRecord(record);
  try {
    return `${game.record({ tags: name ? { Event: name } : {} }).trim()}\n`;
  } finally {
    game.free();
  }
}

/** @param {ReturnType<typeof gameOf>} game @param {NonNullable<Kept["end"]>} end */
export function declare(game, end) {
  if (end.reason === "agreement") game.agreeDraw();
  else if (end.reason === "resignation") game.resign(end.side);
  else game.flag(end.side);
}

/**
 * @param {string} text
 * @returns {ReturnType<typeof takenIn>[]}
 */
export function gamesIn(text) {
  return findGames(text).map(takenIn);
}

/**
 * A game that was found in a text, as the library has it.
 *
 * @param {Found} found
 * @returns {Pick<Entry, "name" | "kept" | "result" | "record">}
 */
export function takenIn({ start, moves, end, tags, record }) {
  /** @param {string | undefined} kind @returns {Player} */
  const player = (kind) => PLAYERS.find((each) => KINDS[each] === kind) ?? "human";
  const players = { first: player(tags.WhiteType), second: player(tags.BlackType) };
  const level = Math.trunc(Number(tags.Level));
  const setup = { ...start, players, level: level >= 1 && level <= 10 ? level : 1 };
  const result = /^(1-0|0-1|1\/2-1\/2)$/.exec(tags.Result ?? "")?.[0] ?? "";
  const names = [tags.White, tags.Black].filter(Boolean).join(" – ");
  const name = tags.Event && tags.Event !== "?" ? tags.Event : tags.WhiteType ? "" : names;
  const kept = { setup, moves, ply: moves.length, end };
  return { name, kept, result, ...(record && { record }) };
}
