// The invitation to the course, for those who are here for the first time.

import { loadProgress, saveProgress } from "../progress.js";
import { byId } from "./text.js";

/** @import { Change, Match } from "../match.js" */

/** @param {Match} match who plays in it needs no invitation when coming back */
export function listenWelcome(match) {
  const welcome = byId("welcome", HTMLElement);
  if (loadProgress().answered) {
    welcome.remove();
    return;
  }
  const answer = () => saveProgress({ ...loadProgress(), answered: true });
  byId("welcome-close", HTMLButtonElement).addEventListener("click", () => {
    answer();
    welcome.remove();
  });
  // It stays where it is until the page is left: the board must not jump under the hand.
  match.addEventListener("change", (event) => {
    const { kind } = /** @type {CustomEvent<Change>} */ (event).detail;
    if (kind === "move") answer();
  });
}
