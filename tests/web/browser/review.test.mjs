// The review of a game as a person meets it: after a game, on the analysis board, by pointer and by keyboard.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { NAMES } from "../../../www/js/i18n/index.js";
import { writeLink } from "../../../www/js/text/link.js";
import { assertAccessible } from "../support/axe.mjs";
import { launch, SCREENS, visit } from "../support/browser.mjs";
import { SITE, serve } from "../support/server.mjs";
import { quiet, SHORT, speak, still } from "./table.mjs";

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

/** A game of twenty moves that nobody would be proud of. */
const GAME = [3, 1, 7, 6, 5, 2, 3, 5, 1, 4, 2, 4, 6, 8, 5, 2, 9, 1, 2, 4];

/** @param {number[]} moves */
const linkOf = (moves) =>
  writeLink({ start: { rules: "togyzkumalak", position: null }, moves, end: null, friend: null });

/** @param {Page} page */
const done = (page) => page.waitForSelector("#review-panel .review-body");

/** @param {Page} page */
const graph = (page) => page.getByRole("slider");

/** @param {Page} page */
const plyOf = async (page) => Number(await graph(page).getAttribute("aria-valuenow"));

/** @param {Page} page @param {number} ply */
const at = (page, ply) => page.waitForSelector(`[role="slider"][aria-valuenow="${ply}"]`);

/** @param {Page} page */
const said = async (page) => (await page.locator(".said").textContent()) ?? "";

test("after a game one press leads to its review", async () => {
  await visit(browser, `${site.url}${linkOf(SHORT)}`, still("en-GB"), async (page) => {
    await quiet(page, { state: "over" });
    await page.locator("#analyse").click();
    await done(page);
    assert.equal(await graph(page).getAttribute("aria-valuemax"), String(SHORT.length));
    assert.equal(await plyOf(page), SHORT.length);
    assert.match((await graph(page).getAttribute("aria-valuetext")) ?? "", /100%/);
  });
});

test("in the one file too, from the disk", async () => {
  const file = new URL("togyzkumalak.html", pathToFileURL(SITE));
  await visit(browser, `${file}${linkOf(SHORT)}`, still("en-GB"), async (page) => {
    await quiet(page, { state: "over" });
    await page.locator("#analyse").click();
    await done(page);
    assert.equal(await graph(page).getAttribute("aria-valuemax"), String(SHORT.length));
  });
});

test("by pointer: mistakes one by one, the graph, and the better line on the board", async () => {
  const address = `${site.url}study.html?review${linkOf(GAME)}`;
  await visit(browser, address, { ...still("en-GB"), viewport: SCREENS.phone }, async (page) => {
    await done(page);
    const mistakes = await page.locator(".graph-dot").count();
    assert.ok(mistakes >= 5, `${mistakes} mistakes`);
    const previous = page.getByRole("button", { name: "Mistake before" });
    /** @type {Set<string>} */
    const sentences = new Set();
    for (let left = mistakes; left > 0; left--) {
      const ply = await plyOf(page);
      if (left < mistakes || (await page.locator(".better").isHidden())) {
        await previous.click();
        await page.waitForFunction(
          (ply) => document.querySelector('[role="slider"]')?.ariaValueNow !== String(ply),
          ply,
        );
      }
      assert.match(await said(page), /(Inaccuracy|Mistake|Blunder).*chance \d+% instead of \d+%/);
      const move = (await page.locator(".said-head b").textContent()) ?? "";
      await page.locator("#status", { hasText: `${move} · ` }).waitFor();
      sentences.add((await page.locator(".why-said").textContent()) ?? "");
    }
    assert.ok(sentences.size >= 3, "not always the same is said");
    assert.equal(await previous.getAttribute("aria-disabled"), "true");

    await page.getByRole("button", { name: "Next mistake" }).click();
    const texts = await page.locator(".better-move").allTextContents();
    const blamed = await said(page);
    for (const [at, text] of texts.slice(0, 3).entries()) {
      await page.locator(".better-move").nth(at).press("Enter");
      await page.locator(".better-move[aria-current]", { hasText: text }).waitFor();
      assert.ok((await page.locator("#status").textContent())?.includes(text));
      assert.equal(await said(page), blamed, "along the line the same is said of the game");
    }
    await page.locator("#way-back").click();
    await page.locator(".better-move:nth-child(2)[aria-current]").waitFor();
    // Another move leaves the line.
    const other = page.locator(".togyz-hole:not([aria-disabled='true'])");
    await other.last().click();
    await page.waitForFunction(() =>
      document.querySelector(".why-said")?.textContent?.includes("Side"),
    );

    const box = await graph(page).boundingBox();
    assert.ok(box);
    await graph(page).click({ position: { x: 1, y: 10 } });
    await at(page, 0);
    await graph(page).click({ position: { x: box.width - 2, y: 10 } });
    await at(page, GAME.length);
  });
});

