export const binary = "engine.wasm";

export const worker = () => new Worker("worker.js", { type: "module" });
