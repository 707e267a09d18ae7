// A move as motion: whatever is shown on the way, in the end the balls lie as the steps say.

import assert from "node:assert/strict";
import { test } from "node:test";
import { holePlace, kazanPlace, SIDES } from "../../../www/js/board/place.js";
import { Queue } from "../../../www/js/board/queue.js";
import { applyStep, copyScene, heap, sceneOf } from "../../../www/js/board/scene.js";
import { countsAt, createTimeline, handAt, momentsAt } from "../../../www/js/board/timeline.js";

/** @import { Counts, Step } from "../../../www/js/board/scene.js" */

/** @type {Counts} */
const BEFORE = {
  holes: { first: [1, 0, 2, 9, 0], second: [1, 2, 0, 4, 3] },
  kazans: { first: 5, second: 7 },
};

/** Hole 4 of the first player: six balls and a tuzdik of the second on the way, a capture at the end. */
/** @type {Step[]} */
const STEPS = [
  { kind: "lift", side: "first", hole: 4, balls: 9 },
  { kind: "drop", side: "first", hole: 4 },
  { kind: "income", side: "first", hole: 5, owner: "second" },
  { kind: "drop", side: "second", hole: 1 },
  { kind: "drop", side: "second", hole: 2 },
  { kind: "drop", side: "second", hole: 3 },
  { kind: "drop", side: "second", hole: 4 },
  { kind: "drop", side: "second", hole: 5 },
  { kind: "drop", side: "first", hole: 1 },
  { kind: "drop", side: "first", hole: 2 },
  { kind: "capture", side: "second", hole: 5, balls: 4, owner: "first" },
];

/** @type {Counts} */
const AFTER = {
  holes: { first: [2, 1, 2, 1, 0], second: [2, 3, 1, 5, 0] },
  kazans: { first: 9, second: 8 },
};

/** @param {Counts} counts */
function tally({ holes, kazans }) {
  const all = SIDES.flatMap((side) => [
    ...holes[side].map((balls, index) => [holePlace(side, index + 1), balls]),
    [kazanPlace(side), kazans[side]],
  ]);
  return Object.fromEntries(all.filter(([, balls]) => balls !== 0));
}

test("steps lead from one scene to the next, and no ball is lost", () => {
  const scene = sceneOf(BEFORE);
  for (const step of STEPS) applyStep(scene, step);
  for (const [place, balls] of Object.entries(tally(AFTER))) {
    assert.equal(heap(scene, place).length, balls, place);
  }
  assert.equal(new Set([...scene.values()].flat()).size, 34);
});

test("a timeline starts at the old board and ends at the new one", () => {
  const timeline = createTimeline(sceneOf(BEFORE), STEPS);
  assert.deepEqual(
    Object.fromEntries(countsAt(momentsAt(createTimeline(sceneOf(BEFORE), []), 0))),
    tally(BEFORE),
  );
  const end = momentsAt(timeline, timeline.duration);
  assert.ok(end.every(({ flight }) => !flight));
  assert.deepEqual(Object.fromEntries(countsAt(end)), tally(AFTER));
});

test("at every moment every ball is somewhere, once", () => {
  const timeline = createTimeline(sceneOf(BEFORE), STEPS);
  for (let now = 0; now <= timeline.duration; now += 16) {
    const moments = momentsAt(timeline, now);
    assert.equal(new Set(moments.map(({ ball }) => ball)).size, 34, `${now} ms`);
    assert.ok(
      moments.every(({ progress }) => progress >= 0 && progress <= 1),
      `${now} ms`,
    );
    assert.ok(handAt(timeline, now), `${now} ms`);
  }
});

test("no two balls end in the same spot", () => {
  const timeline = createTimeline(sceneOf(BEFORE), STEPS);
  const spots = momentsAt(timeline, timeline.duration).map(
    ({ spot }) => `${spot.place} ${spot.index}`,
  );
  assert.equal(new Set(spots).size, spots.length);
});

