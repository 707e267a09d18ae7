// A game with side lines, comments and marks. It knows no rule: whoever plays a move has asked `Game`.

import { Game } from "../engine/game.js";
import { readRecords, writeRecord } from "../engine/records.js";
import { back, Node } from "./node.js";
import { fits, linesOf, plant, unclaimed } from "./record.js";

/** @import { CustomRules, Format, GameRecord, Rules, RulesName } from "../engine/index.js" */

/**
 * Where a tree begins: what a `Game` is made of.
 *
 * @typedef {object} Start
 * @property {RulesName | CustomRules | Rules} [rules]
 * @property {string} [position]
 * @property {boolean} [repetition]
 */

/** @typedef {Pick<GameRecord, "result" | "reason">} End how the game ended, which the board may not show */

/** @typedef {"play" | "promote" | "remove" | "restore" | "comment" | "mark" | "tags"} Kind */

/** @typedef {{ kind: Kind, node: Node }} Change */

/** Tells of every change with an event `change`, whose detail is a `Change`. */
export class Tree extends EventTarget {
  #ids = 0;
  /** @type {Map<number, Node>} */
  #nodes = new Map();
  /** @type {Readonly<Record<string, string>>} */
  #tags = {};
  /** @type {{ node: Node, end: End } | null} how the game ended, and after which move */
  #end = null;

  /** @param {Start} [start] */
  constructor(start = {}) {
    super();
    this.start = start;
    this.root = this.#node(0, null);
  }

  /**
   * The tree of a game's line, those moves included that were undone.
   *
   * @param {import("../engine/index.js").Game} game
   * @param {Start} start what the game was made of
   */
  static fromGame(game, start) {
    const tree = new Tree(start);
    const moves = game.moves();
    const last = moves.reduce((node, { hole, text }) => tree.play(node, hole, text), tree.root);
    const { ply, outcome } = game.snapshot();
    if (outcome && ply === moves.length) tree.endAt(last, endOf(outcome));
    return tree;
  }

  /**
   * The first game of a record's text.
   *
   * @param {string} text
   * @throws {import("../engine/index.js").TogyzError}
   */
  static fromRecord(text) {
    return /** @type {Tree} */ (Tree.allFrom(text)[0]);
  }

  /**
   * Every game of a record's text: at least one.
   *
   * @param {string} text
   * @throws {import("../engine/index.js").TogyzError}
   */
  static allFrom(text) {
    return readRecords(text).map(({ rules, position, tags, lines, ...end }) => {
      const tree = new Tree(startOf(rules, position));
      tree.tags = tags;
      tree.endAt(plant(tree, lines), end);
      // Moves after a position's third occurrence: the game was played without that rule.
      if (!fits(tree.start, tree)) tree.start = { ...tree.start, repetition: false };
      return tree;
    });
  }

