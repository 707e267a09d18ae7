// Game after game in one page: nothing that the page holds grows with their number. A thousand games are
// played by `node tests/web/bench/leaks.mjs`.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, visit } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { measure, playGames } from "./many.mjs";
import { quiet, still } from "./table.mjs";

const GAMES = Number(process.env.GAMES ?? 30);

/** @type {import("../support/server.mjs").Site} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  site = await serve();
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await site?.close();
});

test("heap, elements, listeners and workers stay as they are", async (t) => {
  await visit(browser, site.url, still("en-GB"), async (page) => {
    const session = await page.context().newCDPSession(page);
    await quiet(page);
    // The first games bring what stays: code that is compiled, a worker, its dialogs.
    await playGames(page, 6);
    const first = await measure(page, session);
    await playGames(page, GAMES);
    const last = await measure(page, session);
    t.diagnostic(`${JSON.stringify(first)} → ${JSON.stringify(last)}`);
    assert.equal(last.workers, 1);
    assert.ok(last.nodes <= first.nodes + 60, `${first.nodes} → ${last.nodes} nodes`);
    assert.ok(last.listeners <= first.listeners + 150, `${last.listeners} listeners`);
    // A game that stays would weigh more than ten times as much.
    const growth = last.heap - first.heap;
    assert.ok(growth < 1_000_000 + GAMES * 4_000, `the heap has grown by ${growth} bytes`);
  });
});
