// Without a network, and from one version to the next; and the whole page in one file.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { launch, open, visit } from "../support/browser.mjs";
import { SITE, serve } from "../support/server.mjs";
import {
  begin,
  counts,
  hole,
  more,
  plyOf,
  press,
  quiet,
  SHORT,
  said,
  stateOf,
  still,
} from "./table.mjs";

/** @import { Page } from "playwright-core" */

/** @type {import("playwright-core").Browser} */
let browser;
/** A copy of the site that can be changed. @type {string} */
let copy;

before(async () => {
  browser = await launch();
  copy = await mkdtemp(join(tmpdir(), "togyz-site-"));
});

/** @type {import("../support/server.mjs").Site[]} */
const sites = [];

/** @param {Parameters<typeof serve>[0]} [options] */
async function host(options) {
  const site = await serve(options);
  sites.push(site);
  return site;
}

after(async () => {
  await browser?.close();
  await Promise.all(sites.map((site) => site.close()));
  await rm(copy, { recursive: true });
});

const kept = { ...still("en-GB"), serviceWorkers: /** @type {const} */ ("allow") };

/** Waits until the site is kept, and its page served from there. */
/** @param {Page} page */
const ready = (page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

/**
 * Makes another version of the site, as a build would: files are changed, and the list with them.
 *
 * @param {string} root
 * @param {string} version
 * @param {{ list?: boolean }} [how] `list`: whether the list is renewed, which comes last in a deployment
 */
async function release(root, version, { list = true } = {}) {
  /** @type {[string, string, RegExp, string][]} */
  const changes = [
    ["index.html", "./", /<html (data-build="\w+" )?/, `<html data-build="${version}" `],
    [
      "js/main.js",
      "js/main.js",
      /^.*\n/,
      `document.documentElement.dataset.code = "${version}";\n`,
    ],
  ];
  const script = join(root, "sw.js");
  let text = await readFile(script, "utf8");
  for (const [file, address, old, next] of changes) {
    const body = (await readFile(join(root, file), "utf8")).replace(old, next);
    await writeFile(join(root, file), body);
    const hash = createHash("sha256").update(body).digest("base64");
    const entry = `"${address}":"sha256-${hash}"`;
    assert.ok(text.includes(`"${address}":"sha256-`));
    text = text.replace(
      new RegExp(`"${address.replaceAll(".", "\\.")}":"sha256-[^"]+"`),
      () => entry,
    );
  }
  text = text.replace(/serve\(self, "\w+"/, `serve(self, "${version}"`);
  if (list) await writeFile(script, text);
}

/** The versions of the page and of its code. */
/** @param {Page} page */
const versionOf = (page) =>
  page.evaluate(() => {
    const { build, code } = document.documentElement.dataset;
    return [build, code];
  });

test("after one visit a whole game plays without a server, in a new tab too", async () => {
  const site = await host({ base: "/games/togyz/" });
  const { page, close } = await open(browser, site.url, kept);
  await quiet(page);
  await ready(page);
  await begin(page, { mode: "two" });
  await press(page, SHORT.slice(0, 3));
  await site.close();

  await page.reload();
  await quiet(page, { ply: 3 });
  for (const address of ["", "index.html", "?source=pwa"]) {
    const tab = await page.context().newPage();
    await tab.goto(site.url + address);
    await quiet(tab);
    await begin(tab, { mode: "two" });
    await press(tab, SHORT);
    assert.match(await said(tab), /^The first player has won!/);
    await begin(tab, { mode: "computer", beginner: "you", level: 1 });
    await hole(tab, "first", 4).click();
    await quiet(tab, { ply: 2 });
    await tab.close();
  }
  await close();
});

test("an update waits to be let in, loses nothing, and never mixes versions", async () => {
  const root = join(copy, "update");
  await cp(SITE, root, { recursive: true });
  await release(root, "one");
  const site = await host({ root: `${root}/`, base: "/sub/" });
  // A deployment that is not yet whole is refused by its integrity, which browsers write down.
  const expect = [/integrity/i, /Failed to (find|load)/];
  const { page, close } = await open(browser, site.url, { ...kept, expect });
  await quiet(page);
  await ready(page);
  assert.deepEqual(await versionOf(page), ["one", "one"]);
  await begin(page, { mode: "two" });
  await press(page, SHORT.slice(0, 4));
  const before = await counts(page);

  const update = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update().catch(() => {});
      const coming = registration.installing;
      if (!coming) return registration.waiting?.state ?? null;
      return new Promise((resolve) => {
        coming.addEventListener("statechange", () => resolve(coming.state), { once: true });
      });
    });

  // Nothing new, then new files whose list has not arrived, then a list whose files have not.
  assert.equal(await update(), null);
  await release(root, "two", { list: false });
  assert.equal(await update(), null);
  await page.reload();
  await quiet(page, { ply: 4 });
  assert.deepEqual(await versionOf(page), ["one", "one"]);
  await release(root, "three");
  await writeFile(join(root, "js/main.js"), "// half of the deployment is missing\n");
  assert.equal(await update(), "redundant");
  await page.reload();
  await quiet(page, { ply: 4 });
  assert.deepEqual(await versionOf(page), ["one", "one"]);

  await cp(join(SITE, "js/main.js"), join(root, "js/main.js"));
  await cp(join(SITE, "sw.js"), join(root, "sw.js"));
  await release(root, "four");
  assert.equal(await update(), "installed");
  const notice = page.locator(".notice");
  await notice.waitFor();
  assert.match((await notice.textContent()) ?? "", /^A new version is ready/);
  assert.deepEqual(await versionOf(page), ["one", "one"]);

  // Until it is let in, every tab and every file is of the old version.
  const tab = await page.context().newPage();
  await tab.goto(site.url);
  await quiet(tab);
  assert.deepEqual(await versionOf(tab), ["one", "one"]);
  const inTab = await plyOf(tab);

  await press(page, SHORT.slice(4, 6));
  const reloaded = tab.waitForEvent("load");
  await notice.locator("button").first().click();
  await page.waitForSelector('html[data-code="four"]');
  await quiet(page, { ply: 6 });
  assert.deepEqual(await versionOf(page), ["four", "four"]);
  assert.notDeepEqual(await counts(page), before);
  await reloaded;
  await quiet(tab);
  assert.deepEqual(await versionOf(tab), ["four", "four"]);
  assert.ok((await plyOf(tab)) >= inTab);
  const caches = await page.evaluate(() => window.caches.keys());
  assert.equal(caches.length, 1, caches.join());
  await close();
});

