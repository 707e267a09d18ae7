// Numbers on holes: the first choice, the second, and so on. The board shows them; it does not say why.

/** @import { Hole } from "./mark.js" */

/**
 * @param {HTMLElement} element of a board
 * @param {readonly (Hole & { rank: string })[]} ranks all others are taken off
 */
export function showRanks(element, ranks) {
  for (const button of element.querySelectorAll(".togyz-hole")) {
    if (!(button instanceof HTMLElement)) continue;
    const { side, hole } = button.dataset;
    const rank = ranks.find((each) => each.side === side && String(each.hole) === hole)?.rank;
    if (button.dataset.rank === rank) continue;
    if (rank === undefined) delete button.dataset.rank;
    else button.dataset.rank = rank;
  }
}
