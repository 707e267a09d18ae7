// A binary from wherever it may be.

/** @import { EngineSource } from "./web.js" */

/**
 * Compiles a binary, while it comes if it comes as a stream.
 *
 * @param {EngineSource} source
 */
export async function compile(source) {
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
