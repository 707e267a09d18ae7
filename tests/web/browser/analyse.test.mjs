// The analysis in a real browser: in the worker that the package makes of a text, and where a page
// forbids it, on the page's own thread.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { onHost } from "./host.mjs";

/** @import { Analysis, Game } from "togyzkumalak" */

/** @type {import("../support/server.mjs").Site} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await site?.close();
});

/**
 * Analyses to a depth, then asks for an endless analysis and stops that after some depth.
 *
 * @param {string} index the address of the package's entry
 */
async function analyses(index) {
  const { createEngine, Game } = await import(index);
  const engine = createEngine();
  const game = new Game();
  /** @type {Analysis[]} */
  const told = [];
  for await (const analysis of engine.analyse(game, { depth: 7, lines: 2 })) told.push(analysis);
  let reached = 0;
  for await (const { depth } of engine.analyse(game, { depth: 99 })) {
    reached = depth;
    if (depth >= 5) break;
  }
  const controller = new AbortController();
  const stopped = engine
    .analyse(game, { depth: 99, signal: controller.signal })
    .next()
    .then(() => controller.abort())
    .then(() => engine.bestMove(game, { depth: 3 }));
  const { hole } = await stopped;
  engine.close();
  return { told, reached, hole };
}

for (const [where, head] of /** @type {const} */ ([
  ["in a worker", ""],
  [
    "on the page's thread, where no worker may start",
    `<meta http-equiv="content-security-policy" content="worker-src 'none'">`,
  ],
])) {
  test(`it runs ${where}`, async () => {
    const host = { body: "", head, defined: false };
    await onHost(
      browser,
      site.url,
      host,
      async (page) => {
        const { told, reached, hole } = await page.evaluate(
          analyses,
          `${site.url}js/engine/index.js`,
        );
        const depths = told.map(({ depth }) => depth);
        assert.ok(depths.length > 1 && depths.at(-1) === 7, `${depths}`);
        assert.deepEqual(told.at(-1)?.lines.length, 2);
        assert.ok(reached >= 5 && hole >= 1);
      },
      { expect: head ? [/content security policy/i] : [] },
    );
  });
}
