// The invitation to the course, for those who are here for the first time.

import { loadProgress, saveProgress } from "../progress.js";
import { byId } from "./text.js";

/** @import { Match } from "../match.js" */

/** @param {Match} match the one that was found: who has played before needs no invitation */
export function listenWelcome(match) {
  const welcome = byId("welcome", HTMLElement);
  const { lesson, answered } = loadProgress();
  if (answered || match.snapshot.plies > 0) {
    welcome.remove();
    return;
  }
  byId("welcome-close", HTMLButtonElement).addEventListener("click", () => {
    saveProgress({ lesson, answered: true });
    welcome.remove();
  });
}
