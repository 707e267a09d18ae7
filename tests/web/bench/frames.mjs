// How smoothly the board moves while the computer thinks, on a processor that is four times slower:
// `node tests/web/bench/frames.mjs [SLOWER] [MOVES]`. Prints frames per second during each sowing, and how
// much of the processor the tasks of the page took: this, unlike the frames, is the same whatever else
// the machine does.

import { launch } from "../support/browser.mjs";
import { DEPLOYED, serve } from "../support/server.mjs";

const [, , slower = "4", moves = "12"] = process.argv;
const site = await serve({ root: DEPLOYED, packed: true });
const browser = await launch({ scale: 2 });
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: "block",
});
const page = await context.newPage();
await page.goto(site.url);
await page.waitForSelector('#game[data-state="human"]');

await page.locator("#new").click();
await page.locator('#new-dialog label:has([value="computer"])').click();
await page.locator("#level").evaluate((input) => {
  if (!(input instanceof HTMLInputElement)) return;
  input.value = input.max;
  input.dispatchEvent(new Event("input", { bubbles: true }));
});
await page.locator('#new-dialog [value="begin"]').click();
await page.waitForSelector('#game[data-state="human"][data-ply="0"]');

const session = await context.newCDPSession(page);
await session.send("Emulation.setCPUThrottlingRate", { rate: Number(slower) });
await page.evaluate(() => {
  const seen = { frames: /** @type {number[][]} */ ([]) };
  Object.assign(globalThis, { seen });
  const board = document.querySelector(".togyz-board");
  let last = 0;
  let moving = false;
  /** @param {number} now */
  const tick = (now) => {
    const moves = board instanceof HTMLElement && board.dataset.busy === "true";
    if (moves && !moving) seen.frames.push([]);
    if (moves && moving) seen.frames.at(-1)?.push(now - last);
    moving = moves;
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
});

/** @param {number} count */
async function play(count) {
  for (let move = 0; move < count; move++) {
    const state = await page.locator("#game").getAttribute("data-state");
    if (state === "over") break;
    const playable = page.locator('.togyz-hole[aria-disabled="false"]');
    // From the middle: many balls, a long way.
    await playable.nth(Math.floor((await playable.count()) / 2)).click();
    await page.waitForSelector('#game:is([data-state="human"], [data-state="over"])', {
      timeout: 60_000,
    });
  }
}

await play(Number(moves));
const { frames } = await page.evaluate(() => /** @type {any} */ (globalThis).seen);

// A processor that is slowed by emulation counts the time that others take from it.
await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
const categories = [
  "v8",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "disabled-by-default-lighthouse",
];
await browser.startTracing(page, { categories });
await play(Number(moves));
/** @type {{ traceEvents: { name: string, pid: number, tid: number, tdur?: number, args: any }[] }} */
const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
const own = traceEvents.find(
  ({ name, args }) => name === "FunctionCall" && args.data?.url?.endsWith("/app.js"),
);
const tasks = traceEvents
  .filter(({ name, pid, tid }) => name === "RunTask" && pid === own?.pid && tid === own?.tid)
  .map(({ tdur = 0 }) => (tdur / 1000) * Number(slower));
/** @param {number[]} numbers @param {number} share */
const quantile = (numbers, share) =>
  [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * share)] ?? 0;
const shown = frames.filter((/** @type {number[]} */ each) => each.length > 5);
const rates = shown.map((/** @type {number[]} */ each) => 1000 / quantile(each, 0.5));
const all = shown.flat();
console.log(`${shown.length} sowings, ${all.length} frames, processor slowed ${slower} times`);
console.log(
  `frames per second: median ${quantile(rates, 0.5).toFixed(0)}, worst sowing ${Math.min(...rates).toFixed(0)};`,
  `mean ${((1000 * all.length) / all.reduce((/** @type {number} */ a, /** @type {number} */ b) => a + b, 0)).toFixed(0)};`,
  `frame ms: median ${quantile(all, 0.5).toFixed(1)}, 95 % ${quantile(all, 0.95).toFixed(1)}, most ${Math.max(...all).toFixed(0)}`,
);
if (tasks.length === 0) console.log("the trace names no task of the page: tasks were not measured");
const long = tasks.filter((task) => task > 50);
console.log(
  `${tasks.length} tasks: 99.9 % take at most ${quantile(tasks, 0.999).toFixed(1)} ms of such a processor,`,
  `the longest ${Math.max(...tasks).toFixed(1)} ms; over 50 ms: ${long.length}`,
);
await browser.close();
await site.close();
