// Gives the binary of the rules that is in this package as a text: unpacked and compiled at the first use.
// A bundler must keep this import though nothing is taken from it: see `sideEffects` in package.json.

import packed from "../../wasm/rules-inline.js";
import { unpack } from "./inflate.js";
import { provideRules } from "./rules.js";

provideRules(() => new WebAssembly.Module(unpack(packed)));
