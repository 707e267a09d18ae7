// A position is set up by taps, by keys and as text; what is wrong is always said.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { assertAccessible } from "../support/axe.mjs";
import { launch, SCREENS, visit } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { languages } from "../support/words.mjs";
import { counts, quiet, speak, still } from "./table.mjs";
import { cut } from "./walk.mjs";

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

/** @param {Page} page */
async function open(page) {
  await page.locator(".togyz-hole").first().waitFor();
  await page.locator("#more").click();
  await page.locator("[value=setup]").click();
  await page.locator(".setup-board button").first().waitFor();
}

/** @param {Page} page @param {RegExp} name */
const cell = (page, name) => page.locator(".setup-board").getByRole("button", { name });

/** @param {Page} page */
const said = (page) => page.locator(".setup-said").innerText();

/** @param {Page} page */
const text = (page) => page.locator("#setup-text").inputValue();

test("by taps: what is missing is counted, put into a kazan, and analysed", async () => {
  await visit(browser, `${site.url}study.html`, still("en-GB"), async (page) => {
    await open(page);
    assert.match(await said(page), /162 of 162.*All is right/);
    await cell(page, /Second player, hole 3/).click();
    await page.getByRole("button", { name: "One ball less" }).click();
    await page.locator("#setup-balls").fill("6");
    assert.match(await said(page), /159 of 162\. Missing: 3\./);
    assert.ok(await page.locator("[value=analyse]").isDisabled());
    assert.ok(await page.locator(".setup [value=play]").isDisabled());
    await page.getByRole("button", { name: "Tuzdik", exact: true }).click();
    assert.match(await said(page), /Missing: 9\./);
    await page.getByRole("button", { name: "Rest into the first kazan" }).click();
    await page.locator("[name=setup-next][value=second]").check();
    await page.locator("[value=analyse]").click();
    await page.locator(".setup-board").waitFor({ state: "hidden" });
    const { second, kazans } = await counts(page);
    assert.deepEqual([second.filter((n) => n === 9).length, kazans.includes(9)], [8, true]);
    assert.match((await page.locator("#status").textContent()) ?? "", /second player/i);
  });
});

test("by keys alone: places, numbers, a tuzdik; and a game is played from it", async () => {
  await visit(browser, `${site.url}study.html`, still("en-GB"), async (page) => {
    await open(page);
    for (const key of ["ArrowRight", "ArrowRight", "1", "2", "ArrowUp", "-", "+", "5", "ArrowUp"]) {
      await page.keyboard.press(key);
    }
    assert.match(await text(page), /9S,9S,12S,9S.* 0 5 S/);
    await page.keyboard.press("Backspace");
    for (const key of ["7", "ArrowUp", "t"]) await page.keyboard.press(key);
    assert.match(await text(page), /^t,.* 7 5 S/);
    assert.match(await said(page), /The last hole cannot be a tuzdik/);
    await page.keyboard.press("t");
    await page.keyboard.press("3");
    assert.match(await text(page), /^3S,/);
    assert.match(await said(page), /Too many: 9/);
    for (const key of ["ArrowDown", "ArrowDown", "Backspace", "ArrowUp", "1"]) {
      await page.keyboard.press(key);
    }
    assert.match(await said(page), /Missing: 2/);
    await page.keyboard.press("3");
    assert.match(await said(page), /Too many: 10/);
    await page.keyboard.press("Backspace");
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    assert.match(await said(page), /All is right/);
    await page.locator(".setup [value=play]").focus();
    await page.keyboard.press("Enter");
    await quiet(page, { ply: 0 });
    const { first, second } = await counts(page);
    assert.deepEqual([first[2], second.includes(3)], [12, true]);
  });
});

test("an Escape loses nothing; another place or the button begins anew", async () => {
  await visit(browser, `${site.url}study.html`, still("en-GB"), async (page) => {
    await open(page);
    await page.getByRole("button", { name: "Empty" }).click();
    assert.equal(await text(page), "9/9 0 0 S 1");
    await page.keyboard.press("Escape");
    await open(page);
    assert.equal(await text(page), "9/9 0 0 S 1");
    await page.locator(".setup[open] [value=close]").click();
    await open(page);
    assert.match(await said(page), /All is right/);
    await page.getByRole("button", { name: "Empty" }).click();
    await page.keyboard.press("Escape");
    await page.locator('.togyz-hole[data-side="first"][data-hole="7"]').click();
    await open(page);
    assert.match(await text(page), / 10 0 N 1$/);
  });
});

test("as text: other rules, a text that is none, and one that is", async () => {
  await visit(browser, `${site.url}study.html`, still("en-GB"), async (page) => {
    await open(page);
    await page.locator("#setup-text").fill("9S,9S");
    assert.match(await said(page), /A row has too few holes/);
    assert.ok(await page.locator("[value=analyse]").isDisabled());
    await page.locator("#setup-text").fill("8,t/t,8 81 81 S 1");
    assert.match(await said(page), /same number/);
    await page.locator("#setup-text").fill("9/8,2S\n 80  80 N 7");
    assert.match(await said(page), /All is right/);
    await page.locator("#setup-rules").selectOption("bestemshe");
    assert.equal(await page.locator(".setup-board button").count(), 12);
    assert.match(await said(page), /50 of 50/);
    await page.getByRole("button", { name: "Empty" }).click();
    assert.match(await said(page), /0 of 50/);
    await page.getByRole("button", { name: "Start position" }).click();
    await page.getByRole("button", { name: "Swap sides" }).click();
    assert.equal(await text(page), "5S,5S,5S,5S,5S/5S,5S,5S,5S,5S 0 0 N 1");
  });
});

for (const screen of /** @type {const} */ (["phone", "desktop"])) {
  test(`${screen}: nothing is cut in any language, and all is accessible, light and dark`, async () => {
    const address = `${site.url}study.html`;
    await visit(
      browser,
      address,
      { ...still("en-GB"), viewport: SCREENS[screen] },
      async (page) => {
        for (const language of languages) {
          await page.locator(".togyz-hole").first().waitFor();
          await speak(page, language);
          await open(page);
          assert.deepEqual(await cut(page), [], language);
          if (language === "en" || language === "ar") {
            for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
              await page.emulateMedia({ colorScheme });
              await assertAccessible(page);
            }
          }
          await page.keyboard.press("Escape");
        }
      },
    );
  });
}
