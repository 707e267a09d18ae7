// Gives the engine the binary that is in this package as a text: decoded and compiled at the first use.
// A bundler must keep this import though nothing is taken from it: see `sideEffects` in package.json.

import inline from "../../wasm/inline.js";
import { provide } from "./wasm.js";

provide(() => new WebAssembly.Module(Uint8Array.from(atob(inline), (c) => c.charCodeAt(0))));
