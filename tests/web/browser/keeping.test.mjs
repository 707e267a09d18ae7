// Nothing is lost: whatever becomes of the tab, the worker or the storage, the game is there, or the
// page says plainly what is wrong. KILLS=100 kills more often than the usual run.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { launch, open, visit } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { begin, counts, mover, plyOf, press, quiet, SHORT, still } from "./table.mjs";

/** @import { Page } from "playwright-core" */

const KILLS = Number(process.env.KILLS ?? 4);

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

/** What the page says in its notices. */
/** @param {Page} page */
const noticed = (page) => page.locator(".notice p").allTextContents();

/** @param {Page} page */
async function showGames(page) {
  await page.locator("#more").click();
  await page.locator("#games").click();
  await page.locator("#games-dialog").waitFor();
}

test("a tab that is killed in the middle of a move has lost nothing", async () => {
  const { page, close } = await open(browser, site.url, { expect: [/crash/] });
  const context = page.context();
  await quiet(page);
  await begin(page, { mode: "two" });
  await quiet(page, { ply: 0 });
  let tab = page;
  for (let round = 0; round < KILLS; round++) {
    const ply = await plyOf(tab);
    const open = tab.locator('.togyz-hole[aria-disabled="false"]');
    const over = (await open.count()) === 0;
    if (over) await begin(tab, { mode: "two" });
    const played = over ? 0 : ply;
    await open.nth(round % (await open.count())).click();
    // The balls fly; the whole browser process of the page is gone the next moment.
    await tab.goto("chrome://crash").catch(() => {});
    await tab.close();
    tab = await context.newPage();
    await tab.goto(site.url);
    await quiet(tab, { ply: played + 1 });
  }
  const { first, second, kazans } = await counts(tab);
  assert.equal(
    [...first, ...second, ...kazans].reduce((sum, balls) => sum + balls),
    162,
  );
  await close();
});

test("a worker that breaks down is replaced, and the game goes on", async () => {
  const expect = [/broken on purpose/];
  await visit(browser, site.url, { ...still("en-GB"), expect }, async (page) => {
    await quiet(page);
    await begin(page, { mode: "computer", beginner: "you", level: 1 });
    for (let round = 0; round < KILLS; round++) {
      const open = page.locator('.togyz-hole[aria-disabled="false"]');
      if ((await open.count()) === 0) await begin(page, { mode: "computer", beginner: "you" });
      const ply = await plyOf(page);
      // In the middle of its thoughts, or between two of them.
      if (round % 2 === 0) await open.first().click();
      await page.workers()[0]?.evaluate(() => {
        setTimeout(() => {
          throw new Error("broken on purpose");
        });
      });
      if (round % 2 === 1) await open.first().click();
      await goneOn(page, ply);
    }
  });
});

/**
 * Waits until a move has been answered, or was the last; if the worker broke while it thought, the page
 * says so and goes on when it is told to.
 *
 * @param {Page} page
 * @param {number} ply
 */
async function goneOn(page, ply) {
  await page.waitForFunction((before) => {
    const { state, ply } = document.getElementById("game")?.dataset ?? {};
    const run = document.getElementById("run");
    if (state === "trouble") run?.click();
    return Number(ply) > before && (state === "human" || state === "over");
  }, ply);
}

test("two tabs have two games, and each comes back to its own", async () => {
  const { page, close } = await open(browser, site.url, still("en-GB"));
  await quiet(page);
  await begin(page, { mode: "two" });
  await press(page, SHORT.slice(0, 3));
  const tab = await page.context().newPage();
  await tab.goto(site.url);
  await quiet(tab, { ply: 0 });
  assert.deepEqual(await noticed(tab), ["Your game is open in another tab. This is a new one."]);
  await begin(tab, { mode: "two", rules: "bestemshe" });
  await press(tab, [1, 1]);
  await press(page, SHORT.slice(3, 5));
  for (let round = 0; round < KILLS; round++) {
    await Promise.all([page.reload(), tab.reload()]);
    await quiet(page, { ply: 5 });
    await quiet(tab, { ply: 2 });
    assert.deepEqual(await noticed(page), []);
  }
  // One tab closes: its game is in the library of the other.
  await tab.close();
  await page.reload();
  await quiet(page, { ply: 5 });
  await showGames(page);
  assert.equal(await page.locator("#games-list li").count(), 2);
  await page.locator("#games-list .game", { hasText: "Bestemshe" }).click();
  await quiet(page, { ply: 2 });
  await close();
});

