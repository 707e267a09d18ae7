// The two players: name, sign, what each is doing, and how many balls each has.

import { byId } from "./text.js";
import { doing, nameOf } from "./wording.js";

/** @import { Side } from "../engine/index.js" */
/** @import { Translate } from "../i18n/index.js" */
/** @import { Match } from "../match.js" */

/**
 * @param {Translate} t
 * @param {Match} match
 * @param {Side} near whose row is at the bottom
 */
export function showPlates(t, match, near) {
  const { snapshot, state, setup } = match;
  for (const plate of byId("game", HTMLElement).querySelectorAll(".plate")) {
    if (!(plate instanceof HTMLElement)) continue;
    const side = plate.dataset.side === "first" ? "first" : "second";
    const moves = side === snapshot.toMove && state !== "over";
    const score = snapshot.outcome?.score ?? snapshot.kazans;
    plate.dataset.place = side === near ? "near" : "far";
    plate.dataset.turn = String(moves);
    plate.dataset.doing = moves ? state : "";
    plate.dataset.won = String(snapshot.outcome?.winner === side);
    write(plate, ".who", nameOf(t, side, setup));
    write(plate, ".doing", doing(t, side, setup, state, snapshot));
    write(plate, ".score", String(score[side]));
  }
}

/**
 * @param {Element} plate
 * @param {string} part
 * @param {string} text
 */
function write(plate, part, text) {
  const element = plate.querySelector(part);
  if (element && element.textContent !== text) element.textContent = text;
}
