// The engine's side of the protocol. It keeps no game: each request carries all of it. It runs in a
// worker, or on the caller's thread where no worker can start; either way in slices of a few
// milliseconds, so that a stop is heard between them.
//
// This file becomes the text of a classic worker: it must not import anything.

/**
 * `game` is a game as bytes, which the rules wrote.
 * @typedef {{ depth?: number, nodes?: number, timeMs?: number, level?: number, seed?: number, lines?: number }} Limits
 * @typedef {{ id: number, game: Uint8Array, limits: Limits, progress: boolean }} Search
 * @typedef {import("./binary.js").Binary | Search | { stop: number }} Request
 * @typedef {{ id: number, progress: string }
 *   | { id: number, result: string }
 *   | { id: number, error: { code: string, message: string } }
 *   | { id: number, lost: string }} Answer
 * @typedef {{ onmessage: ((event: { data: Request }) => void) | null, postMessage(answer: Answer): void }} Port
 */

/**
 * Answers the requests of `port` with the engine `wasm`.
 * @param {Port} port
 * @param {Pick<typeof import("../../wasm/engine.js"), "initSync" | "SearchHandle" | "giveNets" | "useKernel">} wasm
 */
export function serve(port, wasm) {
  /** @type {(binary: import("./binary.js").Binary) => void} */
  let load;
  const loaded = new Promise((resolve) => {
    load = resolve;
  }).then((binary) => setUp(wasm, binary));
  /** The requests that have not been answered or stopped. @type {Set<number>} */
  const running = new Set();

  port.onmessage = ({ data }) => {
    if ("engine" in data) load(data);
    else if ("stop" in data) running.delete(data.stop);
    else search(data);
  };

  /** @param {Search} request */
  async function search({ id, game, limits, progress }) {
    running.add(id);
    try {
      await loaded;
      // Loading does not count as thinking.
      const begun = performance.now();
      const handle = new wasm.SearchHandle(game, limits);
      const end = begun + (handle.timeMs ?? Number.POSITIVE_INFINITY);
      const tell = () => progress && port.postMessage({ id, progress: handle.report() });
      while (running.has(id) && !slice(handle, end, tell)) await nextTask();
      if (running.has(id)) port.postMessage({ id, result: handle.report() });
      handle.free();
    } catch (thrown) {
      const { code, message } = /** @type {any} */ (thrown);
      // An error without a code is a trap: the engine's memory can no longer be trusted.
      port.postMessage(code ? { id, error: { code, message } } : { id, lost: String(thrown) });
    }
    running.delete(id);
  }

  /**
   * Searches for about three milliseconds and says whether the search is over.
   * @param {{ advance(nodes: number): boolean, readonly depth: number }} handle
   * @param {number} end
   * @param {() => void} tell is called when a depth is done and another follows
   */
  function slice(handle, end, tell) {
    const pause = performance.now() + 3;
    let { depth } = handle;
    while (!handle.advance(500)) {
      if (handle.depth > depth) {
        depth = handle.depth;
        tell();
      }
      const now = performance.now();
      if (now >= end) return true;
      if (now >= pause) return false;
    }
    return true;
  }
}

/** The bindings that are set up: on the caller's thread several engines share them. */
const ready = new WeakSet();

/**
 * Sets the engine up, with vector code where the browser has vectors.
 * @param {Pick<typeof import("../../wasm/engine.js"), "initSync" | "giveNets" | "useKernel">} wasm
 * @param {import("./binary.js").Binary} binary
 */
function setUp(wasm, { engine, nets, kernel }) {
  if (ready.has(wasm)) return;
  const { memory } = wasm.initSync({ module: engine });
  wasm.giveNets(nets);
  ready.add(wasm);
  if (!WebAssembly.validate(kernel)) return;
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(kernel), { env: { memory } });
  const { sum, judge } = /** @type {Record<"sum" | "judge", Function>} */ (exports);
  wasm.useKernel(sum, judge);
}

/** Lets waiting messages in. `setTimeout` would wait four milliseconds more in a browser. */
function nextTask() {
  return new Promise((resolve) => {
    if (typeof MessageChannel === "undefined") {
      setTimeout(resolve);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(undefined);
    };
    port2.postMessage(null);
  });
}
