// What the built site weighs, as hosts send it: before the first move, and all of it.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { launch, visit } from "../support/browser.mjs";
import { DEPLOYED, pack, serve } from "../support/server.mjs";
import { languages } from "../support/words.mjs";
import { begin, hole, quiet, still } from "./table.mjs";

/** @import { Browser } from "playwright-core" */

const KB = 1024;
/** @type {Browser} */
let browser;
/** @type {import("../support/server.mjs").Site} */
let site;

before(async () => {
  browser = await launch();
  site = await serve({ root: DEPLOYED, packed: true });
});

after(async () => {
  await browser.close();
  await site.close();
});

/** @param {string} path as it was asked for */
async function weigh(path) {
  const file = join(DEPLOYED, path.endsWith("/") ? `${path}index.html` : path);
  return pack(file, await readFile(file)).length;
}

/** @param {string[]} paths */
async function sum(paths) {
  let bytes = 0;
  for (const path of paths) bytes += await weigh(path);
  return bytes;
}

test("until the computer has moved there come at most 200 KB, in few files", async (t) => {
  let heaviest = 0;
  for (const locale of ["en-GB", "kk", "hi"]) {
    site.requests.length = 0;
    await visit(browser, site.url, still(locale), async (page) => {
      await quiet(page);
      const asked = [...site.requests];
      await hole(page, "first", 7).click();
      await quiet(page, { ply: 2 });
      const later = site.requests.slice(asked.length);
      const bytes = await sum([...asked, ...later]);
      heaviest = Math.max(heaviest, bytes);
      t.diagnostic(`${locale}: ${(bytes / KB).toFixed(1)} KB in ${asked.length} files`);
      assert.ok(asked.includes("/wasm/rules.wasm") && asked.includes("/app.js"), asked.join());
      assert.ok(asked.length <= 10, asked.join());
      const engine = ["/wasm/engine.wasm", "/wasm/nets.bin"];
      assert.deepEqual(later.sort(), engine, "the engine comes when it has to move");
      site.requests.length = 0;
      await page.locator("#more").click();
      await page.locator("#games").click();
      await page.locator("#games-dialog[open]").waitFor();
      const [dialogs = "", ...others] = site.requests;
      assert.match(dialogs, /^\/later-\w+\.js$/, "the dialogs come with the menu");
      assert.deepEqual(others, []);
    });
  }
  assert.ok(heaviest <= 200 * KB, `${heaviest} bytes`);
});

test("dialogs that do not come are spoken of, and can be asked for again", async () => {
  const expect = [/ERR_FAILED/, /Event/];
  await visit(browser, site.url, { ...still("en-GB"), expect }, async (page) => {
    await page.route("**/later-*", (route) => route.abort());
    await quiet(page);
    const open = async () => {
      await page.locator("#more").click();
      await page.locator("#share").click();
    };
    await open();
    await page.locator(".notice", { hasText: "Load the page again" }).waitFor();
    await page.unroute("**/later-*");
    await open();
    await page.locator("#share-dialog[open]").waitFor();
    assert.equal(await page.locator(".notice").count(), 0);
  });
});

test("of two dialogs that are chosen before they come only the last opens", async () => {
  await visit(browser, site.url, still("en-GB"), async (page) => {
    /** @type {() => void} */
    let release = () => {};
    const held = new Promise((resolve) => {
      release = () => resolve(null);
    });
    await page.route("**/later-*", async (route) => {
      await held;
      await route.continue();
    });
    await quiet(page);
    for (const name of ["share", "games"]) {
      await page.locator("#more").click();
      await page.locator(`#${name}`).click();
      await page.locator("#more-dialog").waitFor({ state: "hidden" });
    }
    release();
    await page.locator("#games-dialog[open]").waitFor();
    assert.equal(await page.locator("dialog[open]").count(), 1);
  });
});

test("in a friend's game what sends a move comes before it is asked for", async () => {
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page);
    const come = page.waitForResponse(/\/later-\w+\.js$/);
    await begin(page, { mode: "friend", beginner: "you" });
    assert.equal((await come).status(), 200);
  });
});

test("all that is kept for times without a network has at most 400 KB", async (t) => {
  const script = await readFile(join(DEPLOYED, "sw.js"), "utf8");
  const list = /serve\(self, "\w+", (\{.*\})\);/.exec(script)?.[1] ?? "{}";
  const files = Object.keys(JSON.parse(list)).map((file) => `/${file.replace("./", "")}`);
  assert.ok(files.includes("/wasm/engine.wasm"));
  const bytes = (await sum(files)) + (await weigh("/sw.js"));
  t.diagnostic(`${(bytes / KB).toFixed(1)} KB in ${files.length} files`);
  assert.ok(bytes <= 400 * KB, `${bytes} bytes`);
});

test("the built site plays, teaches, tells, and does so without a network", async () => {
  const visitor = { ...still("ru"), serviceWorkers: /** @type {const} */ ("allow") };
  const own = await serve({ root: DEPLOYED, packed: true });
  await visit(browser, own.url, visitor, async (page) => {
    await quiet(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await own.close();
    await page.reload();
    await quiet(page);
    await hole(page, "first", 3).click();
    await quiet(page, { ply: 2 });
    await page.locator("#more").click();
    await page.locator("#text").click();
    await page.locator("#text-dialog[open]").waitFor();
    await page.keyboard.press("Escape");
    for (const language of languages) {
      await page.locator("#language").selectOption(language);
      await page.waitForSelector(`html[lang="${language}"]`);
    }
    await page.goto(`${own.url}learn.html`);
    await page.waitForSelector(".togyz-hole");
    await page.goto(`${own.url}about.html`);
    await page.waitForSelector('figure[data-ready="true"] .togyz-hole');
    await page.goto(`${own.url}study.html#play=togyzkumalak&moves=729`);
    await page.waitForSelector("#engine-lines > li:nth-child(3)");
    for (const language of languages) {
      await page.locator("#language").selectOption(language);
      await page.waitForSelector(`html[lang="${language}"]`);
    }
    await page.goto(`${own.url}train.html`);
    await page.waitForSelector('#train[data-state="task"]');
    for (const language of languages) {
      await page.locator("#language").selectOption(language);
      await page.waitForSelector(`html[lang="${language}"]`);
    }
    await page.locator("#tab-endings").click();
    await page.waitForSelector('#train[data-tab="endings"][data-state="task"]');
  });
});
