// The geometry of the board, at every size and for every rule set: nothing overlaps or leaves it.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  createLayout,
  holeRect,
  kazanRect,
  plaqueRect,
  targetRect,
} from "../../../www/js/board/layout.js";
import { neighbour } from "../../../www/js/board/neighbour.js";
import { holePlace, kazanPlace, SIDES } from "../../../www/js/board/place.js";
import { slotAt } from "../../../www/js/board/slot.js";

/** @import { Layout, Rect } from "../../../www/js/board/layout.js" */

const SIZES = [
  { width: 264, height: 380 },
  { width: 268, height: 420 },
  { width: 348, height: 410 },
  { width: 400, height: 620 },
  { width: 390, height: 340 },
  { width: 520, height: 330 },
  { width: 772, height: 771 },
  { width: 1000, height: 430 },
  { width: 1392, height: 626 },
  { width: 1672, height: 820 },
];

/** @param {(layout: Layout, name: string) => void} check */
function forEveryLayout(check) {
  for (const size of SIZES) {
    for (const holes of [2, 5, 7, 9]) {
      for (const near of SIDES) {
        const name = `${size.width}×${size.height}, ${holes} holes, ${near} near`;
        check(createLayout({ ...size, holes, near }), name);
      }
    }
  }
}

/** @param {Layout} layout */
const holesOf = ({ holes }) =>
  SIDES.flatMap((side) => Array.from({ length: holes }, (_, index) => ({ side, hole: index + 1 })));

const SLACK = 0.01;

/** @param {Rect} a @param {Rect} b */
const overlap = (a, b) =>
  a.x + a.width > b.x + SLACK &&
  b.x + b.width > a.x + SLACK &&
  a.y + a.height > b.y + SLACK &&
  b.y + b.height > a.y + SLACK;

/** @param {Rect} outer @param {Rect} inner */
const within = (outer, inner) =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK;

test("holes, counts and kazans neither overlap nor leave the board", () => {
  forEveryLayout((layout, name) => {
    const board = { x: 0, y: 0, width: layout.width, height: layout.height };
    const parts = [
      ...holesOf(layout).map(({ side, hole }) => targetRect(layout, side, hole)),
      ...SIDES.map((side) => kazanRect(layout, side)),
    ];
    for (const [index, part] of parts.entries()) {
      assert.ok(within(board, part), `${name}: part ${index} leaves the board`);
      for (const other of parts.slice(index + 1)) {
        assert.ok(!overlap(part, other), `${name}: parts overlap`);
      }
    }
  });
});

test("what is pressed holds the hole and is large enough for a finger", () => {
  forEveryLayout((layout, name) => {
    for (const { side, hole } of holesOf(layout)) {
      const target = targetRect(layout, side, hole);
      assert.ok(within(target, holeRect(layout, side, hole)), name);
      assert.ok(Math.min(target.width, target.height) >= 24, `${name}: target too small`);
      assert.ok(layout.count >= 20, `${name}: count too small`);
    }
    for (const side of SIDES) {
      assert.ok(within(kazanRect(layout, side), plaqueRect(layout, side)), name);
    }
  });
});

test("balls lie in their hole, also when there are many", () => {
  forEveryLayout((layout, name) => {
    for (const { side, hole } of holesOf(layout)) {
      const room = holeRect(layout, side, hole);
      for (let index = 0; index < 60; index++) {
        const { x, y, size } = slotAt(layout, holePlace(side, hole), index);
        const ball = { x: x - size / 2, y: y - size / 2, width: size, height: size };
        assert.ok(within(room, ball), `${name}: ball ${index} is outside of hole ${hole}`);
      }
    }
  });
});

test("balls lie in the kazan, beside its count, also when one player takes all", () => {
  forEveryLayout((layout, name) => {
    for (const side of SIDES) {
      const room = kazanRect(layout, side);
      const plaque = plaqueRect(layout, side);
      for (let index = 0; index < 162; index++) {
        const { x, y, size } = slotAt(layout, kazanPlace(side), index);
        const ball = { x: x - size / 2, y: y - size / 2, width: size, height: size };
        assert.ok(within(room, ball), `${name}: ball ${index} is outside of the kazan`);
        assert.ok(!overlap(plaque, ball), `${name}: ball ${index} hides the count`);
      }
    }
  });
});

test("the balls of one layer do not hide each other", () => {
  forEveryLayout((layout, name) => {
    for (const [place, count] of /** @type {const} */ ([
      ["first:1", 10],
      ["second:kazan", 40],
    ])) {
      const slots = Array.from({ length: count }, (_, index) => slotAt(layout, place, index));
      for (const [index, a] of slots.entries()) {
        for (const b of slots.slice(index + 1)) {
          const apart = Math.hypot(a.x - b.x, a.y - b.y);
          assert.ok(a.layer !== b.layer || apart > a.size * 0.94, `${name}: ${place} ${index}`);
        }
      }
    }
  });
});

test("the way round the board is counter-clockwise", () => {
  forEveryLayout((layout, name) => {
    const middle = { x: layout.width / 2, y: layout.height / 2 };
    const angles = holesOf(layout).map(({ side, hole }) => {
      const { x, y, width, height } = holeRect(layout, side, hole);
      return Math.atan2(middle.y - y - height / 2, x + width / 2 - middle.x);
    });
    for (const [index, angle] of angles.entries()) {
      const next = angles[(index + 1) % angles.length] ?? 0;
      const turn = (next - angle + 2 * Math.PI) % (2 * Math.PI);
      assert.ok(turn > 0 && turn < Math.PI * 1.01, `${name}: after hole ${index + 1}`);
    }
  });
});

test("a phone held upright has a board that stands", () => {
  assert.equal(createLayout({ width: 348, height: 410, holes: 9 }).upright, true);
  assert.equal(createLayout({ width: 772, height: 771, holes: 9 }).upright, false);
  assert.equal(createLayout({ width: 1392, height: 626, holes: 9 }).upright, false);
});

test("arrow keys go where the eye expects", () => {
  const wide = createLayout({ width: 1392, height: 626, holes: 9 });
  const from = /** @type {const} */ ({ side: "first", hole: 3 });
  assert.deepEqual(neighbour(wide, from, "ArrowRight"), { side: "first", hole: 4 });
  assert.deepEqual(neighbour(wide, from, "ArrowLeft"), { side: "first", hole: 2 });
  assert.deepEqual(neighbour(wide, from, "ArrowUp"), { side: "second", hole: 7 });
  assert.equal(neighbour(wide, from, "ArrowDown"), null);
  assert.equal(neighbour(wide, from, "Enter"), null);
  assert.equal(neighbour(wide, { side: "first", hole: 9 }, "ArrowRight"), null);

  const tall = createLayout({ width: 348, height: 410, holes: 9 });
  assert.deepEqual(neighbour(tall, from, "ArrowUp"), { side: "first", hole: 4 });
  assert.deepEqual(neighbour(tall, from, "ArrowLeft"), { side: "second", hole: 7 });
});
