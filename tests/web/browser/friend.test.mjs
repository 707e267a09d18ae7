// Two people at two devices: each move makes a link that goes on with the game at the other.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { assertAccessible } from "../support/axe.mjs";
import { launch, SCREENS, visit } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { begin, counts, hole, more, plyOf, press, quiet, said, start, still } from "./table.mjs";

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

/** The link that the page offers to be sent. */
/** @param {Page} page */
async function sent(page) {
  await page.locator("#send").click();
  await page.locator("#share-dialog[open]").waitFor();
  const link = await page.locator("#share-link").inputValue();
  await page.locator('#share-dialog [value="close"]').click();
  return link;
}

/** @param {Page} page @param {string} link */
const follow = (page, link) =>
  page.evaluate((hash) => location.assign(hash), `#${link.split("#")[1]}`);

/** @param {Page} page */
async function refusal(page) {
  await page.locator("#refused-dialog").waitFor();
  const text = await page.locator("#refused-what").innerText();
  await page.keyboard.press("Escape");
  return text;
}

/** A move in a game with a friend is tapped twice. */
/** @param {Page} page @param {"first" | "second"} side @param {number} number */
async function move(page, side, number) {
  const ply = await plyOf(page);
  await hole(page, side, number).click();
  assert.equal(await plyOf(page), ply);
  await hole(page, side, number).click();
  await quiet(page, { ply: ply + 1, state: "waiting" });
}

test("a game goes back and forth by links; wrong ones are refused, and nothing is lost", async () => {
  const phone = { ...still("en-GB"), viewport: SCREENS.phone };
  await visit(browser, site.url, phone, async (aida) => {
    await quiet(aida);
    await begin(aida, { mode: "friend", beginner: "you" });
    await move(aida, "first", 9);
    assert.match(await said(aida), /^Send the link/);
    await assertAccessible(aida);
    const first = await sent(aida);
    assert.match(first, /game=\w{6}&you=second&moves=9$/);

    await visit(browser, first, still("ru-RU"), async (bek) => {
      await quiet(bek, { ply: 1, state: "human" });
      assert.equal(
        await bek.locator('.plate[data-place="near"]').getAttribute("data-side"),
        "second",
      );
      await move(bek, "second", 2);
      const second = await sent(bek);

      await follow(aida, second);
      await quiet(aida, { ply: 2, state: "human" });
      assert.deepEqual(await counts(aida), await counts(bek));
      await aida.reload();
      await quiet(aida, { ply: 2, state: "human" });
      await move(aida, "first", 8);
      const third = await sent(aida);

      // Links that are old, one's own, cut, or of another line change nothing.
      for (const [link, why] of /** @type {const} */ ([
        [second, /older/],
        [third, /for your friend/],
        [second.slice(0, -1), /changed or cut/],
      ])) {
        await follow(aida, link);
        assert.match(await refusal(aida), why);
        await quiet(aida, { ply: 3, state: "waiting" });
      }

      await follow(bek, third);
      await quiet(bek, { ply: 3, state: "human" });
      await move(bek, "second", 1);
      await follow(aida, await sent(bek));
      await quiet(aida, { ply: 4, state: "human" });
    });
  });
});

test("a move can be taken back until it is sent, and a draw be offered with it", async () => {
  await visit(browser, site.url, still("en-GB"), async (aida) => {
    await quiet(aida);
    await begin(aida, { mode: "friend", beginner: "you" });
    await move(aida, "first", 9);
    await aida.locator("#undo").click();
    await quiet(aida, { ply: 0, state: "human" });
    assert.ok(await aida.locator("#undo").isHidden());
    await move(aida, "first", 7);
    await aida.reload();
    await quiet(aida, { ply: 1, state: "waiting" });
    await more(aida, "draw");
    await aida.waitForFunction(() =>
      document.getElementById("status")?.textContent?.startsWith("A draw is offered"),
    );
    const offer = await sent(aida);
    assert.match(offer, /&offer=draw&moves=7$/);
    assert.ok(await aida.locator("#undo").isHidden(), "what is sent is sent");

    await visit(browser, offer, still("ru-RU"), async (bek) => {
      await quiet(bek, { ply: 1, state: "human" });
      await bek.locator("#draw-dialog").waitFor();
      await bek.locator('#draw-dialog [value="refuse"]').click();
      await move(bek, "second", 3);
      await more(bek, "draw");
      const back = await sent(bek);
      await follow(aida, back);
      await aida.locator('#draw-dialog [value="agree"]').click();
      await quiet(aida, { ply: 2, state: "over" });
      await follow(bek, await sent(aida));
      await quiet(bek, { ply: 2, state: "over" });
      assert.match(await said(bek), /ничья/i);
    });
  });
});

test("two taps, if one wants: the first shows where the move ends", async () => {
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page);
    await page.locator("#settings").click();
    await page.locator('label:has([name="confirm"][value="yes"])').click();
    await page.locator('#settings-dialog [value="close"]').click();
    await page.reload();
    await quiet(page);
    await begin(page, { mode: "two" });
    await hole(page, "first", 4).click();
    assert.match(await said(page), /^Hole 4, ends in hole 3\. Tap again/);
    assert.equal(await plyOf(page), 0);
    await hole(page, "first", 5).click();
    assert.equal(await plyOf(page), 0);
    await hole(page, "first", 5).click();
    await quiet(page, { ply: 1 });
    await page.locator("#settings").click();
    await page.locator('label:has([name="confirm"][value="no"])').click();
    await page.locator('#settings-dialog [value="close"]').click();
    await press(page, [1]);
  });
});

test("the strength is a slider with its word, by keyboard too", async () => {
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page);
    await page.locator("#new").click();
    const level = page.locator("#level");
    await level.focus();
    await page.keyboard.press("End");
    assert.match(await page.locator("#level-word").innerText(), /as hard as it can$/);
    assert.match((await level.getAttribute("aria-valuetext")) ?? "", /, as hard as it can$/);
    const most = await level.inputValue();
    await start(page);
    await page.locator("#new").click();
    assert.equal(await level.inputValue(), most);
  });
});
