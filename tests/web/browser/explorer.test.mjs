// The openings on the analysis board: by pointer and by keys, the engine's games and one's own.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { assertAccessible } from "../support/axe.mjs";
import { launch, SCREENS, visit } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { languages } from "../support/words.mjs";
import { speak, still } from "./table.mjs";
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

/** @param {Page} page @param {(found: { moves: string[], here: string }) => boolean} expected */
async function shows(page, expected) {
  let last = null;
  for (let frame = 0; frame < 1200; frame++) {
    const found = await page.evaluate(() => ({
      moves: [...document.querySelectorAll(".explorer-move")].map((each) => each.textContent ?? ""),
      here: document.querySelector(".explorer-here")?.textContent ?? "",
    }));
    if (expected(found)) return found;
    last = found;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
  assert.fail(`it shows ${JSON.stringify(last)}`);
}

const GAMES = `[White "A"] [Black "B"] [Result "1-0"]
1. 76 98 1-0

[White "C"] [Black "D"] [Result "0-1"]
1. 76 87 0-1
`;

test("moves are played from the table, by keys too, and one's own games make another", async () => {
  const options = { ...still("en-GB"), viewport: SCREENS.phone };
  await visit(browser, `${site.url}study.html`, options, async (page) => {
    await page.locator("#tab-explorer").click();
    const start = await shows(page, ({ moves }) => moves.length >= 5);
    assert.match(start.here, /^\d+ games · First player's chance: \d+% \([\d.]+[KM] positions\)$/);
    await page.locator(".explorer-move").first().focus();
    await page.keyboard.press("Enter");
    // The chances are looked at meanwhile.
    const [games = ""] = start.here.split(" · ");
    const next = await shows(page, ({ here }) => !here.startsWith(games));
    assert.ok(next.moves.length > 0);
    assert.ok(await page.evaluate(() => document.activeElement?.className === "explorer-move"));
    await page.locator("#way-back").click();
    await shows(page, ({ here }) => here.startsWith(games));

    await page.locator("#explorer-source").selectOption("all");
    await shows(page, ({ here }) => here === "No game came here.");
    const chooser = page.waitForEvent("filechooser");
    await page.locator(".explorer-line button").click();
    await (await chooser).setFiles({
      name: "games.txt",
      mimeType: "text/plain",
      buffer: Buffer.from(GAMES),
    });
    const mine = await shows(page, ({ moves }) => moves.length === 1);
    assert.deepEqual([mine.moves, mine.here], [["7"], "2 games"]);
    await page.locator(".explorer-move").click();
    const replies = await shows(page, ({ moves }) => moves.length === 2);
    assert.deepEqual(replies.moves.sort(), ["8", "9"]);
  });
});

test("where the computer has looked deeper, the table says the same as its panel", async () => {
  const options = { ...still("en-GB"), viewport: SCREENS.desktop };
  await visit(browser, `${site.url}study.html`, options, async (page) => {
    await page.locator("[data-deeper='true']").first().waitFor();
    await page.getByText(/^Bold: .* 20K positions each\.$/).waitFor();
    await page.locator("#engine-on").click();
    await page.waitForFunction(() => !document.querySelector("[data-deeper='true']"));
    await shows(page, ({ here }) => here.endsWith("(20K positions)"));
    await page.locator("#engine-on").click();
    await page.locator("[data-deeper='true']").first().waitFor();
    // Both at one moment: the computer thinks on.
    const told = await page.evaluate(() => {
      const lines = [...document.querySelectorAll("#engine-lines > li:not([hidden])")].map(
        (line) => [line.querySelector(".disc"), line.querySelector(".chance")],
      );
      const cell = (/** @type {string | null | undefined} */ hole) =>
        document.querySelector(`[data-verdict="${hole}"][data-deeper="true"]`)?.textContent;
      return lines
        .map((parts) => parts.map((part) => part?.textContent))
        .flatMap(([hole, chance]) => (cell(hole) ? [[cell(hole), chance]] : []));
    });
    assert.ok(told.length > 0);
    for (const [cell, chance] of told) assert.equal(cell, chance);
  });
});

test("that openings do not come is said, and not that no game came", async () => {
  const options = { ...still("en-GB"), viewport: SCREENS.desktop };
  const prepare = async (/** @type {Page} */ page) => {
    await page.route("**/openings-data.js", (route) => route.abort());
  };
  const visitor = { ...options, prepare, expect: [/openings-data|ERR_FAILED/] };
  await visit(browser, `${site.url}study.html`, visitor, async (page) => {
    await page.locator(".explorer-said", { hasText: "did not come" }).waitFor();
    assert.equal((await shows(page, ({ moves }) => moves.length === 0)).here, "");
    await page.locator("#explorer-source").selectOption("all");
    await shows(page, ({ here }) => here === "No game came here.");
    assert.equal(await page.locator(".explorer-said").textContent(), "");
  });
});

for (const [name, viewport] of Object.entries({ phone: SCREENS.phone, desktop: SCREENS.desktop })) {
  test(`${name}: whole in every language, and accessible`, async () => {
    const options = { ...still("en-GB"), viewport };
    await visit(browser, `${site.url}study.html`, options, async (page) => {
      if (name === "phone") await page.locator("#tab-explorer").click();
      await shows(page, ({ moves }) => moves.length > 0);
      await page.locator("#explorer-source").selectOption("second");
      await page.locator("#explorer-source").selectOption("engine");
      await shows(page, ({ moves }) => moves.length > 0);
      /** @type {string[]} */
      const found = [];
      for (const language of languages) {
        await speak(page, language);
        const faults = (await cut(page)).filter((fault) => !/^"\d/.test(fault));
        found.push(...faults.map((fault) => `${language}: ${fault}`));
      }
      assert.deepEqual(found, []);
      await assertAccessible(page);
    });
  });
}
