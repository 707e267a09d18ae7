// The buttons below the board, and the keys of the whole page: along the line, and between its side lines.

import { byId } from "../page/text.js";

/** @import { Desk } from "./desk.js" */
/** @import { Node } from "../tree/node.js" */

/** @typedef {(node: Node) => Node | null | undefined} Way where a step leads from a node */

/** @type {Record<"first" | "back" | "on" | "last" | "before" | "after", Way>} */
export const WAYS = {
  first: (node) => {
    let at = node;
    while (at.parent) at = at.parent;
    return at;
  },
  back: ({ parent }) => parent,
  on: ({ next }) => next,
  last: (node) => {
    let at = node;
    while (at.next) at = at.next;
    return at;
  },
  before: (node) => siblings(node)[siblings(node).indexOf(node) - 1],
  after: (node) => siblings(node)[siblings(node).indexOf(node) + 1],
};

/** @type {Record<string, keyof typeof WAYS>} */
const KEYS = {
  ArrowLeft: "back",
  ArrowRight: "on",
  ArrowUp: "before",
  ArrowDown: "after",
  Home: "first",
  End: "last",
};

/** @param {Node} node */
const siblings = ({ parent }) => parent?.children ?? [];

/** @param {Desk} desk */
export function listenWay(desk) {
  const buttons = /** @type {const} */ (["first", "back", "on", "last"]).map((name) => ({
    way: WAYS[name],
    button: byId(`way-${name}`, HTMLButtonElement),
  }));
  /** @param {Way} way */
  const step = (way) => {
    const to = way(desk.node);
    if (to) desk.go(to);
  };
  for (const { way, button } of buttons) button.addEventListener("click", () => step(way));
  const show = () => {
    for (const { way, button } of buttons) {
      const to = way(desk.node);
      // Not `disabled`: the focus would be lost from a button that has just been pressed.
      button.setAttribute("aria-disabled", String(!to || to === desk.node));
    }
  };
  desk.addEventListener("move", show);
  desk.addEventListener("tree", show);
  document.addEventListener("keydown", (event) => {
    const name = wayOf(event);
    if (!name) return;
    event.preventDefault();
    step(WAYS[name]);
  });
  show();
}

/**
 * The board, fields and dialogs have arrows of their own.
 *
 * @param {KeyboardEvent} event
 */
function wayOf({ key, altKey, ctrlKey, metaKey, shiftKey, target, defaultPrevented }) {
  if (altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return null;
  const own = ".togyz-grid, input, select, textarea, dialog, [role='tab']";
  if (target instanceof Element && target.closest(own)) return null;
  return KEYS[key] ?? null;
}
