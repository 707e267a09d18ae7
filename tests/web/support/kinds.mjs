// The engine as its worker runs it, with vector code and without, several beside each other.

import { readFileSync } from "node:fs";
import { bestMoveOf } from "../../../www/js/engine/findings.js";
import { serve } from "../../../www/js/engine/worker.js";
import kernelText from "../../../www/wasm/kernel-inline.js";

/** @import { BestMove } from "../../../www/js/engine/index.js" */
/** @import { Limits, Port } from "../../../www/js/engine/worker.js" */

/** @param {string} name */
const file = (name) => readFileSync(new URL(`../../../www/wasm/${name}`, import.meta.url));
const engine = new WebAssembly.Module(file("engine.wasm"));
const nets = new Uint8Array(file("nets.bin"));

/** What is no binary is not taken for the kernel. */
export const KERNELS = {
  vectors: Uint8Array.from(atob(kernelText), (c) => c.charCodeAt(0)),
  scalar: new Uint8Array(8),
};

/** @param {"vectors" | "scalar"} name */
export async function start(name) {
  const bindings = await import(`../../../www/wasm/engine.js?${name}`);
  let uses = 0;
  const wasm = {
    ...bindings,
    useKernel: (/** @type {Function[]} */ ...functions) => {
      uses++;
      bindings.useKernel(...functions);
    },
  };
  /** @type {Map<number, (answer: any) => void>} */
  const waiting = new Map();
  /** @type {Port} */
  const port = {
    onmessage: null,
    postMessage: (answer) => waiting.get(/** @type {any} */ (answer).id)?.(answer),
  };
  serve(port, wasm);
  port.onmessage?.({ data: { engine, nets, kernel: KERNELS[name] } });
  let last = 0;
  /**
   * @param {Uint8Array} game
   * @param {Limits} limits
   * @returns {Promise<BestMove>}
   */
  const find = (game, limits) =>
    new Promise((resolve) => {
      waiting.set(++last, ({ result }) => resolve(bestMoveOf(result)));
      port.onmessage?.({ data: { id: last, game, limits, progress: false } });
    });
  return { find, usesKernel: () => uses > 0 };
}
