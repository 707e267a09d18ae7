// A game as a page: valid HTML that holds all that is said, as text and nothing else, and its diagrams.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HtmlValidate } from "html-validate";
import "../../../www/js/engine/inline-rules.js";
import { diagramsOf } from "../../../www/js/print/diagrams.js";
import { pageOf } from "../../../www/js/print/page.js";
import { moveText, reading } from "../../../www/js/print/reading.js";
import { Tree } from "../../../www/js/tree/tree.js";

const WORDING = /** @type {const} */ ({
  language: "kk",
  direction: "ltr",
  untitled: "A game",
  start: "Start",
});

const HOSTILE = [
  "<script>alert(1)</script>",
  "</p></main><img src=x onerror=alert(2)>",
  '"><svg onload=alert(3)>',
  "&lt;b&gt; & &amp;",
  "--> ]]> <!-- `",
  "two\nlines \u202e back",
];

/** A tree in which all is said that could break a page. */
function hostile() {
  const tree = Tree.fromRecord("7! (5 1 (2 $14 3) (3)) (3?!) 5 8?? 1 *");
  tree.tags = { White: HOSTILE[0] ?? "", Event: HOSTILE[1] ?? "", "X-1": HOSTILE[2] ?? "" };
  const nodes = [
    tree.root,
    tree.at([7]),
    tree.at([5]),
    tree.at([5, 1]),
    tree.at([5, 2]),
    tree.at([7, 5]),
  ];
  for (const [index, node] of nodes.entries()) tree.comment(node, HOSTILE[index] ?? "");
  return tree;
}

/** @param {string} html */
const plain = (html) =>
  html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

const TEXTS = [
  ["7 5 8", "1. 76(10) 55(10) 2. 88"],
  ["7 (5 (3) 1) (3) 5", "1. 76(10) ( 1. 54(10) 11(10) ) ( 1. 32(10) ) 1... 55(10)"],
  ["7! {a} 5 $14$5 (1!? 2)", "1. 76(10)! 1... 55(10)!? $14 ( 1... 11(10)!? 2. 21(12) )"],
  [
    '[FEN "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 N 7"] 7 5',
    "7... 76(10) 8. 55(10)",
  ],
];

test("a game is read line by line, with the numbers that are needed", () => {
  for (const [record = "", expected] of TEXTS) {
    const tree = Tree.fromRecord(record);
    const firstPly = record.includes(" N 7") ? 13 : 0;
    const parts = [...reading(tree)].map((part) => {
      if (part.kind === "move") return moveText(part.node, firstPly, part.numbered);
      return part.kind === "open" ? "(" : ")";
    });
    assert.equal(parts.join(" "), expected);
  }
});

test("the page is valid and says all, and what it says is text", async () => {
  const validator = new HtmlValidate({ extends: ["html-validate:standard"] });
  for (const tree of [
    hostile(),
    new Tree(),
    Tree.fromRecord('[Variant "bestemshe"] 1 (2) 1/2-1/2'),
  ]) {
    const html = pageOf(tree, WORDING);
    const { valid, results } = await validator.validateString(html);
    assert.ok(valid, JSON.stringify(results[0]?.messages.slice(0, 3)));
    assert.doesNotMatch(html, /<(script|img)|<svg[^>]* on|undefined|NaN|\[object/);
  }
  const text = plain(pageOf(hostile(), WORDING));
  for (const said of HOSTILE) assert.ok(text.includes(said), said);
  for (const move of ["1. 76(10)!", "(1. 54(10)", "22(10) $14", "(1. 32(10)?!)", "2. 88??"]) {
    assert.ok(text.includes(move), `${move} in ${text.slice(text.indexOf("76(10)"), 2000)}`);
  }
});

test("there is a diagram for the start, each remark and each mark, and the end", () => {
  const rows = /** @type {const} */ ([
    ["*", ["Start"]],
    ["7 5 8", ["Start", "2. 88"]],
    ["7! 5 {so} (1 2??) 8", ["Start", "1. 76(10)!", "1... 55(10)", "2. 21(12)??", "2. 88"]],
    ["{so} 7! (5! {so})", ["Start", "1. 76(10)!", "1. 54(10)!"]],
  ]);
  for (const [record, captions] of rows) {
    const tree = Tree.fromRecord(record);
    const diagrams = [...diagramsOf(tree, "Start").values()];
    assert.deepEqual(
      diagrams.map(({ caption }) => caption),
      captions,
    );
    const html = pageOf(tree, WORDING);
    assert.equal(html.split("<figure>").length - 1, captions.length);
    for (const { svg } of diagrams) assert.ok(html.includes(svg.trim()), "each is the same alone");
  }
});

test("a diagram shows its own position", () => {
  const tree = Tree.fromRecord("7 (5! 1) 5 8");
  const [, side] = [...diagramsOf(tree, "Start").values()];
  const kazans = side?.svg.match(/>10<\/text>/g) ?? [];
  assert.ok(side?.caption === "1. 54(10)!" && kazans.length > 0, side?.svg.slice(0, 300));
});

test("side lines a thousand deep are written", () => {
  const tree = new Tree({ rules: { holes: 2, balls: 1 } });
  tree.play(tree.root, 1, "12");
  assert.match(pageOf(tree, WORDING), /1\. 12/);
  const deep = new Tree();
  let node = deep.root;
  for (let i = 0; i < 400; i++) {
    deep.play(node, 1, "11");
    node = deep.play(node, 2, "22");
  }
  assert.equal([...reading(deep)].filter(({ kind }) => kind === "open").length, 400);
});
