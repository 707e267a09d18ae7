// How much memory the page takes while the engine thinks at its strongest level, beside the page at rest:
// `node tests/web/bench/memory.mjs [MOVES]`. Counts the private memory of the page's process, its worker and
// WebAssembly included; Linux alone tells it.

import { readFile } from "node:fs/promises";
import { launch } from "../support/browser.mjs";
import { DEPLOYED, serve } from "../support/server.mjs";

const [, , moves = "20"] = process.argv;
const MB = 2 ** 20;
const site = await serve({ root: DEPLOYED, packed: true });
const browser = await launch();
const page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
await page.goto(site.url);
await page.waitForSelector('#game[data-state="human"]');
const session = await browser.newBrowserCDPSession();

/** The private memory of all pages' processes; those of the browser's own stay as they are. */
async function taken() {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  let bytes = 0;
  for (const { type, id } of processInfo) {
    if (type !== "renderer") continue;
    const text = await readFile(`/proc/${id}/smaps_rollup`, "utf8").catch(() => "");
    for (const [, kb] of text.matchAll(/^Private_(?:Clean|Dirty): +(\d+) kB$/gm)) {
      bytes += Number(kb) * 1024;
    }
  }
  return bytes;
}

await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2000)));
const idle = await taken();
console.log(`at rest: ${(idle / MB).toFixed(1)} MB`);
await page.locator("#new").click();
await page.locator('#new-dialog label:has([value="computer"])').click();
await page.locator("#level").press("End");
await page.locator('#new-dialog [value="begin"]').click();
await page.waitForSelector('#game[data-state="human"][data-ply="0"]');
let most = 0;
for (let move = 0; move < Number(moves); move++) {
  if ((await page.locator("#game").getAttribute("data-state")) === "over") break;
  await page.locator('.togyz-hole[aria-disabled="false"]').last().click();
  for (;;) {
    most = Math.max(most, await taken());
    const state = await page.locator("#game").getAttribute("data-state");
    if (state === "human" || state === "over") break;
  }
}
console.log(
  `while it thinks, at most: ${(most / MB).toFixed(1)} MB, ${((most - idle) / MB).toFixed(1)} MB more`,
);
if (most - idle > 64 * MB) process.exitCode = 1;
await browser.close();
await site.close();