test("a scene that is shown is not changed by the moves to come", () => {
  const scene = sceneOf(BEFORE);
  const before = copyScene(scene);
  createTimeline(scene, STEPS);
  assert.deepEqual(scene, before);
});

test("the time of a move grows slower than its heap", () => {
  /** @param {number} balls */
  const duration = (balls) => {
    const side = /** @type {const} */ ("first");
    const drops = Array.from({ length: balls }, (_, index) => ({ hole: (index % 5) + 1 }));
    const steps = /** @type {Step[]} */ ([
      { kind: "lift", side, hole: 1, balls },
      ...drops.map(({ hole }) => ({ kind: "drop", side, hole })),
    ]);
    const holes = { first: [balls, 0, 0, 0, 0], second: [0, 0, 0, 0, 0] };
    return createTimeline(sceneOf({ holes, kazans: { first: 0, second: 0 } }), steps).duration;
  };
  assert.ok(duration(9) < 2200);
  assert.ok(duration(30) < 2600);
});

test("a tuzdik appears when it is made, not before", () => {
  const timeline = createTimeline(sceneOf(BEFORE), [
    { kind: "lift", side: "first", hole: 1, balls: 1 },
    { kind: "drop", side: "second", hole: 2 },
    { kind: "claim", side: "second", hole: 2, balls: 3, owner: "first" },
  ]);
  assert.equal(timeline.claim?.owner, "first");
  assert.equal(timeline.claim?.hole, 2);
  assert.ok((timeline.claim?.at ?? 0) > 0);
  assert.ok((timeline.claim?.at ?? Infinity) < timeline.duration);
});

test("a queue shows one move after another and hurries when it falls behind", () => {
  const timeline = createTimeline(sceneOf(BEFORE), STEPS);
  /** @param {number} moves */
  const timeFor = (moves) => {
    const queue = new Queue();
    for (let index = 0; index < moves; index++) queue.push({ timeline, after: index });
    const done = [];
    let time = 0;
    for (; !queue.idle; time += 10) done.push(...queue.advance(10));
    assert.deepEqual(
      done,
      Array.from({ length: moves }, (_, index) => index),
    );
    return time;
  };
  assert.ok(Math.abs(timeFor(1) - timeline.duration) <= 10);
  assert.ok(timeFor(4) < 2 * timeline.duration);
});

test("a queue that is skipped tells what is to be shown", () => {
  const timeline = createTimeline(sceneOf(BEFORE), STEPS);
  const queue = new Queue();
  assert.equal(queue.skip(), null);
  queue.push({ timeline, after: "one" });
  queue.push({ timeline, after: "two" });
  queue.advance(100);
  assert.equal(queue.current?.after, "one");
  assert.equal(queue.skip(), "two");
  assert.ok(queue.idle);
});

test("every step is heard once, in order, however the time passes", () => {
  const holes = { first: Array(9).fill(9), second: Array(9).fill(9) };
  const scene = sceneOf({ holes, kazans: { first: 0, second: 0 } });
  const game = /** @type {import("../../../www/js/board/scene.js").Step[]} */ ([
    { kind: "lift", side: "first", hole: 8, balls: 2 },
    { kind: "drop", side: "first", hole: 8 },
    { kind: "drop", side: "first", hole: 9 },
    { kind: "capture", side: "second", hole: 1, balls: 9, owner: "first" },
  ]);
  const kinds = game.map(({ kind }) => kind);
  for (const tick of [16, 700, 60_000]) {
    const queue = new Queue();
    queue.push({ timeline: createTimeline(scene, game), after: 1 });
    queue.push({ timeline: createTimeline(scene, game), after: 2 });
    const heard = [];
    while (!queue.idle) {
      queue.advance(tick);
      heard.push(...queue.heard());
    }
    assert.deepEqual(heard, [...kinds, ...kinds], `${tick} ms`);
  }
});
