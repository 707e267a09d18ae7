// The dialogs behind the menu. They come when it is opened: the board does without them.

import { GameText } from "./game-text.js";
import { Games } from "./games.js";
import { Share } from "./share.js";

/** @import { Library } from "../library/library.js" */
/** @import { Entry } from "../library/entry.js" */
/** @import { Keeper } from "../library/keeper.js" */
/** @import { Match } from "../match.js" */
/** @import { Open } from "./game-text.js" */

/**
 * @param {object} means
 * @param {Match} means.match
 * @param {HTMLElement} means.element of the board
 * @param {Library} means.library
 * @param {Keeper} means.keeper
 * @param {(entry: Entry) => boolean} means.resume says whether it could
 * @param {Open} means.bring what to do with a game that was chosen
 */
export const createDialogs = ({ match, element, library, keeper, resume, bring }) => ({
  games: new Games(library, keeper, resume),
  gameText: new GameText(match, bring),
  share: new Share(match, element),
});
