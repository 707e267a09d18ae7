// Advice, draws and the names of the holes, as a person asks for them.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { assertAccessible } from "../support/axe.mjs";
import { launch, SCREENS, visit } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { begin, hole, more, plyOf, press, quiet, SHORT, said, stateOf, still } from "./table.mjs";

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

test("a hint shows a move that can be played, with its reason, and plays nothing", async () => {
  const phone = { ...still("en-GB"), viewport: SCREENS.phone };
  await visit(browser, site.url, phone, async (page) => {
    await quiet(page);
    const plain = await page.locator("#board").screenshot();
    await page.locator("#hint").click();
    const reason = /Hint: hole (\d), to hole \d\. (It takes \d+ balls?|It makes a tuzdik|The best)/;
    await page.locator("#status", { hasText: reason }).waitFor();
    assert.notDeepEqual(await page.locator("#board").screenshot(), plain, "nothing is marked");
    assert.equal(await plyOf(page), 0);
    await assertAccessible(page);
    const number = Number((await said(page)).match(reason)?.[1]);
    await hole(page, "first", number).click();
    await quiet(page, { ply: 2 });
    await begin(page, { mode: "watch" });
    assert.equal(await page.locator("#hint").isVisible(), false);
  });
});

test("two people agree on a draw, or do not", async () => {
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page);
    await begin(page, { mode: "two" });
    await press(page, SHORT.slice(0, 3));
    await more(page, "draw");
    await page.locator("#draw-what", { hasText: /^Second player offers a draw/ }).waitFor();
    await assertAccessible(page);
    await page.locator('#draw-dialog [value="refuse"]').click();
    assert.equal(await stateOf(page), "human");
    await more(page, "draw");
    await page.locator('#draw-dialog [value="agree"]').click();
    await quiet(page, { state: "over" });
    assert.match(await said(page), /^A draw.*Both agreed/s);
    await page.reload();
    await quiet(page, { state: "over" });
  });
});

test("the computer refuses a draw at the start and says so", async () => {
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page);
    await more(page, "draw");
    await page.locator("#status", { hasText: "wants to play on" }).waitFor();
    assert.equal(await stateOf(page), "human");
  });
});

test("the holes are called by their names: on the board, to a screen reader, in what is said", async () => {
  await visit(browser, site.url, still("kk-KZ"), async (page) => {
    await quiet(page);
    await page.locator("#settings").click();
    await page.locator('label:has([name="names"][value="yes"])').click();
    await assertAccessible(page);
    await page.locator('#settings-dialog [value="close"]').click();
    await begin(page, { mode: "two" });
    const seventh = hole(page, "first", 7);
    assert.equal(await seventh.getAttribute("aria-label"), "7-отау, 9 құмалақ, Қандықақпан");
    const shown = await seventh.evaluate((each) => getComputedStyle(each, "::after").content);
    assert.match(shown, /Қандықақпан/);
    await press(page, [4]);
    assert.match(await said(page), /\(Атсыратар\)/);
    await page.reload();
    await quiet(page, { ply: 1 });
    assert.match((await seventh.getAttribute("aria-label")) ?? "", /Қандықақпан$/);
  });
});
