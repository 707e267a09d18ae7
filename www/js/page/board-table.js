// The board as a table, for those who read it with a screen reader: all numbers at a place, row by row.

import { byId } from "./text.js";

/** @import { Labels } from "../board/labels.js" */
/** @import { Side, Snapshot } from "../engine/index.js" */
/** @import { Translate } from "../i18n/index.js" */

/**
 * @param {Translate} t
 * @param {Snapshot} snapshot
 * @param {Labels} labels
 * @param {Side} near whose row comes last
 */
export function showBoardTable(t, { holes, kazans, tuzdiks }, labels, near) {
  const table = byId("board-table", HTMLTableElement);
  const caption = document.createElement("caption");
  caption.textContent = t("board-table");
  const count = holes.first.length;
  const numbers = Array.from({ length: count }, (_, index) => String(index + 1));
  /** @type {Side[]} */
  const sides = near === "first" ? ["second", "first"] : ["first", "second"];
  const rows = sides.map((side) => {
    const other = side === "first" ? "second" : "first";
    const cells = holes[side].map((balls, index) =>
      tuzdiks[other] === index + 1 ? labels.hole(index + 1, balls, other) : String(balls),
    );
    return row("row", labels.row(side), [...cells, String(kazans[side])]);
  });
  const wanted = [caption, row("col", "", [...numbers, t("kazan-short")], "th"), ...rows];
  // Only what has changed is put there: a table that is laid out anew after each move costs a slow phone a frame.
  const there = [...table.children];
  if (there.length !== wanted.length) table.replaceChildren(...wanted);
  else {
    wanted.forEach((each, index) => {
      if (!there[index]?.isEqualNode(each)) there[index]?.replaceWith(each);
    });
  }
}

/**
 * @param {"row" | "col"} scope
 * @param {string} head
 * @param {string[]} texts
 * @param {"th" | "td"} [kind]
 */
function row(scope, head, texts, kind = "td") {
  const element = document.createElement("tr");
  const first = document.createElement(head ? "th" : "td");
  if (first.tagName === "TH") first.setAttribute("scope", scope);
  first.textContent = head;
  const cells = texts.map((text) => {
    const cell = document.createElement(kind);
    if (kind === "th") cell.setAttribute("scope", "col");
    cell.textContent = text;
    return cell;
  });
  element.append(first, ...cells);
  return element;
}
