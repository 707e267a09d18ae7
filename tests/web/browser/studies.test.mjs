// Studies are kept: in the library, over reloads, out as text and in again, with all that is said in them.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { writeLink } from "../../../www/js/text/link.js";
import { launch, visit } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { hole, more, quiet, still } from "./table.mjs";

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

const NOTED = `[White "Aibek"]
[Black "Dana"]

{start} 76(10)! {good} (54(10) 11(10) (22(10) $14)) 55(10) {a < b} 88 *`;

/** @param {Page} page */
async function ready(page) {
  await page.locator("#moves-panel").waitFor();
  await page.locator(".togyz-hole").first().waitFor();
}

/** @param {Page} page */
const list = (page) => page.locator("#moves-list").innerText();

/**
 * Waits until the list of moves says all of it.
 *
 * @param {Page} page
 * @param {string[]} parts
 */
async function says(page, ...parts) {
  await ready(page);
  for (const part of parts) {
    await page.locator("#moves-list").filter({ hasText: part }).waitFor({ timeout: 5000 });
  }
}

const ALL = ["start", "76(10)!", "good", "54(10)", "11(10)", "22(10)", "a < b", "88"];

/** @param {Page} page */
async function showGames(page) {
  await more(page, "games");
  await page.locator("#games-dialog").waitFor();
}

/** @param {Page} page */
const inLibrary = (page) =>
  page.locator("#games-list li").evaluateAll((items) =>
    items.map((item) => ({
      name: item.querySelector("b")?.textContent,
      study: item.querySelector("use")?.getAttribute("href") === "#icon-study",
    })),
  );

/** @param {Page} page @param {string} text */
async function paste(page, text) {
  await more(page, "text");
  await page.locator("#text-area").fill(text);
}

test("a pasted game with side lines is offered the analysis, and nothing of it is lost", async () => {
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page);
    await paste(page, "7 5 8");
    assert.ok(await page.locator('[name="text-who"][value="two"]').isChecked());
    await page.locator("#text-area").fill(NOTED);
    assert.ok(await page.locator('[name="text-who"][value="study"]').isChecked());
    await page.locator("#text-read").click();
    await says(page, ...ALL);
    assert.match(page.url(), /study\.html$/);
    const shown = await list(page);
    await page.reload();
    await ready(page);
    assert.equal(await list(page), shown);
  });
});

test("where the library is forbidden, a pasted study is opened whole all the same", async () => {
  /** @param {Page} page */
  const prepare = async (page) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("denied", "SecurityError");
      };
    });
  };
  await visit(browser, site.url, { ...still("en-GB"), prepare }, async (page) => {
    await quiet(page);
    await paste(page, NOTED);
    await page.locator("#text-read").click();
    await says(page, ...ALL);
    await page.reload();
    await says(page, ...ALL);
  });
});

test("a game that was given up takes its end into its study", async () => {
  const end = /** @type {const} */ ({ reason: "resignation", side: "second" });
  const start = /** @type {const} */ ({ rules: "togyzkumalak", position: null });
  const link = writeLink({ start, moves: [7, 2], end, friend: null });
  await visit(browser, `${site.url}study.html${link}`, still("en-GB"), async (page) => {
    await says(page, "22(10)");
    await page.locator("#more").click();
    await page.locator("[value=print]").click();
    const text = await page.locator("#print-area").inputValue();
    assert.match(text, /\[Termination "resignation"\]\s+1\. 76\(10\) 22\(10\) 1-0/);
  });
});

test("who plays on from a game with side lines finds them in the library", async () => {
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page);
    await paste(page, NOTED);
    await page.locator('[name="text-who"][value="two"]').check();
    await page.locator("#text-read").click();
    await quiet(page, { ply: 3 });
    await showGames(page);
    const entries = await inLibrary(page);
    assert.deepEqual(
      entries.filter(({ study }) => study),
      [{ name: "Aibek – Dana", study: true }],
    );
    await page.locator("#games-list .game", { hasText: "Analysis" }).click();
    await says(page, ...ALL);
  });
});

test("a study is written after every change: left, it is in the library, and goes on there", async () => {
  await visit(browser, `${site.url}study.html`, still("en-GB"), async (page) => {
    await ready(page);
    await hole(page, "first", 7).click();
    await page.locator("#way-back").click();
    await hole(page, "first", 3).click();
    await page.locator("#more").click();
    await page.locator("[value=fresh]").click();
    await page.locator("#moves-none").waitFor();
    await hole(page, "first", 9).click();
    await page.locator(".home").click();
    await quiet(page);
    await showGames(page);
    assert.equal((await inLibrary(page)).filter(({ study }) => study).length, 2);

    await page.locator("#games-list .game").nth(1).click();
    await says(page, "76(10)", "32(10)");
    await hole(page, "first", 5).click();
    await page.locator(".home").click();
    await quiet(page);
    await showGames(page);
    assert.equal((await inLibrary(page)).length, 2, "it is the same study");
    await page.locator("#games-list .game").first().click();
    await says(page, "76(10)", "32(10)", "54(10)");
  });
});

test("all games as a file, and in again: side lines, comments and marks are there", async () => {
  let text = "";
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page);
    await paste(page, NOTED);
    await page.locator("#text-read").click();
    await says(page, ...ALL);
    await page.locator(".home").click();
    await quiet(page);
    await showGames(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.locator("#games-save").click(),
    ]);
    text = await readFile(await download.path(), "utf8");
    const file = { name: "games.txt", mimeType: "text/plain", buffer: Buffer.from(text) };
    await page.locator("#games-file").setInputFiles(file);
    await page.locator("#games-said").filter({ hasText: "0" }).waitFor({ timeout: 5000 });
  });
  assert.match(
    text,
    /\{start\} 1\. 76\(10\)! \{good\} \(1\. 54\(10\) 11\(10\) \(1\.\.\. 22\(10\) \$14\)\)/,
  );
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page);
    await showGames(page);
    const file = { name: "games.txt", mimeType: "text/plain", buffer: Buffer.from(text) };
    await page.locator("#games-file").setInputFiles(file);
    await page.locator("#games-list .game").first().click();
    await says(page, ...ALL);
  });
});

test("one study in two tabs becomes two", async () => {
  await visit(browser, `${site.url}study.html`, still("en-GB"), async (page) => {
    await ready(page);
    await hole(page, "first", 7).click();
    const other = await page.context().newPage();
    await other.goto(`${site.url}study.html`);
    await ready(other);
    assert.match(await list(other), /76\(10\)/);
    // The other tab asks for the study, and hears that it is taken.
    await other.waitForFunction(async () => {
      const { held, pending } = await navigator.locks.query();
      return (held?.length ?? 0) >= 2 && pending?.length === 0;
    });
    await hole(other, "second", 3).click();
    await hole(page, "second", 2).click();
    await other.locator(".home").click();
    await quiet(other);
    await showGames(other);
    assert.equal((await inLibrary(other)).filter(({ study }) => study).length, 2);
    await other.close();
  });
});
