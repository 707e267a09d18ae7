// The caller's side of the protocol: promises and iterators, cancellation, and a fresh worker when one
// is lost.

import * as bindings from "../../wasm/engine.js";
import workerSource from "../../wasm/worker-source.js";
import { engineBinary } from "./binary.js";
import { TogyzError } from "./errors.js";
import { analysisOf, bestMoveOf } from "./findings.js";
import { asMessage } from "./game.js";
import { serve } from "./worker.js";

/** @import { Analysis, AnalyseOptions, BestMove, BestMoveOptions, EngineOptions, Game } from "./index.js" */
/** @import { Answer, Limits, Port, Request, Search } from "./worker.js" */

/**
 * Who waits for a search: `tell` gets what it has found, `over` says whether that is all.
 *
 * @typedef {object} Asker
 * @property {(found: string, over: boolean) => void} tell
 * @property {(reason: unknown) => void} reject
 * @property {AbortSignal | undefined} signal
 */
/** @typedef {{ asker: Asker, request: Search, onAbort(): void }} Waiting */
/**
 * The way to an engine; `cure` says what is to be done if it breaks down.
 *
 * @typedef {{ send(request: Request): void, close(): void, cure: string }} Line
 */

/** @param {EngineOptions} [options] */
export function createEngine(options = {}) {
  return new Engine(options);
}

class Engine {
  /** @type {(() => Worker) | undefined} */
  #makeWorker;
  /** @type {Line | undefined} */
  #line;
  /** @type {Map<number, Waiting>} */
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
  bestMove(game, options) {
    return new Promise((resolve, reject) => {
      const { signal, depth, nodes, timeMs, level, seed } = checkedOptions(options);
      const message = messageOf(game);
      signal?.throwIfAborted();
      const limits = { depth, nodes, timeMs, level, seed };
      const tell = (/** @type {string} */ found) => resolve(bestMoveOf(found));
      this.#ask(message, limits, false, { tell, reject, signal });
    });
  }

  /**
   * @param {Game} game
   * @param {AnalyseOptions} [options]
   * @returns {AsyncGenerator<Analysis, void, void>}
   */
  analyse(game, options) {
    // What is analysed is the game as it is now, whenever the first finding is asked for.
    const { signal, depth, nodes, timeMs, lines = 1 } = checkedOptions(options);
    return this.#analysis(messageOf(game), { depth, nodes, timeMs, lines }, signal);
  }

  /**
   * @param {Uint8Array} message
   * @param {Limits} limits
   * @param {AbortSignal} [signal]
   * @returns {AsyncGenerator<Analysis, void, void>}
   */
  async *#analysis(message, limits, signal) {
    signal?.throwIfAborted();
    /** @type {string[]} */
    const texts = [];
    let over = false;
    /** @type {{ reason: unknown } | undefined} */
    let wrong;
    let wake = () => {};
    const stop = this.#ask(message, limits, true, {
      tell(found, isLast) {
        texts.push(found);
        over = isLast;
        wake();
      },
      reject(reason) {
        wrong = { reason };
        wake();
      },
      signal,
    });
    try {
      while (true) {
        if (wrong) throw wrong.reason;
        const found = texts.shift();
        if (found) yield analysisOf(found);
        else if (over) return;
        else {
          await new Promise((resolve) => {
            wake = () => resolve(undefined);
          });
        }
      }
    } finally {
      stop();
    }
  }

  /**
   * Sends a request.
   *
   * @param {Uint8Array} game
   * @param {Limits} limits
   * @param {boolean} progress whether to tell after each depth
   * @param {Asker} asker
   * @returns {() => void} what stops it, if it is not over
   */
  #ask(game, limits, progress, asker) {
    const id = ++this.#lastId;
    const request = { id, game, limits, progress };
    this.#open().send(request);
    const stop = () => {
      const waiting = this.#settle(id);
      if (waiting) this.#line?.send({ stop: id });
      return waiting;
    };
    const onAbort = () => void stop()?.reject(asker.signal?.reason);
    this.#waiting.set(id, { asker, request, onAbort });
    asker.signal?.addEventListener("abort", onAbort, { once: true });
    return stop;
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
      const cure = this.#line?.cure;
      this.#line?.close();
      this.#line = undefined;
      this.#rejectAll(
        new TogyzError("engine-lost", `the engine broke down (${message.lost}); ${cure}`),
      );
      return;
    }
    // An answer to a request that was stopped meanwhile is late: nobody waits for it.
    if ("progress" in message) {
      this.#waiting.get(message.id)?.asker.tell(message.progress, false);
      return;
    }
    const asker = this.#settle(message.id);
    if ("error" in message) asker?.reject(TogyzError.from(message.error));
    else asker?.tell(message.result, true);
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

  /**
   * Nothing more is expected for this request.
   *
   * @param {number} id
   * @returns {Asker | undefined} who waited for it
   */
  #settle(id) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.asker.signal?.removeEventListener("abort", waiting.onAbort);
    return waiting?.asker;
  }

  /** @param {TogyzError} reason */
  #rejectAll(reason) {
    for (const id of [...this.#waiting.keys()]) this.#settle(id)?.reject(reason);
  }
}

/**
 * @template T
 * @param {T | undefined} options
 * @returns {Partial<T>}
 */
function checkedOptions(options) {
  if (options === undefined) return {};
  if (options !== null && typeof options === "object") return options;
  throw new TogyzError("bad-options", "the options of a search must be an object");
}

/**
 * @param {Game} game
 * @returns {Uint8Array}
 */
function messageOf(game) {
  const message = /** @type {any} */ (game)?.[asMessage];
  if (typeof message !== "function") throw new TogyzError("not-a-game", "a search needs a Game");
  // The engine sees the board alone, and no game that was resigned, drawn by agreement or lost on time.
  const { outcome } = /** @type {Game} */ (game).snapshot();
  if (outcome) {
    const over = `there is no move to find: the game is over by ${outcome.reason}`;
    throw new TogyzError("game-over", over);
  }
  return message.call(game);
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
  const cure = "the next request starts another";
  return { send: (request) => worker.postMessage(request), close: () => worker.terminate(), cure };
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
  // All engines on this thread share one memory, which cannot be had anew.
  return { send, close: () => {}, cure: "load the page or the program anew" };
}
