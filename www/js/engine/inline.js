// Gives the binaries that are in this package as texts. That of the engine is the larger one, and is loaded
// when a move is asked for.
// A bundler must keep this import though nothing is taken from it: see `sideEffects` in package.json.

import "./inline-rules.js";
import { provideEngine } from "./binary.js";
import { unpack } from "./inflate.js";
import { inlineNets } from "./inline-nets.js";

provideEngine(async () => {
  const { default: packed } = await import("../../wasm/engine-inline.js");
  return { engine: await WebAssembly.compile(unpack(packed)), nets: await inlineNets() };
});
