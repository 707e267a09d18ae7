// Every JavaScript example of the README is run, and prints what its comments say.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const readme = readFileSync(`${root}README.md`, "utf8");
const examples = [...readme.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map((match) => match[1] ?? "");

test("the README has examples", () => assert.ok(examples.length >= 2));

for (const [i, code] of examples.entries()) {
  test(`example ${i + 1} of the README`, () => {
    const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", code], {
      cwd: root,
      encoding: "utf8",
    });
    const expected = [...code.matchAll(/^ *console\.log\(.*\); \/\/ ([^:\n]*)/gm)].map((m) => m[1]);
    for (const line of expected) assert.ok(printed.includes(line ?? ""), `${line} in ${printed}`);
  });
}