  /**
   * The record of the tree: read again, it is the same tree.
   *
   * @param {Format} [format]
   */
  toRecord(format = "server") {
    const { result, reason } = this.end;
    const { rules, position } = this.start;
    const record = { rules, position, tags: this.#tags, result, reason };
    const lines = linesOf(this);
    try {
      return writeRecord({ ...record, lines }, { format });
    } catch {
      // What a person says of a move must not cost the tree.
      return writeRecord({ ...record, lines: unclaimed(lines) }, { format });
    }
  }

  /** How the game ended, as long as its last move is that of the main line. */
  get end() {
    const last = this.mainLine().at(-1) ?? this.root;
    /** @type {End} */
    const none = { result: "*", reason: null };
    return this.#end?.node === last ? this.#end.end : none;
  }

  /**
   * @param {Node} node after which the game ended
   * @param {End} end
   */
  endAt(node, end) {
    this.#end = { node, end };
    this.#tell("tags", this.root);
  }

  get tags() {
    return this.#tags;
  }

  set tags(tags) {
    this.#tags = Object.freeze({ ...tags });
    this.#tell("tags", this.root);
  }

  /** How many moves there are. */
  get size() {
    return this.#nodes.size - 1;
  }

  /** @param {number} id */
  node(id) {
    return this.#nodes.get(id) ?? null;
  }

  /** @param {Node | null} node whether it is one of this tree, and not removed */
  has(node) {
    return node !== null && this.#nodes.get(node.id) === node;
  }

  /**
   * The node after a move: the one that is there, or a new one, which is the last of the choices.
   *
   * @param {Node} node
   * @param {number} hole a legal move there
   * @param {string} [text] the move as it is written
   */
  play(node, hole, text = "") {
    this.#check(node);
    const known = node.children.find((child) => child.hole === hole);
    if (known) {
      known.text ||= text;
      return known;
    }
    const child = this.#node(hole, node);
    child.text = text;
    node.children.push(child);
    this.#tell("play", child);
    return child;
  }

  /**
   * Moves the side line in which a node lies one place up among its choices: nothing on the main line.
   *
   * @param {Node} node
   */
  promote(node) {
    this.#check(node);
    const branch = back(node).find((at) => !at.first);
    if (!branch) return;
    this.#raise(branch, 1);
    this.#tell("promote", node);
  }

  /**
   * Makes the line that leads to a node the main line.
   *
   * @param {Node} node
   */
  makeMain(node) {
    this.#check(node);
    if (node.main) return;
    for (const at of back(node)) this.#raise(at, Infinity);
    this.#tell("promote", node);
  }

  /**
   * Takes away a move and all that follows; what remains is the tree before it. The root stays: all after it goes.
   *
   * @param {Node} node
   * @returns {Node} where to go from here
   */
  remove(node) {
    this.#check(node);
    const { parent } = node;
    const gone = parent ? [node] : node.children;
    const left = parent ?? node;
    for (let at = gone.slice(); at.length > 0; at = at.flatMap(({ children }) => children)) {
      for (const { id } of at) this.#nodes.delete(id);
    }
    left.children = left.children.filter((child) => !gone.includes(child));
    this.#tell("remove", left);
    return left;
  }

  /**
   * Puts back what was taken away.
   *
   * @param {Node} node the move that was removed
   * @param {number} place among the choices of the node that it follows
   */
  restore(node, place) {
    const { parent } = node;
    if (!parent || this.has(node)) throw new RangeError("nothing was taken away");
    this.#check(parent);
    for (let at = [node]; at.length > 0; at = at.flatMap(({ children }) => children)) {
      for (const each of at) this.#nodes.set(each.id, each);
    }
    parent.children.splice(place, 0, node);
    this.#tell("restore", node);
  }

  /**
   * @param {Node} node
   * @param {string} text empty for none
   */
  comment(node, text) {
    this.#check(node);
    // Half of a character can stand in no text.
    const whole = text.replace(/\p{Surrogate}/gu, "\ufffd");
    if (node.comment === whole) return;
    node.comment = whole;
    this.#tell("comment", node);
  }

  /**
   * @param {Node} node
   * @param {readonly number[]} marks by their numbers in records, see `SIGNS`
   */
  mark(node, marks) {
    this.#check(node);
    // The start is no move.
    if (!node.parent || String(node.marks) === String(marks)) return;
    node.marks = Object.freeze([...marks]);
    this.#tell("mark", node);
  }

  /**
   * The holes that lead to a node.
   *
   * @param {Node} node
   */
  path(node) {
    return back(node)
      .map(({ hole }) => hole)
      .reverse()
      .slice(1);
  }

  /**
   * Where holes lead, as far as the tree knows them.
   *
   * @param {readonly number[]} holes
   */
  at(holes) {
    let at = this.root;
    for (const hole of holes) {
      const next = at.children.find((child) => child.hole === hole);
      if (!next) break;
      at = next;
    }
    return at;
  }

  /** The nodes of the main line, without the root. */
  mainLine() {
    return this.line(this.root);
  }

  /**
   * The nodes that follow if the first choice is always taken.
   *
   * @param {Node} from
   */
  line(from) {
    const nodes = [];
    for (let at = from.next; at; at = at.next) nodes.push(at);
    return nodes;
  }

  /**
   * @param {Node} node
   * @param {number} places
   */
  #raise(node, places) {
    const { parent } = node;
    if (!parent) return;
    const { children } = parent;
    const from = children.indexOf(node);
    children.splice(from, 1);
    children.splice(Math.max(0, from - places), 0, node);
  }

  /**
   * @param {number} hole
   * @param {Node | null} parent
   */
  #node(hole, parent) {
    const node = new Node(this.#ids++, hole, parent);
    this.#nodes.set(node.id, node);
    return node;
  }

  /** @param {Node} node */
  #check(node) {
    if (!this.has(node)) throw new RangeError("the node is not of this tree");
  }

  /**
   * @param {Kind} kind
   * @param {Node} node
   */
  #tell(kind, node) {
    this.dispatchEvent(new CustomEvent("change", { detail: { kind, node } }));
  }
}

/**
 * A start in as few words as it takes.
 *
 * @param {Rules} rules
 * @param {string} position
 * @returns {Start}
 */
function startOf(rules, position) {
  const named = rules.name === "custom" ? rules : rules.name;
  const usual = new Game({ rules: named });
  const same = usual.positionText() === position;
  usual.free();
  return same ? { rules: named } : { rules: named, position };
}

/**
 * @param {import("../engine/index.js").Outcome} outcome
 * @returns {End}
 */
function endOf({ winner, reason }) {
  if (!winner) return { result: "1/2-1/2", reason };
  return { result: winner === "first" ? "1-0" : "0-1", reason };
}
