// Records with side lines, comments and marks, as plain data and as trees: out, in, and the same.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, readRecords, TogyzError, writeRecord } from "togyzkumalak";
import { linesOf } from "../../../www/js/tree/record.js";
import { Tree } from "../../../www/js/tree/tree.js";

/** @import { Format } from "togyzkumalak" */
/** @import { Node } from "../../../www/js/tree/node.js" */

/** @type {Format[]} */
const FORMATS = ["server", "tgk", "uci", "digits"];

/** Calls that TypeScript would refuse. @type {(value: unknown) => any} */
const any = (value) => value;

const TEXT = `[White "Aibek \\"a\\""]
[Result "0-1"]
[Termination "time"]

{start} 1. 76(10)! {good} ({or} 1. 54(10) 11(10) (1... 22(10) $14))
(1. 32(10)?!) 1... 55(10) ; a } b
2. 88 0-1
`;

test("a record as data says all that its text says", () => {
  const [record] = readRecords(TEXT);
  assert.deepEqual(
    [record?.tags, record?.result, record?.reason],
    [{ White: 'Aibek "a"' }, "0-1", "time"],
  );
  assert.ok(Object.isFrozen(record?.lines[0]?.moves));
  assert.deepEqual(
    record?.lines.map(({ from, at, comments, moves }) => [
      from,
      at,
      comments,
      moves.map(({ hole, text, comments, marks }) => [hole, text, comments, marks]),
    ]),
    [
      [
        0,
        0,
        ["start"],
        [
          [7, "76(10)", ["good"], [1]],
          [5, "55(10)", ["a } b"], []],
          [8, "88", [], []],
        ],
      ],
      [
        0,
        0,
        ["or"],
        [
          [5, "54(10)", [], []],
          [1, "11(10)", [], []],
        ],
      ],
      [1, 1, [], [[2, "22(10)", [], [14]]]],
      [0, 0, [], [[3, "32(10)", [], [6]]]],
    ],
  );
  assert.equal(record && writeRecord(record), TEXT);
});

test("a game keeps the side lines of its record as long as they are its own", () => {
  const game = Game.fromRecord(TEXT);
  assert.equal(game.record(), TEXT);
  game.goTo(1);
  game.play(9);
  const [, moves] = game.record({ format: "digits" }).split("\n\n");
  assert.equal(moves, "{start} 7! {good} ({or} 5 1 (2 $14)) (3?!) 9 *\n");
});

/** What is wrong with a record, and its code. @type {[unknown, string][]} */
const WRONG = [
  [null, "bad-options"],
  ["7", "bad-options"],
  [{ lines: [] }, "bad-record"],
  [{ lines: "7" }, "bad-record"],
  [{ lines: [null] }, "bad-record"],
  [{ lines: [{ moves: 7 }] }, "bad-record"],
  [{ lines: [{ moves: [{ hole: "7" }] }] }, "bad-record"],
  [{ lines: [{ moves: [{ hole: 0 }] }] }, "bad-record"],
  [{ lines: [{ moves: [{ hole: 7, marks: [256] }] }] }, "bad-record"],
  [{ lines: [{ moves: [{ hole: 7, marks: ["!"] }] }] }, "bad-record"],
  [{ lines: [{ moves: [{ hole: 7, comments: [7] }] }] }, "bad-record"],
  [{ lines: [{ moves: [], comments: "no" }] }, "bad-record"],
  [{ lines: [{ moves: [] }, { from: 0, at: 0, moves: [{ hole: 7 }] }] }, "bad-record"],
  [{ lines: [{ moves: [{ hole: 7 }] }, { from: 1, at: 0, moves: [{ hole: 7 }] }] }, "bad-record"],
  [{ lines: [{ moves: [{ hole: 7 }] }, { from: 0, at: 0.5, moves: [{ hole: 7 }] }] }, "bad-record"],
  [{ lines: [{ moves: [{ hole: 7 }] }, { from: 0, at: 0, moves: [] }] }, "record.empty-variation"],
  [{ lines: [{ moves: [{ hole: 7 }, { hole: 6 }] }] }, "record.empty-hole"],
  [{ lines: [{ moves: [{ hole: 7, comments: ["\ud800"] }] }] }, "broken-text"],
  [{ tags: { "a b": "c" } }, "bad-tags"],
  [{ rules: "chess" }, "bad-rules"],
  [{ result: "won" }, "record.not-a-move"],
  [{ result: "1-0", reason: "agreement" }, "record.reason-against-result"],
];

test("records that are none", () => {
  for (const [record, code] of WRONG) {
    assert.throws(
      () => writeRecord(any(record)),
      (error) => error instanceof TogyzError && error.code === code,
      `${JSON.stringify(record)}: ${code}`,
    );
  }
  assert.throws(() => writeRecord({}, any(null)), { code: "bad-options" });
  assert.throws(() => writeRecord({}, { format: any("pgn") }), { code: "bad-format" });
  assert.throws(() => readRecords(any(7)), { code: "not-a-text" });
  assert.throws(() => readRecords("7 (5"), { code: "record.unclosed-variation", column: 3 });
  assert.match(writeRecord({}), /^\[Result "\*"\]\n\n\*\n$/);
});

