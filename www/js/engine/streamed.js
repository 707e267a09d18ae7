// The same as index.js for the pages of this site: all binaries are streamed, that of the rules at once, those
// of the engine when a move is asked for.

import { provideEngine } from "./binary.js";
import { provideRules } from "./rules.js";
import { compile } from "./source.js";

export { createEngine } from "./engine.js";
export { Game } from "./game.js";

/** @param {(name: "rules" | "engine" | "nets") => Promise<Response>} binary */
export async function load(binary) {
  const rules = await compile(await binary("rules"));
  provideRules(() => rules);
  provideEngine(async () => {
    const [engine, nets] = await Promise.all([binary("engine").then(compile), binary("nets")]);
    return { engine, nets: new Uint8Array(await nets.arrayBuffer()) };
  });
}
