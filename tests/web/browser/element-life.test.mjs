// The life of the element: moved, removed, hidden, many, and gone without a trace.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { act, holeIn, onHost, RECORD, shows, told } from "./host.mjs";

/** @import { Page } from "playwright-core" */

/** @type {import("../support/server.mjs").Site} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  site = await serve();
  browser = await launch({ flags: ["--js-flags=--expose-gc"] });
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

/** How many buttons and canvases the board has: what it has when it has been built once. */
/** @param {Page} page @param {string} [selector] */
const pieces = (page, selector) =>
  act(
    page,
    (element) =>
      ["canvas", ".togyz-hole", ".controls button", ".plate"].map(
        (each) => element.shadowRoot?.querySelectorAll(each).length,
      ),
    null,
    selector,
  );

test("moved in the DOM, the game and a thinking computer go on", async () => {
  const body = `<div id="here"><togyz-kumalak opponent="computer" level="10"></togyz-kumalak></div><div id="there"></div>`;
  await on(body, async (page) => {
    await shows(page, { ply: 0 });
    const before = await pieces(page);
    await holeIn(page, "first", 7).click();
    const state = await act(page, (element) => {
      document.getElementById("there")?.append(element);
      return element.state;
    });
    assert.equal(state, "thinking");
    await shows(page, { ply: 2, state: "human" });
    assert.deepEqual(await pieces(page), before);
    // Moving it is no news to anybody.
    assert.deepEqual(
      (await told(page)).filter(({ type }) => type === "change").map(({ kind }) => kind),
      ["start", "move", "move"],
    );
  });
});

test("removed while the computer thinks, it stops; put back, it thinks on", async () => {
  await on(`<togyz-kumalak opponent="computer" level="10"></togyz-kumalak>`, async (page) => {
    await shows(page, { ply: 0 });
    await page.evaluate(() => {
      const element = /** @type {any} */ (document.querySelector("togyz-kumalak"));
      Object.assign(globalThis, { element });
      element.play(7);
      element.remove();
    });
    await page.waitForFunction("element.state === 'paused'");
    assert.equal(page.workers().length, 0);
    const pieces = await page.evaluate(
      "element.shadowRoot.querySelectorAll('canvas, button').length",
    );
    assert.equal(pieces, 0);
    await page.evaluate("document.body.append(element)");
    await shows(page, { ply: 2, state: "human" });
    await page.locator('togyz-kumalak >> .togyz-hole[aria-disabled="false"]').first().click();
    await shows(page, { ply: 4, state: "human" });
  });
});

test("hidden at first, it is whole when it is shown; hidden later, it plays on", async () => {
  const body = `<div hidden><togyz-kumalak></togyz-kumalak></div>`;
  await on(body, async (page) => {
    await page.waitForFunction(() => {
      const element = /** @type {any} */ (document.querySelector("togyz-kumalak"));
      return element.state === "human";
    });
    const parent = page.locator("body > div");
    await act(page, (element) => element.play(7));
    await parent.evaluate((div) => div.toggleAttribute("hidden"));
    await holeIn(page, "second", 9).click();
    await shows(page, { ply: 2 });
    await parent.evaluate((div) => div.toggleAttribute("hidden"));
    await act(page, (element) => element.play(6));
    await parent.evaluate((div) => div.toggleAttribute("hidden"));
    await shows(page, { ply: 3 });
    assert.equal(await holeIn(page, "first", 6).innerText(), "1");
  });
});

test("two on a page have nothing to do with each other", async () => {
  const body = `<togyz-kumalak id="a"></togyz-kumalak><togyz-kumalak id="b" lang="ru"></togyz-kumalak>`;
  await on(body, async (page) => {
    await shows(page, { ply: 0 }, "#a");
    await shows(page, { ply: 0 }, "#b");
    await holeIn(page, "first", 7, "#a").click();
    await shows(page, { ply: 1 }, "#a");
    // The focus of one is no focus of the other.
    await holeIn(page, "first", 1, "#b").focus();
    await page.keyboard.press("3");
    await page.keyboard.press("Enter");
    await shows(page, { ply: 1 }, "#b");
    assert.equal(await act(page, (element) => element.ply, null, "#a"), 1);
    assert.deepEqual(
      (await told(page)).filter(({ type }) => type === "move").map(({ target }) => target),
      ["a", "b"],
    );
    assert.equal(
      await holeIn(page, "first", 1, "#b").getAttribute("aria-label"),
      "лунка 1, 9 кумалаков",
    );
  });
});

test("defined twice, from two copies, is defined once", async () => {
  // Another query makes another module of the same file.
  const head = `<script type="module">
    import { TogyzKumalakElement as first } from "${site.url}js/element/index.js?first";
    import { TogyzKumalakElement as second } from "${site.url}js/element/class.js?second";
    const defined = customElements.get("togyz-kumalak");
    document.documentElement.dataset.copies = String(first === second || defined === second);
  </script>`;
  await on({ body: "<togyz-kumalak></togyz-kumalak>", head }, async (page) => {
    await shows(page, { ply: 0 });
    assert.deepEqual(await pieces(page), [3, 18, 4, 2]);
    assert.equal(await page.locator("html").getAttribute("data-copies"), "false");
  });
});

