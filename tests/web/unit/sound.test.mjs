// Sounds are made only when they are wanted, after a gesture, and each of parts that end.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Sound } from "../../../www/js/sound.js";

/** A context that counts what is started and stopped. */
function fake() {
  const seen = { contexts: 0, started: 0, stopped: 0, gain: 0 };
  const param = () => ({ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} });
  const node = () => ({
    gain: param(),
    frequency: param(),
    Q: param(),
    connect: (/** @type {unknown} */ to) => to,
    start: () => seen.started++,
    stop: () => seen.stopped++,
  });
  const context = {
    state: "running",
    currentTime: 0,
    sampleRate: 1000,
    destination: {},
    createGain: node,
    createBufferSource: node,
    createBiquadFilter: node,
    createOscillator: node,
    createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
    resume: async () => {},
  };
  const sound = new Sound(() => {
    seen.contexts++;
    return /** @type {any} */ (context);
  });
  return { sound, seen };
}

test("nothing is made while it is off, nor before a gesture", () => {
  const { sound, seen } = fake();
  sound.wake();
  sound.play("drop");
  sound.volume = "soft";
  sound.play("drop");
  assert.deepEqual(seen, { contexts: 0, started: 0, stopped: 0, gain: 0 });
  sound.wake();
  sound.wake();
  sound.play("drop");
  assert.equal(seen.contexts, 1);
  assert.equal(seen.started, 1);
  sound.volume = "off";
  sound.play("end");
  assert.equal(seen.started, 1);
});

test("every sound ends by itself", () => {
  const { sound, seen } = fake();
  sound.volume = "loud";
  sound.wake();
  for (const kind of /** @type {const} */ (["lift", "drop", "capture", "tuzdik", "end"])) {
    const before = seen.started;
    sound.play(kind);
    assert.ok(seen.started > before, kind);
    assert.equal(seen.stopped, seen.started, kind);
  }
});

test("each sound can be silent by itself", () => {
  const { sound, seen } = fake();
  sound.volume = "loud";
  sound.levels = { drop: 0, lift: 1 };
  sound.wake();
  sound.play("drop");
  assert.equal(seen.started, 0);
  sound.play("lift");
  sound.play("capture");
  assert.equal(seen.started, 5);
});

test("a device without sound loses nothing", () => {
  const sound = new Sound(() => {
    throw new Error("no device");
  });
  sound.volume = "loud";
  sound.wake();
  sound.play("end");
});
