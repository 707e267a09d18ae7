// The same as index.js for pages that would rather load the binary by itself: it comes as a stream, is
// compiled while it comes, and is a quarter smaller than as a text.

import { provide } from "./wasm.js";

export { createEngine } from "./engine.js";
export { TogyzError } from "./errors.js";
export { Game } from "./game.js";

/**
 * Loads the engine's binary. Nothing else here may be called before it is there.
 *
 * @param {string | URL | Response | PromiseLike<Response>} source where it is, or an answer that brings it
 */
export async function load(source) {
  const answer =
    typeof source === "string" || source instanceof URL ? await fetch(source) : await source;
  if (!answer.ok) throw new Error(`the engine's binary did not come: status ${answer.status}`);
  const module = await compile(answer);
  provide(() => module);
}

/** @param {Response} answer */
function compile(answer) {
  // A host that does not know the type of such files gives it as bytes.
  const streams = answer.headers.get("content-type")?.startsWith("application/wasm");
  return streams
    ? WebAssembly.compileStreaming(answer)
    : answer.arrayBuffer().then((bytes) => WebAssembly.compile(bytes));
}
