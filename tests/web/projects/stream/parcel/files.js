export const binary = new URL("npm:togyzkumalak/engine.wasm", import.meta.url);

export const worker = () =>
  new Worker(new URL("npm:togyzkumalak/worker", import.meta.url), { type: "module" });