test("a game that another tab plays is opened as a copy: neither tab writes over the other", async () => {
  const { page, close } = await open(browser, site.url, still("en-GB"));
  await quiet(page);
  await begin(page, { mode: "two" });
  await press(page, SHORT.slice(0, 3));
  const tab = await page.context().newPage();
  await tab.goto(site.url);
  await quiet(tab, { ply: 0 });
  await showGames(tab);
  await tab.locator("#games-list .game").click();
  await quiet(tab, { ply: 3 });
  // The copy is there as soon as the other tab has said that it has the game.
  const id = await page.evaluate(() => sessionStorage.getItem("togyzkumalak-tab"));
  await tab.waitForFunction((id) => sessionStorage.getItem("togyzkumalak-tab") !== id, id);
  await press(page, SHORT.slice(3, 4));
  await press(tab, [9, 9]);
  await Promise.all([page.reload(), tab.reload()]);
  await quiet(page, { ply: 4 });
  await quiet(tab, { ply: 5 });
  assert.deepEqual(await noticed(tab), []);
  await showGames(page);
  assert.equal(await page.locator("#games-list li").count(), 2);
  await close();
});

/** The games of the tab's journal, by name, as so many moves each. @param {Page} page */
const journals = (page) =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage)
        .filter(([name]) => name.includes("-game-"))
        .map(([name, text]) => [
          name.replace("togyzkumalak-game-", ""),
          JSON.parse(text).kept.moves.length,
        ]),
    ),
  );

/** Lets nobody say who has a game until `answer` is called. Runs in the page. */
const hush = () => {
  const { locks } = navigator;
  const request = locks.request.bind(locks);
  const held = new Promise((resolve) => Object.assign(window, { answer: () => resolve(null) }));
  Object.defineProperty(locks, "request", {
    value: async (/** @type {Parameters<typeof request>} */ ...args) => {
      await held;
      return request(...args);
    },
  });
};

for (const [end, others, plies] of /** @type {const} */ ([
  ["another tab has it", [3], 5],
  ["nobody has it", [], 5],
  ["the page is loaded again before that is known", [3], 5],
])) {
  test(`what is played before it is known who has a game is kept: ${end}`, async () => {
    const { page, close } = await open(browser, site.url, still("en-GB"));
    await quiet(page);
    await begin(page, { mode: "two" });
    await press(page, SHORT.slice(0, 3));
    const id = (await page.evaluate(() => sessionStorage.getItem("togyzkumalak-tab"))) ?? "";
    const tab = await page.context().newPage();
    await tab.goto(site.url);
    await quiet(tab, { ply: 0 });
    if (others.length === 0) await page.close();
    await tab.evaluate(hush);
    await showGames(tab);
    await tab.locator("#games-list .game").click();
    await quiet(tab, { ply: 3 });
    await press(tab, [9, 9]);
    const before = await journals(tab);
    assert.equal(before[id], others.length === 0 ? before[id] : 3, "that of the other tab");
    assert.ok(Object.values(before).includes(5), JSON.stringify(before));
    if (end.startsWith("the page")) await tab.reload();
    else {
      await tab.evaluate(() => Reflect.get(window, "answer")());
      // It has its name now, and no copy of it is left.
      await tab.waitForFunction(
        ([id, taken]) => {
          const games = Object.keys(localStorage).filter((name) => name.includes("-game-"));
          const own = sessionStorage.getItem("togyzkumalak-tab");
          return games.length === (taken ? 2 : 1) && (own === id) !== Boolean(taken);
        },
        /** @type {const} */ ([id, others.length > 0]),
      );
      await tab.reload();
    }
    await quiet(tab, { ply: plies });
    const after = Object.entries(await journals(tab));
    assert.deepEqual(
      after.filter(([name]) => name === id).map(([, moves]) => moves),
      others.length > 0 ? others : [plies],
    );
    await showGames(tab);
    assert.equal(await tab.locator("#games-list li").count(), others.length + 1);
    await close();
  });
}

/**
 * Fills the storage of the page up, or takes it away. Runs in the page.
 *
 * @param {{ how: "full" | "denied", databaseToo: boolean }} wish
 */
