/**
 * The same as `togyzkumalak`, without the engine's binary: it is streamed from an address that you give. The rules
 * are inside and work at once.
 *
 * ```js
 * import { createEngine, Game, load } from "togyzkumalak/web";
 *
 * const game = new Game();
 * await load("/engine.wasm"); // the file `togyzkumalak/engine.wasm`, wherever you have put it
 * const { hole } = await createEngine().bestMove(game);
 * ```
 *
 * Before {@link load} has done its work, an engine rejects with a `TogyzError` with the code `engine-not-loaded`.
 * @module
 */

export * from "./index.js";

/** An address, what `fetch` gives for it, or the bytes themselves. */
export type EngineSource = string | URL | Request | Response | ArrayBuffer | ArrayBufferView;

/**
 * Loads the engine's binary, compiling it while it comes where the server says `application/wasm`.
 *
 * The binary must be the one of this very version of the package. The first call that succeeds counts.
 * @param source Where the binary is. There is no default: bundlers disagree about what an address inside of
 * a package means.
 * @throws {TogyzError} `engine-not-loaded`: it is not there, or a content security policy forbids it; nothing has
 * changed, and `load` may be called again.
 */
export function load(source: EngineSource | Promise<EngineSource>): Promise<void>;
