// The last study, kept until the next visit: the tree as nested lists, and where in it one was.

import { Tree } from "../tree/tree.js";

/** @import { Node } from "../tree/node.js" */
/** @import { Start } from "../tree/tree.js" */

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

/** @typedef {[hole: number, comment: string, marks: readonly number[], ...Packed[]]} Packed */

/**
 * @typedef {object} Kept
 * @property {Start} start
 * @property {Record<string, string>} tags
 * @property {Packed} root
 * @property {number[]} at
 */

/**
 * @param {Tree} tree
 * @param {Node} node
 */
export function keepStudy(tree, node) {
  /** @type {Kept} */
  const kept = { start: tree.start, tags: tree.tags, root: pack(tree.root), at: tree.path(node) };
  keep(KEY, kept);
}

/** @param {string} key @param {unknown} value */
function keep(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser may forbid it, or be full: the study goes on without.
  }
}

/**
 * @returns {{ tree: Tree, node: Node } | null} null when there is none that can be read; whether its moves
 *   are legal the rules will say
 */
export function keptStudy() {
  try {
    /** @type {Kept | null} */
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (!kept) return null;
    const tree = new Tree(kept.start);
    tree.tags = kept.tags;
    unpack(tree, tree.root, kept.root);
    return { tree, node: tree.at(kept.at) };
  } catch {
    return null;
  }
}

/**
 * @param {Node} node
 * @returns {Packed}
 */
const pack = ({ hole, comment, marks, children }) => [
  hole,
  comment,
  marks,
  ...children.map((child) => pack(child)),
];

/**
 * @param {Tree} tree
 * @param {Node} node
 * @param {Packed} packed
 */
function unpack(tree, node, [, comment, marks, ...children]) {
  tree.comment(node, comment);
  tree.mark(node, marks);
  for (const child of children) unpack(tree, tree.play(node, child[0]), child);
}