const spoil = ({ how, databaseToo }) => {
  const name = how === "full" ? "QuotaExceededError" : "SecurityError";
  const fail = () => {
    throw new DOMException("spoilt", name);
  };
  if (how === "full") Storage.prototype.setItem = fail;
  else Object.defineProperty(window, "localStorage", { get: fail });
  if (databaseToo) IDBFactory.prototype.open = fail;
};

test("where nothing can be kept, the page says so once and gives the game away", async () => {
  for (let round = 0; round < KILLS; round++) {
    const how = /** @type {"full" | "denied"} */ (round % 2 === 0 ? "full" : "denied");
    /** @param {Page} page */
    const prepare = async (page) => {
      await page.addInitScript(spoil, { how, databaseToo: true });
    };
    await visit(browser, site.url, { ...still("en-GB"), prepare }, async (page) => {
      await quiet(page);
      await begin(page, { mode: "two" });
      await press(page, SHORT.slice(0, 3));
      assert.deepEqual(await noticed(page), [
        "This browser cannot keep your game: its storage is full or forbidden. Take the game with you.",
      ]);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.locator(".notice").getByText("Download").click(),
      ]);
      const text = await readFile(await download.path(), "utf8");
      assert.match(text, /1\. 9\d.* 2\d.*\s2\. 8\d/);
      await press(page, SHORT.slice(3, 5));
      assert.deepEqual(await noticed(page), []);
    });
  }
});

test("what localStorage has no room for, the library keeps", async () => {
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page);
    await begin(page, { mode: "two" });
    for (let round = 0; round < KILLS; round++) {
      await begin(page, { mode: "two" });
      const full = 1 + (round % 4);
      await press(page, SHORT.slice(0, full));
      await page.evaluate(spoil, /** @type {const} */ ({ how: "full", databaseToo: false }));
      await press(page, SHORT.slice(full, 5));
      await showGames(page);
      assert.match((await page.locator("#games-list").textContent()) ?? "", /3 moves/);
      assert.deepEqual(await noticed(page), []);
      await page.reload();
      await quiet(page, { ply: 5 });
    }
  });
});

test("what cannot be read is set aside, and can be downloaded", async () => {
  const entry = { id: "x", name: "", started: 1, changed: 1, result: "" };
  const setup = { rules: "togyzkumalak", players: { first: "human", second: "human" }, level: 1 };
  const cases = [
    ["togyzkumalak", "{broken"],
    ["togyzkumalak", '{"version":99,"settings":{"theme":"holograms"}}'],
    ["togyzkumalak-game-x", '{"version":7,"board":"of the future"}'],
    ["togyzkumalak-game-x", JSON.stringify({ version: 1, ...entry, kept: { rounds: 3 } })],
    [
      "togyzkumalak-game-x",
      JSON.stringify({ version: 1, ...entry, kept: { setup, moves: [1, 99], ply: 2, end: null } }),
    ],
  ];
  for (const [key = "", text = ""] of cases) {
    const { page, close } = await open(browser, site.url, {
      ...still("en-GB"),
      expect: [/favicon|404/],
    });
    await quiet(page);
    // From a page of the same host that keeps nothing itself.
    await page.goto(`${site.url}icon.svg`);
    await page.evaluate(
      ([key, text]) => {
        localStorage.clear();
        sessionStorage.clear();
        localStorage.setItem(key, text);
      },
      /** @type {[string, string]} */ ([key, text]),
    );
    await page.goto(site.url);
    await quiet(page, { ply: 0, state: "human" });
    assert.match((await noticed(page)).join(), /could not be read/, text);
    await begin(page, { mode: "two" });
    await press(page, [4]);
    await page.reload();
    await quiet(page, { ply: 1 });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.locator(".notice").getByText("Download").click(),
    ]);
    const kept = await readFile(await download.path(), "utf8");
    const sample = text.match(/broken|holograms|of the future|rounds|99/)?.[0] ?? "?";
    assert.ok(kept.includes(sample), kept);
    await page.reload();
    await page.locator(".notice").getByText("Throw away").click();
    await page.reload();
    await quiet(page, { ply: 1 });
    assert.deepEqual(await noticed(page), []);
    await close();
  }
});

/**
 * Damages a text: cut off, a letter changed, a piece doubled, a number grown, a part gone.
 *
 * @param {string} text
 * @param {number} round
 */
