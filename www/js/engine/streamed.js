// The same as index.js for the pages of this site: both binaries are streamed, that of the rules at once, that
// of the engine when a move is asked for.

import { provideEngine } from "./binary.js";
import { provideRules } from "./rules.js";
import { compile } from "./source.js";

export { createEngine } from "./engine.js";
export { Game } from "./game.js";

/** @param {(name: "rules" | "engine") => Promise<Response>} binary */
export async function load(binary) {
  const rules = await compile(await binary("rules"));
  provideRules(() => rules);
  provideEngine(async () => compile(await binary("engine")));
}
