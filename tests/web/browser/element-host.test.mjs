// The element and the page it stands on: policies, styles, keys, scrolling, network, storage, sizes.

import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { assertAccessible } from "../support/axe.mjs";
import { launch, visit } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { act, control, holeIn, onHost, RECORD, shows, told } from "./host.mjs";
import { still } from "./table.mjs";

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

/** @param {string} policy */
const policy = (policy) =>
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; ${policy}">`;

const GAME = `<togyz-kumalak opponent="computer"></togyz-kumalak>`;
const LOG = "script-src 'self' 'unsafe-inline'";

test("a strict policy with the two tokens is enough", async () => {
  const head = policy(`${LOG} 'wasm-unsafe-eval'; worker-src blob:`);
  await on(
    { head, body: GAME },
    async (page) => {
      await shows(page, { ply: 0 });
      await holeIn(page, "first", 7).click();
      await shows(page, { ply: 2, state: "human" });
      assert.equal(page.workers().length, 1);
    },
    { expect: [/favicon|data:,/] },
  );
});

test("without blob: for workers the engine plays on the page", async () => {
  const head = policy(`${LOG} 'wasm-unsafe-eval'; worker-src 'none'`);
  await on(
    { head, body: GAME },
    async (page) => {
      await shows(page, { ply: 0 });
      await holeIn(page, "first", 7).click();
      await shows(page, { ply: 2, state: "human" });
      assert.equal(page.workers().length, 0);
    },
    { expect: [/Content Security Policy/, /favicon|data:,/] },
  );
});

test("without 'wasm-unsafe-eval' there is a code and the fallback, no blank box", async () => {
  const head = policy(LOG);
  const body = `<togyz-kumalak><pre>${RECORD}</pre></togyz-kumalak>`;
  await on(
    { head, body },
    async (page) => {
      await page.getByText("The board cannot be shown.").waitFor();
      assert.equal(await page.getByText(RECORD).isVisible(), true);
      assert.equal(await act(page, (element) => element.error?.code), "engine-blocked");
      assert.deepEqual((await told(page)).map(({ type, code }) => [type, code]).at(-1), [
        "error",
        "engine-blocked",
      ]);
      await assertAccessible(page);
    },
    { expect: [/Content Security Policy/, /favicon|data:,/] },
  );
});

test("styles leak neither in nor out", async () => {
  const wild = `<style>
    * { letter-spacing: 9px !important; box-sizing: content-box; }
    button, p, span, b, div, canvas { display: none !important; color: red; margin: 50px; }
    .board, .togyz-hole, .plate { display: none !important; }
    body { font-family: monospace; color: rgb(9, 8, 7); }
  </style>`;
  const body = `${GAME}<p id="own" style="display: block !important">own</p>`;
  await on({ head: wild, body }, async (page) => {
    await shows(page, { ply: 0 });
    const style = await act(page, (element) => {
      const get = (/** @type {string} */ selector) =>
        getComputedStyle(/** @type {Element} */ (element.shadowRoot?.querySelector(selector)));
      return [
        get(".status").color,
        get(".status").margin,
        get(".togyz-hole").display,
        get(".plate").fontFamily,
      ];
    });
    assert.deepEqual(style, ["rgb(9, 8, 7)", "0px", "flex", "monospace"]);
    assert.equal(await page.evaluate(() => document.adoptedStyleSheets.length), 0);
    assert.equal(
      await page.locator("#own").evaluate((own) => getComputedStyle(own).margin),
      "50px",
    );
  });
});

test("the keyboard goes through in a sane order, and on", async () => {
  const body = `<a href="#before">before</a>${GAME}<a href="#after">after</a>`;
  await on(body, async (page) => {
    await shows(page, { ply: 0 });
    const focused = () =>
      page.evaluate(() => {
        const outer = document.activeElement;
        const inner = outer?.shadowRoot?.activeElement ?? outer;
        return (
          inner?.getAttribute("data-control") ??
          inner?.getAttribute("data-hole") ??
          inner?.textContent
        );
      });
    const way = [];
    for (let stop = 0; stop < 7; stop++) {
      await page.keyboard.press("Tab");
      way.push(await focused());
    }
    assert.deepEqual(way, ["before", "1", "new", "undo", "redo", "flip", "after"]);
    await act(page, (element) => element.focus());
    await page.keyboard.press("7");
    await page.keyboard.press("Enter");
    await shows(page, { ply: 2, state: "human" });
    await assertAccessible(page);
  });
});

test("a finger on the board scrolls the page", async () => {
  const options = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };
  await on(
    {
      body: `${GAME}<p style="block-size: 2000px"></p>`,
      head: '<meta name="viewport" content="width=device-width">',
    },
    async (page) => {
      await shows(page, { ply: 0 });
      const client = await page.context().newCDPSession(page);
      const touch = (/** @type {string} */ type, /** @type {number} */ y) =>
        client.send("Input.dispatchTouchEvent", {
          type: /** @type {any} */ (type),
          touchPoints: type === "touchEnd" ? [] : [{ x: 180, y }],
        });
      await touch("touchStart", 450);
      for (let y = 440; y >= 150; y -= 10) await touch("touchMove", y);
      await touch("touchEnd", 150);
      await page.waitForFunction(() => scrollY > 100);
      assert.equal(await act(page, (element) => element.ply), 0);
    },
    options,
  );
});

