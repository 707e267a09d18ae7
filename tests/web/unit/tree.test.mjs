// The tree of a game: what is played, promoted, removed and said, and what it tells of it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "../../../www/js/engine/index.js";
import { Tree } from "../../../www/js/tree/tree.js";

/** @import { Change } from "../../../www/js/tree/tree.js" */
/** @import { Node } from "../../../www/js/tree/node.js" */

/**
 * The tree as text: side lines in brackets after the move that they replace.
 *
 * @param {Node} node
 * @returns {string}
 */
function shown(node) {
  const [first, ...others] = node.children;
  if (!first) return "";
  const sides = others.map((other) => `(${[other.hole, shown(other)].join(" ").trim()})`);
  return [first.hole, ...sides, shown(first)].filter((part) => part !== "").join(" ");
}

/** @param {number[][]} lines */
function planted(lines) {
  const tree = new Tree();
  for (const line of lines) line.reduce((node, hole) => tree.play(node, hole), tree.root);
  return tree;
}

const LINES = [
  [7, 5, 8],
  [7, 6],
  [7, 5, 9, 1],
  [3, 2],
  [7, 4],
];

/** @type {{ name: string, act: (tree: Tree) => unknown, is: string, tells: string[] }[]} */
const DEEDS = [
  {
    name: "a known move",
    act: (t) => t.play(t.root, 3),
    is: "7 (3 2) 5 (6) (4) 8 (9 1)",
    tells: [],
  },
  {
    name: "a new move",
    act: (t) => t.play(t.at([3]), 1),
    is: "7 (3 2 (1)) 5 (6) (4) 8 (9 1)",
    tells: ["play 3.1"],
  },
  {
    name: "up by one",
    act: (t) => t.promote(t.at([7, 4])),
    is: "7 (3 2) 5 (4) (6) 8 (9 1)",
    tells: ["promote 7.4"],
  },
  {
    name: "the branch of a later move",
    act: (t) => t.promote(t.at([3, 2])),
    is: "3 (7 5 (6) (4) 8 (9 1)) 2",
    tells: ["promote 3.2"],
  },
  {
    name: "the nearest branch only",
    act: (t) => t.promote(t.at([7, 5, 9, 1])),
    is: "7 (3 2) 5 (6) (4) 9 (8) 1",
    tells: ["promote 7.5.9.1"],
  },
  {
    name: "main stays main",
    act: (t) => t.promote(t.at([7, 5, 8])),
    is: "7 (3 2) 5 (6) (4) 8 (9 1)",
    tells: [],
  },
  {
    name: "main at once",
    act: (t) => t.makeMain(t.at([7, 4])),
    is: "7 (3 2) 4 (5 8 (9 1)) (6)",
    tells: ["promote 7.4"],
  },
  {
    name: "main was main",
    act: (t) => t.makeMain(t.at([7, 5])),
    is: "7 (3 2) 5 (6) (4) 8 (9 1)",
    tells: [],
  },
  {
    name: "a side line goes",
    act: (t) => t.remove(t.at([7, 6])),
    is: "7 (3 2) 5 (4) 8 (9 1)",
    tells: ["remove 7"],
  },
  {
    name: "the main line goes",
    act: (t) => t.remove(t.at([7, 5])),
    is: "7 (3 2) 6 (4)",
    tells: ["remove 7"],
  },
  { name: "all goes", act: (t) => t.remove(t.root), is: "", tells: ["remove "] },
  {
    name: "a comment",
    act: (t) => t.comment(t.at([7]), "so"),
    is: "7 (3 2) 5 (6) (4) 8 (9 1)",
    tells: ["comment 7"],
  },
  {
    name: "no other comment",
    act: (t) => t.comment(t.at([7]), ""),
    is: "7 (3 2) 5 (6) (4) 8 (9 1)",
    tells: [],
  },
  {
    name: "marks",
    act: (t) => t.mark(t.at([3]), [1, 5]),
    is: "7 (3 2) 5 (6) (4) 8 (9 1)",
    tells: ["mark 3"],
  },
  {
    name: "no other marks",
    act: (t) => t.mark(t.at([3]), []),
    is: "7 (3 2) 5 (6) (4) 8 (9 1)",
    tells: [],
  },
];

for (const { name, act, is, tells } of DEEDS) {
  test(`${name}: the tree, and what it tells`, () => {
    const tree = planted(LINES);
    /** @type {string[]} */
    const told = [];
    tree.addEventListener("change", (event) => {
      const { kind, node } = /** @type {CustomEvent<Change>} */ (event).detail;
      told.push(`${kind} ${tree.path(node).join(".")}`);
    });
    act(tree);
    assert.equal(shown(tree.root), is);
    assert.deepEqual(told, tells);
  });
}

test("a place is known by its holes and by its number", () => {
  const tree = planted(LINES);
  const node = tree.at([7, 5, 9]);
  assert.deepEqual([node.hole, node.ply, node.main, node.first], [9, 3, false, false]);
  assert.equal(tree.node(node.id), node);
  assert.deepEqual(tree.path(node), [7, 5, 9]);
  assert.equal(tree.at([7, 5, 9, 8]), node, "as far as it is known");
  assert.deepEqual(
    tree.mainLine().map(({ hole }) => hole),
    [7, 5, 8],
  );
  assert.equal(tree.size, 9);
});

test("what was removed is of no tree, and its number does not come again", () => {
  const tree = planted(LINES);
  const gone = tree.at([7, 5, 9, 1]);
  assert.equal(tree.remove(tree.at([7, 5])), tree.at([7]));
  assert.equal(tree.has(gone), false);
  assert.equal(tree.node(gone.id), null);
  assert.throws(() => tree.play(gone, 1), RangeError);
  assert.throws(() => tree.comment(planted(LINES).root, "x"), RangeError);
  const again = tree.play(tree.at([7]), 5);
  assert.ok(again.id > gone.id);
  assert.deepEqual(tree.path(again), [7, 5]);
});

test("signs are those of records; marks are a copy", () => {
  const tree = planted(LINES);
  const marks = [1, 14, 6];
  tree.mark(tree.root.children[0] ?? tree.root, marks);
  marks.push(2);
  assert.equal(tree.at([7]).signs, "!?!");
  assert.deepEqual(tree.at([7]).marks, [1, 14, 6]);
});

test("a game's line becomes the main line, with its moves as they are written", () => {
  const game = new Game();
  for (const hole of [7, 5, 8]) game.play(hole);
  game.undo();
  const tree = Tree.fromGame(game, { rules: "togyzkumalak" });
  assert.deepEqual(
    tree.mainLine().map(({ text }) => text),
    game.moves().map(({ text }) => text),
  );
  assert.equal(tree.play(tree.root, 7, "other").text, game.moves()[0]?.text, "what is known stays");
});

test("ten thousand moves are no matter of depth", () => {
  const line = Array.from({ length: 10000 }, (_, i) => (i % 9) + 1);
  const tree = planted([line]);
  assert.deepEqual(tree.path(tree.at(line)), line);
  tree.makeMain(tree.at(line));
  tree.remove(tree.at([1]));
  assert.equal(tree.size, 0);
});