test("`?online` is the way out: nothing is kept any more, and all comes from the network", async () => {
  const site = await host();
  const { page, close } = await open(browser, site.url, kept);
  await quiet(page);
  await ready(page);
  await page.goto(`${site.url}?online`);
  await quiet(page);
  assert.deepEqual(await page.evaluate(() => window.caches.keys()), []);
  site.requests.length = 0;
  await page.reload();
  await quiet(page);
  assert.ok(site.requests.includes("/js/main.js"));
  const registrations = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  );
  assert.equal(registrations, 0);
  await close();
});

test("a page within another page keeps nothing", async () => {
  const root = join(copy, "host");
  await cp(SITE, join(root, "game"), { recursive: true });
  await writeFile(
    join(root, "index.html"),
    '<!doctype html><title>Host</title><iframe src="game/" width="900" height="700"></iframe>',
  );
  const site = await host({ root: `${root}/` });
  const { page, close } = await open(browser, site.url, { ...kept, expect: [/favicon/, /404/] });
  const frame = page.frame({ url: /game/ }) ?? page.frames()[1];
  await frame?.waitForSelector('#game[data-state="human"]');
  await frame?.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const registrations = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  );
  assert.equal(registrations, 0);
  await close();
});

test("it can be installed: names, start, and icons of the sizes that they say", async () => {
  const manifest = JSON.parse(await readFile(join(SITE, "manifest.webmanifest"), "utf8"));
  const site = await host({ base: "/deep/down/" });
  await visit(browser, site.url, kept, async (page) => {
    const session = await page.context().newCDPSession(page);
    const { errors, manifest: parsed } = /** @type {any} */ (
      await session.send("Page.getAppManifest")
    );
    assert.deepEqual(errors, []);
    assert.equal(parsed?.startUrl ?? site.url, site.url);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    assert.deepEqual(
      installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"),
      [],
    );
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      if (sizes !== "any") assert.equal(size, sizes, src);
    }
  });
});

