// Games in and out: by text, file, drop, link and picture, as a person exchanges them.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { assertAccessible } from "../support/axe.mjs";
import { launch, SCREENS, visit } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { begin, counts, more, plyOf, press, quiet, SHORT, said, still } from "./table.mjs";

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

const POSITION = "11S,1S,7S,t,6S,4S,2S,4S,3S/2S,6S,19S,t,1S,3S,1S,3S,3S 57 29 N 10";

/** @param {Page} page @param {string} text */
async function read(page, text) {
  await page.locator("#text-area").fill(text);
  await page.locator("#text-read").click();
}

/** @param {Page} page @param {() => Promise<void>} act */
async function downloaded(page, act) {
  const waiting = page.waitForEvent("download");
  await act();
  const file = await waiting;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test("the text of a game is copied, saved, and opens again in every form", async () => {
  const permissions = ["clipboard-read", "clipboard-write"];
  await visit(browser, site.url, { ...still("en-GB"), permissions }, async (page) => {
    await quiet(page);
    await begin(page, { mode: "two" });
    await press(page, SHORT.slice(0, 6));
    const six = await counts(page);
    await more(page, "text");
    await assertAccessible(page);
    assert.match(
      await page.locator("#text-area").inputValue(),
      /1\. 98\(10\) 22\(10\) 2\. 87\(22\)/,
    );
    await page.locator("#text-copy").click();
    await page.locator("#text-said", { hasText: "Copied." }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(copied, /98\(10\)/);
    const { name, bytes } = await downloaded(page, () => page.locator("#text-save").click());
    assert.equal(name, "togyzkumalak.txt");
    assert.equal(bytes.toString(), copied);

    /** @type {string[]} */
    const texts = [];
    for (const format of ["tgk", "uci", "digits", "position"]) {
      await page.locator("#text-format").selectOption(format);
      texts.push(await page.locator("#text-area").inputValue());
    }
    await page.locator('#text-dialog [value="close"]').click();
    for (const text of [copied, ...texts]) {
      await begin(page, { mode: "two" });
      await more(page, "text");
      await read(page, text);
      await page.locator("#text-dialog").waitFor({ state: "hidden" });
      await quiet(page);
      assert.deepEqual(await counts(page), six, text);
    }
  });
});

test("what is wrong is said where it is, in the person's language; then it is put right", async () => {
  await visit(browser, site.url, still("ru-RU"), async (page) => {
    await quiet(page);
    await more(page, "text");
    await read(page, "1. 76(10) 98\n2. 29 1");
    const wrong = page.locator("#text-wrong");
    assert.match(await wrong.innerText(), /Строка 2, столбец 4: «29»\. Последний кумалак попадает/);
    const selected = await page.evaluate(() => getSelection()?.toString());
    assert.equal(selected, "29");
    await assertAccessible(page);
    await page.locator("#text-area").fill("1. 76(10) 98 2. 1");
    assert.equal(await wrong.isVisible(), false);
    await page.locator("#text-read").click();
    await quiet(page, { ply: 3 });
  });
});

test("of several games in a file one is chosen; a position is played on against the computer", async () => {
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page);
    await more(page, "text");
    const text =
      '[White "Aida"]\n[Black "Bek"]\n\n1. 76(10) 98 *\n\n[White "Dana"]\n\n1. 4 7 2. 2 *\n';
    await page.locator("#text-file").setInputFiles({
      name: "games.pgn",
      mimeType: "text/plain",
      buffer: Buffer.from(text),
    });
    await page.locator("#text-found").waitFor();
    assert.deepEqual(await page.locator("#text-found option").allTextContents(), [
      "1. Aida – Bek, 1 move, *",
      "2. Dana – ?, 2 moves, *",
    ]);
    await assertAccessible(page);
    await page.locator("#text-found").selectOption("1");
    await page.locator("#text-read").click();
    await quiet(page, { ply: 3 });

    await more(page, "text");
    await page.locator("#text-area").fill(POSITION);
    await page.locator('#text-who label:has([value="computer"])').click();
    await page.locator("#text-read").click();
    await quiet(page, { ply: 0, state: "human" });
    assert.deepEqual((await counts(page)).kazans, [57, 29]);
    assert.equal(
      await page.locator('.plate[data-place="near"]').getAttribute("data-side"),
      "second",
    );
    await page.locator('.togyz-hole[aria-disabled="false"]').first().click();
    await quiet(page, { ply: 2 });
    await page.reload();
    await quiet(page, { ply: 2 });
    assert.ok(Number((await counts(page)).kazans[0]) >= 57);
  });
});

