// What the attributes of the element ask for. Pure: text in, checked values out.

import { THEMES } from "../board/themes.js";
import { readControl } from "../clock.js";
import { LEVELS } from "../levels.js";
import { isRulesName, RULES } from "../rules.js";

/** @import { Control as Time } from "../clock.js" */
/** @import { RulesName, Side } from "../engine/index.js" */
/** @import { Volume } from "../sound.js" */
/** @import { Control } from "./controls.js" */

/** Every attribute that the element looks at, in the order of the documentation. */
export const ATTRIBUTES = /** @type {const} */ ([
  "rules",
  "position",
  "moves",
  "record",
  "ply",
  "playable",
  "opponent",
  "level",
  "orientation",
  "clock",
  "controls",
  "speed",
  "sound",
  "theme",
  "lang",
]);

/** @typedef {typeof ATTRIBUTES[number]} Attribute */

/** @type {readonly Control[]} */
export const CONTROLS = [
  "new",
  "run",
  "undo",
  "redo",
  "first",
  "previous",
  "next",
  "last",
  "flip",
  "resign",
];

/**
 * @typedef {object} Wishes
 * @property {RulesName} rules
 * @property {string | null} position
 * @property {string | null} moves
 * @property {string | null} record
 * @property {number | null} ply null: where the game stands
 * @property {readonly Side[]} playable the sides that the user moves
 * @property {boolean} computer whether it moves the other sides
 * @property {number} level
 * @property {Side} near
 * @property {readonly Control[]} controls
 * @property {Time | null} clock
 * @property {"off" | "fast" | "normal"} speed
 * @property {Volume} sound
 * @property {typeof THEMES[number]} theme
 */

/** @typedef {{ attribute: Attribute, value: string, expected: string }} Fault */

/** @type {Record<string, readonly Side[]>} */
const PLAYABLE = { both: ["first", "second"], first: ["first"], second: ["second"], none: [] };

/**
 * A value that makes no sense is a fault, and counts as not given.
 *
 * @param {(attribute: Attribute) => string | null} get
 * @param {string} text inside of the element: a record
 * @returns {{ wishes: Wishes, faults: Fault[] }}
 */
export function readWishes(get, text) {
  /** @type {Fault[]} */
  const faults = [];
  /**
   * @template T
   * @param {Attribute} attribute
   * @param {T} fallback
   * @param {string} expected
   * @param {(value: string) => T | undefined} read
   */
  const wish = (attribute, fallback, expected, read) => {
    const value = get(attribute)?.trim() ?? "";
    if (value === "") return fallback;
    const result = read(value);
    if (result === undefined) faults.push({ attribute, value, expected });
    return result ?? fallback;
  };
  /**
   * @template {string} T
   * @template {string | null} F
   * @param {Attribute} attribute
   * @param {F} fallback
   * @param {readonly T[]} words
   */
  const word = (attribute, fallback, words) =>
    wish(attribute, /** @type {T | F} */ (fallback), words.join(", "), (value) =>
      words.find((each) => each === value),
    );

  const plain = (/** @type {Attribute} */ attribute) => get(attribute)?.trim() || null;
  const record = plain("record") ?? (text.trim() || null);
  const computer = word("opponent", "person", ["person", "computer"]) === "computer";
  const asked = word("playable", null, ["both", "first", "second", "none"]);
  // A record is looked at, anything else is played; against the computer a person has one side.
  const side = asked ?? (get("playable") === null && record && !computer ? "none" : "both");
  const playable = PLAYABLE[computer && side === "both" ? "first" : side] ?? [];
  const own = playable.length === 1 ? playable[0] : "first";
  const viewer = playable.length === 0 && !computer;
  const wishes = {
    rules: wish("rules", "togyzkumalak", RULES.join(", "), (value) =>
      isRulesName(value) ? value : undefined,
    ),
    position: plain("position"),
    moves: plain("moves"),
    record,
    ply: wish("ply", null, "a whole number from 0", wholeFrom(0, Infinity)),
    playable,
    computer,
    level: wish("level", 1, `1 to ${LEVELS}`, wholeFrom(1, LEVELS)),
    near: word("orientation", own ?? "first", /** @type {const} */ (["first", "second"])),
    controls: wish(
      "controls",
      standard({ viewer, computer, watched: computer && playable.length === 0 }),
      `none, or some of ${CONTROLS.join(", ")}`,
      readControls,
    ),
    clock: wish("clock", null, "minutes, or minutes+seconds such as 7+5", readClock),
    speed: word("speed", "normal", /** @type {const} */ (["normal", "fast", "off"])),
    sound: word("sound", "off", /** @type {const} */ (["off", "soft", "loud"])),
    theme: word("theme", "system", THEMES),
  };
  return { wishes, faults };
}

/**
 * @param {number} least
 * @param {number} most
 * @returns {(value: string) => number | undefined}
 */
const wholeFrom = (least, most) => (value) => {
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
};

/**
 * @param {string} value
 * @returns {Time | undefined}
 */
function readClock(value) {
  const [, minutes, increment = "0"] = /^(\d+)(?:\+(\d+))?$/.exec(value) ?? [];
  return readControl({ minutes: Number(minutes), increment: Number(increment) }) ?? undefined;
}

/**
 * @param {string} value
 * @returns {readonly Control[] | undefined}
 */
function readControls(value) {
  if (value === "none") return [];
  const names = value.split(/[\s,]+/).filter(Boolean);
  const known = CONTROLS.filter((control) => names.includes(control));
  return known.length === new Set(names).size ? known : undefined;
}

/**
 * @param {{ viewer: boolean, computer: boolean, watched: boolean }} game
 * @returns {readonly Control[]}
 */
function standard({ viewer, computer, watched }) {
  if (viewer) return ["first", "previous", "run", "next", "last", "flip"];
  if (watched) return ["new", "run", "undo", "redo", "flip"];
  return computer ? ["new", "run", "undo", "redo", "flip"] : ["new", "undo", "redo", "flip"];
}
