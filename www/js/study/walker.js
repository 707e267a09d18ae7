// A game that goes to any place of a tree, by the shortest way.

import { Game } from "../engine/game.js";

/** @import { Node } from "../tree/node.js" */
/** @import { Tree } from "../tree/tree.js" */

export class Walker {
  #tree;
  /** @type {number[]} the holes up to where it stands */
  #path = [];

  /**
   * @param {Tree} tree
   * @throws {import("../engine/index.js").TogyzError} if its start is none
   */
  constructor(tree) {
    this.#tree = tree;
    this.game = new Game(tree.start);
  }

  /**
   * @param {Node} node
   * @returns {Game} to be read; it is another's place at the next call
   */
  at(node) {
    const path = this.#tree.path(node);
    let same = 0;
    while (same < path.length && path[same] === this.#path[same]) same++;
    this.game.goTo(same);
    this.#path = path.slice(0, same);
    for (const hole of path.slice(same)) {
      this.game.play(hole);
      this.#path.push(hole);
    }
    return this.game;
  }

  free() {
    this.game.free();
  }
}
