// The diagrams of a game: each a picture that stands alone, in colours that cost little ink.

import { shapesOf, toSvg } from "../board/picture.js";
import { Game } from "../engine/game.js";
import { diagramNodes, moveText } from "./reading.js";

/** @import { Side } from "../engine/index.js" */
/** @import { Theme } from "../board/theme.js" */
/** @import { Node } from "../tree/node.js" */
/** @import { Tree } from "../tree/tree.js" */

/** @type {Theme} */
const PAPER = {
  wood: "#fbf5e9",
  woodDark: "#efe3cc",
  grain: "#d8c5a4",
  rim: "#d8c5a4",
  carve: "#bda78c",
  hole: "#dcc8a8",
  holeDeep: "#c9b18c",
  ball: "#ffffff",
  ballLight: "#ffffff",
  ballDark: "#5a4433",
  first: "#ffb199",
  firstFelt: "#8e2f22",
  second: "#8fdbe4",
  secondFelt: "#0f5f6a",
  mark: "#8e2f22",
  ink: "#2c1d12",
};

/**
 * @typedef {object} Diagram
 * @property {Node} node
 * @property {string} caption
 * @property {string} svg
 */

/**
 * @param {Tree} tree
 * @param {string} start what the place before the first move is called
 * @param {Side} [near] whose row is at the bottom
 * @returns {Map<Node, Diagram>} in reading order
 */
export function diagramsOf(tree, start, near = "first") {
  const game = new Game(tree.start);
  const { firstPly } = game.snapshot();
  const diagrams = diagramNodes(tree).map((node) => {
    game.goTo(0);
    for (const hole of tree.path(node)) game.play(hole);
    const caption = node.parent ? moveText(node, firstPly) : start;
    return { node, caption, svg: toSvg(shapesOf(game.snapshot(), PAPER, near), caption) };
  });
  game.free();
  return new Map(diagrams.map((diagram) => [diagram.node, diagram]));
}
