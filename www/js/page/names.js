// The traditional Kazakh names of the nine holes. Kyrgyz names differ by region.

/** @type {readonly string[]} */
export const HOLE_NAMES = [
  "Арт",
  "Тектұрмас",
  "Ат өтпес",
  "Атсыратар",
  "Бел",
  "Белбасар",
  "Қандықақпан",
  "Көкмойын",
  "Маңдай",
];

/**
 * @param {number} hole from 1
 * @param {number} holes of a row
 * @returns {string} empty on boards that have no names
 */
export const nameOfHole = (hole, holes) =>
  holes === HOLE_NAMES.length ? (HOLE_NAMES[hole - 1] ?? "") : "";
