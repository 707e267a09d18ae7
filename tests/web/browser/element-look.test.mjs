// The element as its page wishes it to look and sound: themes, clocks, sounds.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { assertAccessible } from "../support/axe.mjs";
import { launch } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { act, control, holeIn, onHost, shows, told } from "./host.mjs";

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

/**
 * @param {string | import("./host.mjs").Host} host
 * @param {(page: Page) => Promise<void>} use
 * @param {Parameters<typeof onHost>[4]} [options]
 */
const on = (host, use, options) => onHost(browser, site.url, host, use, options);

test("each theme has its own colours, and those of the page around come first", async () => {
  const themes = ["system", "wood", "felt", "light", "dark", "contrast"];
  const boards = themes.map(
    (theme) => `<togyz-kumalak id="${theme}" theme="${theme}"></togyz-kumalak>`,
  );
  const head = "<style>#own { --togyz-wood: rgb(1, 2, 3); } :root { color-scheme: dark }</style>";
  const body = `${boards.join("")}<togyz-kumalak id="own" theme="felt"></togyz-kumalak>`;
  await on({ head, body }, async (page) => {
    /** @param {string} id */
    const colours = async (id) => {
      await shows(page, { ply: 0 }, `#${id}`);
      const get = (/** @type {Element} */ element) => {
        const board = element.shadowRoot?.querySelector(".board");
        const { backgroundColor, color, colorScheme } = getComputedStyle(
          /** @type {Element} */ (board),
        );
        return `${backgroundColor} ${color} ${colorScheme}`;
      };
      return page.locator(`#${id}`).evaluate(get);
    };
    const seen = [];
    for (const theme of themes) seen.push(await colours(theme));
    assert.equal(new Set(seen).size, themes.length, seen.join());
    assert.match(seen[1] ?? "", /light$/);
    assert.match(seen[5] ?? "", /^rgb\(0, 0, 0\) rgb\(255, 255, 255\) dark$/);
    assert.match(await colours("own"), /^rgb\(1, 2, 3\)/);
    assert.deepEqual(
      (await told(page)).filter(({ type }) => type === "error"),
      [],
    );
  });
});

const START = new Date("2026-01-01T10:00:00");

test("a clock runs from the first move on, is lost, and is nobody's in a record", async () => {
  const prepare = (/** @type {Page} */ page) => page.clock.install({ time: START });
  const body = `<togyz-kumalak id="a" clock="5+3"></togyz-kumalak>
    <togyz-kumalak id="b" clock="5" record="7 9"></togyz-kumalak>
    <togyz-kumalak id="c" clock="soon"></togyz-kumalak>`;
  await on(
    body,
    async (page) => {
      await shows(page, { ply: 0 }, "#a");
      await assertAccessible(page);
      await page.clock.pauseAt(new Date(START.getTime() + 60_000));
      /** @param {string} id */
      const times = (id) => page.locator(`${id} >> .plate .time`).allTextContents();
      assert.deepEqual(await times("#a"), ["5:00", "5:00"]);
      assert.deepEqual(await times("#b"), ["", ""]);
      assert.deepEqual(await times("#c"), ["", ""]);
      const [error] = (await told(page)).filter(({ type }) => type === "error");
      assert.deepEqual([error.target, error.code], ["c", "bad-attribute"]);

      await act(page, (element) => element.play(7), null, "#a");
      assert.deepEqual(await act(page, (element) => element.timeLeft, null, "#a"), {
        first: 303_000,
        second: 300_000,
      });
      await page.clock.runFor(10_100);
      assert.deepEqual(await times("#a"), ["4:50", "5:03"]);
      // While another moment is looked at the time stands; off the page too.
      await act(page, (element) => element.goTo(0), null, "#a");
      await page.clock.runFor(10_000);
      await act(page, (element) => element.redo(), null, "#a");
      await page.evaluate(() => {
        const element = /** @type {Element} */ (document.querySelector("#a"));
        Object.assign(globalThis, { element });
        element.remove();
      });
      await page.clock.runFor(10_000);
      await page.evaluate("document.body.append(element)");
      assert.deepEqual(await times("#a"), ["4:50", "5:03"]);
      await page.clock.runFor(295_000);
      const [over] = (await told(page)).filter(({ type }) => type === "over");
      assert.equal(over.target, "a");
      const outcome = await act(page, (element) => element.snapshot?.outcome, null, "#a");
      assert.deepEqual([outcome?.reason, outcome?.winner], ["time", "first"]);
      await control(page, "new", "#a").click();
      assert.deepEqual(await times("#a"), ["5:00", "5:00"]);
      await act(page, (element) => element.setAttribute("clock", "20"), null, "#a");
      await page.waitForFunction(
        () =>
          document.querySelector("#a")?.shadowRoot?.querySelector(".time")?.textContent === "20:00",
      );
    },
    { prepare },
  );
});

test("nothing is heard until it is wished for, and the device is let go", async () => {
  const prepare = async (/** @type {Page} */ page) => {
    await page.addInitScript(() => {
      const heard = { open: 0, sounds: 0 };
      Object.assign(globalThis, { heard });
      const start = AudioBufferSourceNode.prototype.start;
      AudioBufferSourceNode.prototype.start = function (...when) {
        heard.sounds++;
        return start.apply(this, when);
      };
      globalThis.AudioContext = class extends AudioContext {
        constructor() {
          super();
          heard.open++;
        }

        /** @override */
        close() {
          heard.open--;
          return super.close();
        }
      };
    });
  };
  const heard = (/** @type {Page} */ page) =>
    page.evaluate(() => /** @type {any} */ (globalThis).heard);
  await on(
    `<togyz-kumalak speed="fast"></togyz-kumalak>`,
    async (page) => {
      await shows(page, { ply: 0 });
      await holeIn(page, "first", 7).click();
      await shows(page, { ply: 1 });
      assert.deepEqual(await heard(page), { open: 0, sounds: 0 });
      await act(page, (element) => {
        element.sound = "soft";
      });
      await holeIn(page, "second", 9).click();
      await shows(page, { ply: 2 });
      const { open, sounds } = await heard(page);
      assert.equal(open, 1);
      assert.ok(sounds >= 5, `${sounds} sounds`);
      await act(page, (element) => element.remove());
      await page.waitForFunction("heard.open === 0");
    },
    { prepare, reducedMotion: "no-preference" },
  );
});