test("one file plays a whole game from the disk, the engine in its worker", async () => {
  const file = join(copy, "anywhere.html");
  await cp(join(SITE, "togyzkumalak.html"), file);
  const { size } = await stat(file);
  assert.ok(size <= 450 * 1024, `${size} bytes`);
  const address = pathToFileURL(file).href;
  await visit(browser, address, still("en-GB"), async (page) => {
    /** @type {string[]} */
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    await quiet(page);
    await begin(page, { mode: "computer", beginner: "you", level: 1, rules: "bestemshe" });
    for (let turn = 0; (await stateOf(page)) !== "over"; turn++) {
      assert.ok(turn < 250, "the game does not end");
      const ply = await plyOf(page);
      await page.locator('.togyz-hole[aria-disabled="false"]').first().click();
      await page.waitForFunction(
        (before) => document.getElementById("game")?.dataset.ply !== before,
        String(ply),
      );
      await quiet(page);
    }
    assert.match(await said(page), /^(You have won!|The computer has won|A draw)/);
    assert.equal(page.workers().length, 1);
    assert.deepEqual(
      asked.filter((url) => !url.startsWith("blob:")),
      [],
    );

    await begin(page, { mode: "two", rules: "togyzkumalak" });
    await press(page, SHORT.slice(0, 3));
    await page.reload();
    await quiet(page, { ply: 3 });
    await page.locator("#settings").click();
    assert.equal(await page.locator("[data-served]:visible").count(), 0);
    await page.locator('#settings-dialog [value="close"]').click();

    // The course and the page about the game are in the file too, and lead back to the game.
    await more(page);
    await page.locator('#more-dialog a[href="?learn"]').click();
    await page.locator("body.learn .togyz-hole").first().waitFor();
    assert.equal(await page.title(), "Learn the game");
    await page.locator("body.learn .home").click();
    await quiet(page, { ply: 3 });
    await page.goto(`${address}?about`);
    await page.locator('figure[data-ready="true"] .togyz-hole').first().waitFor();
    await page.locator("#language").selectOption("kk");
    await page.waitForSelector('html[lang="kk"]');
    await page.locator('a.first[href="?learn"]').click();
    await page.locator("body.learn .togyz-hole").first().waitFor();

    // So is the analysis, which takes the game with it.
    await page.locator("body.learn .home").click();
    await quiet(page, { ply: 3 });
    await more(page, "study");
    await page.locator("#engine-lines > li").first().waitFor();
    assert.equal(await page.locator("#moves-list button").count(), 3);
    await page.keyboard.press("Home");
    await page.locator("#explorer-panel tbody tr").first().waitFor();
    await page.locator(".home").click();
    await quiet(page, { ply: 3 });
    await more(page);
    await page.locator('#more-dialog a[href="?train"]').click();
    await page.waitForSelector('#train[data-state="task"]');
    await page.locator("#tab-endings").click();
    await page.waitForSelector('#train[data-tab="endings"][data-state="task"]');
    await page.locator(".home").click();
    await quiet(page, { ply: 3 });
    assert.deepEqual(
      asked.filter((url) => !/^(blob|data|file):/.test(url)),
      [],
    );
  });
});

test("the page that is served offers the file", async () => {
  const site = await host();
  await visit(browser, site.url, { ...still("en-GB"), acceptDownloads: true }, async (page) => {
    await quiet(page);
    await page.locator("#settings").click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByText("Download the game as one file").click(),
    ]);
    assert.equal(download.suggestedFilename(), "togyzkumalak.html");
    assert.equal(
      (await stat(await download.path())).size,
      (await stat(join(SITE, "togyzkumalak.html"))).size,
    );
  });
});
