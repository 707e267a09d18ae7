// The last study, kept until the next visit: its record, and where in it one was.

import { Tree } from "../tree/tree.js";

/** @import { Node } from "../tree/node.js" */

const KEY = "togyzkumalak-study";
const WISHES = "togyzkumalak-study-wishes";

/** @typedef {{ on: boolean, lines: number }} Wishes whether the computer thinks, and how many lines it shows */

/** @returns {Wishes} */
export function readWishes() {
  try {
    const { on, lines } = JSON.parse(localStorage.getItem(WISHES) ?? "{}");
    return { on: on !== false, lines: [1, 2, 3, 4, 5].includes(lines) ? lines : 3 };
  } catch {
    return { on: true, lines: 3 };
  }
}

/** @param {Wishes} wishes */
export const keepWishes = ({ on, lines }) => keep(WISHES, { on, lines });

/**
 * @typedef {object} Study
 * @property {string} record
 * @property {number[]} at where in it one was
 * @property {string | null} id in the library
 */

/** @param {Study} study */
export const keepStudy = (study) => keep(KEY, study);

/** @param {string} key @param {unknown} value */
function keep(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser may forbid it, or be full: the study goes on without.
  }
}

/**
 * @returns {{ tree: Tree, node: Node, id: string | null } | null} null when there is none that can be read
 */
export function keptStudy() {
  try {
    /** @type {Study | null} */
    const study = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (!study) return null;
    const tree = Tree.fromRecord(study.record);
    return { tree, node: tree.at(study.at), id: study.id };
  } catch {
    return null;
  }
}