function damage(text, round) {
  const at = (round * 7919) % text.length;
  const piece = text.slice(at, at + 9);
  const ways = [
    text.slice(0, at),
    `${text.slice(0, at)}\u0000${text.slice(at + 1)}`,
    text.slice(0, at) + piece + text.slice(at),
    text.replace(/\d+/g, (number, place) => (place >= at ? "9007199254740993" : number)),
    text.slice(0, at) + text.slice(at + 9),
    text.replaceAll(/:\[/g, ':null,"x":['),
  ];
  return ways[round % ways.length] ?? "";
}

test("however a save is damaged, the page starts, and nothing of it is lost", async () => {
  const { page, close } = await open(browser, site.url, {
    ...still("en-GB"),
    expect: [/favicon|404/],
  });
  await quiet(page);
  let asides = 0;
  for (let round = 0; round < KILLS; round++) {
    await begin(page, { mode: "two" });
    await press(page, SHORT.slice(0, 3));
    await page.goto(`${site.url}icon.svg`);
    const [key, text] = await page.evaluate(() => {
      for (const name of Object.keys(localStorage)) {
        if (name.includes("-aside-")) localStorage.removeItem(name);
      }
      const name = Object.keys(localStorage).find((each) => each.includes("-game-")) ?? "";
      return [name, localStorage.getItem(name) ?? ""];
    });
    const damaged = damage(text, round);
    await page.evaluate(([key = "", text = ""]) => localStorage.setItem(key, text), [key, damaged]);
    await page.goto(site.url);
    await quiet(page);
    const aside = await page.evaluate((damaged) => {
      const forms = [damaged];
      try {
        forms.push(JSON.stringify(JSON.parse(damaged)));
      } catch {
        // It is kept as it is.
      }
      return Object.entries(localStorage).some(
        ([name, text]) => name.includes("-aside-") && forms.includes(text),
      );
    }, damaged);
    // Either it makes sense and is the game, or it has been set aside as it was.
    if (aside) {
      asides++;
      assert.match((await noticed(page)).join(), /could not be read/, damaged);
    } else assert.equal(await plyOf(page), JSON.parse(damaged).kept.ply, damaged);
  }
  assert.ok(asides > KILLS / 3, `${asides} of ${KILLS} were set aside`);
  await showGames(page);
  await page.locator("#games-list li").filter({ hasText: "2 moves" }).first().waitFor();
  await close();
});

test("the library: resume, search, rename, delete with undo, out and in again", async () => {
  const { page, close } = await open(browser, site.url, still("en-GB"));
  await quiet(page);
  await begin(page, { mode: "two" });
  await press(page, SHORT);
  await begin(page, { mode: "two", rules: "bestemshe" });
  await press(page, [1, 2]);
  await begin(page, { mode: "two", rules: "togyzkumalak" });
  await press(page, [4]);

  const games = page.locator("#games-list li");
  const show = () => showGames(page);
  await show();
  assert.equal(await games.count(), 3);
  assert.match((await games.nth(2).textContent()) ?? "", /6 moves · 1-0/);

  await page.locator("#games-search").fill("bestem");
  assert.equal(await games.count(), 1);
  await games.getByLabel(/^Rename/).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("With Dana");
  await page.keyboard.press("Enter");
  await games.getByText("With Dana").waitFor();
  await page.locator("#games-search").fill("dana unfin");
  assert.equal(await games.count(), 1);

  await games.getByLabel("Delete: With Dana").click();
  await page.getByText("No game is called so.").waitFor();
  await page.locator("#games-undo").click();
  await games.getByText("With Dana").waitFor();
  await games.getByText("With Dana").click();
  await quiet(page, { ply: 2 });
  assert.equal((await counts(page)).first.length, 5);
  await press(page, [3]);
  assert.equal(mover(await plyOf(page)), "second");

  // Out to a file, all deleted, and in again; twice makes no doubles.
  await show();
  assert.equal(await games.count(), 3);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("#games-save").click(),
  ]);
  const file = await download.path();
  for (let left = 2; left > 0; left--) {
    await page
      .getByLabel(/^Delete/)
      .first()
      .click();
    await page.waitForFunction(
      (n) => document.querySelectorAll("#games-list li").length === n,
      left,
    );
  }
  await page.locator("#games-file").setInputFiles(file);
  await page.getByText("2 games brought in.").waitFor();
  assert.equal(await games.count(), 3);
  await page.locator("#games-file").setInputFiles(file);
  await page.getByText("0 games brought in.").waitFor();
  await games.filter({ hasText: "1-0" }).locator(".game").click();
  await quiet(page, { ply: 11, state: "over" });
  await close();
});