test("from another origin: no other request, and nothing stored", async () => {
  const files = await serve({ headers: { "Access-Control-Allow-Origin": "*" } });
  const root = await mkdtemp(join(tmpdir(), "togyz-host-"));
  await mkdir(join(root, "blog"));
  const page = `<!doctype html><html lang="en"><title>blog</title><link rel="icon" href="data:,">
    <script type="module" src="${files.url}js/element/index.js"></script><body>${GAME}`;
  await writeFile(join(root, "blog", "index.html"), page);
  const blog = await serve({ root });
  /** @type {string[]} */
  const foreign = [];
  const options = {
    ...still("en-GB"),
    prepare: async (/** @type {Page} */ page) => {
      page.on("request", (request) => {
        const url = request.url().replace(/^blob:/, "");
        const known = [files.url, blog.url, "data:"].some((start) => url.startsWith(start));
        if (!known) foreign.push(url);
      });
    },
  };
  await visit(browser, `${blog.url}blog/`, options, async (page) => {
    await shows(page, { ply: 0 });
    await holeIn(page, "first", 7).click();
    await shows(page, { ply: 2, state: "human" });
    const stored = await page.evaluate(async () => [
      localStorage.length,
      sessionStorage.length,
      document.cookie,
      (await indexedDB.databases()).length,
      (await caches.keys()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]);
    assert.deepEqual(stored, [0, 0, "", 0, 0, 0]);
  });
  await Promise.all([files.close(), blog.close()]);
  await rm(root, { recursive: true });
  assert.deepEqual(foreign, []);
});

/** What of the element leaves it, overlaps or is cut. */
/** @param {Page} page */
const faults = (page) =>
  act(page, (element) => {
    /** @type {string[]} */
    const found = [];
    const root = /** @type {ShadowRoot} */ (element.shadowRoot);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide`);
    const box = element.getBoundingClientRect();
    const parts = [...root.querySelectorAll(".plate, .board, .status, .controls")];
    const boxes = parts.map((each) => each.getBoundingClientRect());
    for (const [index, a] of boxes.entries()) {
      const name = parts[index]?.className;
      if (a.left < box.left - 1 || a.right > box.right + 1)
        found.push(`${name} leaves the element`);
      for (const [later, b] of boxes.entries()) {
        if (later <= index) continue;
        const apart =
          a.right <= b.left + 1 ||
          b.right <= a.left + 1 ||
          a.bottom <= b.top + 1 ||
          b.bottom <= a.top + 1;
        if (!apart) found.push(`${name} overlaps ${parts[later]?.className}`);
      }
    }
    for (const each of root.querySelectorAll("button:not([hidden])")) {
      const { width, height } = each.getBoundingClientRect();
      if (Math.min(width, height) < 24) found.push(`${each.getAttribute("aria-label")} is small`);
    }
    for (const each of root.querySelectorAll(".who, .time, .score, .status, .counter")) {
      if (each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
        found.push(`"${each.textContent}" is cut`);
    }
    return found;
  });

for (const width of [280, 360, 560, 820, 1600]) {
  test(`a container of ${width} px, right to left and dark: whole and readable`, async () => {
    for (const [html, attributes] of /** @type {const} */ ([
      ["lang=en", `opponent="computer" clock="90+30" theme="felt"`],
      ["lang=ru dir=rtl style='background:#161616;color:#ddd;color-scheme:dark'", ""],
      ["lang=kk", `rules="bestemshe" ply="1"`],
    ])) {
      const head = `<style>body { margin: 0 } main { inline-size: ${width}px }</style>`;
      const record = attributes.includes("rules") ? "3 4 2" : attributes === "" ? RECORD : "";
      const body = `<main><togyz-kumalak ${attributes}>${record}</togyz-kumalak></main>`;
      await on(
        { html, head, body },
        async (page) => {
          await shows(page);
          assert.deepEqual(await faults(page), [], html);
          const near = await holeIn(page, "first", 1).boundingBox();
          const last = await holeIn(page, "first", 5).boundingBox();
          // The board itself does not turn round with the text.
          if (width >= 560) assert.ok((near?.x ?? 0) < (last?.x ?? 0));
          await assertAccessible(page);
        },
        { viewport: { width, height: 900 } },
      );
    }
  });
}

test("forced colours: the board is its buttons", async () => {
  await on(
    `<togyz-kumalak>${RECORD}</togyz-kumalak>`,
    async (page) => {
      await shows(page, { ply: 0 });
      assert.equal(await page.locator("togyz-kumalak >> canvas").first().isVisible(), false);
      await control(page, "next").click();
      await shows(page, { ply: 1 });
      assert.equal(await holeIn(page, "first", 8).innerText(), "10");
    },
    { forcedColors: "active" },
  );
});
