// A game that comes by a link: asked about before it takes the place of the one here, refused with the
// reason when something is wrong with it.

import { readLink } from "../text/link.js";
import { foundInLink, OpeningError } from "../text/opening.js";
import { ask } from "./dialog.js";
import { sayProblem } from "./problem.js";
import { byId } from "./text.js";

/** @import { Key, Translate } from "../i18n/index.js" */
/** @import { Linked } from "../text/link.js" */
/** @import { Found } from "../text/opening.js" */

/** Takes the game out of the address, so that a reload goes on with what was played since. */
export function takeLink() {
  const link = readLink(location.hash);
  if (link) history.replaceState(history.state, "", location.href.split("#")[0]);
  return link;
}

/**
 * @param {Translate} t
 * @param {ReturnType<typeof readLink>} link
 * @returns {Promise<{ found: Found, linked: Linked } | null>} null when it was refused
 */
export async function receive(t, link) {
  if (!link) return null;
  try {
    if ("problem" in link) throw new OpeningError(link.problem);
    return { found: foundInLink(link.game), linked: link.game };
  } catch (error) {
    const { what, detail } = sayProblem(t, error);
    await refuse(t, what, detail);
    return null;
  }
}

/**
 * @param {Translate} t
 * @param {string} what
 * @param {string} [detail] in English
 */
export async function refuse(t, what, detail = "") {
  byId("refused-what", HTMLElement).textContent = `${what} ${t("refused-safe")}`;
  byId("refused-detail", HTMLElement).textContent = detail;
  await ask(byId("refused-dialog", HTMLDialogElement));
}

/**
 * @param {Translate} t
 * @param {Pick<Found, "start" | "moves">} found
 * @returns {Promise<boolean>} whether the game is to be opened in place of the one here
 */
export async function agree(t, { start, moves }) {
  const rules = t(/** @type {Key} */ (`rules-${start.rules}`));
  const length = t("moves-count", { n: Math.ceil(moves.length / 2) });
  byId("arrival-what", HTMLElement).textContent = `${rules}, ${length}.`;
  return (await ask(byId("arrival-dialog", HTMLDialogElement))) === "open";
}
