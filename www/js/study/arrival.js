// What the page opens with: the game of a link, the last study, or an empty board.

import { isRulesName } from "../kept.js";
import { declare } from "../library/record.js";
import { readLink, writeLink } from "../text/link.js";
import { gameOf, OpeningError } from "../text/opening.js";
import { Tree } from "../tree/tree.js";
import { keptStudy } from "./kept.js";

/** @import { Node } from "../tree/node.js" */

/** @typedef {{ tree: Tree, node: Node }} Place */

/**
 * Takes what is to be opened out of the address, so that a reload goes on with what was studied since: a game,
 * the name of a study of the library, or the record of one that the library could not keep.
 */
export function takeLink() {
  const link = readLink(location.hash);
  const id = /^#study=([\w-]+)$/.exec(location.hash)?.[1];
  const record = /^#record=(.+)$/s.exec(location.hash)?.[1];
  if (link || id || record) history.replaceState(history.state, "", location.href.split("#")[0]);
  return { link, id, record };
}

/**
 * @param {NonNullable<ReturnType<typeof readLink>>} link
 * @returns {Place} at the end of the game
 * @throws {import("../engine/index.js").TogyzError | OpeningError} if it is no game
 */
export function placeOfLink(link) {
  if ("problem" in link) throw new OpeningError(link.problem);
  const { rules, position } = link.game.start;
  const game = gameOf(link.game);
  if (link.game.end && !game.snapshot().outcome) declare(game, link.game.end);
  const tree = Tree.fromGame(game, { rules, position: position ?? undefined });
  game.free();
  return { tree, node: tree.line(tree.root).at(-1) ?? tree.root };
}

/**
 * Whether a game is a part of what is studied, or goes on with it: then its side lines and comments stay.
 *
 * @param {Tree} tree
 * @param {Place} place of the game
 */
export function goesOn(tree, place) {
  const moves = place.tree.path(place.node);
  const known = tree.at(moves);
  if (startOf(tree) !== startOf(place.tree)) return false;
  return known.ply === moves.length || (known.main && !known.next && known.ply > 0);
}

/** @param {Tree} tree */
const startOf = ({ start: { rules = "togyzkumalak", position = "" } }) =>
  JSON.stringify([rules, position]);

/**
 * A link to the game up to a place.
 *
 * @param {Tree} tree
 * @param {Node} node
 * @returns {string | null} null for rules without a name: the page of the game does not know them
 */
export function linkOf(tree, node) {
  const { rules: given = "togyzkumalak", position = null } = tree.start;
  const rules = typeof given === "object" && "name" in given ? given.name : given;
  if (!isRulesName(rules)) return null;
  const start = { rules, position };
  return writeLink({ start, moves: tree.path(node), end: null, friend: null });
}

/** @returns {Place & { id: string | null }} `id` is that of the library */
export function lastPlace() {
  const kept = keptStudy();
  if (kept) return kept;
  const tree = new Tree();
  return { tree, node: tree.root, id: null };
}
