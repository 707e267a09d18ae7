// What the engine is made of: loaded once, when a move is asked for the first time.

import kernel from "../../wasm/kernel-inline.js";
import { TogyzError } from "./errors.js";

/**
 * What makes an engine: its binary, and the nets that it judges by.
 * @typedef {{ engine: WebAssembly.Module, nets: Uint8Array<ArrayBuffer> }} Parts
 * Besides them, vector code for browsers that have vectors.
 * @typedef {Parts & { kernel: Uint8Array<ArrayBuffer> }} Binary
 */

/** @type {(() => Promise<Parts>) | undefined} */
let load;
/** @type {Promise<Binary> | undefined} */
let loaded;

/**
 * Says where the binary is from, unless that is known already.
 *
 * @param {() => Promise<Parts>} get called when it is needed, and again if it fails
 */
export function provideEngine(get) {
  load ??= get;
}

/** @returns {Promise<Binary>} */
export function engineBinary() {
  loaded ??= get().catch((cause) => {
    loaded = undefined;
    if (cause instanceof TogyzError) throw cause;
    throw new TogyzError("engine-not-loaded", `the engine's binary cannot be had: ${cause}`);
  });
  return loaded;
}

async function get() {
  if (!load) {
    throw new TogyzError("engine-not-loaded", "the engine is used before `await load(…)`");
  }
  return { ...(await load()), kernel: Uint8Array.from(atob(kernel), (c) => c.charCodeAt(0)) };
}
