// What Lighthouse says of the built site on a phone: `node tests/web/bench/lighthouse.mjs [RUNS] [PAGE]`.
// Prints each run and the medians, and fails if a median is below the bar. Its speeds are those of
// a slow phone only on a machine that does nothing else.

import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { FLAGS, findChromium } from "../support/browser.mjs";
import { DEPLOYED, pack, serve } from "../support/server.mjs";

const HOME = fileURLToPath(new URL("lighthouse/", import.meta.url));
const CLI = join(HOME, "node_modules/lighthouse/cli/index.js");
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const FIGURES = {
  "first-contentful-paint": "FCP ms",
  "largest-contentful-paint": "LCP ms",
  "speed-index": "SI ms",
  "total-blocking-time": "TBT ms",
  "cumulative-layout-shift": "CLS",
  "total-byte-weight": "bytes",
};
const [, , runs = "5", page = ""] = process.argv;

if (!existsSync(CLI)) {
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund"];
  execFileSync("npm", ["ci", ...quiet], { cwd: HOME, stdio: "inherit" });
}

// Packed before anyone measures.
for (const name of await readdir(DEPLOYED, { recursive: true })) {
  const file = join(DEPLOYED, name);
  const body = await readFile(file).catch(() => null);
  if (body && !relative(DEPLOYED, file).startsWith("docs")) pack(file, body);
}
const site = await serve({ root: DEPLOYED, packed: true });

/** @type {Record<string, number>[]} */
const results = [];
for (let run = 0; run < Number(runs); run++) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      CLI,
      `${site.url}${page}`,
      "--quiet",
      "--output=json",
      `--chrome-flags=--headless=new ${FLAGS.join(" ")}`,
      `--only-categories=${CATEGORIES.join()}`,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 2 ** 28 },
  );
  const { categories, audits } = JSON.parse(stdout);
  /** @type {Record<string, number>} */
  const result = {};
  for (const name of CATEGORIES) result[name] = Math.round(categories[name].score * 100);
  for (const [audit, name] of Object.entries(FIGURES)) {
    result[name] = Math.round(audits[audit].numericValue * 1000) / 1000;
  }
  results.push(result);
  console.log(`run ${run + 1}:`, show(result));
  for (const { id, score, displayValue } of Object.values(audits)) {
    if (run === 0 && score !== null && score < 0.9) console.log(`  ${id} ${displayValue ?? ""}`);
  }
}
await site.close();

const names = Object.keys(results[0] ?? {});
const medians = Object.fromEntries(
  names.map((name) => {
    const sorted = results.map((result) => result[name] ?? 0).sort((a, b) => a - b);
    return [name, sorted[Math.floor(sorted.length / 2)] ?? 0];
  }),
);
console.log(`median of ${results.length}:`, show(medians));
const short = CATEGORIES.filter((name) => (medians[name] ?? 0) < 100);
if (short.length > 0 || (medians["LCP ms"] ?? 0) > 1500) process.exitCode = 1;

/** @param {Record<string, number>} result */
function show(result) {
  return Object.entries(result)
    .map(([name, value]) => `${name} ${Number.isInteger(value) ? value : value.toFixed(2)}`)
    .join(", ");
}
