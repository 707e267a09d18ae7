// The engine's binary: decoded and compiled once, at the first use.

import * as bindings from "../../wasm/bindings.js";
import inline from "../../wasm/inline.js";

/** @type {WebAssembly.Module | undefined} */
let compiled;
let ready = false;

/** The compiled binary, to be run here or sent to a worker. */
export function engineModule() {
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(inline), (c) => c.charCodeAt(0)));
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
