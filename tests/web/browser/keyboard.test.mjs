// Without a pointer: the language, the settings, a game that is brought in, and the library. The names of what is
// reached are those that a screen reader says.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, visit } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { quiet, still, tabTo } from "./table.mjs";

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

/** What has the focus, as the accessibility tree has it. */
/** @param {Page} page */
const focused = (page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const labels = element instanceof HTMLInputElement ? element.labels : null;
    return element?.getAttribute("aria-label") ?? labels?.[0]?.textContent ?? element?.textContent;
  });

test("language, settings, a game brought in, and the library, by keyboard alone", async () => {
  await visit(browser, site.url, still("en-GB"), async (page) => {
    const { keyboard } = page;
    await quiet(page);

    await tabTo(page, "#language");
    assert.equal(await focused(page), "Language");
    await keyboard.type("Türk");
    await page.waitForSelector('html[lang="tr"]');
    await keyboard.press("ArrowUp");
    await page.waitForSelector('html[lang="en"]');

    await tabTo(page, "#settings");
    assert.equal(await focused(page), "Settings");
    await keyboard.press("Enter");
    await tabTo(page, 'input[name="confirm"]');
    await keyboard.press("ArrowRight");
    await tabTo(page, 'input[name="theme"]');
    await keyboard.press("ArrowRight");
    await tabTo(page, '#settings-dialog [value="close"]');
    await keyboard.press("Enter");
    await page.waitForSelector('html[data-theme="wood"]');
    assert.equal(await focused(page), "Settings", "the focus comes back");

    await tabTo(page, "#more");
    await keyboard.press("Enter");
    await tabTo(page, "#text");
    await keyboard.press("Enter");
    await tabTo(page, "#text-area");
    await keyboard.press("ControlOrMeta+a");
    await keyboard.insertText("1. 9 2 2. 8 1");
    await tabTo(page, "#text-read");
    await keyboard.press("Enter");
    await quiet(page, { ply: 4 });

    // Two taps were asked for, and two presses of the key do.
    await tabTo(page, ".togyz-hole");
    await keyboard.press("7");
    assert.match((await focused(page)) ?? "", /9|hole 7/);
    await keyboard.press("Enter");
    await keyboard.press("Enter");
    await quiet(page, { ply: 5 });

    await tabTo(page, "#more");
    await keyboard.press("Enter");
    await tabTo(page, "#games");
    await keyboard.press("Enter");
    await page.locator("#games-list li").first().waitFor();
    await tabTo(page, '#games-list [aria-label^="Rename"]');
    await keyboard.press("Enter");
    await keyboard.press("ControlOrMeta+a");
    await keyboard.type("Brought in");
    await keyboard.press("Enter");
    await page.locator("#games-list li", { hasText: "Brought in" }).waitFor();
    await keyboard.press("Escape");
    await page.reload();
    await quiet(page, { ply: 5 });
    await page.waitForSelector('html[data-theme="wood"]');
  });
});
