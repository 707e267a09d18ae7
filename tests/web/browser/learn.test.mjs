// The course as a person takes it: invited, by pointer and by keyboard, with mistakes, in pieces.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { NAMES } from "../../../www/js/i18n/index.js";
import { LESSONS } from "../../../www/js/learn/lessons.js";
import { assertAccessible } from "../support/axe.mjs";
import { launch, SCREENS, visit } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { begin, hole, press, quiet, speak, still, tabTo } from "./table.mjs";

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

/** @param {Page} page @param {string} lesson @param {string} state */
const at = (page, lesson, state) =>
  page.waitForSelector(`#course[data-lesson="${lesson}"][data-state="${state}"]`);

/** @param {Page} page */
const answer = async (page) => (await page.locator("#say").textContent()) ?? "";

test("who is new is invited, goes through the whole course, and comes to a game", async () => {
  await visit(browser, site.url, { ...still("en-GB"), viewport: SCREENS.phone }, async (page) => {
    await quiet(page);
    await page.getByRole("link", { name: "Learn it in 3 minutes" }).click();
    for (const { id, wanted, barred, reply } of LESSONS) {
      await at(page, id, "task");
      if (barred) {
        await hole(page, "first", barred.hole).click();
        await at(page, id, "wrong");
        assert.match(await answer(page), /three/);
      }
      await hole(page, "first", wanted[0] ?? 0).click();
      await at(page, id, "done");
      const kazan = await page.locator('.togyz-kazan[data-side="first"] b').textContent();
      if (reply) assert.equal(kazan, "65", "the answer feeds the tuzdik too");
      await page.locator("#next").click();
    }
    await at(page, "finish", "finish");
    await page.getByRole("link", { name: "Play now" }).click();
    await quiet(page, { ply: 0 });
    assert.equal(await page.locator("#welcome").count(), 0, "invited only once");
  });
});

test("by keyboard alone, in Kyrgyz: wrong tries are explained, then the hole is named", async () => {
  await visit(browser, `${site.url}learn.html`, still("ky-KG"), async (page) => {
    await at(page, "sow", "task");
    await tabTo(page, ".togyz-hole");
    await page.keyboard.press("3");
    await page.keyboard.press("Enter");
    await at(page, "sow", "done");
    assert.ok(await page.evaluate(() => document.activeElement?.id === "next"));
    await page.keyboard.press("Enter");
    await at(page, "cross", "task");
    await tabTo(page, ".togyz-hole", "Shift+Tab");
    for (const [key, said] of /** @type {const} */ ([
      ["6", "9-үйүңүзгө"],
      ["1", "8-үйдү көрүңүз"],
    ])) {
      await page.keyboard.press(key);
      await page.keyboard.press("Enter");
      await at(page, "cross", "wrong");
      await page.waitForFunction(
        (text) => document.getElementById("say")?.textContent?.includes(text),
        said,
      );
    }
    await page.keyboard.press("8");
    await page.keyboard.press("Enter");
    await at(page, "cross", "done");
    await tabTo(page, "#again", "Shift+Tab");
    await page.keyboard.press("Enter");
    await at(page, "cross", "task");
  });
});

test("with motion: a move is shown, and the next lesson can be opened meanwhile", async () => {
  await visit(browser, `${site.url}learn.html`, { locale: "en-GB" }, async (page) => {
    await at(page, "sow", "task");
    await hole(page, "first", 3).click();
    await at(page, "sow", "moving");
    await page.locator("#next").click();
    await at(page, "cross", "task");
    await hole(page, "first", 8).click();
    await at(page, "cross", "done");
  });
});

test("the course goes on where it was left, in another language too", async () => {
  await visit(browser, `${site.url}learn.html`, still("ru-RU"), async (page) => {
    await page.locator("#next").click();
    await page.locator("#next").click();
    await at(page, "single", "task");
    await page.reload();
    await at(page, "single", "task");
    assert.match(await answer(page), /Одинокий кумалак/);
    await speak(page, "kk");
    assert.match(await answer(page), /Жалғыз құмалақ/);
    assert.equal(await hole(page, "first", 4).getAttribute("aria-label"), "4-отау, 1 құмалақ");
    await page.locator(".home").click();
    await quiet(page);
    assert.equal(await page.title(), "Тоғызқұмалақ", "the language goes with the person");
    await page.goto(`${site.url}learn.html`);
    await at(page, "single", "task");
    await page.locator("#before").click();
    await at(page, "cross", "task");
  });
});

test("the invitation can be declined, and does not come to those who have played", async () => {
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page);
    const small = (await page.locator("#board").boundingBox())?.height ?? 0;
    await page.locator("#welcome-close").click();
    assert.ok(((await page.locator("#board").boundingBox())?.height ?? 0) >= small);
    await page.reload();
    await quiet(page);
    assert.equal(await page.locator("#welcome").count(), 0);
  });
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page);
    await begin(page, { mode: "two" });
    await press(page, [4]);
    await page.reload();
    await quiet(page, { ply: 1 });
    assert.equal(await page.locator("#welcome").count(), 0);
  });
});

test("where nothing can be kept the course works all the same", async () => {
  /** @param {Page} page */
  const prepare = async (page) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
  };
  const options = { ...still("en-GB"), prepare };
  await visit(browser, `${site.url}learn.html`, options, async (page) => {
    await at(page, "sow", "task");
    await hole(page, "first", 3).click();
    await at(page, "sow", "done");
  });
});

/** What is cut, or lies outside of the screen. */
/** @param {Page} page */
const faults = (page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? ["the page is too wide"] : [];
    for (const each of document.querySelectorAll("h2, #say, #step, button, a, .card")) {
      if (each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
        found.push(`${each.id || each.className} is cut`);
    }
    return found;
  });

const SIDEWAYS = { width: 640, height: 360 };
for (const [name, viewport] of Object.entries({ ...SCREENS, sideways: SIDEWAYS })) {
  test(`${name}: whole and accessible, light and dark`, async () => {
    for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
      const options = { ...still("ru-RU"), viewport, colorScheme };
      await visit(browser, `${site.url}learn.html`, options, async (page) => {
        for (const { id } of LESSONS) {
          await at(page, id, "task");
          assert.deepEqual(await faults(page), [], id);
          if (id === "bar-same") {
            await hole(page, "first", 9).click();
            await hole(page, "first", 9).click();
            for (const tag of Object.keys(NAMES)) {
              await speak(page, tag);
              assert.deepEqual(await faults(page), [], tag);
            }
            await assertAccessible(page);
          }
          await page.locator("#next").click();
        }
        await at(page, "finish", "finish");
        await assertAccessible(page);
      });
    }
  });
}
