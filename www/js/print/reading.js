// A tree in the order in which it is read: the moves of a line, and after each its side lines.

/** @import { Node } from "../tree/node.js" */
/** @import { Tree } from "../tree/tree.js" */

/**
 * `numbered`: the number of the move is to be written before it; `depth` is 0 on the main line.
 *
 * @typedef {{ kind: "move", node: Node, numbered: boolean, depth: number }
 *   | { kind: "open" | "close", depth: number }} Part
 */

/**
 * @param {Tree} tree
 * @returns {Generator<Part, void, void>}
 */
export function* reading({ root }) {
  let numbered = true;
  /** @type {{ node: Node | null, sides: Node[], first: boolean }[]} */
  const open = [{ node: root.next, sides: [], first: false }];
  for (let now = open.at(-1); now; now = open.at(-1)) {
    const depth = open.length - 1;
    const side = now.sides.shift();
    if (side) {
      yield { kind: "open", depth: depth + 1 };
      numbered = true;
      open.push({ node: side, sides: [], first: true });
    } else if (now.node) {
      const { node } = now;
      yield { kind: "move", node, numbered, depth };
      numbered = node.comment !== "";
      // What replaces the first move of a side line is told where that line is.
      now.sides = now.first ? [] : (node.parent?.children.slice(1) ?? []);
      now.first = false;
      now.node = node.next;
    } else {
      open.pop();
      if (depth > 0) yield { kind: "close", depth };
      numbered = true;
    }
  }
}

/**
 * The places that get a diagram, in reading order: the start, what is marked or commented, and the end.
 *
 * @param {Tree} tree
 */
export function diagramNodes(tree) {
  const last = tree.line(tree.root).at(-1) ?? tree.root;
  const nodes = [tree.root];
  for (const part of reading(tree)) {
    if (part.kind !== "move") continue;
    const { node } = part;
    if (node === last || node.comment !== "" || node.marks.length > 0) nodes.push(node);
  }
  return nodes;
}

/**
 * A move with its number, such as `12... 76(10)!?`; the numberless marks as records write them.
 *
 * @param {Node} node
 * @param {number} firstPly plies before the start
 * @param {boolean} [numbered]
 */
export function moveText(node, firstPly, numbered = true) {
  const ply = firstPly + node.ply - 1;
  const dots = ply % 2 === 0 ? "." : "...";
  const number = numbered || ply % 2 === 0 ? `${Math.floor(ply / 2) + 1}${dots} ` : "";
  const others = node.marks.filter((mark) => mark < 1 || mark > 6).map((mark) => ` $${mark}`);
  return `${number}${node.text}${node.signs}${others.join("")}`;
}
