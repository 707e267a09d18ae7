// The page as a neighbour: motion, memory, language, network, and the browser's own thread.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, SCREENS, visit } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import {
  begin,
  counts,
  hole,
  more,
  press,
  quiet,
  SHORT,
  said,
  speak,
  stateOf,
  still,
  tabTo,
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

/** Counts the pictures that the board paints from now on. */
/** @param {Page} page */
const watchMotion = (page) =>
  page.evaluate(() => {
    const seen = { busy: 0 };
    Object.assign(globalThis, { seen });
    const board = document.getElementById("board");
    if (!board) return;
    new MutationObserver(() => {
      if (board.dataset.busy === "true") seen.busy++;
    }).observe(board, { attributes: true, attributeFilter: ["data-busy"] });
  });

/** @param {Page} page @returns {Promise<number>} */
const motions = (page) => page.evaluate(() => /** @type {any} */ (globalThis).seen.busy);

test("a move is shown ball by ball; a tap shows the end of it at once", async () => {
  await visit(browser, site.url, { locale: "en-GB" }, async (page) => {
    await quiet(page);
    await begin(page, { mode: "two" });
    await watchMotion(page);
    await hole(page, "first", 4).click();
    assert.equal(await stateOf(page), "moving");
    // On the way the hole is empty and the last hole has not got its ball.
    await page.waitForFunction(
      () => document.querySelector('[data-side="first"][data-hole="4"]')?.textContent?.[0] === "0",
    );
    await hole(page, "first", 9).click({ force: true });
    assert.equal(await stateOf(page), "human");
    assert.deepEqual((await counts(page)).kazans, [10, 0]);
    assert.equal(await motions(page), 1);

    // Left alone it comes to its end by itself.
    await hole(page, "second", 1).click();
    await quiet(page, { ply: 2 });
    assert.equal(await motions(page), 2);
  });
});

test("nothing moves for those who want no motion, or have switched it off", async () => {
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page);
    await watchMotion(page);
    await begin(page, { mode: "two" });
    await press(page, [4]);
    assert.equal(await motions(page), 0);
    const moving = await page.evaluate(() => document.getAnimations().length);
    assert.equal(moving, 0);
  });
  await visit(browser, site.url, { locale: "en-GB" }, async (page) => {
    await quiet(page);
    await page.locator("#settings").click();
    await page.locator('label:has([name="speed"][value="off"])').click();
    await page.locator('#settings-dialog [value="close"]').click();
    await page.reload();
    await quiet(page);
    await watchMotion(page);
    await begin(page, { mode: "two" });
    await press(page, [4]);
    assert.equal(await motions(page), 0);
  });
});

test("the last move, what it brought and where a move would end are shown", async () => {
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page);
    await begin(page, { mode: "two" });
    const plain = await page.locator("#board").screenshot();
    await hole(page, "first", 4).hover();
    const hovered = await page.locator("#board").screenshot();
    assert.notDeepEqual(hovered, plain, "the hover shows nothing");
    await page.mouse.move(0, 0);
    await tabTo(page, ".togyz-hole");
    await page.keyboard.press("4");
    const focused = await page.locator("#board").screenshot();
    await page.keyboard.press("5");
    assert.notDeepEqual(await page.locator("#board").screenshot(), focused);

    await press(page, [4]);
    assert.equal(
      await page.locator('.togyz-kazan[data-side="first"] .togyz-gain').textContent(),
      "+10",
    );
    assert.equal(await said(page), "First player: hole 4. 10 balls taken.");
  });
});

test("a hole that cannot be played changes nothing, and the page says whose turn it is", async () => {
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page);
    await hole(page, "first", 4).click();
    await quiet(page, { ply: 2 });
    const game = await counts(page);
    await hole(page, "second", 9).click({ force: true });
    assert.equal(await said(page), "Your turn: choose one of your holes.");
    assert.deepEqual(await counts(page), game);
  });
});

test("nothing on the page jumps, from the first picture to the result", async () => {
  /** @param {Page} page */
  const prepare = async (page) => {
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      new PerformanceObserver((list) => {
        for (const entry of /** @type {any[]} */ (list.getEntries())) {
          if (!entry.hadRecentInput) shifts.sum += entry.value;
        }
      }).observe({ type: "layout-shift", buffered: true });
      Object.assign(globalThis, { shifts });
    });
  };
  for (const viewport of [SCREENS.phone, SCREENS.desktop]) {
    await visit(browser, site.url, { ...still("ru-RU"), viewport, prepare }, async (page) => {
      await quiet(page);
      await begin(page, { mode: "two" });
      await press(page, SHORT);
      const sum = await page.evaluate(() => /** @type {any} */ (globalThis).shifts.sum);
      assert.equal(sum, 0);
    });
  }
});

