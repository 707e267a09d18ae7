// The analysis board below its page: where one is in the tree, and what the panels are told.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createEngine, Game } from "../../../www/js/engine/index.js";
import { goesOn, placeOfLink } from "../../../www/js/study/arrival.js";
import { Desk } from "../../../www/js/study/desk.js";
import { WAYS } from "../../../www/js/study/way.js";
import { readLink, writeLink } from "../../../www/js/text/link.js";
import { Tree } from "../../../www/js/tree/tree.js";

/** @param {Tree} [tree] */
function deskOf(tree = new Tree()) {
  const engine = createEngine();
  const desk = new Desk({ tree, engine, t: (key) => key });
  /** @type {string[]} */
  const told = [];
  for (const name of ["move", "tree", "speak"]) desk.addEventListener(name, () => told.push(name));
  return { desk, told };
}

/** @param {number[]} moves */
const after = (moves) => {
  const game = new Game();
  for (const hole of moves) game.play(hole);
  return game.positionText();
};

test("the game is always that of the node, along every way through a tree", () => {
  const { desk } = deskOf();
  desk.playLine([7, 2, 9]);
  const end = desk.node;
  desk.go(desk.tree.root);
  desk.playLine([7, 3, 5, 5]);
  for (const way of /** @type {const} */ ([
    "first",
    "on",
    "on",
    "after",
    "last",
    "back",
    "before",
  ])) {
    const to = WAYS[way](desk.node);
    if (to) desk.go(to);
    assert.equal(desk.game.positionText(), after(desk.tree.path(desk.node)), way);
  }
  desk.go(end);
  assert.deepEqual(desk.tree.path(desk.node), [7, 2, 9]);
  assert.equal(desk.game.positionText(), after([7, 2, 9]));
});

test("a move goes on along a line that is there, or begins another, with its text", () => {
  const { desk, told } = deskOf();
  desk.play(7);
  assert.deepEqual(told, ["tree", "move"]);
  const { node } = desk;
  assert.equal(node.text, "76(10)");
  desk.go(desk.tree.root);
  told.length = 0;
  desk.play(7);
  assert.deepEqual(told, ["move"], "nothing new");
  assert.equal(desk.node, node);
  assert.equal(desk.moveTo(node)?.captured, 10);
  assert.equal(desk.moveTo(desk.tree.root), null);
  assert.throws(() => desk.play(10), { code: "no-such-hole" });
  assert.equal(desk.node, node, "a refused move changes nothing");
});

test("who stood in what is deleted stands before it", () => {
  const { desk, told } = deskOf();
  desk.playLine([7, 2, 9]);
  told.length = 0;
  const [first, second] = desk.tree.mainLine();
  assert.ok(first && second);
  desk.tree.remove(second);
  assert.equal(desk.node, first);
  assert.deepEqual(told, ["tree", "move"]);
});

test("a tree that begins nowhere is refused, and all is as it was", () => {
  const { desk, told } = deskOf();
  desk.play(7);
  const { tree, node } = desk;
  told.length = 0;
  assert.throws(() => desk.open(new Tree({ position: "nothing" })));
  assert.deepEqual([desk.tree, desk.node, told.length], [tree, node, 0]);
  assert.equal(desk.game.positionText(), after([7]));
});

test("a link opens at its end; a wrong one opens nothing", () => {
  const start = { rules: /** @type {const} */ ("bestemshe"), position: null };
  const link = writeLink({ start, moves: [1, 2, 3], end: null, friend: null });
  /** @param {string} text */
  const open = (text) => placeOfLink(/** @type {any} */ (readLink(text)));
  const { tree, node } = open(link);
  assert.deepEqual(tree.path(node), [1, 2, 3]);
  assert.throws(() => open("#play=togyzkumalak&moves=99999"), { code: "empty-hole" });
  assert.throws(() => open(link.replace("123", "321")), { code: "changed" });
});

test("a game that goes on keeps what was said of it", () => {
  /** @param {number[]} holes @param {import("../../../www/js/tree/tree.js").Start} [start] */
  const placeOf = (holes, start) => {
    const { desk } = deskOf(new Tree(start));
    desk.playLine(holes);
    return { tree: desk.tree, node: desk.node };
  };
  const { tree } = placeOf([7, 2, 9]);
  const [first] = tree.mainLine();
  if (first) tree.play(first, 3);
  for (const [holes, expected] of /** @type {const} */ ([
    [[], true],
    [[7, 2], true],
    [[7, 3], true],
    [[7, 2, 9], true],
    [[7, 2, 9, 7, 6], true],
    [[7, 3, 5], false],
    [[7, 2, 8], false],
    [[1], false],
  ])) {
    assert.equal(goesOn(tree, placeOf([...holes])), expected, holes.join());
  }
  assert.ok(!goesOn(tree, placeOf([1, 2], { rules: "bestemshe" })));
});
