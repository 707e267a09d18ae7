import binary from "togyzkumalak/engine.wasm?url";

const worker = () =>
  new Worker(new URL("togyzkumalak/worker", import.meta.url), { type: "module" });

export { binary, worker };
