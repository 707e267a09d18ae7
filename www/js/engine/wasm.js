// The engine's binary: compiled once, and made ready at the first use.

import * as bindings from "../../wasm/bindings.js";
import { TogyzError } from "./errors.js";

/** @type {WebAssembly.Module | undefined} */
let compiled;
/** @type {(() => WebAssembly.Module) | undefined} */
let compile;
let ready = false;

/**
 * Says where the binary is from, unless that is known already.
 *
 * @param {() => WebAssembly.Module} make called at the first use
 */
export function provide(make) {
  compile ??= make;
}

/** The compiled binary, to be run here or sent to a worker. */
export function engineModule() {
  if (!compile) {
    throw new TogyzError("engine-not-loaded", "the engine is used before `await load(…)`");
  }
  compiled ??= compile();
  return compiled;
}

/** The bindings, ready to be called. */
export function engine() {
  if (!ready) {
    bindings.initSync({ module: engineModule() });
    ready = true;
  }
  return bindings;
}
