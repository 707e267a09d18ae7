// The lessons of the course, as data: where each starts, which holes do what it asks for, and what
// answers the others. The first player is the one who learns. What a move does, the rules say.

/** What a lesson asks for. */
/** @typedef {"sow" | "cross" | "single" | "capture" | "tuzdik" | "feed" | "spare" | "majority" | "atsyrau"} Asks */

/** Why three balls make no tuzdik: one is had, the hole is the last, the numbers are the same. */
/** @typedef {"one" | "last" | "same"} Bar */

/**
 * @typedef {object} Lesson
 * @property {string} id its texts are `id-title`, `id` and `id-done`
 * @property {string} position
 * @property {Asks} asks
 * @property {readonly number[]} wanted the holes that do it, all of them
 * @property {{ hole: number, by: Bar }} [barred] a hole that makes three, and no tuzdik
 * @property {number} [reply] the hole that the other player answers from
 */

/** @type {readonly Lesson[]} */
export const LESSONS = [
  {
    id: "sow",
    position: "1S,5S,1S,3S,1S,6S,1S,4S,1S/3S,1,5S,1,4S,1,2S,2 62 63 S 1",
    asks: "sow",
    wanted: [1, 3, 5, 7],
  },
  {
    id: "cross",
    position: "1S,5S,1S,3S,1S,6S,4S,2S,1S/1,3S,3,4S,1,5S,1 63 63 S 1",
    asks: "cross",
    wanted: [8],
  },
  {
    id: "single",
    position: "1S,5S,1S,3S,1S,6S,4S,4S,1S/1,4S,1,1S,2,5S,2 63 63 S 1",
    asks: "single",
    wanted: [4],
  },
  {
    id: "capture",
    position: "1,4S,1,2S,6S,4S,5S,3S,4S/2,2S,2,3S,7S,3S,3S 58 58 S 1",
    asks: "capture",
    wanted: [9],
  },
  {
    id: "tuzdik",
    position: "1,4S,1,5S,6S,4S,2S,4S,3S/2,2S,1,3S,2,5S,2S 61 61 S 1",
    asks: "tuzdik",
    wanted: [8],
  },
  {
    id: "bar-one",
    position: "1S,4S,t,5S,6S,4S,6S,2S,5S/3,2S,1,4S,1,3S,3S 58 59 S 1",
    asks: "capture",
    wanted: [8],
    barred: { hole: 9, by: "one" },
  },
  {
    id: "bar-last",
    position: "2S,4S,1,3S,6S,2S,4S,2S,4S/1,3S,2,2S,2,6S,10S 57 57 S 1",
    asks: "tuzdik",
    wanted: [8],
    barred: { hole: 9, by: "last" },
  },
  {
    id: "bar-same",
    position: "1,4S,1,3S,2S,6S,2S,4S,4S/2S,1,t,2S,3,7S,4S 61 61 S 1",
    asks: "tuzdik",
    wanted: [8],
    barred: { hole: 9, by: "same" },
  },
  {
    id: "feed",
    position: "1S,5S,1,3S,1S,6S,4S,t,4S/1,3S,2,2S,1,6S,2 63 64 S 1",
    asks: "feed",
    wanted: [7],
    reply: 1,
  },
  {
    id: "spare",
    position: "1S,5S,1,3S,1S,6S,4S,2S,4S/3S,1,4S,2S,t,2,2S,1 63 62 S 1",
    asks: "spare",
    wanted: [1, 8],
  },
  {
    id: "majority",
    position: "1S,4S,1,3S,1S,5S,6S,3S,4S/1,2S,2,2S,1,7S,1,3S 76 45 S 1",
    asks: "majority",
    wanted: [7],
  },
  {
    id: "atsyrau",
    position: "8,1S/3S,1,4S,1,1S,4S,2,2S 75 72 S 1",
    asks: "atsyrau",
    wanted: [9],
  },
];
