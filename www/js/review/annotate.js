// Writes a review into a tree: marks, reasons as comments, better lines as side lines. Twice is as once.

import { isBlamed, MARKS } from "./grade.js";
import { SHOWN, textsOf } from "./note.js";

/** @import { Node } from "../tree/node.js" */
/** @import { Tree } from "../tree/tree.js" */
/** @import { Verdict } from "./review.js" */

/**
 * @param {Tree} tree
 * @param {(ply: number) => Node | null} nodeAt
 * @param {readonly Verdict[]} moves
 * @param {(verdict: Verdict) => string} say
 * @returns {Promise<number>} how many moves have got something
 */
export async function annotate(tree, nodeAt, moves, say) {
  let written = 0;
  for (const [at, verdict] of moves.entries()) {
    if (!isBlamed(verdict.grade)) continue;
    // Every change is kept at once, which takes its time: the page goes on between two moves.
    await new Promise((resolve) => setTimeout(resolve));
    const [before, node] = [nodeAt(at), nodeAt(at + 1)];
    if (!tree.has(before) || !tree.has(node) || !before || !node) continue;
    const mark = MARKS[verdict.grade] ?? 0;
    tree.mark(node, [mark, ...node.marks.filter((one) => one > 6)]);
    const said = say(verdict);
    if (!node.comment.includes(said)) {
      tree.comment(node, [node.comment, said].filter(Boolean).join("\n"));
    }
    const line = verdict.line.slice(0, SHOWN);
    const texts = textsOf(tree.start, tree.path(before), line);
    line.reduce((from, hole, index) => tree.play(from, hole, texts[index]), before);
    written++;
  }
  return written;
}
