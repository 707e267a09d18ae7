// What is packed by others is unpacked here, whichever way it was packed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { constants, deflateRawSync } from "node:zlib";
import { inflate } from "../../../www/js/engine/inflate.js";

const { Z_FIXED, Z_HUFFMAN_ONLY, Z_RLE } = constants;

/** Bytes that are anything, and the same each time. */
/** @param {number} length @param {number} [most] */
function noise(length, most = 256) {
  let state = 9;
  return Uint8Array.from({ length }, () => {
    state = (state * 16807) % 2147483647;
    return state % most;
  });
}

const TEXT = new TextEncoder().encode("1. 76(10) 98 2. 66 87(4) қазан, тұздық; ".repeat(3000));

for (const [name, bytes] of /** @type {const} */ ([
  ["nothing", new Uint8Array()],
  ["one byte", Uint8Array.of(7)],
  ["every byte", Uint8Array.from({ length: 256 }, (_, at) => at)],
  ["one byte again and again", new Uint8Array(100_000).fill(9)],
  ["text", TEXT],
  ["noise", noise(70_000)],
  ["few kinds of bytes", noise(50_000, 5)],
  ["all of them", new Uint8Array([...TEXT, ...noise(40_000), ...TEXT])],
])) {
  test(`unpacks ${name}`, () => {
    for (const options of [
      { level: 9 },
      { level: 1 },
      { level: 0 },
      { strategy: Z_FIXED },
      { strategy: Z_HUFFMAN_ONLY },
      { strategy: Z_RLE },
      { memLevel: 1 },
    ]) {
      const packed = new Uint8Array(deflateRawSync(bytes, options));
      assert.deepEqual(inflate(packed, bytes.length), bytes, JSON.stringify(options));
    }
  });
}
