// Gives the engine the binary that is in this package as a text: unpacked and compiled at the first use.
// A bundler must keep this import though nothing is taken from it: see `sideEffects` in package.json.

import packed from "../../wasm/inline.js";
import { inflate } from "./inflate.js";
import { provide } from "./wasm.js";

provide(() => {
  const text = atob(packed.data);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = text.charCodeAt(at);
  return new WebAssembly.Module(inflate(bytes, packed.size));
});
