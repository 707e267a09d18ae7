// The clock, with a time of its own.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  Clock,
  CONTROLS,
  fullTime,
  readControl,
  readLeft,
  showTime,
} from "../../../www/js/clock.js";

/** @param {{ minutes: number, increment: number }} control @param {{ first: number, second: number }} [left] */
function table(control, left) {
  const time = { now: 5000 };
  const clock = new Clock(control, () => time.now, left);
  const pass = (/** @type {number} */ ms) => {
    time.now += ms;
  };
  return { clock, pass };
}

test("the time of the one who is to move passes, and only his", () => {
  const { clock, pass } = table(CONTROLS.blitz);
  pass(9000);
  assert.deepEqual(clock.left, { first: 420_000, second: 420_000 });
  clock.run("first");
  pass(1500);
  assert.deepEqual(clock.left, { first: 418_500, second: 420_000 });
  clock.moved("first");
  clock.run("second");
  pass(500);
  assert.deepEqual(clock.left, { first: 418_500, second: 419_500 });
});

test("a move brings its increment", () => {
  const { clock, pass } = table({ minutes: 1, increment: 5 });
  clock.run("first");
  pass(10_000);
  clock.moved("first");
  assert.equal(clock.leftOf("first"), 55_000);
});

test("a frozen clock stands, however long; told twice to run it goes on", () => {
  const { clock, pass } = table(CONTROLS.rapid);
  clock.run("second");
  pass(1000);
  clock.freeze();
  pass(1e9);
  assert.equal(clock.running, null);
  assert.equal(clock.leftOf("second"), 1_199_000);
  clock.run("second");
  pass(1000);
  clock.run("second");
  pass(1000);
  assert.equal(clock.leftOf("second"), 1_197_000);
});

test("who has no time left has lost, and no increment saves him", () => {
  const { clock, pass } = table({ minutes: 1, increment: 60 });
  clock.run("second");
  pass(59_999);
  assert.equal(clock.flagged, null);
  pass(1);
  assert.equal(clock.flagged, "second");
  clock.moved("second");
  assert.equal(clock.flagged, "second");
  assert.equal(clock.leftOf("second"), 0);
});

test("a kept clock goes on from where it was", () => {
  const { clock, pass } = table(CONTROLS.blitz, { first: 1200, second: 300 });
  clock.run("second");
  pass(200);
  assert.deepEqual(clock.left, { first: 1200, second: 100 });
});

test("times are written as people read them", () => {
  for (const [left, text] of /** @type {const} */ ([
    [0, "0:00"],
    [1, "0:01"],
    [1000, "0:01"],
    [59_001, "1:00"],
    [420_000, "7:00"],
    [5_400_000, "1:30:00"],
  ])) {
    assert.equal(showTime(left), text);
  }
});

test("what was kept is not believed", () => {
  for (const broken of [
    null,
    3,
    {},
    { minutes: 0, increment: 0 },
    { minutes: 1.5, increment: 0 },
  ]) {
    assert.equal(readControl(broken), null);
  }
  assert.equal(readControl({ minutes: 5, increment: 61 }), null);
  assert.deepEqual(readControl({ minutes: 5, increment: 3 }), { minutes: 5, increment: 3 });
  for (const broken of [
    null,
    {},
    { first: 1 },
    { first: -1, second: 1 },
    { first: "1", second: 1 },
  ]) {
    assert.equal(readLeft(broken), null);
  }
  assert.deepEqual(readLeft(fullTime(CONTROLS.blitz)), { first: 420_000, second: 420_000 });
});
