export const binary = new URL("togyzkumalak/engine.wasm", import.meta.url);

export const worker = () =>
  new Worker(new URL("togyzkumalak/worker", import.meta.url), { type: "module" });