test("by keyboard, in Kyrgyz: from the button to the graph, and along it", async () => {
  await visit(browser, `${site.url}study.html${linkOf(GAME)}`, still("ky"), async (page) => {
    await page.locator("#review-panel .main-button").focus();
    await page.keyboard.press("Enter");
    await done(page);
    await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "slider");
    for (const [key, ply] of /** @type {const} */ ([
      ["Home", 0],
      ["ArrowRight", 1],
      ["ArrowUp", 2],
      ["PageUp", 12],
      ["ArrowLeft", 11],
      ["End", GAME.length],
      ["ArrowRight", GAME.length],
    ])) {
      await page.keyboard.press(key);
      await at(page, ply);
    }
    assert.match((await graph(page).getAttribute("aria-label")) ?? "", /Баштоочунун/);
  });
});

test("it can be stopped, and what is finished is there again after a reload", async () => {
  await visit(browser, `${site.url}study.html${linkOf(GAME)}`, still("en-GB"), async (page) => {
    const start = page.locator("#review-panel .main-button");
    await start.click();
    await page.getByRole("button", { name: "Stop" }).click();
    await start.waitFor();
    await start.click();
    await done(page);
    const scores = await page.locator(".scores").textContent();
    await page.reload();
    await done(page);
    assert.equal(await page.locator(".scores").textContent(), scores);
    // Another move is another game: the review speaks of the moves that it knows.
    await page
      .locator(".togyz-hole[data-side='first']:not([aria-disabled='true'])")
      .first()
      .click();
    await page.getByText("Moves were added or changed").waitFor();
    assert.ok(await page.locator(".review-body").isVisible());
  });
});

test("it is written into the moves: marks, reasons and side lines, once", async () => {
  await visit(
    browser,
    `${site.url}study.html?review${linkOf(GAME)}`,
    still("en-GB"),
    async (page) => {
      await done(page);
      const moves = page.locator("#moves-list");
      const bare = await moves.innerText();
      const write = page.getByRole("button", { name: "Write into the moves" });
      await write.click();
      await page.getByText(/^Written, with/).waitFor();
      const blamed = await page.locator(".graph-dot").count();
      await page.waitForFunction(
        (n) => document.querySelectorAll("#moves-list .remark").length === n,
        blamed,
      );
      const written = await moves.innerText();
      assert.ok(written.length > 3 * bare.length && written.includes("??"));
      assert.equal(await moves.locator(".aside").count(), blamed);
      await write.click();
      assert.equal(await moves.innerText(), written);
      assert.ok(await page.locator(".review-body").isVisible(), "the review goes on");
      await page.locator(".togyz-hole:not([aria-disabled='true'])").first().click();
      await page.locator("#way-back").click();
      await page.getByText(/^Written, with/).waitFor();
      await page.evaluate((hash) => {
        location.hash = hash;
      }, linkOf(SHORT));
      await page.locator(".review-body").waitFor({ state: "hidden" });
      assert.equal(await page.getByText(/^Written, with/).count(), 0, "of that game only");
    },
  );
});

test("on a desk all that a review says and offers is in sight, in every language", async () => {
  const address = `${site.url}study.html?review${linkOf(GAME)}`;
  await visit(browser, address, { ...still("en-GB"), viewport: SCREENS.desktop }, async (page) => {
    await done(page);
    await page.getByRole("button", { name: "Mistake before" }).click();
    for (const language of Object.keys(NAMES)) {
      await speak(page, language);
      const hidden = await page.evaluate(() => {
        const panel = document.querySelector("#review-panel")?.getBoundingClientRect();
        if (!panel) return ["no panel"];
        return [...document.querySelectorAll("#review-panel button, #review-panel tr")]
          .map((each) => ({ each, box: each.getBoundingClientRect() }))
          .filter(({ box }) => box.height > 0 && box.bottom > panel.bottom)
          .map(({ each }) => each.textContent);
      });
      assert.deepEqual(hidden, [], language);
    }
  });
});

