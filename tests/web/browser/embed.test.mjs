// The board in a frame, for hosts that can add no script: sandboxed, by address and messages alone.

import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { launch, visit } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { still } from "./table.mjs";

/** @import { Page } from "playwright-core" */

/** @type {import("../support/server.mjs").Site} */
let site;
/** @type {import("../support/server.mjs").Site} */
let blog;
/** @type {string} */
let root;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  site = await serve();
  root = await mkdtemp(join(tmpdir(), "togyz-embed-"));
  blog = await serve({ root });
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await Promise.all([site?.close(), blog?.close()]);
  await rm(root, { recursive: true });
});

/**
 * A page of another origin with the board in a frame; it writes down what it hears.
 *
 * @param {string} file
 * @param {string} hash
 * @param {(page: Page, frame: import("playwright-core").FrameLocator) => Promise<void>} use
 * @param {string} [attributes] of the frame
 */
async function framed(file, hash, use, attributes = 'sandbox="allow-scripts"') {
  const text = `<!doctype html><html lang="en"><title>blog</title><link rel="icon" href="data:,">
    <script>const heard = []; addEventListener("message", ({ data, origin }) => heard.push({ ...data, origin }));
    const send = (data) => frames[0].postMessage({ togyzkumalak: 1, ...data }, "*");</script>
    <iframe ${attributes} style="inline-size: 100%; block-size: 700px" title="Togyzkumalak"
      src="${site.url}${file}${hash}"></iframe>`;
  await writeFile(join(root, "index.html"), text);
  await visit(browser, blog.url, still("en-GB"), async (page) => {
    await use(page, page.frameLocator("iframe"));
  });
}

/** @param {Page} page @param {string} condition on `data` */
const hears = (page, condition) =>
  page.waitForFunction(`heard.find((data) => data.togyzkumalak === 1 && ${condition})`);

for (const [name, file, attributes] of /** @type {const} */ ([
  ["one file, sandboxed", "togyzkumalak-embed.html", 'sandbox="allow-scripts"'],
  ["one file, not sandboxed", "togyzkumalak-embed.html", ""],
  ["many files, not sandboxed", "embed.html", ""],
])) {
  test(`${name}: the address says all, a move is heard, the height is told`, async () => {
    const hash = "#opponent=computer&lang=kk&moves=7+9&theme=dark";
    await framed(
      file,
      hash,
      async (page, frame) => {
        await hears(page, "data.type === 'ready'");
        await frame.locator(".togyz-hole").first().waitFor();
        await hears(page, "data.type === 'height' && data.height > 300");
        assert.equal(await frame.locator(".who").first().textContent(), "Компьютер");
        await frame.locator('.togyz-hole[aria-disabled="false"]').first().click();
        await hears(page, "data.type === 'move' && data.by === 'user' && data.snapshot.ply === 3");
        await hears(page, "data.type === 'move' && data.by === 'computer'");
      },
      attributes,
    );
  });
}

test("only the origin that the address names gives orders", async () => {
  const named = `#origin=${encodeURIComponent(blog.url)}`;
  await framed("togyzkumalak-embed.html", named, async (page) => {
    await hears(page, "data.type === 'ready'");
    await page.evaluate("send({ type: 'play', hole: 7 })");
    await hears(page, "data.type === 'move' && data.by === 'script'");
    await page.evaluate("send({ type: 'set', attributes: { rules: 'bestemshe', moves: '3' } })");
    await hears(page, "data.type === 'change' && data.snapshot.rules.name === 'bestemshe'");
    await page.evaluate("send({ type: 'get' })");
    await hears(page, "data.type === 'game' && data.record.includes('Variant')");
    await page.evaluate("send({ type: 'play', hole: 99 })");
    await hears(page, "data.type === 'error' && data.code === 'no-such-hole'");
    await page.evaluate("send({ togyzkumalak: 9, type: 'undo' })");
    await hears(page, "data.type === 'error' && data.code === 'bad-version'");
  });
  for (const hash of ["", "#origin=https%3A%2F%2Fother.example"]) {
    await framed("togyzkumalak-embed.html", hash, async (page, frame) => {
      await frame.locator(".togyz-hole").first().waitFor();
      await page.evaluate("send({ type: 'play', hole: 7 })");
      await frame.locator('.togyz-hole[data-side="first"][data-hole="6"]').click();
      // Had the order been followed, it would be the other player's turn.
      await frame.locator('.frame[data-ply="1"]').waitFor();
      assert.equal(
        await frame
          .locator('.togyz-hole[data-side="first"][data-hole="7"] .togyz-count')
          .textContent(),
        "10",
      );
    });
  }
});

test("a frame of another origin hears nothing when the address names one", async () => {
  await framed(
    "togyzkumalak-embed.html",
    "#origin=https%3A%2F%2Fother.example",
    async (page, frame) => {
      await frame.locator('.togyz-hole[data-side="first"][data-hole="6"]').click();
      await frame.locator('.frame[data-ply="1"]').waitFor();
      assert.equal(await page.evaluate("heard.length"), 0);
    },
  );
});

test("another address shows another game, without loading anew", async () => {
  await framed("togyzkumalak-embed.html", "#rules=bestemshe", async (page, frame) => {
    await frame.locator(".togyz-hole").first().waitFor();
    assert.equal(await frame.locator(".togyz-hole").count(), 10);
    await page.evaluate(
      "document.querySelector('iframe').src = document.querySelector('iframe').src.replace('bestemshe', 'qozdatu')",
    );
    await hears(page, "data.type === 'change' && data.snapshot.rules.name === 'qozdatu'");
    assert.equal(await page.evaluate("heard.filter(({ type }) => type === 'ready').length"), 1);
  });
});

test("the one file is a board from a disk, too", async () => {
  const file = new URL("../../../www/togyzkumalak-embed.html", import.meta.url);
  await visit(
    browser,
    `${pathToFileURL(file.pathname).href}#moves=7`,
    still("en-GB"),
    async (page) => {
      await page.locator('togyz-kumalak >> .frame[data-ply="1"]').waitFor();
    },
  );
});