test("another size, scale and colour scheme", async () => {
  await on(
    "<togyz-kumalak></togyz-kumalak>",
    async (page) => {
      await shows(page, { ply: 0 });
      const wood = () =>
        act(page, (element) => {
          const canvas = element.shadowRoot?.querySelector("canvas");
          const context = canvas?.getContext("2d");
          const [red] = context?.getImageData(40, 60, 1, 1).data ?? [];
          return { red: red ?? 0, width: canvas?.width ?? 0 };
        });
      const light = await wood();
      await act(page, (element) => {
        element.theme = "dark";
      });
      await page.waitForFunction((before) => {
        const canvas = document.querySelector("togyz-kumalak")?.shadowRoot?.querySelector("canvas");
        return (canvas?.getContext("2d")?.getImageData(40, 60, 1, 1).data[0] ?? 255) < before - 30;
      }, light.red);
      // Nobody sets an attribute when the page itself turns light.
      await act(page, (element) => {
        element.theme = null;
        document.documentElement.style.colorScheme = "dark";
      });
      await page.evaluate(() => {
        document.documentElement.style.colorScheme = "light";
      });
      await page.waitForFunction((before) => {
        const canvas = document.querySelector("togyz-kumalak")?.shadowRoot?.querySelector("canvas");
        return canvas?.getContext("2d")?.getImageData(40, 60, 1, 1).data[0] === before;
      }, light.red);
      await page.setViewportSize({ width: 400, height: 900 });
      await page.waitForFunction(() => {
        const root = document.querySelector("togyz-kumalak")?.shadowRoot;
        return (root?.querySelector("canvas")?.width ?? 999) < 400;
      });
      assert.equal(
        await page.locator("togyz-kumalak >> .togyz-grid").getAttribute("data-upright"),
        "true",
      );
    },
    { expect: [/willReadFrequently/] },
  );
});

test("zoomed, it is painted anew in the resolution that it has then", async () => {
  await on("<togyz-kumalak></togyz-kumalak>", async (page) => {
    await shows(page, { ply: 0 });
    const client = await page.context().newCDPSession(page);
    for (const scale of [2, 1.5, 1]) {
      // The window keeps its size, so that the page gets another one.
      const width = Math.round(1200 / scale);
      const metrics = { width, height: 900, deviceScaleFactor: scale, mobile: false };
      await client.send("Emulation.setDeviceMetricsOverride", metrics);
      await page.waitForFunction((scale) => {
        const root = document.querySelector("togyz-kumalak")?.shadowRoot;
        const canvas = root?.querySelector("canvas");
        const wide = (canvas?.getBoundingClientRect().width ?? 0) * scale;
        return devicePixelRatio === scale && Math.abs((canvas?.width ?? 0) - wide) <= 2;
      }, scale);
    }
    await holeIn(page, "first", 7).click();
    await shows(page, { ply: 1 });
  });
});

test("mounted and removed a thousand times, it leaves nothing behind", {
  timeout: 120_000,
}, async () => {
  await on(
    { body: "<main></main>", head: "<style>main { inline-size: 280px }</style>" },
    async (page) => {
      await page.waitForFunction("customElements.get('togyz-kumalak')");
      const client = await page.context().newCDPSession(page);
      await client.send("Performance.enable");
      const measure = async () => {
        await client.send("HeapProfiler.collectGarbage");
        await page.evaluate("new Promise((done) => setTimeout(done))");
        await client.send("HeapProfiler.collectGarbage");
        const { metrics } = await client.send("Performance.getMetrics");
        const value = (/** @type {string} */ name) =>
          metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
        return {
          heap: value("JSHeapUsedSize"),
          listeners: value("JSEventListeners"),
          nodes: value("Nodes"),
          workers: page.workers().length,
        };
      };
      /** @param {number} times */
      const mount = (times) =>
        page.evaluate(
          async ({ times, record }) => {
            const main = /** @type {HTMLElement} */ (document.querySelector("main"));
            for (let time = 0; time < times; time++) {
              const element = /** @type {any} */ (document.createElement("togyz-kumalak"));
              if (time % 2 === 0) element.record = record;
              // Some are taken away while their computer thinks.
              if (time % 40 === 1) element.opponent = "computer";
              main.append(element);
              await Promise.resolve();
              element.play(7);
              element.remove();
              await Promise.resolve();
            }
          },
          { times, record: RECORD },
        );
      await mount(60);
      const before = await measure();
      await mount(1000);
      const after = await measure();
      assert.equal(after.workers, 0);
      assert.ok(
        after.listeners <= before.listeners + 5,
        `${before.listeners} → ${after.listeners} listeners`,
      );
      assert.ok(after.nodes <= before.nodes + 50, `${before.nodes} → ${after.nodes} nodes`);
      assert.ok(after.heap < before.heap + 2 ** 20, `${before.heap} → ${after.heap} bytes`);
    },
  );
});
