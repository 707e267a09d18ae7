// A tree written down: the main line in two columns, side lines below the move that they are another choice for.
// What has not changed stays as it is: in a tree of thousands of moves a slow phone must not write all of it anew
// for a mark.

import { numberOf } from "../page/wording.js";
import { MARKS } from "../review/grade.js";
import { SIGNS } from "../tree/node.js";

/** @import { Grade } from "../review/grade.js" */
/** @import { Node } from "../tree/node.js" */

/**
 * @typedef {object} How
 * @property {number} firstPly plies before the root
 * @property {string} aside what a side line is called
 * @property {Map<Node, Grade>} grades what a review says of the moves
 */

export class List {
  /** What was written, by what it says. @type {Map<string, HTMLElement>} */
  #old = new Map();
  /** @type {Map<string, HTMLElement>} */
  #now = new Map();

  /**
   * @param {Node} root
   * @param {How} how
   * @returns {HTMLElement} the same each time
   */
  write(root, how) {
    this.#now = new Map();
    const items = root.comment ? [this.#note(root)] : [];
    if (root.next) this.#line(items, root.next, how);
    const main = this.#keep("main", () => {
      const list = document.createElement("ol");
      list.className = "main";
      return list;
    });
    fill(main, items);
    this.#old = this.#now;
    return main;
  }

  /**
   * @param {string} key what it says
   * @param {() => HTMLElement} create
   */
  #keep(key, create) {
    const element = this.#old.get(key) ?? create();
    this.#now.set(key, element);
    return element;
  }

  /** @param {Node} node */
  #note(node) {
    return this.#keep(`${node.id} note ${node.comment}`, () => createNote(node));
  }

  /**
   * @param {HTMLElement[]} items
   * @param {Node} from
   * @param {How} how
   */
  #line(items, from, how) {
    // The number is written for every move of the first player, and where the line was broken.
    let broken = true;
    for (let at = /** @type {Node | null} */ (from); at; at = at.next) {
      items.push(this.#move(at, broken, how));
      broken = false;
      if (at.comment) {
        items.push(this.#note(at));
        broken = true;
      }
      if (!at.first) continue;
      for (const other of at.parent?.children.slice(1) ?? []) {
        items.push(this.#aside(other, how));
        broken = true;
      }
    }
  }

  /** @param {Node} from @param {How} how */
  #aside(from, how) {
    const item = this.#keep(`${from.id} aside ${how.aside}`, () => {
      const item = createItem("aside");
      const line = document.createElement("ol");
      line.setAttribute("aria-label", how.aside);
      item.append(line);
      return item;
    });
    /** @type {HTMLElement[]} */
    const items = [];
    this.#line(items, from, how);
    if (item.firstElementChild) fill(item.firstElementChild, items);
    return item;
  }

  /**
   * @param {Node} node
   * @param {boolean} broken
   * @param {How} how
   */
  #move(node, broken, { firstPly, grades }) {
    const { id, text, ply } = node;
    const grade = grades.get(node);
    // What a person says of a move counts more than what the computer says.
    const signs = node.signs || SIGNS[MARKS[grade ?? "good"] ?? 0] || "";
    const made = firstPly + ply - 1;
    const key = [id, made, broken, text, signs, grade].join(" ");
    return this.#keep(key, () => createMove({ id, text, made, broken, signs, grade }));
  }
}

/**
 * @param {Element} list
 * @param {readonly HTMLElement[]} items
 */
function fill(list, items) {
  const wanted = new Set(/** @type {readonly Element[]} */ (items));
  for (const old of [...list.children]) if (!wanted.has(old)) old.remove();
  let at = list.firstElementChild;
  for (const item of items) {
    if (item === at) at = at.nextElementSibling;
    else list.insertBefore(item, at);
  }
}

/**
 * @param {{ id: number, text: string, made: number, broken: boolean, signs: string, grade?: Grade }} move
 */
function createMove({ id, text, made, broken, signs, grade }) {
  const second = made % 2 === 1;
  const item = createItem(second ? "second" : "first");
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.node = String(id);
  button.tabIndex = -1;
  if (grade) button.dataset.grade = grade;
  if (!second || broken) {
    const number = document.createElement("span");
    number.textContent = `${numberOf(made)}${second ? "…" : "."} `;
    button.append(number);
  }
  button.append(text);
  if (signs) {
    const sign = document.createElement("b");
    sign.textContent = signs;
    button.append(sign);
  }
  item.append(button);
  return item;
}

/** @param {Node} node */
function createNote({ id, comment }) {
  const item = createItem("remark");
  item.dir = "auto";
  item.dataset.of = String(id);
  item.textContent = comment;
  return item;
}

/** @param {string} className */
function createItem(className) {
  const item = document.createElement("li");
  item.className = className;
  return item;
}
