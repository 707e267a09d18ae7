// The rule sets that have names.

/** @import { RulesName } from "./engine/index.js" */

/** @type {readonly RulesName[]} */
export const RULES = [
  "togyzkumalak",
  "bestemshe",
  "qozdatu",
  "pantusov-1906",
  "no-resow",
  "single-capture",
];

/**
 * @param {unknown} value
 * @returns {value is RulesName}
 */
export const isRulesName = (value) => RULES.some((name) => name === value);
