// How soon a search stops: from the abort of one at the top level to the answer to the next request, a search
// of a single node, in Chromium's worker; beside it the same request to a worker at rest.
// `node tests/web/bench/stop.mjs [ROUNDS]` prints the median and the longest. What the first takes longer is the
// stop: at most a slice of three milliseconds on a machine that does nothing else.

import { launch } from "../support/browser.mjs";
import { SITE, serve } from "../support/server.mjs";

const [, , rounds = "100"] = process.argv;
const site = await serve({ root: SITE });
const browser = await launch();
const page = await browser.newPage();
await page.goto(`${site.url}embed.html`);
const times = await page.evaluate(async (count) => {
  const address = new URL("js/engine/index.js", document.baseURI).href;
  const { createEngine, Game } = await import(address);
  const engine = createEngine();
  const game = new Game();
  const one = () => engine.bestMove(game, { nodes: 1 });
  for (let warm = 0; warm < 10; warm++) await one();
  /** @type {{ stopped: number[], idle: number[] }} */
  const found = { stopped: [], idle: [] };
  for (let round = 0; round < count; round++) {
    let begun = performance.now();
    await one();
    found.idle.push(performance.now() - begun);
    const search = new AbortController();
    const told = engine.analyse(game, { timeMs: 60_000, signal: search.signal });
    // It thinks: it has told something, and goes on for some other moment of a slice each time.
    await told.next();
    await new Promise((resolve) => setTimeout(resolve, 20 + (round % 7)));
    begun = performance.now();
    search.abort();
    await Promise.all([one(), told.next().catch(() => {})]);
    found.stopped.push(performance.now() - begun);
  }
  return found;
}, Number(rounds));

/** @param {number[]} values */
function figures(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const part = (/** @type {number} */ share) =>
    sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const [median, nine, most] = [0.5, 0.9, 1].map((share) => part(share).toFixed(1));
  return { median: part(0.5), text: `median ${median} ms, nine of ten ${nine}, at most ${most}` };
}

const [stopped, idle] = [figures(times.stopped), figures(times.idle)];
console.log(`answered after an abort: ${stopped.text}`);
console.log(`answered at rest:        ${idle.text}`);
console.log(`the stop itself:         median ${(stopped.median - idle.median).toFixed(1)} ms`);
await browser.close();
await site.close();
