// What a user's project writes against the entry that streams, and the worker. Compiled and never run.

import "togyzkumalak/worker";
import { createEngine, type EngineSource, Game, load, TogyzError } from "togyzkumalak/web";

export async function streams(source: EngineSource): Promise<Game> {
  await load("/engine.wasm");
  await load(new URL("/engine.wasm", "https://example.org"));
  await load(fetch("/engine.wasm"));
  await load(new Uint8Array(8));
  await load(source);
  // @ts-expect-error there is no default
  await load();
  // @ts-expect-error a number is no address
  await load(1);
  createEngine({ worker: () => new Worker("worker.js", { type: "module" }) }).close();
  console.log(TogyzError);
  return new Game();
}
