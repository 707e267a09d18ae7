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
 * @param {{ within?: EventTarget, signal?: AbortSignal }} [options] where a gesture wakes the sound, and what ends it
 */
export function listenSounds(board, match, sound, { within = globalThis, signal } = {}) {
  const ends = signal ? { signal } : {};
  for (const type of ["pointerdown", "keydown"]) {
    within.addEventListener(type, () => sound.wake(), { capture: true, passive: true, ...ends });
  }
  /** @param {Event} event */
  const step = (event) => {
    const kind = event instanceof CustomEvent ? HEARD[event.detail] : undefined;
    if (kind) sound.play(kind);
  };
  board.addEventListener("togyz-step", step, ends);
  let over = true;
  const settled = () => {
    const ended = match.state === "over";
    if (ended && !over) sound.play("end");
    over = ended;
  };
  board.addEventListener("togyz-settled", settled, ends);
}
