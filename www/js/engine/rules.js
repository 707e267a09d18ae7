// The binary of the rules: compiled once, and made ready at the first use.

import * as bindings from "../../wasm/rules.js";
import { TogyzError } from "./errors.js";

/** @type {(() => WebAssembly.Module) | undefined} */
let compile;
let ready = false;

/**
 * Says where the binary is from, unless that is known already.
 *
 * @param {() => WebAssembly.Module} make called at the first use
 */
export function provideRules(make) {
  compile ??= make;
}

/** The bindings, ready to be called. */
export function rules() {
  if (!compile)
    throw new TogyzError("rules-not-loaded", "the rules are used before they are loaded");
  if (!ready) {
    bindings.initSync({ module: compile() });
    ready = true;
  }
  return bindings;
}
