// Pictures of every screen in every language, on a phone and on a desk, for the eye:
// `node tests/web/bench/photographs.mjs [FOLDER] [LANGUAGE…]`.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { begin, press, quiet, SHORT, still } from "../browser/table.mjs";
import { turnTo, walk } from "../browser/walk.mjs";
import { launch, SCREENS, visit } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { languages } from "../support/words.mjs";

const [, , folder = "target/photographs", ...asked] = process.argv;
const wanted = asked.length > 0 ? languages.filter((each) => asked.includes(each)) : languages;
const site = await serve();
const browser = await launch();
let pictures = 0;
for (const name of /** @type {const} */ (["phone", "desktop"])) {
  const options = { ...still("en-GB"), viewport: SCREENS[name] };
  for (const language of wanted) {
    const place = join(folder, `${SCREENS[name].width}`, language);
    await mkdir(place, { recursive: true });
    /** @param {import("playwright-core").Page} page @param {string} screen @param {boolean} [whole] */
    const take = async (page, screen, whole = false) => {
      await page.screenshot({ path: join(place, `${screen}.png`), fullPage: whole });
      pictures++;
    };
    await visit(browser, site.url, options, async (page) => {
      await quiet(page);
      await begin(page, { mode: "two" });
      await press(page, SHORT.slice(0, 5));
      await walk(page, language, (screen) => take(page, screen));
    });
    for (const file of ["learn", "about"]) {
      await visit(browser, `${site.url}${file}.html`, options, async (page) => {
        await turnTo(page, language);
        for (const figure of await page.locator("figure").all()) {
          await figure.scrollIntoViewIfNeeded();
          await figure.locator(".togyz-hole").first().waitFor();
        }
        await take(page, file, file === "about");
      });
    }
    const game = `study.html#play=togyzkumalak&moves=${SHORT.join("")}`;
    await visit(browser, site.url + game, options, async (page) => {
      await turnTo(page, language);
      await page.locator("#way-back").click();
      for (const tab of ["moves", "engine", "review"]) {
        await page.locator(`#tab-${tab}`).evaluate((button) => {
          if (button instanceof HTMLElement) button.click();
        });
        await page.locator("#engine-lines > li").first().waitFor({ state: "attached" });
        await take(page, `study-${tab}`);
      }
    });
  }
}
console.log(`${pictures} pictures in ${folder}`);
await browser.close();
await site.close();