test("what could break out of its place stays in it", () => {
  const texts = [
    "} 5",
    "a\n} (",
    "; x",
    "{",
    "\\",
    '"',
    "$1 !",
    ") (",
    "1-0",
    "x\u2028}",
    "<b>",
    "a\n\nb",
  ];
  const tags = { "A-1": '\\" ]\\', __proto__x: "y", Note: "{}()" };
  const moves = texts.map((text, ply) => ({
    hole: Number("317652351424"[ply]),
    comments: [text],
    marks: [],
  }));
  const lines = [{ from: 0, at: 0, comments: ["} first"], moves: any(moves.slice(0, 12)) }];
  for (const format of FORMATS) {
    const [back] = readRecords(writeRecord({ tags, lines }, { format }));
    assert.deepEqual(back?.tags, tags);
    assert.deepEqual(back?.lines[0]?.comments, ["} first"]);
    assert.deepEqual(
      back?.lines[0]?.moves.map(({ comments }) => comments.join("\n")),
      texts,
    );
  }
});

/** A small generator with a seed. @param {number} state */
function dice(state) {
  return (/** @type {number} */ bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

const COMMENTS = ["", "", "", "so", "two\nlines", "a } b", "құмалақ", "a\n} b", "zero"];

/**
 * A tree of random moves with comments and marks.
 *
 * @param {number} seed
 */
function grown(seed) {
  const below = dice(seed);
  const tree = new Tree({ rules: below(2) ? "togyzkumalak" : "bestemshe" });
  tree.tags = { Event: `№ ${seed}` };
  tree.comment(tree.root, COMMENTS[below(COMMENTS.length)] ?? "");
  const nodes = [tree.root];
  for (let moves = below(120); moves > 0; moves--) {
    const from = below(4) ? nodes.at(-1) : nodes[below(nodes.length)];
    const game = new Game(tree.start);
    for (const hole of from ? tree.path(from) : []) game.play(hole);
    const legal = game.legalMoves();
    const hole = legal[below(legal.length)];
    if (hole === undefined || !from) continue;
    const node = tree.play(from, hole, game.preview(hole).text);
    game.free();
    tree.comment(node, COMMENTS[below(COMMENTS.length)] ?? "");
    if (below(3) === 0) tree.mark(node, [...new Set([below(7), below(256)])]);
    nodes.push(node);
  }
  return tree;
}

/** @param {Node} root */
function told(root) {
  /** @type {unknown[]} */
  const all = [];
  for (const nodes = [root]; nodes.length > 0; ) {
    const node = /** @type {Node} */ (nodes.pop());
    const { hole, text, comment, marks, children } = node;
    all.push([hole, text, comment, [...marks], children.length]);
    nodes.push(...children);
  }
  return all;
}

test("a tree survives export and import in every notation", () => {
  let sides = 0;
  for (let seed = 0; seed < 60; seed++) {
    const tree = grown(seed);
    sides += linesOf(tree).length - 1;
    for (const format of FORMATS) {
      const text = tree.toRecord(format);
      const back = Tree.fromRecord(text);
      assert.deepEqual(told(back.root), told(tree.root), text);
      assert.deepEqual(back.tags, tree.tags);
      assert.equal(back.toRecord(format), text);
    }
  }
  assert.ok(sides > 400, `${sides} side lines`);
});

test("side lines of one move are one", () => {
  const tree = Tree.fromRecord("7 {a} (7! {b} 4 {c}) (3 (3? 1)) 5 *");
  const [, moves] = tree.toRecord("digits").split("\n\n");
  assert.equal(moves, "7! {a\nb} (3? 1) 5 (4 {c}) *\n");
});

test("the end of a game goes with its last move", () => {
  const tree = Tree.fromRecord(TEXT);
  assert.deepEqual(tree.end, { result: "0-1", reason: "time" });
  const last = tree.line(tree.root).at(-1) ?? tree.root;
  const more = tree.play(last, 1, "11");
  assert.deepEqual(tree.end, { result: "*", reason: null });
  assert.match(tree.toRecord(), /1 ?\*\n|\*\n$/);
  tree.remove(more);
  assert.equal(tree.toRecord(), Tree.fromRecord(TEXT).toRecord());
  tree.makeMain(tree.at([5, 1]));
  assert.match(tree.toRecord(), /\[Result "\*"\]/);
});

test("the end of a game that was played is that of its tree", () => {
  const game = new Game({ rules: "bestemshe" });
  game.play(1);
  game.resign("first");
  const tree = Tree.fromGame(game, { rules: "bestemshe" });
  assert.match(tree.toRecord(), /\[Termination "resignation"\][^*]* 0-1\n$/);
});

test("a comment that a record takes for a claim is kept, in other words where the board denies it", () => {
  const game = new Game({ rules: "bestemshe" });
  game.play(1);
  game.resign("first");
  const tree = Tree.fromGame(game, { rules: "bestemshe" });
  for (const [said, kept] of [
    ["zero", "Zero"],
    ["no}\nzero ", "no}\nZero"],
    ["zero balls", "zero balls"],
  ]) {
    tree.comment(tree.at([1]), said ?? "");
    assert.equal(Tree.fromRecord(tree.toRecord()).at([1]).comment, kept);
  }
});

test("moves after a third occurrence are read, and can be played", () => {
  const game = new Game({ rules: "bestemshe", repetition: false });
  const below = dice(3);
  while (game.snapshot().occurrences < 3) {
    const legal = game.legalMoves();
    if (legal.length === 0) game.goTo(0);
    else game.play(legal[below(legal.length)] ?? 0);
  }
  game.play(game.legalMoves()[0] ?? 0);
  const tree = Tree.fromRecord(game.record());
  assert.equal(tree.start.repetition, false);
  assert.equal(tree.mainLine().length, game.moves().length);
});
