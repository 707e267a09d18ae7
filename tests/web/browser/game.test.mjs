// Whole games to a result, as people play them, in each of the four languages.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { balancedOpening, Game } from "togyzkumalak";
import { launch, visit } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
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
  tabTo,
  type,
} from "./table.mjs";

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

const SCORE = /\d+\s:\s\d+/;

test("two people, by pointer alone, in Kazakh; with undo, redo and reload", async () => {
  await visit(browser, site.url, still("kk-KZ"), async (page) => {
    await quiet(page, { ply: 0 });
    assert.equal(await page.locator("h1").textContent(), "Тоғызқұмалақ");
    await begin(page, { mode: "two" });
    await press(page, SHORT.slice(0, 5));
    const five = await counts(page);

    await page.locator("#undo").click();
    await quiet(page, { ply: 4 });
    assert.notDeepEqual(await counts(page), five);
    await page.locator("#redo").click();
    await quiet(page, { ply: 5 });
    assert.deepEqual(await counts(page), five);

    await page.reload();
    await quiet(page, { ply: 5 });
    assert.deepEqual(await counts(page), five);
    await page.locator("#undo").click();
    await quiet(page, { ply: 4 });

    await press(page, SHORT.slice(4));
    assert.equal(await stateOf(page), "over");
    assert.match(await said(page), /^Бастаушы жеңді!/);
    assert.match(await said(page), SCORE);
    assert.match(await said(page), /Құмалақтардың жартысынан көбі/);
    assert.equal(await page.locator('.plate[data-won="true"]').getAttribute("data-side"), "first");
    const { first, second, kazans } = await counts(page);
    assert.equal(
      [...first, ...second, ...kazans].reduce((sum, balls) => sum + balls),
      162,
    );
  });
});

test("two people, by keyboard alone, in Kyrgyz; with undo, redo and reload", async () => {
  await visit(browser, site.url, still("ky-KG"), async (page) => {
    await quiet(page, { ply: 0 });
    assert.equal(await page.locator("h1").textContent(), "Тогуз коргоол");
    await tabTo(page, "#new");
    await page.keyboard.press("Enter");
    await tabTo(page, '[name="mode"]');
    await page.keyboard.press("ArrowDown");
    await tabTo(page, '#new-dialog [value="begin"]');
    await page.keyboard.press("Enter");
    await tabTo(page, ".togyz-hole", "Shift+Tab");
    await type(page, SHORT.slice(0, 6));

    await tabTo(page, "#undo");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await quiet(page, { ply: 4 });
    await tabTo(page, "#redo");
    await page.keyboard.press("Enter");
    await quiet(page, { ply: 5 });
    await page.reload();
    await quiet(page, { ply: 5 });
    await tabTo(page, ".togyz-hole");

    // Arrows, Home and End lead over the whole board.
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    await page.keyboard.press("1");
    await page.keyboard.press("End");
    assert.match((await focused()) ?? "", /^9-үй/);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    assert.match((await focused()) ?? "", /^2-үй, \d+ коргоол$/);
    assert.equal(await page.locator('.togyz-hole[tabindex="0"]').count(), 1);

    await type(page, SHORT.slice(5));
    assert.equal(await stateOf(page), "over");
    assert.match(await said(page), /^Баштоочу жеңди!.*Коргоолдордун жарымынан көбү/s);
  });
});

/**
 * Plays to the end against the computer, always the first hole that can be chosen.
 *
 * @param {Page} page
 * @param {(hole: string) => Promise<void>} choose
 */
async function playOut(page, choose) {
  for (let turn = 0; turn < 250; turn++) {
    await quiet(page);
    if ((await stateOf(page)) === "over") return;
    const ply = await plyOf(page);
    const open = page.locator('.togyz-hole[aria-disabled="false"]').first();
    await choose((await open.getAttribute("data-hole")) ?? "");
    await page.waitForFunction(
      (before) => document.getElementById("game")?.dataset.ply !== before,
      String(ply),
    );
  }
  throw new Error("the game does not end");
}

test("against the computer, by pointer alone, in Russian", async () => {
  await visit(browser, site.url, still("ru-RU"), async (page) => {
    await quiet(page, { ply: 0 });
    await begin(page, { mode: "computer", beginner: "you", level: 1, rules: "bestemshe" });
    await quiet(page, { ply: 0 });
    await hole(page, "first", 3).click();
    await quiet(page, { ply: 2 });
    const two = await counts(page);
    assert.match(await said(page), /^Компьютер: лунка \d\..*Ваш ход\.$/s);

    // Both moves are taken back, both come again.
    await page.locator("#undo").click();
    await quiet(page, { ply: 0 });
    assert.equal(await page.locator("#undo").getAttribute("aria-disabled"), "true");
    await page.locator("#redo").click();
    await quiet(page, { ply: 2 });
    assert.deepEqual(await counts(page), two);
    await page.reload();
    await quiet(page, { ply: 2 });
    assert.deepEqual(await counts(page), two);

    await playOut(page, (number) => hole(page, "first", Number(number)).click());
    assert.match(await said(page), /^(Вы победили!|Победил компьютер|Ничья)/);
  });
});

