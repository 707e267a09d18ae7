// The nets that are in this package as a text.

import { unpack } from "./inflate.js";

export async function inlineNets() {
  const { default: packed } = await import("../../wasm/nets-inline.js");
  return unpack(packed);
}
