// What the page opens with: the game of a link, the last study, or an empty board.

import { readLink } from "../text/link.js";
import { gameOf } from "../text/opening.js";
import { Tree } from "../tree/tree.js";
import { keptStudy } from "./kept.js";
import { Walker } from "./walker.js";

/** @import { Node } from "../tree/node.js" */

/** @typedef {{ tree: Tree, node: Node }} Place */

/** Takes the game out of the address, so that a reload goes on with what was studied since. */
export function takeLink() {
  const link = readLink(location.hash);
  if (link) history.replaceState(history.state, "", location.href.split("#")[0]);
  return link;
}

/**
 * @param {ReturnType<typeof readLink>} link
 * @returns {Place | null} at the end of the game; null when the link is none
 */
export function placeOfLink(link) {
  if (!link || "problem" in link) return null;
  const { rules, position } = link.game.start;
  try {
    const game = gameOf(link.game);
    const tree = Tree.fromGame(game, { rules, position: position ?? undefined });
    game.free();
    return { tree, node: tree.line(tree.root).at(-1) ?? tree.root };
  } catch {
    return null;
  }
}

/** @returns {Place} */
export function lastPlace() {
  const kept = keptStudy();
  if (kept && isLegal(kept.tree)) return kept;
  const tree = new Tree();
  return { tree, node: tree.root };
}

/**
 * Whether every move can be played. It also learns how each is written.
 *
 * @param {Tree} tree
 */
function isLegal(tree) {
  try {
    const walker = new Walker(tree);
    for (const nodes = [tree.root]; nodes.length > 0; ) {
      const node = /** @type {Node} */ (nodes.pop());
      const game = walker.at(node);
      for (const child of node.children) tree.play(node, child.hole, game.preview(child.hole).text);
      nodes.push(...node.children);
    }
    walker.free();
    return true;
  } catch {
    return false;
  }
}