test("a file that is dropped on the page is opened", async () => {
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page);
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(["1. 76(10) 98 2. 1"], "game.txt", { type: "text/plain" }));
      return transfer;
    });
    await page.dispatchEvent("#board", "drop", { dataTransfer: data });
    await quiet(page, { ply: 3 });
  });
});

test("a link holds the whole game; one that was changed is refused, and nothing is lost", async () => {
  const permissions = ["clipboard-read", "clipboard-write"];
  await visit(browser, site.url, { ...still("en-GB"), permissions }, async (page) => {
    await quiet(page);
    await begin(page, { mode: "two" });
    await press(page, SHORT.slice(0, 6));
    const six = await counts(page);
    await more(page, "share");
    await assertAccessible(page);
    await page.locator("#share-copy").click();
    await page.locator("#share-said", { hasText: "Copied." }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(link, /#play=togyzkumalak&check=\w{4}&moves=928172$/);

    await page.goto("about:blank");
    await visit(browser, link, still("ky-KG"), async (other) => {
      await quiet(other, { ply: 6 });
      assert.deepEqual(await counts(other), six);
      assert.equal(new URL(other.url()).hash, "", "a reload goes on with what is played since");
      await press(other, [6]);
      await other.reload();
      await quiet(other, { ply: 7 });
    });

    await page.goto(site.url);
    await quiet(page, { ply: 6 });
    for (const [hash, why] of /** @type {const} */ ([
      [link.replace("928172", "928173").split("#")[1], /changed or cut/],
      ["play=togyzkumalak&moves=9999999999999", /hole is empty|over/],
      ["play=chess&moves=1", /not a game/],
    ])) {
      await page.evaluate((value) => location.assign(`#${value}`), hash);
      await page.locator("#refused-dialog").waitFor();
      assert.match(await page.locator("#refused-what").innerText(), why);
      assert.match(await page.locator("#refused-what").innerText(), /Your game is as it was/);
      await assertAccessible(page);
      await page.keyboard.press("Escape");
      assert.deepEqual(await counts(page), six);
    }

    // A game that is under way is not lost to a link.
    const hash = "play=bestemshe&moves=3";
    await page.evaluate((value) => location.assign(`#${value}`), hash);
    await page.locator('#arrival-dialog [value="cancel"]').click();
    assert.equal(await plyOf(page), 6);
    await page.evaluate((value) => location.assign(`#${value}`), hash);
    await page.locator('#arrival-dialog [value="open"]').click();
    await quiet(page, { ply: 1 });
    await page.reload();
    await quiet(page, { ply: 1 });
    await more(page, "before");
    await quiet(page, { ply: 6 });
    assert.deepEqual(await counts(page), six);
    assert.match(await said(page), /turn/);
  });
});

test("without a clipboard the link is selected, to be copied by hand", async () => {
  /** @param {Page} page */
  const prepare = async (page) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
  };
  await visit(browser, site.url, { ...still("en-GB"), prepare }, async (page) => {
    await quiet(page);
    await more(page, "share");
    await page.locator("#share-copy").click();
    await page.locator("#share-said", { hasText: "copy it yourself" }).waitFor();
    const field = page.locator("#share-link");
    const all = await field.evaluate(
      (/** @type {HTMLInputElement} */ input) => input.selectionEnd === input.value.length,
    );
    assert.ok(all);
  });
});

test("another app is given the link where the device can", async () => {
  /** @param {Page} page */
  const prepare = async (page) => {
    await page.addInitScript(() => {
      const share = async (/** @type {unknown} */ data) => Object.assign(globalThis, { data });
      Object.defineProperty(navigator, "share", { value: share });
    });
  };
  await visit(browser, site.url, { ...still("en-GB"), prepare }, async (page) => {
    await quiet(page);
    await more(page, "share");
    await page.locator("#share-send").click();
    await page.waitForFunction(() => "data" in globalThis);
    const { url } = await page.evaluate(() => /** @type {any} */ (globalThis).data);
    assert.match(url, /#play=togyzkumalak&check=\w{4}&moves=$/);
  });
});

test("the board is saved as a picture of both kinds", async () => {
  await visit(browser, site.url, { ...still("en-GB"), viewport: SCREENS.phone }, async (page) => {
    await quiet(page);
    await more(page, "share");
    const png = await downloaded(page, () => page.locator("#share-png").click());
    assert.equal(png.name, "togyzkumalak.png");
    assert.equal(png.bytes.subarray(1, 4).toString(), "PNG");
    assert.equal(png.bytes.readUInt32BE(16), 2400);
    const svg = await downloaded(page, () => page.locator("#share-svg").click());
    assert.match(svg.bytes.toString(), /^<svg .*<\/svg>\s*$/s);
    assert.doesNotMatch(svg.bytes.toString(), /NaN|undefined|var\(/);
  });
});
