// A tree as the lines of a record, and back.

import { Game } from "../engine/game.js";

/** @import { RecordLine, RecordMove } from "../engine/index.js" */
/** @import { Node } from "./node.js" */
/** @import { Start, Tree } from "./tree.js" */

/**
 * Plays the lines of a record in a tree that has no moves yet.
 *
 * @param {Tree} tree
 * @param {readonly RecordLine[]} lines
 * @returns {Node} the last of the main line
 */
export function plant(tree, lines) {
  /** @type {Node[][]} the nodes before and after each move of each line */
  const nodes = [];
  for (const { from, at, comments, moves } of lines) {
    const walk = [nodes[from]?.[at] ?? tree.root];
    nodes.push(walk);
    // What is said before a side line is said of its first move: the place before it is the main line's.
    const before = nodes.length > 1 ? comments : [];
    if (before.length < comments.length) say(tree, tree.root, comments);
    for (const [index, move] of moves.entries()) {
      const node = tree.play(walk[index] ?? tree.root, move.hole, move.text);
      say(tree, node, index === 0 ? [...before, ...move.comments] : move.comments);
      if (move.marks.length > 0) tree.mark(node, [...new Set([...node.marks, ...move.marks])]);
      walk.push(node);
    }
  }
  return nodes[0]?.at(-1) ?? tree.root;
}

/**
 * Adds comments to what is said of a node.
 *
 * @param {Tree} tree
 * @param {Node} node
 * @param {readonly string[]} comments
 */
function say(tree, node, comments) {
  if (comments.length === 0) return;
  tree.comment(node, [...(node.comment ? [node.comment] : []), ...comments].join("\n"));
}

/**
 * @param {Tree} tree
 * @returns {RecordLine[]}
 */
export function linesOf(tree) {
  /** @type {RecordLine[]} */
  const lines = [];
  const begin = [{ from: 0, at: 0, node: tree.root.next }];
  for (let next = begin.pop(); next; next = begin.pop()) {
    const { from, at } = next;
    /** @type {RecordMove[]} */
    const moves = [];
    const comments = lines.length === 0 && tree.root.comment ? [tree.root.comment] : [];
    const line = lines.push({ from, at, comments, moves }) - 1;
    /** @type {typeof begin} */
    const sides = [];
    for (let node = next.node; node; node = node.next) {
      // The others of the first move of a side line are told where that line is.
      const others = moves.length > 0 || line === 0 ? (node.parent?.children.slice(1) ?? []) : [];
      for (const other of others) sides.push({ from: line, at: moves.length, node: other });
      const { hole, text, comment, marks } = node;
      moves.push({ hole, text, comments: comment ? [comment] : [], marks });
    }
    begin.push(...sides.reverse());
  }
  return lines;
}

/**
 * The lines with nothing said last that a record takes for a claim: `zero` there says that a player is stuck.
 *
 * @param {readonly RecordLine[]} lines
 * @returns {RecordLine[]}
 */
export function unclaimed(lines) {
  const plain = (/** @type {readonly string[]} */ comments) =>
    comments.map((comment) => comment.replace(/^\s*zero\s*$/gm, "Zero"));
  return lines.map((line, index) => {
    if (index > 0) return line;
    const { moves, comments } = line;
    const last = moves.length - 1;
    if (last < 0) return { ...line, comments: plain(comments) };
    return {
      ...line,
      moves: moves.map((move, at) =>
        at === last ? { ...move, comments: plain(move.comments) } : move,
      ),
    };
  });
}

/**
 * Whether every move can be played from a start.
 *
 * @param {Start} start
 * @param {Tree} tree
 */
export function fits(start, tree) {
  const game = new Game(start);
  try {
    for (const nodes = [...tree.root.children]; nodes.length > 0; ) {
      const node = /** @type {Node} */ (nodes.pop());
      game.goTo(node.ply - 1);
      game.play(node.hole);
      nodes.push(...node.children);
    }
    return true;
  } catch {
    return false;
  } finally {
    game.free();
  }
}
