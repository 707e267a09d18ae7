// The package's entry: the rules, records and the engine of togyzkumalak.
// Importing it touches nothing; the engine's binary is set up at the first use.

import "./inline.js";

export { balancedOpening } from "./balance.js";
export { createEngine } from "./engine.js";
export { TogyzError } from "./errors.js";
export { Game } from "./game.js";
export { readPosition } from "./position.js";
export { readRecords, writeRecord } from "./records.js";
