// A tree written down: the main line in two columns, side lines below the move that they are another choice for.

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

/**
 * @param {Node} root
 * @param {How} how
 */
export function writeTree(root, how) {
  const list = document.createElement("ol");
  list.className = "main";
  if (root.comment) list.append(createNote(root));
  if (root.next) writeLine(list, root.next, how);
  return list;
}

/**
 * @param {HTMLElement} list
 * @param {Node} from
 * @param {How} how
 */
function writeLine(list, from, how) {
  // The number is written for every move of the first player, and where the line was broken.
  let broken = true;
  for (let at = /** @type {Node | null} */ (from); at; at = at.next) {
    list.append(createMove(at, broken, how));
    broken = false;
    if (at.comment) {
      list.append(createNote(at));
      broken = true;
    }
    if (!at.first) continue;
    for (const other of at.parent?.children.slice(1) ?? []) {
      const item = createItem("aside");
      const line = document.createElement("ol");
      line.setAttribute("aria-label", how.aside);
      writeLine(line, other, how);
      item.append(line);
      list.append(item);
      broken = true;
    }
  }
}

/**
 * @param {Node} node
 * @param {boolean} broken
 * @param {How} how
 */
function createMove(node, broken, { firstPly, grades }) {
  const { id, text, ply } = node;
  const made = firstPly + ply - 1;
  const grade = grades.get(node);
  // What a person says of a move counts more than what the computer says.
  const signs = node.signs || SIGNS[MARKS[grade ?? "good"] ?? 0];
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
