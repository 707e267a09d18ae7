// Loaded as a worker, this file is the engine's side of the protocol; the binary comes with the first message.
// Imported anywhere else it does nothing.

import * as bindings from "../../wasm/engine.js";
import { serve } from "./worker.js";

/** @import { Port } from "./worker.js" */

const scope = /** @type {any} */ (globalThis);

if (typeof scope.WorkerGlobalScope === "function" && scope instanceof scope.WorkerGlobalScope) {
  serve(/** @type {Port} */ (scope), bindings);
}
