// Whether anything grows as games go by: `GAMES=1000 node tests/web/bench/leaks.mjs`. Plays them by script in one
// page, the person against the computer and two people in turn, and prints what the page holds on the way.

import { measure, playGames } from "../browser/many.mjs";
import { launch, open } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";

const games = Number(process.env.GAMES ?? 1000);
const site = await serve();
const browser = await launch();
const { page, close } = await open(browser, site.url, { reducedMotion: "reduce" });
const session = await page.context().newCDPSession(page);
await page.waitForSelector('#game[data-state="human"]');
let done = 0;
for (const part of [0, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1]) {
  const goal = Math.round(games * part);
  await playGames(page, goal - done);
  done = goal;
  const { heap, nodes, listeners, workers } = await measure(page, session);
  console.log(
    `${String(done).padStart(5)} games: heap ${(heap / 2 ** 20).toFixed(2)} MB, ${nodes} nodes,`,
    `${listeners} listeners, ${workers} workers`,
  );
}
await close();
await browser.close();
await site.close();
