// Themes, large text, sounds, the board as a table: chosen as a person would, and kept.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { assertAccessible } from "../support/axe.mjs";
import { launch, SCREENS, visit } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { begin, hole, press, quiet, still } from "./table.mjs";

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

/** @param {Page} page @param {string} name @param {string} value */
async function choose(page, name, value) {
  await page.locator("#settings").click();
  await page.locator(`#settings-dialog label:has([name=${name}][value="${value}"])`).click();
  await page.locator('#settings-dialog [value="close"]').click();
}

/** The colour in the middle of the board's rim, as it is seen. */
/** @param {Page} page */
const background = (page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test("every theme changes page and board, has readable colours, and is kept", async () => {
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page);
    await begin(page, { mode: "two" });
    await press(page, [4]);
    const seen = new Set([await background(page)]);
    const boards = new Set();
    for (const theme of ["felt", "light", "dark", "contrast"]) {
      await choose(page, "theme", theme);
      seen.add(await background(page));
      boards.add((await page.locator("#board").screenshot()).toString("base64"));
      await assertAccessible(page);
      await page.locator("#settings").click();
      await assertAccessible(page);
      await page.locator('#settings-dialog [value="close"]').click();
    }
    assert.equal(seen.size, 5);
    assert.equal(boards.size, 4);
    await page.reload();
    await quiet(page, { ply: 1 });
    assert.equal(await page.locator("html").getAttribute("data-theme"), "contrast");
    await choose(page, "theme", "system");
    assert.equal(await page.locator("html").getAttribute("data-theme"), null);
    await page.emulateMedia({ contrast: "more" });
    await page.waitForSelector('html[data-theme="contrast"]');
  });
});

test("large text is larger, on the board too, and nothing leaves the page", async () => {
  for (const viewport of [SCREENS.phone, SCREENS.desktop]) {
    await visit(browser, site.url, { ...still("en-GB"), viewport }, async (page) => {
      await quiet(page);
      const size = async () => {
        const count = hole(page, "first", 1).locator(".togyz-count");
        return Number.parseFloat(await count.evaluate((each) => getComputedStyle(each).fontSize));
      };
      const before = await size();
      await choose(page, "size", "large");
      await page.waitForFunction((least) => {
        const count = document.querySelector(".togyz-count");
        return count && Number.parseFloat(getComputedStyle(count).fontSize) > least;
      }, before * 1.2);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= viewport.width, `${wide} px`);
      await assertAccessible(page);
    });
  }
});

test("the page can be used at 400 per cent", async () => {
  // A window of 1280 by 1024 at four times the size.
  const viewport = { width: 320, height: 256 };
  await visit(browser, site.url, { ...still("en-GB"), viewport }, async (page) => {
    await quiet(page);
    await begin(page, { mode: "two" });
    await press(page, [9, 2]);
    await choose(page, "theme", "dark");
    assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
  });
});

test("a move is heard, when it is wanted", async () => {
  /** @param {Page} page */
  const prepare = async (page) => {
    await page.addInitScript(() => {
      const heard = { contexts: 0, sounds: 0 };
      Object.assign(globalThis, { heard });
      // Balls knock by a buffer; only strings have the method of all sources.
      const start = AudioBufferSourceNode.prototype.start;
      AudioBufferSourceNode.prototype.start = function (...when) {
        heard.sounds++;
        return start.apply(this, when);
      };
      globalThis.AudioContext = class extends AudioContext {
        constructor() {
          super();
          heard.contexts++;
        }
      };
    });
  };
  /** @param {Page} page */
  const heard = (page) => page.evaluate(() => /** @type {any} */ (globalThis).heard);
  await visit(browser, site.url, { locale: "en-GB", prepare }, async (page) => {
    await quiet(page);
    await begin(page, { mode: "two" });
    await press(page, [9]);
    assert.deepEqual(await heard(page), { contexts: 0, sounds: 0 });
    await choose(page, "sound", "soft");
    await press(page, [9]);
    const { contexts, sounds } = await heard(page);
    assert.equal(contexts, 1);
    assert.ok(sounds >= 10, `${sounds} sounds`);

    // Balls that fall are silenced alone: what is heard are hands and captures.
    await page.locator("#settings").click();
    await page.getByText("Each sound by itself").click();
    await page.getByLabel("A ball falls").fill("0");
    await page.locator('#settings-dialog [value="close"]').click();
    const before = (await heard(page)).sounds;
    await press(page, [7]);
    assert.ok((await heard(page)).sounds - before <= 5, "balls are heard");
    await page.reload();
    await quiet(page);
    await page.locator("#settings").click();
    await page.getByText("Each sound by itself").click();
    assert.equal(await page.getByLabel("A ball falls").inputValue(), "0");
    assert.equal(await page.getByLabel("The game is over").inputValue(), "4");
  });
});

test("the board can be read as a table", async () => {
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page);
    await begin(page, { mode: "two" });
    await press(page, [4]);
    const table = page.getByRole("table", { name: "The board as a table" });
    const rows = await table.getByRole("row").allTextContents();
    assert.equal(rows.length, 3);
    assert.match(rows[0] ?? "", /123456789Kazan/);
    assert.match(rows[2] ?? "", /^The first player's holes.*10$/);
    assert.equal(await table.getByRole("rowheader").count(), 2);
    assert.equal(await table.getByRole("columnheader").count(), 10);
  });
});

test("where colours are forced, the counts and the owner's signs stay", async () => {
  const forced = /** @type {const} */ ({ ...still("en-GB"), forcedColors: "active" });
  await visit(browser, site.url, forced, async (page) => {
    await quiet(page);
    await choose(page, "theme", "felt");
    assert.equal(await hole(page, "first", 1).locator(".togyz-count").isVisible(), true);
    await assertAccessible(page);
  });
});
