// The tests' own tools: a watcher that sees nothing would let everything pass.

import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { violations } from "./axe.mjs";
import { launch, open, SCREENS, visit } from "./browser.mjs";
import { serve } from "./server.mjs";

/** @type {string} */
let root;
/** @type {import("./server.mjs").Site} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

const PAGES = {
  "quiet.html":
    "<!doctype html><html lang=en><title>quiet</title><link rel=icon href=data:,><h1>quiet</h1>",
  "loud.html": `<!doctype html><title>loud</title><link rel=icon href=data:,><img src=missing.png>
     <script>console.log("hello"); throw new Error("thrown")</script>`,
};

before(async () => {
  root = await mkdtemp(join(tmpdir(), "togyz-support-"));
  for (const [name, text] of Object.entries(PAGES)) await writeFile(join(root, name), text);
  site = await serve({ root, base: "/below/" });
  browser = await launch({ scale: 2.625 });
});

after(async () => {
  await browser?.close();
  await site?.close();
  await rm(root, { recursive: true });
});

test("a quiet page passes, at the screen and the scale asked for", async () => {
  const options = {
    viewport: SCREENS.phone,
    locale: "ky-KG",
    reducedMotion: /** @type {const} */ ("reduce"),
  };
  await visit(browser, `${site.url}quiet.html`, options, async (page) => {
    const seen = await page.evaluate(async () => ({
      width: innerWidth,
      scale: devicePixelRatio,
      language: navigator.language,
      still: matchMedia("(prefers-reduced-motion: reduce)").matches,
      device: await new Promise((resolve) => {
        const watcher = new ResizeObserver(([entry]) =>
          resolve(entry?.devicePixelContentBoxSize[0]?.inlineSize),
        );
        watcher.observe(document.documentElement, { box: "device-pixel-content-box" });
      }),
    }));
    assert.deepEqual(seen, {
      width: 360,
      scale: 2.625,
      language: "ky-KG",
      still: true,
      device: 945,
    });
  });
});

test("whatever a page writes, throws or misses is a complaint", async () => {
  const { complaints, close } = await open(browser, `${site.url}loud.html`);
  await assert.rejects(close(), /complaints of the page/);
  const said = complaints.join("\n");
  for (const part of ["console log: hello", "uncaught: Error: thrown", "status 404"]) {
    assert.ok(said.includes(part), `${part} is missing from:\n${said}`);
  }
});

test("axe sees what is wrong, and only that", async () => {
  await visit(browser, `${site.url}quiet.html`, {}, async (page) => {
    assert.deepEqual(await violations(page), []);
    await page.evaluate(() => document.body.append(document.createElement("button")));
    assert.match((await violations(page)).join("\n"), /^button-name \(critical\)/);
  });
});

test("a policy is sent, and nothing outside of the folder is", async () => {
  const strict = await serve({ root, csp: "default-src 'none'" });
  const answer = await fetch(`${strict.url}quiet.html`);
  assert.equal(answer.headers.get("content-security-policy"), "default-src 'none'");
  assert.equal((await fetch(`${strict.url}..%2f..%2f..%2fetc/passwd`)).status, 404);
  await strict.close();
});
