// Lets the board be heard: each step as it is seen, and the end of a game.

/** @import { Match } from "../match.js" */
/** @import { Sound, Sounding } from "../sound.js" */

/** What is heard of each kind of step. @type {Record<string, Sounding>} */
const HEARD = {
  lift: "lift",
  drop: "drop",
  income: "drop",
  capture: "capture",
  claim: "tuzdik",
};

/**
 * @param {HTMLElement} board
 * @param {Match} match
 * @param {Sound} sound
 */
export function listenSounds(board, match, sound) {
  for (const type of ["pointerdown", "keydown"]) {
    addEventListener(type, () => sound.wake(), { capture: true, passive: true });
  }
  board.addEventListener("togyz-step", (event) => {
    const kind = event instanceof CustomEvent ? HEARD[event.detail] : undefined;
    if (kind) sound.play(kind);
  });
  let over = true;
  board.addEventListener("togyz-settled", () => {
    const ended = match.state === "over";
    if (ended && !over) sound.play("end");
    over = ended;
  });
}
