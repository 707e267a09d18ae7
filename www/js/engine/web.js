// The same as index.js for pages that would rather load the engine's binary by itself: it comes as a stream,
// is compiled while it comes, and is a quarter smaller than as a text.

import "./inline-rules.js";
import { provideEngine } from "./binary.js";
import { TogyzError } from "./errors.js";
import { inlineNets } from "./inline-nets.js";
import { compile } from "./source.js";

/** @import { EngineSource } from "./web.js" */

export { balancedOpening } from "./balance.js";
export { createEngine } from "./engine.js";
export { TogyzError } from "./errors.js";
export { Game } from "./game.js";
export { readPosition } from "./position.js";

/** @param {EngineSource | PromiseLike<EngineSource>} source */
export async function load(source) {
  try {
    const module = await compile(await source);
    const names = WebAssembly.Module.exports(module).map(({ name }) => name);
    if (!names.includes("useKernel")) throw new Error("it is another binary");
    // What the engine has learned is no code: as a text it is as good.
    provideEngine(async () => ({ engine: module, nets: await inlineNets() }));
  } catch (cause) {
    throw new TogyzError("engine-not-loaded", `the engine's binary cannot be had: ${cause}`);
  }
}
