// Checks what was kept before it is believed: another version, or anyone, may have written it.

import { readControl, readLeft } from "./clock.js";
import { isLanguage } from "./i18n/index.js";
import { LEVELS } from "./levels.js";
import { isRulesName, RULES } from "./rules.js";
import { FULL, SOUNDINGS } from "./sound.js";

export { isRulesName, RULES };

/** @import { RulesName, Side } from "./engine/index.js" */
/** @import { Language } from "./i18n/index.js" */
/** @import { End, Kept, Player, Setup } from "./match.js" */
/** @import { Sounding } from "./sound.js" */

/**
 * @typedef {object} Settings
 * @property {Language | null} language null: that of the browser
 * @property {"off" | "fast" | "normal"} speed
 * @property {Side} near whose row is at the bottom
 * @property {boolean} confirm a hole is tapped twice
 * @property {boolean} names the holes are called by their traditional names too
 * @property {boolean} pauses the clocks stand while the page cannot be seen
 * @property {"system" | "wood" | "felt" | "light" | "dark" | "contrast"} theme
 * @property {"normal" | "large"} size of the text
 * @property {"off" | "soft" | "loud"} sound
 * @property {Record<Sounding, number>} sounds how loud each is beside the others, from 0 to `FULL`
 */

/** @type {readonly Settings["theme"][]} */
const THEMES = ["system", "wood", "felt", "light", "dark", "contrast"];

/** @param {unknown} value @returns {value is Side} */
const isSide = (value) => value === "first" || value === "second";

/** @param {unknown} value @returns {value is Player} */
const isPlayer = (value) => value === "human" || value === "computer" || value === "friend";

/** @param {unknown} value @returns {Record<string, unknown>} */
const fields = (value) =>
  value !== null && typeof value === "object" ? /** @type {Record<string, unknown>} */ (value) : {};

/**
 * @param {unknown} value
 * @returns {Settings}
 */
export function readSettings(value) {
  const { language, speed, near, confirm, names, pauses, theme, size, sound, sounds } =
    fields(value);
  return {
    language: isLanguage(language) ? language : null,
    speed: speed === "off" || speed === "fast" ? speed : "normal",
    near: isSide(near) ? near : "first",
    confirm: confirm === true,
    names: names === true,
    pauses: pauses !== false,
    theme: THEMES.find((name) => name === theme) ?? "system",
    size: size === "large" ? size : "normal",
    sound: sound === "soft" || sound === "loud" ? sound : "off",
    sounds: readSounds(sounds),
  };
}

/**
 * @param {unknown} value
 * @returns {Settings["sounds"]}
 */
function readSounds(value) {
  const given = fields(value);
  const levels = SOUNDINGS.map((kind) => {
    const level = given[kind];
    return [kind, isWhole(level) && level <= FULL ? level : FULL];
  });
  return Object.fromEntries(levels);
}

/**
 * @param {unknown} value
 * @returns {Kept | null} null when it is no game; whether its moves are legal the rules will say
 */
export function readKept(value) {
  const { setup, moves, ply, end, left, resigned, sent, offers } = fields(value);
  const checked = readSetup(setup);
  if (!checked || !Array.isArray(moves) || !moves.every(isWhole)) return null;
  if (!isWhole(ply) || ply > moves.length) return null;
  // Earlier versions knew one end only.
  const ended = readEnd(isSide(resigned) ? { reason: "resignation", side: resigned } : end);
  const time = readLeft(left);
  const kept = { setup: checked, moves, ply, ...(time && { left: time }), end: ended };
  if (checked.friend === undefined) return kept;
  const told = isWhole(sent) && sent <= moves.length ? { sent } : {};
  return { ...kept, ...told, ...(offers === true && { offers }) };
}

/**
 * @param {unknown} value
 * @returns {End | null}
 */
function readEnd(value) {
  const { reason, side } = fields(value);
  if (reason === "agreement") return { reason, side: null };
  if ((reason === "resignation" || reason === "time") && isSide(side)) return { reason, side };
  return null;
}

/**
 * @param {unknown} value
 * @returns {Setup | null}
 */
function readSetup(value) {
  const { rules, players, level, position, repetition, friend, clock } = fields(value);
  const { first, second } = fields(players);
  if (!isRulesName(rules) || !isPlayer(first) || !isPlayer(second)) return null;
  const whole = isWhole(level) && level >= 1 && level <= LEVELS ? level : 1;
  const start = typeof position === "string" ? position : null;
  const named = typeof friend === "string";
  if (named !== (first === "friend" || second === "friend")) return null;
  const control = readControl(clock);
  const checked = {
    ...(control && { clock: control }),
    rules,
    players: { first, second },
    level: whole,
    position: start,
  };
  if (named) return { ...checked, friend };
  return repetition === false ? { ...checked, repetition } : checked;
}

/** @param {unknown} value @returns {value is number} */
const isWhole = (value) => Number.isInteger(value) && Number(value) >= 0;
