// A study is given away: as text in every notation, as a page to keep or to print, and its diagrams.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import "../../../www/js/engine/inline-rules.js";
import { Tree } from "../../../www/js/tree/tree.js";
import { assertAccessible } from "../support/axe.mjs";
import { launch, SCREENS, visit } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { languages } from "../support/words.mjs";
import { hole, speak, still } from "./table.mjs";
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

const HOSTILE = "<script>alert(1)</script> & so } on";

/** @param {Page} page */
async function open(page) {
  await page.locator(".togyz-hole").first().waitFor();
  await page.locator("#more").click();
  await page.locator("[value=print]").click();
  await page.locator("#print-area").waitFor();
}

/** A study with a side line and a comment. @param {Page} page */
async function study(page) {
  await page.locator(".togyz-hole").first().waitFor();
  await hole(page, "first", 7).click();
  await hole(page, "second", 2).click();
  await page.locator("#way-back").click();
  await hole(page, "second", 3).click();
  await page.locator("#edit-note").click();
  await page.locator("#note-text").fill(HOSTILE);
  await page.locator("#way-first").click();
}

/** @param {Page} page @param {number} which of the buttons that give a file */
async function given(page, which) {
  const button = page.locator('dialog[open] [data-text="save"]').nth(which);
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), "utf8"),
  };
}

test("text, page and diagrams hold what was said, and nothing of it runs", async () => {
  await visit(browser, `${site.url}study.html`, still("en-GB"), async (page) => {
    await study(page);
    await open(page);
    for (const format of ["server", "tgk", "uci", "digits"]) {
      await page.locator("#print-format").selectOption(format);
      const { name, text } = await given(page, 1);
      assert.equal(name, "togyzkumalak.txt");
      assert.equal(text, await page.locator("#print-area").inputValue());
      assert.equal(Tree.fromRecord(text).at([7, 3]).comment, HOSTILE, format);
    }
    assert.match((await page.locator("dialog[open] [role=status]").textContent()) ?? "", /3/);
    await page.locator("#print-which").selectOption({ label: "1... 33(10)" });
    const diagram = await given(page, 2);
    assert.equal(diagram.name, "togyzkumalak.svg");
    assert.match(diagram.text, /<title>1\.\.\. 33\(10\)<\/title>/);
    const file = await given(page, 0);
    assert.equal(file.name, "togyzkumalak.html");

    const other = await page.context().newPage();
    other.on("dialog", () => assert.fail("what was written as a comment ran"));
    await other.setContent(file.text);
    assert.equal(await other.locator("figure svg").count(), 3);
    assert.equal(await other.locator("script").count(), 0);
    assert.match(await other.locator("main").innerText(), /\(1\.\.\. 33\(10\)/);
    assert.ok((await other.locator("main").innerText()).includes(HOSTILE));
    await assertAccessible(other);
    await other.close();
  });
});

test("what is printed is the sheet alone, and the page is as it was afterwards", async () => {
  await visit(browser, `${site.url}study.html`, still("en-GB"), async (page) => {
    await study(page);
    await page.evaluate(() => {
      window.print = () => {};
    });
    await open(page);
    await page.locator('[data-text="print-print"]').click();
    await page.locator(".print-sheet").waitFor({ state: "attached" });
    assert.ok(await page.locator(".print-sheet").isHidden());
    assert.ok(await page.locator("#study").isVisible());
    await page.emulateMedia({ media: "print" });
    assert.ok(await page.locator(".print-sheet").isVisible());
    const ground = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    assert.equal(ground, "rgb(255, 255, 255)", "the paper is white below the sheet, too");
    assert.ok(await page.locator("#study").isHidden());
    assert.equal(await page.locator(".print-sheet figure").count(), 3);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    assert.match(pdf.toString("latin1"), /MediaBox ?\[0 0 59[45][.\d]* 84[12]/, "A4");
    await page.emulateMedia({ media: "screen" });
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    assert.equal(await page.locator(".print-sheet").count(), 0);
    await page.locator("#way-on").click();
  });
});

for (const screen of /** @type {const} */ (["phone", "desktop"])) {
  test(`${screen}: nothing is cut in any language, and all is accessible, light and dark`, async () => {
    const address = `${site.url}study.html`;
    await visit(
      browser,
      address,
      { ...still("en-GB"), viewport: SCREENS[screen] },
      async (page) => {
        for (const language of languages) {
          await page.locator(".togyz-hole").first().waitFor();
          await speak(page, language);
          await open(page);
          assert.deepEqual(await cut(page), [], language);
          if (language === "en" || language === "ar") {
            for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
              await page.emulateMedia({ colorScheme });
              await assertAccessible(page);
            }
          }
          await page.keyboard.press("Escape");
        }
      },
    );
  });
}