test("the language changes at once, and is remembered", async () => {
  await visit(browser, site.url, still("ru-RU"), async (page) => {
    await quiet(page);
    const names = { kk: "Тоғызқұмалақ", ky: "Тогуз коргоол", ru: "Тогызкумалак" };
    for (const [tag, name] of Object.entries(names)) {
      await speak(page, tag);
      assert.equal(await page.title(), name);
      assert.equal(await page.locator("html").getAttribute("lang"), tag);
      assert.equal(await page.locator("h1").textContent(), name);
    }
    await speak(page, "kk");
    assert.equal(await hole(page, "first", 3).getAttribute("aria-label"), "3-отау, 9 құмалақ");
    await page.reload();
    await quiet(page);
    assert.equal(await page.title(), names.kk);
  });
});

test("turning the board changes the rows, not the game", async () => {
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page);
    await begin(page, { mode: "two" });
    await press(page, [4]);
    const y = async () => (await hole(page, "first", 1).boundingBox())?.y ?? 0;
    const game = await counts(page);
    const before = await y();
    await more(page, "flip");
    assert.ok((await y()) < before);
    assert.deepEqual(await counts(page), game);
    await page.reload();
    await quiet(page, { ply: 1 });
    assert.ok((await y()) < before);
  });
});

test("where storage is forbidden the game works all the same", async () => {
  /** @param {Page} page */
  const prepare = async (page) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
  };
  await visit(browser, site.url, { ...still("en-GB"), prepare }, async (page) => {
    await quiet(page);
    await begin(page, { mode: "two" });
    await press(page, [9, 2]);
    await page.locator("#undo").click();
    await quiet(page, { ply: 1 });
  });
});

test("whatever is found in storage, the page opens on a board", async () => {
  const game = { setup: { rules: "togyzkumalak", players: { first: "human", second: "human" } } };
  for (const text of [
    "{broken",
    '{"version":99,"game":{}}',
    JSON.stringify({ version: 1, game: { ...game, moves: [1, 99], ply: 2, resigned: null } }),
    JSON.stringify({ version: 1, game: { ...game, moves: [], ply: 7, resigned: null } }),
  ]) {
    /** @param {Page} page */
    const prepare = async (page) => {
      await page.addInitScript((value) => localStorage.setItem("togyzkumalak", value), text);
    };
    await visit(browser, site.url, { ...still("en-GB"), prepare }, async (page) => {
      await quiet(page, { ply: 0, state: "human" });
    });
  }
});

test("nothing is asked of any other host, under the strictest policy", async () => {
  const csp =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; " +
    "style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'";
  const strict = await serve({ csp });
  /** @type {string[]} */
  const foreign = [];
  await visit(browser, `${strict.url}`, still("en-GB"), async (page) => {
    page.on("request", (request) => {
      if (!/^(blob:)?http:\/\/127\.0\.0\.1:/.test(request.url())) foreign.push(request.url());
    });
    await page.reload();
    await quiet(page, { ply: 0 });
    await hole(page, "first", 4).click();
    await quiet(page, { ply: 2 });
  });
  await strict.close();
  assert.deepEqual(foreign, []);
});

/**
 * How long the tasks of the page's thread took, in milliseconds of its own work: what other
 * programs on the machine take from it is not the page's doing.
 *
 * @param {string} trace
 */
function tasksOf(trace) {
  /** @type {any[]} */
  const events = JSON.parse(trace).traceEvents;
  const thread = (/** @type {any} */ { pid, tid }) => `${pid} ${tid}`;
  const pages = events
    .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
    .map(thread);
  return events
    .filter(
      (event) => event.ph === "X" && event.name === "RunTask" && pages.includes(thread(event)),
    )
    .map(({ dur, tdur }) => ({ wall: dur / 1000, own: (tdur ?? dur) / 1000 }));
}

test("the page answers while the computer thinks: no task over 50 ms", async (context) => {
  await visit(browser, site.url, { locale: "en-GB" }, async (page) => {
    await quiet(page);
    await begin(page, { mode: "computer", beginner: "you", level: 10 });
    const categories = ["toplevel", "disabled-by-default-devtools.timeline"];
    await browser.startTracing(page, { categories });
    for (const [index, number] of [4, 7].entries()) {
      await hole(page, "first", number).click();
      await quiet(page, { ply: 2 * index + 2 });
    }
    const tasks = tasksOf((await browser.stopTracing()).toString());
    assert.ok(tasks.length > 100, "nothing was measured");
    const most = (/** @type {"own" | "wall"} */ kind) =>
      Math.max(...tasks.map((task) => task[kind])).toFixed(1);
    context.diagnostic(
      `${tasks.length} tasks, the longest ${most("own")} ms (${most("wall")} ms by the clock)`,
    );
    assert.deepEqual(
      tasks.filter(({ own }) => own > 50),
      [],
    );
  });
});