/** Three games as a file holds them, one of them with no end. */
const RECORDS = [
  '[White "Ayan"]\n[Black "Bek"]\n[Result "1-0"]\n\n1. 9 2 2. 8 1 3. 7 2 4. 6 1 5. 9 2 6. 5 1-0\n',
  '[White "Dana"]\n[Black "Ayan"]\n[Result "0-1"]\n\n1. 7 9 2. 8 0-1\n',
  '[White "Dana"]\n[Black "Bek"]\n[Result "*"]\n\n1. 7 9 2. 2 3 *\n',
].join("\n");

test("many games from a file: one after another, summed up, and each to be opened", async () => {
  const visitor = { ...still("en-GB"), viewport: SCREENS.phone };
  await visit(browser, `${site.url}study.html`, visitor, async (page) => {
    await page.locator("#tab-review").click();
    await page.getByRole("button", { name: "Review many games" }).click();
    const dialog = page.getByRole("dialog");
    /** @param {string} text */
    const give = (text) =>
      dialog
        .locator("input[type=file]")
        .setInputFiles({ name: "games.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
    await dialog.getByRole("button", { name: "My games" }).click();
    await dialog.getByText("There is no game with moves.").waitFor();
    await give("1. 75 98");
    await dialog.getByText("Line 1, column").waitFor();
    const paste = dialog.getByRole("textbox", { name: "Or paste records here" });
    await paste.fill(RECORDS);
    await dialog.getByText("Done: 0 of 3").waitFor();
    await paste.fill("1. 75 98");
    await dialog.getByText("Line 1, column").waitFor();
    // What is written just before a file is chosen comes too late.
    await paste.fill("1. 75");
    await give(RECORDS);
    await dialog.getByText("Done: 0 of 3").waitFor();
    assert.equal(await paste.inputValue(), "");
    await page.keyboard.press("Enter");
    await dialog.getByText("Done: 3 of 3").waitFor();
    const games = dialog.locator(".many-game");
    assert.ok(await games.first().evaluate((game) => game === document.activeElement));
    const rows = await dialog.locator("tr").allInnerTexts();
    const cells = rows.map((row) => row.split(/\s*\t\s*/));
    const [accuracies = [], mistakes = []] = cells.slice(3, 5).map((row) => row.slice(1));
    assert.deepEqual(
      cells.map((row) => row.slice(0, 4)),
      [
        ["", "First player", "Second player", "All"],
        ["Games", "3", "3", "3"],
        ["Score", "50%", "50%", "–"],
        ["Accuracy", ...accuracies],
        ["Mistakes a game", ...mistakes],
        ["Opening", "Games", "Score", "Accuracy"],
        ["7 9", "2", "0%", cells[6]?.[3]],
        ["9 2", "1", "100%", cells[7]?.[3]],
      ],
    );
    const inks = await dialog
      .locator(".scores th[scope='col']")
      .evaluateAll((heads) => heads.map((head) => getComputedStyle(head).color));
    assert.equal(new Set(inks).size, 3, "each side in its own ink, both in none");
    for (const figure of [...accuracies, ...mistakes]) assert.match(figure, /^\d+\.\d$/);
    await assertAccessible(page, { within: "dialog" });
    for (const language of ["ru", "kk", "ar"]) {
      await page.keyboard.press("Escape");
      await speak(page, language);
      await page.locator(".link-button:visible").click();
      const wide = await dialog.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
      assert.equal(wide, 0, language);
    }
    await games.first().click();
    await done(page);
    assert.ok(await graph(page).evaluate((each) => each === document.activeElement));
    assert.equal(await graph(page).getAttribute("aria-valuemax"), String(SHORT.length));
  });
});

test("in every language, at every width, light and dark: accessible, and nothing is cut off", async () => {
  for (const [viewport, colorScheme] of /** @type {const} */ ([
    [SCREENS.phone, "light"],
    [SCREENS.desktop, "dark"],
  ])) {
    const visitor = { ...still("en-GB"), viewport, colorScheme };
    await visit(browser, `${site.url}study.html?review${linkOf(GAME)}`, visitor, async (page) => {
      await done(page);
      await page.getByRole("button", { name: "Mistake before" }).click();
      for (const language of Object.keys(NAMES)) {
        await speak(page, language);
        const wide = await page.evaluate(() =>
          [...document.querySelectorAll("#review-panel *")]
            .filter((each) => !each.closest(".better-moves, svg"))
            .filter(
              ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
            )
            .map(({ className, textContent }) => `${className}: ${textContent}`),
        );
        assert.deepEqual(wide, [], language);
        const text = await page.locator("#review-panel").innerText();
        assert.doesNotMatch(text, /[{}]|undefined|NaN/, language);
      }
      await assertAccessible(page, { within: "#review-panel" });
    });
  }
});
