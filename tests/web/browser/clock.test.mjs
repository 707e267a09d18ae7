// Games by the clock, with a time that the test sets forward.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { assertAccessible } from "../support/axe.mjs";
import { launch, SCREENS, visit } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { hole, press, quiet, said, start, stateOf, still } from "./table.mjs";

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

const START = new Date("2026-01-01T10:00:00");

/** A page whose time stands unless the test sets it forward. */
/** @param {Page} page */
const prepare = async (page) => {
  await page.clock.install({ time: START });
};

/** @param {Page} page */
const times = async (page) =>
  Object.fromEntries(
    await Promise.all(
      ["first", "second"].map(async (side) => [
        side,
        await page.locator(`.plate[data-side="${side}"] .time`).textContent(),
      ]),
    ),
  );

/**
 * @param {Page} page
 * @param {string} control
 * @param {[number, number]} [custom]
 */
async function begin(page, control, custom) {
  await page.locator("#new").click();
  await page.locator('#new-dialog label:has([value="two"])').click();
  await page.locator("#clock").selectOption(control);
  if (custom) {
    await page.locator("#minutes").fill(String(custom[0]));
    await page.locator("#increment").fill(String(custom[1]));
  }
  await start(page);
}

/** @param {Page} page @param {string} kind */
const seen = (page, kind) =>
  page.evaluate((state) => {
    Object.defineProperty(document, "hidden", { value: state === "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, kind);

test("time passes for the one who moves, survives a reload, and is lost in the end", async () => {
  await visit(browser, site.url, { ...still("en-GB"), prepare }, async (page) => {
    await quiet(page);
    await page.clock.pauseAt(new Date(START.getTime() + 60_000));
    await begin(page, "blitz");
    assert.deepEqual(await times(page), { first: "7:00", second: "7:00" });
    await page.clock.runFor(5000);
    assert.deepEqual(await times(page), { first: "7:00", second: "7:00" }, "not before a move");
    await press(page, [4]);
    await page.clock.runFor(61_100);
    assert.deepEqual(await times(page), { first: "7:00", second: "5:59" });
    await press(page, [1]);
    await page.clock.runFor(1100);
    assert.deepEqual(await times(page), { first: "6:59", second: "5:59" });

    await page.reload();
    await quiet(page, { ply: 2 });
    assert.deepEqual(await times(page), { first: "6:59", second: "5:59" });

    // Out of sight the clocks stand.
    await seen(page, "hidden");
    await page.clock.runFor(30_100);
    await seen(page, "visible");
    assert.deepEqual(await times(page), { first: "6:59", second: "5:59" });

    await page.clock.runFor(420_000);
    await quiet(page, { state: "over" });
    assert.match(await said(page), /^The second player has won!.*Time ran out/s);
    assert.equal((await times(page)).first, "0:00");

    // Who takes it back plays on without a clock.
    await page.locator("#undo").click();
    await quiet(page, { ply: 2, state: "human" });
    assert.deepEqual(await times(page), { first: "", second: "" });
  });
});

test("any time with an increment; out of sight it runs on, if one wishes", async () => {
  await visit(browser, site.url, { ...still("kk-KZ"), prepare }, async (page) => {
    await quiet(page);
    await page.clock.pauseAt(new Date(START.getTime() + 60_000));
    await page.locator("#settings").click();
    await page.locator('label:has([name="pauses"][value="no"])').click();
    await page.locator('#settings-dialog [value="close"]').click();
    await begin(page, "custom", [1, 5]);
    await press(page, [4]);
    assert.deepEqual(await times(page), { first: "1:05", second: "1:00" });
    await seen(page, "hidden");
    await page.clock.runFor(30_100);
    await seen(page, "visible");
    assert.deepEqual(await times(page), { first: "1:05", second: "0:30" });
    await page.clock.runFor(12_000);
    const plate = page.locator('.plate[data-side="second"]');
    assert.equal(await plate.getAttribute("data-short"), "true");

    // It is offered again.
    await page.locator("#new").click();
    assert.equal(await page.locator("#clock").inputValue(), "custom");
    assert.equal(await page.locator("#increment").inputValue(), "5");
    await page.locator("#minutes").fill("500");
    await page.locator('#new-dialog [value="begin"]').click();
    assert.ok(await page.locator("#new-dialog").isVisible(), "500 minutes are refused");
  });
});

for (const name of /** @type {const} */ (["narrow", "phone", "desktop"])) {
  test(`${name}: the clocks can be read`, async () => {
    const options = { ...still("ru-RU"), viewport: SCREENS[name] };
    await visit(browser, site.url, options, async (page) => {
      await quiet(page);
      await begin(page, "classical");
      await hole(page, "first", 4).click();
      await quiet(page, { ply: 1 });
      assert.equal(await stateOf(page), "human");
      await assertAccessible(page);
      for (const side of ["first", "second"]) {
        const fits = await page.locator(`.plate[data-side="${side}"]`).evaluate((plate) => {
          const box = plate.getBoundingClientRect();
          return [...plate.children]
            .filter((part) => part.getClientRects().length > 0)
            .every((part) => {
              const { left, right, top, bottom } = part.getBoundingClientRect();
              const inside = left >= box.left && right <= box.right;
              return inside && top >= box.top - 1 && bottom <= box.bottom + 1;
            });
        });
        assert.ok(fits, side);
      }
    });
  });
}
