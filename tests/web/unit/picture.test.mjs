// A position as an SVG text: every ball is there, nothing leaves the picture.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HEIGHT, shapesOf, toSvg, WIDTH } from "../../../www/js/board/picture.js";

const THEME = new Proxy({}, { get: (_, name) => (name === "ball" ? "tan" : "gray") });

const POSITION = {
  holes: { first: [2, 6, 19, 0, 1, 3, 1, 3, 3], second: [3, 4, 2, 4, 6, 0, 7, 1, 11] },
  kazans: { first: 57, second: 29 },
  tuzdiks: { first: 6, second: 4 },
};

const shapes = shapesOf(POSITION, /** @type {any} */ (THEME), "first");

test("every ball is drawn, inside the picture", () => {
  assert.equal(shapes.filter(({ fill }) => fill === "tan").length, 162);
  for (const shape of shapes) {
    if (shape.kind !== "disc") continue;
    assert.ok(shape.x > 0 && shape.x < WIDTH && shape.y > 0 && shape.y < HEIGHT);
  }
});

test("counts and kazans are written, tuzdiks have their signs", () => {
  const texts = shapes.flatMap((shape) => (shape.kind === "text" ? [shape.text] : []));
  for (const count of ["57", "29", "19", "11"]) assert.ok(texts.includes(count), count);
  assert.equal(shapes.filter(({ kind }) => kind === "rhombus").length, 2);
  assert.equal(shapes.filter(({ kind }) => kind === "ring").length, 2);
});

test("the text is well formed, whatever the title", () => {
  const svg = toSvg(shapes, 'a < b & "c"');
  assert.match(svg, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  assert.match(svg, /<title>a &lt; b &amp; &quot;c&quot;<\/title>/);
  assert.doesNotMatch(svg, /NaN|undefined/);
});
