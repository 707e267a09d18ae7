// The same as index.js for pages that would rather load the binary by itself: it comes as a stream, is
// compiled while it comes, and is a quarter smaller than as a text.

import { TogyzError } from "./errors.js";
import { provide } from "./wasm.js";

/** @import { EngineSource } from "./web.js" */

export { createEngine } from "./engine.js";
export { TogyzError } from "./errors.js";
export { Game } from "./game.js";

/** @param {EngineSource | PromiseLike<EngineSource>} source */
export async function load(source) {
  try {
    const module = await compile(await source);
    provide(() => module);
  } catch (cause) {
    throw new TogyzError("engine-not-loaded", `the engine's binary cannot be had: ${cause}`);
  }
}

/** @param {EngineSource} source */
async function compile(source) {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return WebAssembly.compile(/** @type {BufferSource} */ (source));
  }
  const answer = source instanceof Response ? source : await fetch(source);
  if (!answer.ok) throw new Error(`status ${answer.status} for ${answer.url}`);
  // A host that does not know the type of such files gives it as bytes.
  const streams = answer.headers.get("content-type")?.startsWith("application/wasm");
  return streams
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer());
}
