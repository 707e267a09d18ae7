// The program of the line protocol: an answer for every line, whatever it says.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("../engine.mjs", import.meta.url));

/** @param {string[]} lines */
const answers = (lines) =>
  execFileSync(process.execPath, [PROGRAM], { input: lines.join("\n"), encoding: "utf8" })
    .trimEnd()
    .split("\n");

test("every line is answered, in order, up to the end of the input", () => {
  const rows = /** @type {[string, RegExp][]} */ ([
    ["go 5 3", /^[1-9] -?\d+ [0-3] \d+ \d+$/],
    ["", /^$/],
    ["go 1000000 2 7 9", /^[1-9] -?\d+ 2 \d+ \d+$/],
    ["fly", /^error unknown command: fly$/],
    ["go", /^error go MS DEPTH HOLE…$/],
    ["go 5 five", /^error not a number: five$/],
    ["go 5 9 7 9 12", /^error there is no hole 12$/],
    ["go 1000000 2 1 2 3", /^[1-9] -?\d+ 2 \d+ \d+$/],
    ["go 5 9 9 2 8 1 7 2 6 1 9 2 5", /^error .*the game is over by majority$/],
    ["go 5 0", /^error depth must be /],
    ["go 1000000 2 7 9", /^[1-9] -?\d+ 2 \d+ \d+$/],
  ]);
  const said = answers(rows.map(([line]) => line));
  const expected = rows.filter(([line]) => line);
  assert.equal(said.length, expected.length, said.join("\n"));
  for (const [at, [line, answer]] of expected.entries()) assert.match(said[at] ?? "", answer, line);
});

test("it ends when it is told to, and at rules that do not exist", () => {
  assert.equal(answers(["go 1 1", "quit", "go 1 1"]).length, 1);
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, "kalah"], { encoding: "utf8" });
  assert.equal(status, 2);
  assert.match(stderr, /kalah/);
});
