// What is studied: a tree, the place in it that is looked at, and the game there. All panels look at it.

import { Walker } from "./walker.js";

/** @import { Engine, Game, Move } from "../engine/index.js" */
/** @import { Grade } from "../review/grade.js" */
/** @import { Node } from "../tree/node.js" */
/** @import { Change, Tree } from "../tree/tree.js" */
/** @import { Words } from "./words.js" */

/** @typedef {{ from: Node | null, node: Node }} Going `from` is null when another tree was opened */

/**
 * Events: `move` when the place is another (its detail is a `Going`), `tree` when the tree was changed (its
 * detail is the tree's `Change`) or another was opened (null), `speak` when the words are those of another
 * language, `busy`, and `grades`.
 */
export class Desk extends EventTarget {
  /** What a review says of the moves; `grades` tells that it is another. @type {Map<Node, Grade>} */
  grades = new Map();
  #busy = false;
  #walker;
  #teller;
  #tree;
  #node;
  #changed = (/** @type {Event} */ event) => {
    if (event instanceof CustomEvent) this.#follow(event.detail);
  };

  /**
   * @param {object} means
   * @param {Tree} means.tree
   * @param {Engine} means.engine
   * @param {Words} means.t
   */
  constructor({ tree, engine, t }) {
    super();
    this.engine = engine;
    /** @type {Words} */
    this.t = t;
    this.#tree = tree;
    this.#node = tree.root;
    this.#walker = new Walker(tree);
    this.#teller = new Walker(tree);
    tree.addEventListener("change", this.#changed);
  }

  get tree() {
    return this.#tree;
  }

  /** Whether something that matters more than an opinion has the computer. */
  get busy() {
    return this.#busy;
  }

  set busy(busy) {
    if (busy === this.#busy) return;
    this.#busy = busy;
    this.#tell("busy", null);
  }

  get node() {
    return this.#node;
  }

  /** The game at the node: to be read, not to be played. @returns {Game} */
  get game() {
    return this.#walker.game;
  }

  /**
   * Studies another tree.
   *
   * @param {Tree} tree
   * @param {Node} [node] where to begin
   * @throws {import("../engine/index.js").TogyzError} if it starts nowhere; then nothing has changed
   */
  open(tree, node = tree.root) {
    const walker = new Walker(tree);
    walker.at(node);
    const teller = new Walker(tree);
    for (const old of [this.#walker, this.#teller]) old.free();
    this.#tree.removeEventListener("change", this.#changed);
    tree.addEventListener("change", this.#changed);
    [this.#tree, this.#node, this.#walker, this.#teller] = [tree, node, walker, teller];
    this.#tell("tree", null);
    this.#tell("move", { from: null, node });
  }

  /** @param {Node} node */
  go(node) {
    const from = this.#node;
    if (node === from) return;
    this.#walker.at(node);
    this.#node = node;
    this.#tell("move", { from, node });
  }

  /**
   * Plays a legal move: on along a line that is there, or into a new one.
   *
   * @param {number} hole
   */
  play(hole) {
    this.go(this.#grow(this.#node, hole));
  }

  /**
   * Plays moves one after another, and goes to the last.
   *
   * @param {readonly number[]} holes
   * @param {Node} [from] where they begin
   */
  playLine(holes, from = this.#node) {
    this.go(holes.reduce((node, hole) => this.#grow(node, hole), from));
  }

  /**
   * The move that leads to a node.
   *
   * @param {Node} node
   * @returns {Move | null} null for the root
   */
  moveTo(node) {
    return node.parent ? this.#teller.at(node.parent).preview(node.hole) : null;
  }

  /** @param {Words} t */
  speak(t) {
    this.t = t;
    this.#tell("speak", null);
  }

  /**
   * @param {Node} node
   * @param {number} hole
   */
  #grow(node, hole) {
    return this.#tree.play(node, hole, this.#teller.at(node).preview(hole).text);
  }

  /** @param {Change} change */
  #follow(change) {
    this.#tell("tree", change);
    if (!this.#tree.has(this.#node)) this.go(change.node);
  }

  /**
   * @param {string} type
   * @param {Going | Change | null} detail
   */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
