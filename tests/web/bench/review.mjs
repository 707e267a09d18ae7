// The review of a game of 145 plies in the browser at the default depth: how long it takes, and the longest time
// for which the page's own thread was busy meanwhile. `node review.mjs [rounds]`.

import { createEngine, Game } from "togyzkumalak";
import { writeLink } from "../../../www/js/text/link.js";
import { launch, visit } from "../support/browser.mjs";
import { randomFrom } from "../support/random.mjs";
import { serve } from "../support/server.mjs";

const PLIES = 145;
const rounds = Number(process.argv[2] ?? 3);
const engine = createEngine();

/**
 * A game by short looks, with a move of chance now and then.
 *
 * @param {number} seed
 */
async function gameOf(seed) {
  const random = randomFrom(seed);
  const game = new Game();
  while (!game.snapshot().outcome && game.snapshot().ply < PLIES) {
    const legal = game.legalMoves();
    const any = legal[random(legal.length)] ?? 0;
    game.play(random(6) === 0 ? any : (await engine.bestMove(game, { nodes: 200 })).hole);
  }
  return game.moves().map(({ hole }) => hole);
}

/** @type {number[][]} */
const games = [];
for (let seed = 0; games.length < rounds; seed++) {
  const holes = await gameOf(seed);
  if (holes.length === PLIES) games.push(holes);
}
engine.close();

const site = await serve();
const browser = await launch();
/** @type {string[]} */
const reviews = [];
for (const moves of games) {
  for (const again of [false, true]) {
    const start = { rules: /** @type {const} */ ("togyzkumalak"), position: null };
    const link = writeLink({ start, moves, end: null, friend: null });
    await visit(browser, `${site.url}study.html${link}`, {}, async (page) => {
      await page.locator("#review-panel .main-button").waitFor();
      await page.evaluate(() => {
        const scope = /** @type {any} */ (globalThis);
        scope.longest = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) {
            scope.longest = Math.max(scope.longest, duration);
          }
        }).observe({ entryTypes: ["longtask"] });
      });
      const begun = performance.now();
      await page.locator("#review-panel .main-button").click();
      await page.locator(".review-body").waitFor({ timeout: 300_000 });
      const seconds = (performance.now() - begun) / 1000;
      const longest = await page.evaluate(() => /** @type {any} */ (globalThis).longest);
      const said = (await page.locator(".review-body").innerHTML()) ?? "";
      if (!again) reviews.push(said);
      const same = again ? `, the same: ${said === reviews.at(-1)}` : "";
      const tasks = longest ? `${longest.toFixed(0)} ms` : "none over 50 ms";
      console.log(`${PLIES} plies: ${seconds.toFixed(1)} s of 30, longest task ${tasks}${same}`);
    });
  }
}
await browser.close();
await site.close();
