// What was kept is not believed until it has been looked at.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readKept, readSettings } from "../../../www/js/kept.js";
import { load, save } from "../../../www/js/storage.js";

const KEPT = {
  setup: {
    rules: "bestemshe",
    players: { first: "human", second: "computer" },
    level: 3,
    position: null,
  },
  moves: [1, 2, 3],
  ply: 2,
  end: null,
};

test("a game is read as it was written", () => {
  assert.deepEqual(readKept(structuredClone(KEPT)), KEPT);
});

test("ends are read, also as an earlier version wrote them", () => {
  for (const [written, end] of [
    [{ end: { reason: "time", side: "second" } }, { reason: "time", side: "second" }],
    [{ end: { reason: "agreement", side: "first" } }, { reason: "agreement", side: null }],
    [{ resigned: "first" }, { reason: "resignation", side: "first" }],
    [{ end: { reason: "time" } }, null],
    [{ end: "agreement" }, null],
    [{ resigned: 3 }, null],
  ]) {
    assert.deepEqual(readKept({ ...KEPT, ...written })?.end, end, JSON.stringify(written));
  }
});

test("what is no game is refused", () => {
  const { setup } = KEPT;
  for (const broken of [
    undefined,
    null,
    7,
    "game",
    [],
    { ...KEPT, setup: undefined },
    { ...KEPT, setup: { ...setup, rules: "chess" } },
    { ...KEPT, setup: { ...setup, players: { first: "human", second: "cat" } } },
    { ...KEPT, moves: "123" },
    { ...KEPT, moves: [1, "2"] },
    { ...KEPT, moves: [1.5] },
    { ...KEPT, ply: 4 },
    { ...KEPT, ply: -1 },
  ]) {
    assert.equal(readKept(broken), null, JSON.stringify(broken));
  }
});

test("a level that does not exist is the first", () => {
  for (const level of [0, 99, 1.5, "2", null]) {
    assert.equal(readKept({ ...KEPT, setup: { ...KEPT.setup, level } })?.setup.level, 1);
  }
});

test("settings always make sense", () => {
  const plain = {
    language: null,
    speed: "normal",
    near: "first",
    confirm: false,
    names: false,
    pauses: true,
    theme: "system",
    size: "normal",
    sound: "off",
    sounds: { lift: 4, drop: 4, capture: 4, tuzdik: 4, end: 4 },
  };
  for (const broken of [
    undefined,
    null,
    3,
    { language: "xx", speed: "warp", near: 4, sounds: { lift: 9 } },
  ]) {
    assert.deepEqual(readSettings(broken), plain);
  }
  const chosen = {
    language: "ky",
    speed: "off",
    near: "second",
    confirm: true,
    names: true,
    pauses: false,
    theme: "felt",
    size: "large",
    sound: "soft",
    sounds: { lift: 0, drop: 1, capture: 2, tuzdik: 3, end: 4 },
  };
  assert.deepEqual(readSettings(chosen), chosen);
});

/** @param {unknown} storage @param {() => void} run */
function withStorage(storage, run) {
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
  try {
    run();
  } finally {
    Reflect.deleteProperty(globalThis, "localStorage");
  }
}

/** @param {string | null} held */
function memory(held) {
  return {
    getItem: () => held,
    setItem: (/** @type {string} */ _key, /** @type {string} */ value) => {
      held = value;
    },
  };
}

test("what is saved is loaded", () => {
  withStorage(memory(null), () => {
    assert.deepEqual(load(), {});
    assert.equal(save({ game: KEPT }), true);
    assert.deepEqual(load().game, KEPT);
  });
});

test("a storage that is broken, foreign or forbidden breaks nothing", () => {
  for (const text of ["{", "null", "3", '"x"', '{"version":2,"game":1}', "[]"]) {
    withStorage(memory(text), () => assert.deepEqual(load(), {}));
  }
  const forbidden = {
    getItem: () => {
      throw new Error("SecurityError");
    },
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
  };
  withStorage(forbidden, () => {
    assert.deepEqual(load(), {});
    assert.equal(save({}), false);
  });
});
