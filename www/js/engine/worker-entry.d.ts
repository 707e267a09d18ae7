/**
 * The engine's worker as a module, for pages whose content security policy has no `worker-src blob:`.
 *
 * Vite, webpack and Parcel make a file of their own of it:
 *
 * ```js
 * import { createEngine } from "togyzkumalak";
 *
 * const engine = createEngine({
 *   worker: () => new Worker(new URL("togyzkumalak/worker", import.meta.url), { type: "module" }),
 * });
 * ```
 *
 * Elsewhere write a file with the one line `import "togyzkumalak/worker";` and start that. Each engine needs a
 * worker of its own. Imported where there is no worker, it does nothing.
 * @module
 */

export {};
