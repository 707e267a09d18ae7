// Every screen in every language, on a phone and on a desk: no text is cut, sticks out or leaves the page.
// `node tests/web/bench/photographs.mjs` takes pictures of the same screens.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, SCREENS, visit } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { languages } from "../support/words.mjs";
import { begin, press, quiet, SHORT, still } from "./table.mjs";
import { cut, turnTo, walk } from "./walk.mjs";

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

for (const name of /** @type {const} */ (["phone", "desktop"])) {
  const viewport = SCREENS[name];

  test(`${name}: the game and its dialogs, in every language`, async () => {
    await visit(browser, site.url, { ...still("en-GB"), viewport }, async (page) => {
      await quiet(page);
      await begin(page, { mode: "two" });
      await press(page, SHORT.slice(0, 5));
      /** @type {string[]} */
      const found = [];
      for (const language of languages) {
        await walk(page, language, async (screen) => {
          found.push(...(await cut(page)).map((fault) => `${language}, ${screen}: ${fault}`));
        });
      }
      assert.deepEqual(found, []);
    });
  });

  test(`${name}: the course and the page about the game, in every language`, async () => {
    /** @type {string[]} */
    const found = [];
    for (const file of ["learn.html", "about.html"]) {
      await visit(browser, site.url + file, { ...still("en-GB"), viewport }, async (page) => {
        for (const language of languages) {
          await turnTo(page, language);
          found.push(...(await cut(page)).map((fault) => `${language}, ${file}: ${fault}`));
        }
      });
    }
    assert.deepEqual(found, []);
  });
}