test("against the computer that begins, by keyboard alone, in English", async () => {
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page, { ply: 0 });
    await tabTo(page, "#new");
    await page.keyboard.press("Enter");
    await tabTo(page, '[name="beginner"]');
    await page.keyboard.press("ArrowRight");
    await tabTo(page, "#rules");
    await page.keyboard.press("ArrowDown");
    await tabTo(page, '#new-dialog [value="begin"]');
    await page.keyboard.press("Enter");
    await quiet(page, { ply: 1 });
    // The person's own row is at the bottom, though he is second.
    assert.equal(
      await page.locator('.plate[data-place="near"]').getAttribute("data-side"),
      "second",
    );
    await tabTo(page, ".togyz-hole", "Shift+Tab");
    await playOut(page, async (number) => {
      await page.keyboard.press(number);
      await page.keyboard.press("Enter");
    });
    assert.match(await said(page), /^(You have won!|The computer has won|A draw)/);
  });
});

test("the computer alone waits to be started, can be paused, and comes to an end", async () => {
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page);
    await begin(page, { mode: "watch", level: 1, rules: "bestemshe" });
    await quiet(page, { ply: 0, state: "paused" });
    await page.locator("#run").click();
    // Its moves may come faster than they can be looked at one by one.
    await page.waitForFunction(
      () => Number(document.querySelector("#game")?.getAttribute("data-ply")) >= 3,
    );
    await page.locator("#run").click();
    await quiet(page, { state: "paused" });
    const paused = await plyOf(page);
    await page.reload();
    await quiet(page, { ply: paused, state: "paused" });
  });
});

test("every rule set can be chosen and played", async () => {
  const boards = /** @type {const} */ ([
    ["togyzkumalak", 9, 9],
    ["bestemshe", 5, 5],
    ["qozdatu", 7, 7],
    ["pantusov-1906", 9, 9],
    ["no-resow", 9, 9],
    ["single-capture", 9, 9],
  ]);
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page);
    for (const [rules, holes, balls] of boards) {
      await begin(page, { mode: "two", rules });
      await quiet(page, { ply: 0 });
      const { first, second } = await counts(page);
      assert.deepEqual([...first, ...second], Array(2 * holes).fill(balls), rules);
      await press(page, [3, 4]);
      await page.reload();
      await quiet(page, { ply: 2 });
    }
  });
});

test("a game can begin with an even opening, where there are such", async () => {
  const boards = new Set(
    Array.from({ length: 200 }, (_, seed) => {
      const game = new Game();
      for (const made of balancedOpening(seed)) game.play(made);
      const { holes, kazans, ply } = game.snapshot();
      return JSON.stringify([holes.first, holes.second, [kazans.first, kazans.second], ply]);
    }),
  );
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page, { ply: 0 });
    await page.locator("#new").click();
    const opening = page.locator("#opening");
    for (const [mode, rules, offered] of /** @type {const} */ ([
      ["two", "togyzkumalak", true],
      ["two", "bestemshe", false],
      ["friend", "togyzkumalak", false],
    ])) {
      await page.locator(`#new-dialog label:has([value="${mode}"])`).click();
      await page.locator("#rules").selectOption(rules);
      assert.equal(await opening.isVisible(), offered, `${mode}, ${rules}`);
    }
    await page.locator('#new-dialog [value="cancel"]').click();

    await begin(page, { mode: "two", rules: "togyzkumalak", opening: "even" });
    await page.waitForSelector('#game:not([data-ply="0"])');
    await quiet(page);
    const ply = await plyOf(page);
    const { first, second, kazans } = await counts(page);
    const board = JSON.stringify([first, second, kazans, ply]);
    assert.ok(boards.has(board), board);
    await page.reload();
    await quiet(page, { ply });
    await page.locator("#undo").click();
    await quiet(page, { ply: ply - 1 });

    await begin(page, { mode: "two", opening: "usual" });
    await quiet(page, { ply: 0 });
  });
});

test("resigning asks first, and can be taken back", async () => {
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page);
    await begin(page, { mode: "two" });
    await press(page, [1]);
    await more(page, "resign");
    await page.locator("#resign-dialog").waitFor();
    await page.keyboard.press("Escape");
    assert.equal(await stateOf(page), "human");
    await more(page, "resign");
    await page.locator("#resign-dialog").waitFor();
    await page.locator('#resign-dialog [value="resign"]').click();
    await quiet(page, { state: "over" });
    assert.match(await said(page), /^The first player has won!.*resigned/s);
    await page.reload();
    await quiet(page, { state: "over" });
    await page.locator("#undo").click();
    await quiet(page, { ply: 1, state: "human" });
  });
});
