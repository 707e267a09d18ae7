// One place in a tree of moves. Its tree alone changes it; everybody reads it.

/**
 * The marks of a move, by the numbers that records write after `$`: those from 1 to 6 have signs.
 *
 * @type {Readonly<Record<number, string>>}
 */
export const SIGNS = Object.freeze({ 1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!" });

export class Node {
  /** @type {Node[]} the first goes on with the line, the others are side lines */
  children = [];
  comment = "";
  /** @type {readonly number[]} */
  marks = [];
  /** The move as it is written, such as `76(10)`; empty if nobody said. */
  text = "";
  /** Moves before this place. */
  ply = 0;

  /**
   * @param {number} id which no other node of the tree has or had
   * @param {number} hole the hole that was played to come here, 0 at the root
   * @param {Node | null} parent
   */
  constructor(id, hole, parent) {
    this.id = id;
    this.hole = hole;
    this.parent = parent;
    if (parent) this.ply = parent.ply + 1;
  }

  /** @returns {Node | null} where the line goes on, null at its end */
  get next() {
    return this.children[0] ?? null;
  }

  /** Whether it goes on with the line that it comes from. */
  get first() {
    return this.parent === null || this.parent.children[0] === this;
  }

  /** Whether every move that leads here is the first choice. */
  get main() {
    return back(this).every((node) => node.first);
  }

  /** The signs of its marks, such as `!?`; marks that have none are left out. */
  get signs() {
    return this.marks.map((mark) => SIGNS[mark] ?? "").join("");
  }
}

/**
 * The nodes from this one back to the root, both included.
 *
 * @param {Node} node
 */
export function back(node) {
  const nodes = [];
  for (let at = /** @type {Node | null} */ (node); at; at = at.parent) nodes.push(at);
  return nodes;
}
