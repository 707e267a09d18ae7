// Every screen: nothing is cut or overlaps, all is readable, and axe finds nothing wrong.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { NAMES } from "../../../www/js/i18n/index.js";
import { assertAccessible } from "../support/axe.mjs";
import { launch, SCREENS, visit } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { begin, more, press, quiet, SHORT, speak, still } from "./table.mjs";

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
/** A screen of 1280×1024 at 400 %, which WCAG asks for. */
const ZOOMED = { width: 320, height: 256 };
const ALL = Object.entries({ ...SCREENS, sideways: SIDEWAYS, zoomed: ZOOMED });
const LANGUAGES = Object.keys(NAMES);

/** What is wrong with the page as it is seen, in words; nothing is. */
/** @param {Page} page */
const faults = (page) =>
  page.evaluate(() => {
    /** @type {string[]} */
    const found = [];
    const shown = (/** @type {string} */ selector) =>
      [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0);
    const name = (/** @type {Element} */ each) =>
      `${each.id || each.getAttribute("class")} "${each.textContent?.trim().slice(0, 30)}"`;

    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      found.push(`the page is ${scrollWidth - clientWidth} px too wide`);

    const parts = shown("h1, .prefs, .plate, #board, #status, .tools > button:not([hidden])");
    const boxes = parts.map((each) => each.getBoundingClientRect());
    for (const [index, box] of boxes.entries()) {
      const part = /** @type {Element} */ (parts[index]);
      if (box.left < 0 || box.right > clientWidth) found.push(`${name(part)} leaves the page`);
      for (const [later, other] of boxes.entries()) {
        if (later <= index) continue;
        const apart =
          box.right <= other.left + 0.5 ||
          other.right <= box.left + 0.5 ||
          box.bottom <= other.top + 0.5 ||
          other.bottom <= box.top + 0.5;
        if (!apart)
          found.push(`${name(part)} overlaps ${name(/** @type {Element} */ (parts[later]))}`);
      }
    }

    // No text is cut, except that the name of a language may be shortened.
    const texts =
      "h1, .who, .doing, .score, #status, .tools span, legend, fieldset label, fieldset span, .field p";
    for (const each of shown(texts)) {
      const style = getComputedStyle(each);
      if (style.clipPath !== "none") continue;
      const clips = style.overflowX !== "visible";
      const wide = each.scrollWidth > each.clientWidth + 1;
      const high = clips && each.scrollHeight > each.clientHeight + 2;
      if (each.clientWidth > 0 && (wide || high)) found.push(`${name(each)} is cut`);
    }
    for (const each of shown(".togyz-count, .togyz-kazan b, .togyz-gain")) {
      const range = document.createRange();
      range.selectNodeContents(each);
      const text = range.getBoundingClientRect();
      const room = each.parentElement?.getBoundingClientRect();
      if (!room || text.width === 0) continue;
      const inside = text.left >= room.left - 1 && text.right <= room.right + 1;
      if (!inside) found.push(`${name(each)} does not fit`);
    }

    for (const each of shown(".togyz-count")) {
      if (Number.parseFloat(getComputedStyle(each).fontSize) < 14)
        found.push(`${name(each)} is small`);
    }
    for (const each of shown("button, select, fieldset label")) {
      const { width, height } = each.getBoundingClientRect();
      if (Math.min(width, height) < 24) found.push(`${name(each)} is a small target`);
    }
    return found;
  });

/** How the board uses the page. */
/** @param {Page} page */
const boardWidth = (page) =>
  page.evaluate(() => {
    const board = document.getElementById("board")?.clientWidth ?? 0;
    return board / document.documentElement.clientWidth;
  });

for (const [name, viewport] of ALL) {
  test(`${name}, ${viewport.width}×${viewport.height}: whole, in every language`, async () => {
    await visit(browser, site.url, { ...still("en-GB"), viewport }, async (page) => {
      await quiet(page);
      if (name !== "sideways") assert.ok((await boardWidth(page)) > 0.93, "the board is narrow");
      for (const tag of LANGUAGES) {
        await speak(page, tag);
        assert.deepEqual(await faults(page), [], `${tag}, at the start`);
      }
      await begin(page, { mode: "two" });
      await press(page, SHORT.slice(0, 8));
      for (const tag of LANGUAGES) {
        await speak(page, tag);
        assert.deepEqual(await faults(page), [], tag);
      }
      await press(page, SHORT.slice(8));
      for (const tag of LANGUAGES) {
        await speak(page, tag);
        assert.deepEqual(await faults(page), [], `${tag}, at the end`);
      }
    });
  });

  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    test(`${name}, ${colorScheme}: accessible, dialogs too`, async () => {
      const options = { ...still("ru-RU"), viewport, colorScheme };
      await visit(browser, site.url, options, async (page) => {
        await quiet(page);
        await assertAccessible(page);
        for (const id of ["new", "settings", "more"]) {
          await page.locator(`#${id}`).click();
          await assertAccessible(page);
          assert.deepEqual(await faults(page), [], id);
          await page.keyboard.press("Escape");
        }
        await more(page, "resign");
        await page.locator("#resign-dialog").waitFor();
        await assertAccessible(page);
        assert.deepEqual(await faults(page), [], "resign");
        await page.keyboard.press("Escape");
        await begin(page, { mode: "two" });
        await press(page, SHORT);
        await assertAccessible(page);
      });
    });
  }
}

test("forced colours: the board is its buttons, with every count", async () => {
  const options = { ...still("en-GB"), forcedColors: /** @type {const} */ ("active") };
  await visit(browser, site.url, options, async (page) => {
    await quiet(page);
    assert.deepEqual(await faults(page), []);
    await assertAccessible(page);
    const seen = await page.evaluate(() => {
      const canvas = document.querySelector("#board canvas");
      const count = document.querySelector(".togyz-count");
      return {
        canvas: canvas && getComputedStyle(canvas).display,
        count: count && getComputedStyle(count).visibility,
      };
    });
    assert.deepEqual(seen, { canvas: "none", count: "visible" });
  });
});

test("a page that reads from right to left keeps its board", async () => {
  await visit(browser, site.url, { ...still("en-GB"), viewport: SCREENS.phone }, async (page) => {
    await quiet(page);
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    assert.deepEqual(await faults(page), []);
    const x = await page.evaluate(() =>
      ["first", "second"].map((side) => {
        const hole = document.querySelector(`.togyz-hole[data-side="${side}"]`);
        return hole?.getBoundingClientRect().x ?? 0;
      }),
    );
    assert.ok((x[0] ?? 0) > (x[1] ?? 0), "the first player's column stays at the right");
  });
});

test("the page scrolls with a finger on the board, and zooms with two only", async () => {
  await visit(browser, site.url, { ...still("en-GB"), viewport: SCREENS.phone }, async (page) => {
    await quiet(page);
    const actions = await page.evaluate(() =>
      ["#board", ".togyz-hole"].map((selector) => {
        const element = document.querySelector(selector);
        return element && getComputedStyle(element).touchAction;
      }),
    );
    assert.deepEqual(actions, ["manipulation", "manipulation"]);
  });
});
