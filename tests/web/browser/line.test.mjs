// The list of moves: to look at any moment, by pointer and by keyboard, and to play on from there.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { assertAccessible } from "../support/axe.mjs";
import { launch, SCREENS, visit } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { begin, counts, hole, press, quiet, SHORT, said, still, tabTo } from "./table.mjs";

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

const SIDEWAYS = { width: 640, height: 360 };

/** @param {Page} page */
const listed = (page) => page.locator("#line-moves").innerText();

/** @param {Page} page @param {number} ply */
const moment = (page, ply) => page.locator(`#line-moves [data-ply="${ply}"]`);

/** @param {Page} page */
const current = (page) => page.locator("#line-moves [aria-current]").getAttribute("data-ply");

for (const [name, viewport] of Object.entries({ ...SCREENS, sideways: SIDEWAYS })) {
  test(`${name}: look back, and play on from there`, async () => {
    await visit(browser, site.url, { ...still("en-GB"), viewport }, async (page) => {
      await quiet(page);
      await begin(page, { mode: "two" });
      await press(page, SHORT.slice(0, 6));
      const board = await page.locator("#board").boundingBox();
      const six = await counts(page);
      await page.locator("#moves").click();
      if (name !== "desktop") {
        assert.deepEqual(await page.locator("#board").boundingBox(), board, "the board shrinks");
      }
      assert.match(await listed(page), /1\.\s+98\(10\)\s+22\(10\)\s+2\./);
      assert.equal(await current(page), "6");
      await assertAccessible(page);

      await moment(page, 2).click();
      await quiet(page, { ply: 2 });
      assert.match(await said(page), /^After move 1 \(/);
      await moment(page, 6).click();
      await quiet(page, { ply: 6 });
      assert.deepEqual(await counts(page), six);

      // Another move from the middle replaces the rest.
      await moment(page, 2).click();
      await quiet(page, { ply: 2 });
      await page.locator("#line-play").click();
      assert.equal(await page.locator("#line").isVisible(), false);
      await press(page, [1]);
      assert.equal(await page.locator("#redo").getAttribute("aria-disabled"), "true");
      await page.locator("#moves").click();
      assert.equal(await page.locator("#line-moves [data-ply]").count(), 4);
      await page.locator("#line-close").click();
    });
  });
}

test("by keyboard alone", async () => {
  await visit(browser, site.url, still("ru-RU"), async (page) => {
    await quiet(page);
    await begin(page, { mode: "two" });
    await press(page, SHORT);
    await tabTo(page, "#moves");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Home");
    await quiet(page, { ply: 0 });
    for (const [key, ply] of /** @type {const} */ ([
      ["ArrowRight", 1],
      ["ArrowDown", 3],
      ["ArrowUp", 1],
      ["End", 11],
      ["ArrowLeft", 10],
    ])) {
      await page.keyboard.press(key);
      await quiet(page, { ply });
      assert.equal(await current(page), String(ply));
    }
    await tabTo(page, "#line-play");
    await page.keyboard.press("Enter");
    assert.equal(await page.evaluate(() => document.activeElement?.className), "togyz-hole");
    await tabTo(page, "#undo");
    await page.keyboard.press("Enter");
    await quiet(page, { ply: 9 });
    await tabTo(page, "#redo");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await quiet(page, { ply: 11, state: "over" });
  });
});

test("the computer waits at the moment that is looked at, until it is told to go on", async () => {
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page);
    await begin(page, { mode: "computer", beginner: "you", level: 1 });
    await hole(page, "first", 4).click();
    await quiet(page, { ply: 2 });
    await page.locator("#moves").click();
    await moment(page, 1).click();
    await quiet(page, { ply: 1, state: "paused" });
    await page.reload();
    await quiet(page, { ply: 1, state: "paused" });
    await page.locator("#run").click();
    await quiet(page, { ply: 2, state: "human" });
  });
});
