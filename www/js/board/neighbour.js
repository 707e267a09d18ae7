// Which hole an arrow key leads to: the nearest one in that direction, as the eye sees the board.

import { centre, targetRect } from "./layout.js";
import { SIDES } from "./place.js";

/** @import { Layout } from "./layout.js" */
/** @import { Hole } from "./mark.js" */

/** @type {Record<string, [number, number]>} */
const DIRECTIONS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * @param {Layout} layout
 * @param {Hole} from
 * @param {string} key
 * @returns {Hole | null} null when there is none, or the key is no arrow
 */
export function neighbour(layout, from, key) {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [dx, dy] = direction;
  const start = centre(targetRect(layout, from.side, from.hole));
  let best = null;
  let least = Infinity;
  for (const side of SIDES) {
    for (let hole = 1; hole <= layout.holes; hole++) {
      const at = centre(targetRect(layout, side, hole));
      const ahead = (at.x - start.x) * dx + (at.y - start.y) * dy;
      const aside = Math.abs((at.x - start.x) * dy) + Math.abs((at.y - start.y) * dx);
      if (ahead < 1 || ahead < aside) continue;
      if (ahead + 2 * aside < least) {
        least = ahead + 2 * aside;
        best = { side, hole };
      }
    }
  }
  return best;
}
