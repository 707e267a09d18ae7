// The page about the game: found from the game, its boards play when tapped, in every language.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { NAMES } from "../../../www/js/i18n/index.js";
import { assertAccessible } from "../support/axe.mjs";
import { launch, SCREENS, visit } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { quiet, SHORT, speak, still } from "./table.mjs";

/** @import { Page } from "playwright-core" */

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

/**
 * A small board, scrolled to, with the means to press and to read it.
 *
 * @param {Page} page
 * @param {string} figure
 */
async function board(page, figure) {
  const place = page.locator(figure);
  await place.scrollIntoViewIfNeeded();
  await place.locator(".togyz-hole").first().waitFor();
  return {
    button: place.locator("> button"),
    kazan: () => place.locator('.togyz-kazan[data-side="first"] b').textContent(),
    hole: (/** @type {number} */ hole) =>
      place.locator(`.togyz-hole[data-side="first"][data-hole="${hole}"]`),
  };
}

test("from the game to the rules, where a tap plays a move and another takes it back", async () => {
  await visit(browser, site.url, { ...still("en-GB"), viewport: SCREENS.phone }, async (page) => {
    await quiet(page);
    await page.locator("#more").click();
    await page.getByRole("link", { name: "About the game" }).click();
    const capture = await board(page, '[data-example="capture"]');
    assert.equal(await capture.kazan(), "58");
    await capture.hole(9).click();
    assert.equal(await capture.kazan(), "62");
    await capture.button.click();
    assert.equal(await capture.kazan(), "58");
    const feed = await board(page, '[data-example="feed"]');
    await feed.button.click();
    assert.equal(await feed.kazan(), "65", "the other player feeds the tuzdik too");
  });
});

test("the shortest game is played to its end, move by move, and again", async () => {
  await visit(browser, `${site.url}about.html`, still("kk-KZ"), async (page) => {
    const { button, kazan } = await board(page, "[data-replay]");
    for (const _ of SHORT) await button.click();
    assert.equal(await kazan(), "88");
    const moves = (await page.locator(".moves").textContent()) ?? "";
    assert.equal(moves.split(" ").length, SHORT.length);
    assert.match(moves, /54\(88\)$/);
    await button.click();
    assert.equal(await kazan(), "0");
  });
});

test("the text is there without a script", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}about.html`);
  assert.match((await page.locator("main").textContent()) ?? "", /last ball makes exactly three/);
  await context.close();
});

for (const [name, viewport] of Object.entries(SCREENS)) {
  test(`${name}: whole and accessible in every language`, async () => {
    for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
      const options = { ...still("en-GB"), viewport, colorScheme };
      await visit(browser, `${site.url}about.html`, options, async (page) => {
        await board(page, '[data-example="sow"]');
        for (const tag of Object.keys(NAMES)) {
          await speak(page, tag);
          const tooWide = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          });
          assert.ok(tooWide <= 0, `${tag} is too wide`);
        }
        await assertAccessible(page);
      });
    }
  });
}
