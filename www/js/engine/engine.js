// The caller's side of the protocol: promises, cancellation, and a fresh worker when one is lost.

import * as bindings from "../../wasm/engine.js";
import workerSource from "../../wasm/worker-source.js";
import { engineBinary } from "./binary.js";
import { TogyzError } from "./errors.js";
import { asMessage } from "./game.js";
import { serve } from "./worker.js";

/** @import { BestMove, BestMoveOptions, EngineOptions, Game } from "./index.js" */
/** @import { Answer, Port, Request } from "./worker.js" */

/** @typedef {{ resolve(result: BestMove): void, reject(reason: unknown): void, signal?: AbortSignal | undefined, onAbort(): void }} Waiting */
/** @typedef {{ send(request: Request): void, close(): void }} Line */

/** @param {EngineOptions} [options] */
export function createEngine(options = {}) {
  return new Engine(options);
}

class Engine {
  /** @type {(() => Worker) | undefined} */
  #makeWorker;
  /** @type {Line | undefined} */
  #line;
  /** @type {Map<number, { waiting: Waiting, request: Request }>} */
  #waiting = new Map();
  #lastId = 0;

  /** @param {EngineOptions} options */
  constructor({ worker }) {
    this.#makeWorker = worker;
  }

  /**
   * @param {Game} game
   * @param {BestMoveOptions} [options]
   * @returns {Promise<BestMove>}
   */
  bestMove(game, options = {}) {
    return new Promise((resolve, reject) => {
      const { signal, depth, nodes, timeMs, level, seed } = options;
      signal?.throwIfAborted();
      if (typeof (/** @type {any} */ (game)?.[asMessage]) !== "function") {
        throw new TogyzError("not-a-game", "bestMove() needs a Game");
      }
      const id = ++this.#lastId;
      const limits = { depth, nodes, timeMs, level, seed };
      const request = { id, game: /** @type {any} */ (game)[asMessage](), limits };
      const line = this.#open();
      const onAbort = () => {
        line.send({ stop: id });
        this.#settle(id)?.reject(signal?.reason);
      };
      line.send(request);
      this.#waiting.set(id, { waiting: { resolve, reject, signal, onAbort }, request });
      signal?.addEventListener("abort", onAbort, { once: true });
    });
  }

  close() {
    for (const id of this.#waiting.keys()) this.#line?.send({ stop: id });
    this.#line?.close();
    this.#line = undefined;
    this.#rejectAll(new TogyzError("engine-closed", "the engine was closed before it answered"));
  }

  #open() {
    this.#line ??= this.#start();
    return this.#line;
  }

  #start() {
    return this.#load(this.#connect());
  }

  /** Gives a line its engine; requests wait there until it has come. */
  /** @param {Line} line */
  #load(line) {
    engineBinary().then(line.send, (reason) => {
      if (this.#line !== line) return;
      line.close();
      this.#line = undefined;
      this.#rejectAll(reason);
    });
    return line;
  }

  /** @returns {Line} */
  #connect() {
    const answer = (/** @type {Answer} */ message) => this.#receive(message);
    try {
      const worker = this.#makeWorker?.() ?? blobWorker();
      if (worker) return workerLine(worker, answer, (why) => this.#withoutWorker(why));
    } catch (refusal) {
      if (this.#makeWorker) throw refusal;
      // A content security policy without `worker-src blob:` refuses here or by an error event.
    }
    return localLine(answer);
  }

  /** @param {Answer} message */
  #receive(message) {
    if ("lost" in message) {
      this.#line?.close();
      this.#line = undefined;
      this.#rejectAll(
        new TogyzError(
          "engine-lost",
          `the engine broke down (${message.lost}); the next request starts another`,
        ),
      );
      return;
    }
    const waiting = this.#settle(message.id);
    // An answer to a request that was aborted meanwhile is late: nobody waits for it.
    if (!waiting) return;
    if ("error" in message) waiting.reject(TogyzError.from(message.error));
    else waiting.resolve(/** @type {BestMove} */ (message.result));
  }

  /**
   * The worker could not start: the same requests are answered on this thread, in slices.
   * @param {string} why
   */
  #withoutWorker(why) {
    if (this.#makeWorker) {
      this.#line = undefined;
      this.#rejectAll(new TogyzError("worker-failed", `the worker failed: ${why}`));
      return;
    }
    this.#line = this.#load(localLine((message) => this.#receive(message)));
    for (const { request } of this.#waiting.values()) this.#line.send(request);
  }

  /** @param {number} id */
  #settle(id) {
    const waiting = this.#waiting.get(id)?.waiting;
    this.#waiting.delete(id);
    waiting?.signal?.removeEventListener("abort", waiting.onAbort);
    return waiting;
  }

  /** @param {TogyzError} reason */
  #rejectAll(reason) {
    for (const id of [...this.#waiting.keys()]) this.#settle(id)?.reject(reason);
  }
}

/** A worker made from the text in this package, or `undefined` where there are none (Node). */
function blobWorker() {
  if (typeof Worker === "undefined" || typeof Blob === "undefined") return undefined;
  const url = URL.createObjectURL(new Blob([workerSource], { type: "text/javascript" }));
  const revoke = () => URL.revokeObjectURL(url);
  try {
    const worker = new Worker(url);
    // The worker has its own hold on the text by then. Where timers keep a program alive, this one must not.
    /** @type {{ unref?: () => void }} */ (setTimeout(revoke, 10_000)).unref?.();
    return worker;
  } catch (refusal) {
    revoke();
    throw refusal;
  }
}

/**
 * @param {Worker} worker
 * @param {(message: Answer) => void} answer
 * @param {(why: string) => void} failed
 * @returns {Line}
 */
function workerLine(worker, answer, failed) {
  worker.onmessage = ({ data }) => answer(data);
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    failed(event.message ?? "it did not start");
  };
  return { send: (request) => worker.postMessage(request), close: () => worker.terminate() };
}

/**
 * The engine on this thread.
 * @param {(message: Answer) => void} answer
 * @returns {Line}
 */
function localLine(answer) {
  /** @type {Port} */
  const port = { onmessage: null, postMessage: answer };
  serve(port, bindings);
  // A little later, as from a worker: no caller gets its answer before its promise.
  const send = (/** @type {Request} */ data) => queueMicrotask(() => port.onmessage?.({ data }));
  return { send, close: () => {} };
}
