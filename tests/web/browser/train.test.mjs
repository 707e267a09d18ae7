// Puzzles and endings as a person practises them: by pointer and by keys, with mistakes, hints, and a score that
// is kept.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { writeLink } from "../../../www/js/text/link.js";
import { PUZZLES } from "../../../www/js/train/puzzles.js";
import { THEMES, unpack } from "../../../www/js/train/unpack.js";
import { assertAccessible } from "../support/axe.mjs";
import { launch, SCREENS, visit } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { languages } from "../support/words.mjs";
import { hole, quiet, speak, still, tabTo } from "./table.mjs";
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

const puzzles = unpack(PUZZLES);

/** @param {Page} page @param {string} state */
const at = (page, state) =>
  page.waitForSelector(`#train[data-state="${state}"]`, { timeout: 20_000 });

/** The puzzle that is on the board. @param {Page} page */
async function puzzleOf(page) {
  const id = await page.locator("#train").getAttribute("data-puzzle");
  const puzzle = puzzles.find((each) => each.id === id);
  assert.ok(puzzle, `no puzzle ${id}`);
  return puzzle;
}

/** A hole that can be played, and is not the best. @param {Page} page @param {number} best */
const mistake = (page, best) =>
  page
    .locator(
      `.togyz-hole[data-side="first"]:not([aria-disabled="true"]):not([data-hole="${best}"])`,
    )
    .first();

/** @param {Page} page @param {string} id */
const text = async (page, id) => (await page.locator(`#${id}`).textContent()) ?? "";

test("from the game to a puzzle: a mistake is shown refuted, then it is solved", async () => {
  await visit(browser, site.url, { ...still("en-GB"), viewport: SCREENS.phone }, async (page) => {
    await quiet(page);
    await page.locator("#more").click();
    await page.locator('#more-dialog a[href="train.html"]').click();
    await at(page, "task");
    assert.equal(await page.title(), "Puzzles");
    const { line } = await puzzleOf(page);
    await mistake(page, line[0] ?? 0).click();
    await at(page, "wrong");
    assert.match(await text(page, "say"), /^(Hole|To hole) \d/);
    assert.match(await text(page, "figures"), /Rating 6\d\d −\d+In a row: 0/);
    assert.ok(await page.evaluate(() => document.activeElement?.id === "again"));
    await page.keyboard.press("Enter");
    await at(page, "task");
    assert.ok(
      await page.evaluate(() => document.activeElement?.matches('.togyz-hole[data-side="first"]')),
      "the focus goes on to the board",
    );
    for (const number of line.filter((_, ply) => ply % 2 === 0)) {
      await at(page, "task");
      await hole(page, "first", number).click();
    }
    await at(page, "done");
    assert.match(await text(page, "task"), /Solved!/);
    assert.match(await text(page, "figures"), /In a row: 0/, "the first answer counts");
    await page.locator("#study").click();
    await page.waitForURL(/study\.html/);
    await page.locator(".togyz-hole").first().waitFor();
  });
});

test("by keyboard alone: hints, a puzzle solved, the score kept for the next visit", async () => {
  await visit(browser, `${site.url}train.html`, still("en-GB"), async (page) => {
    await at(page, "task");
    const solve = async () => {
      const { line } = await puzzleOf(page);
      await page.locator('.togyz-hole[tabindex="0"]').focus();
      for (const number of line.filter((_, ply) => ply % 2 === 0)) {
        await at(page, "task");
        await page.keyboard.press(String(number));
        await page.keyboard.press("Enter");
      }
      await at(page, "done");
    };
    await solve();
    assert.ok(await page.evaluate(() => document.activeElement?.id === "next"));
    assert.match(await text(page, "figures"), /Rating 7\d\d \+\d+In a row: 1/);
    await page.keyboard.press("Enter");
    await at(page, "task");
    await tabTo(page, "#hint");
    await page.keyboard.press("Enter");
    assert.match(await text(page, "say"), /Look at your holes/);
    await page.keyboard.press("Enter");
    const { line } = await puzzleOf(page);
    assert.equal(await text(page, "say"), `Try hole ${line[0]}.`);
    await solve();
    assert.match(await text(page, "figures"), /In a row: 1/, "with a hint it is not one more");
    await page.reload();
    await at(page, "task");
    assert.match(await text(page, "figures"), /Rating 7\d\dIn a row: 1/);
  });
});

test("a difficulty that a theme does not have cannot be chosen", async () => {
  await visit(browser, `${site.url}train.html`, still("en-GB"), async (page) => {
    await at(page, "task");
    await page.locator("#hardness").selectOption("hard");
    for (const theme of THEMES) {
      await page.locator("#theme").selectOption(theme);
      const hard = puzzles.some((each) => each.theme === theme && each.rating >= 1400);
      const option = page.locator('#hardness option[value="hard"]');
      assert.equal(await option.isDisabled(), !hard, theme);
      assert.equal(await page.locator("#hardness").inputValue(), hard ? "hard" : "mine", theme);
      assert.equal((await puzzleOf(page)).rating >= 1400, hard, theme);
      await page.locator("#theme").selectOption("all");
      await page.locator("#hardness").selectOption("hard");
    }
  });
});

test("a difficulty that was kept and is no more is not shown as chosen", async () => {
  await visit(browser, `${site.url}train.html`, still("en-GB"), async (page) => {
    await at(page, "task");
    const theme = THEMES.find((theme) => {
      const all = puzzles.filter((each) => each.theme === theme);
      return all.length > 0 && all.every((each) => each.rating < 1400);
    });
    assert.ok(theme);
    await page.locator("#theme").selectOption("tuzdik");
    await page.evaluate((theme) => {
      for (const [key, value] of Object.entries(localStorage)) {
        const kept = JSON.parse(value);
        if (!kept.wish) continue;
        localStorage.setItem(key, JSON.stringify({ ...kept, wish: { theme, hardness: "hard" } }));
      }
    }, theme);
    await page.reload();
    await at(page, "task");
    assert.equal(await page.locator("#theme").inputValue(), theme);
    assert.equal(await page.locator("#hardness").inputValue(), "mine");
  });
});

test("what is asked: one move, or several in a row", async () => {
  await visit(browser, `${site.url}train.html`, still("en-GB"), async (page) => {
    await at(page, "task");
    await page.locator("#theme").selectOption("endgame");
    await page.locator("#hardness").selectOption("hard");
    /** @type {Set<number>} */
    const lengths = new Set();
    // They come by chance, one in a dozen or more often: not to see both so long is as good as never.
    for (let tries = 0; tries < 400 && (!lengths.has(1) || lengths.size < 2); tries++) {
      const { line } = await puzzleOf(page);
      const moves = Math.ceil(line.length / 2);
      lengths.add(moves);
      const [title, ask] =
        moves === 1
          ? ["Find the best move", /^One move is clearly better than all others/]
          : [`Find the best moves: ${moves} in a row`, /^The computer answers\./];
      assert.equal(await text(page, "task"), title);
      assert.match(await text(page, "say"), ask);
      await page.locator("#next").click();
    }
    assert.ok(lengths.has(1) && lengths.size > 1, [...lengths].join());
  });
});

test("themes, difficulty, the puzzle of the day, and the solution", async () => {
  await visit(browser, `${site.url}train.html`, still("en-GB"), async (page) => {
    await at(page, "task");
    await page.locator("#theme").selectOption("sacrifice");
    await page.locator("#hardness").selectOption("hard");
    const { theme, rating, line } = await puzzleOf(page);
    assert.equal(theme, "sacrifice");
    assert.ok(rating >= 1400);
    await page.locator("#show").click();
    await at(page, "done");
    const holes = line.filter((_, ply) => ply % 2 === 0).join(", ");
    assert.equal(await text(page, "say"), `A sacrifice. Holes to play: ${holes}.`);
    await page.locator("#theme").selectOption("daily");
    await at(page, "task");
    const daily = await puzzleOf(page);
    await page.locator("#theme").selectOption("all");
    await page.locator("#theme").selectOption("daily");
    assert.deepEqual(await puzzleOf(page), daily);
    // A miss first: the day's puzzle is done when it is solved, at whatever try.
    await mistake(page, daily.line[0] ?? 0).click();
    await at(page, "wrong");
    await page.locator("#again").click();
    for (const number of daily.line.filter((_, ply) => ply % 2 === 0)) {
      await at(page, "task");
      await hole(page, "first", number).click();
    }
    await at(page, "done");
    await page.reload();
    await at(page, "task");
    assert.deepEqual(await puzzleOf(page), daily);
    assert.match(await text(page, "say"), /Tomorrow/);
  });
});

/** Plays an ending by its hints, to its end. @param {Page} page */
async function byHints(page) {
  for (let move = 0; move < 60; move++) {
    await page.waitForSelector('#train:is([data-state="task"], [data-state="done"])');
    if ((await page.locator("#train").getAttribute("data-state")) === "done") break;
    await page.locator("#hint").click();
    const [, best] = /Try hole (\d)/.exec(await text(page, "say")) ?? [];
    await hole(page, "first", Number(best)).click();
    await page.waitForFunction(
      () =>
        document.getElementById("train")?.dataset.state === "done" ||
        /still/.test(document.getElementById("say")?.textContent ?? ""),
    );
  }
  await at(page, "done");
}

/** Waits for what is said beside the board. @param {Page} page @param {RegExp} words */
const says = (page, words) =>
  page.waitForFunction(
    ([source]) => new RegExp(source ?? "").test(document.getElementById("say")?.textContent ?? ""),
    [words.source],
    { timeout: 20_000 },
  );

test("an ending is played out by the hints: what was promised is reached", async () => {
  await visit(browser, `${site.url}train.html`, still("en-GB"), async (page) => {
    await at(page, "task");
    await page.locator("#tab-puzzles").focus();
    await page.keyboard.press("ArrowRight");
    await says(page, /^You need 8[12] balls/);
    const wins = (await text(page, "task")) === "Win this ending";
    assert.match(await text(page, "say"), wins ? / 82 / : / 81 /);
    await byHints(page);
    assert.match(
      await text(page, "say"),
      wins ? /^You have won! 82\s:\s\d+\.$/ : /^A draw 81\s:\s81\.$/,
    );
  });
});

/** @param {string} position @param {"togyzkumalak" | "bestemshe"} [rules] */
const link = (position, rules = "togyzkumalak") =>
  writeLink({ start: { rules, position }, moves: [], end: null, friend: null });

test("a set ending promises what can be reached, and says what a mistake has cost", async () => {
  const long = "1,1,1,1,t,1,1S,1S,1/1,1,1,1S,1S,1,1,2S,1S 79 76 S 60";
  const drawn = "1,1,1,1,1,1,t,1,1/1S,1,1,1,1S,t,1,1S,1 78 81 S 1";
  for (const [position, title, goal, ends, left] of /** @type {const} */ ([
    // Won with balls left on the board: as many as the best play would bring, nobody gets.
    [long, "Win this ending", 82, /^You have won! 82\s:\s76\.$/, 4],
    [drawn, "Hold the draw", 81, /^A draw 81\s:\s81\.$/, 3],
  ])) {
    await visit(browser, `${site.url}train.html${link(position)}`, still("en-GB"), async (page) => {
      await at(page, "task");
      assert.equal(await text(page, "task"), title);
      assert.match(await text(page, "say"), new RegExp(`^You need ${goal} balls\\.`));
      await byHints(page);
      assert.match(await text(page, "say"), ends);
      assert.equal(await text(page, "figures"), `${left} balls on the board`);
    });
  }
  // What is left after a mistake, and in the end.
  for (const [position, mistake, left] of /** @type {const} */ ([
    [
      "1S,1,1,1,1,1,1,1,t/1,1S,t,1S,1,1,1,1,1 79 80 S 1",
      2,
      /^That was a mistake\. You can still draw\.$/,
    ],
    [
      "1,1S,1,1,1,1,1,1,1/1,1,1,1S,1,1S,t,1,1 78 81 S 1",
      6,
      /^(That was a mistake\. Now the computer can win\.|The computer has won 8\d\s:\s7\d\. 81 balls were within reach\.)$/,
    ],
  ])) {
    await visit(browser, `${site.url}train.html${link(position)}`, still("en-GB"), async (page) => {
      await at(page, "task");
      await hole(page, "first", mistake).click();
      await says(page, left);
    });
  }
});

test("an ending that is over and lost has no hint", async () => {
  const lost = link("1,1S,1,1,1,1,1,1,1/1,1,1,1S,1,1S,t,1,1 78 81 S 1");
  await visit(browser, `${site.url}train.html${lost}`, still("en-GB"), async (page) => {
    await at(page, "task");
    await hole(page, "first", 6).click();
    const state = () => page.locator("#train").getAttribute("data-state");
    const settled = '#train:is([data-state="task"], [data-state="wrong"])';
    for (let move = 0; move < 60 && (await state()) !== "wrong"; move++) {
      await page.waitForSelector(settled);
      if ((await state()) === "wrong") break;
      assert.equal(await page.locator("#hint").getAttribute("aria-disabled"), "false");
      await page.locator('.togyz-hole[aria-disabled="false"]').first().click();
    }
    await at(page, "wrong");
    assert.equal(await page.locator("#hint").getAttribute("aria-disabled"), "true");
  });
});

test("the ending of a link still comes when one looks at the puzzles meanwhile", async () => {
  const wanted = link("1S,1,1,1,1,1,1,1,t/1,1S,t,1S,1,1,1,1,1 79 80 S 1");
  for (const early of [true, false]) {
    /** @type {() => void} */
    let release = () => {};
    const held = new Promise((resolve) => {
      release = () => resolve(null);
    });
    /** @param {Page} page */
    const prepare = async (page) => {
      await page.route("**/engine.wasm", async (route) => {
        await held;
        await route.continue();
      });
    };
    const options = { ...still("en-GB"), prepare };
    await visit(browser, `${site.url}train.html${wanted}`, options, async (page) => {
      await says(page, /thinking/i);
      await page.locator("#tab-puzzles").click();
      await at(page, "task");
      if (early) release();
      await page.locator("#tab-endings").click();
      release();
      await at(page, "task");
      assert.equal(await text(page, "task"), "Win this ending");
      assert.equal(
        new URL(
          await page
            .locator("#study")
            .evaluate((each) => (each instanceof HTMLAnchorElement ? each.href : "")),
        ).hash,
        wanted,
      );
    });
  }
});

test("a link that cannot be opened, or is no ending to practise, is spoken of", async () => {
  const beginning = "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1";
  const small = "5S,5S,5S,5S,5S/5S,5S,5S,5S,5S 0 0 S 1";
  for (const [hash, title, why] of /** @type {const} */ ([
    [link(beginning).slice(0, -9), "This link cannot be opened", /changed or cut/],
    ["#play=togyzkumalak&moves=0", "This link cannot be opened", /not a game/],
    ["#play=togyzkumalak&from=nothing&moves=", "This link cannot be opened", /not a position/],
    [link(small, "bestemshe"), "This link cannot be opened", /cannot be practised/],
    [link(beginning), "Endings", /cannot be practised/],
  ])) {
    await visit(browser, `${site.url}train.html${hash}`, still("en-GB"), async (page) => {
      await says(page, why);
      assert.equal(await text(page, "task"), title, hash);
      await page.locator("#next").click();
      await at(page, "task");
      assert.match(await text(page, "say"), /^You need/);
      await page
        .locator('.togyz-hole[data-side="first"]:not([aria-disabled="true"])')
        .first()
        .click();
      await page.waitForFunction(
        () => !/^You need/.test(document.getElementById("say")?.textContent ?? ""),
      );
    });
  }
});

test("an ending of the analysis board is practised, whoever is to move in it", async () => {
  // The second player wins 82 : 80 by best play, as the tables say.
  const ending = "1S,1S,1,1,1,1,1,1,1/1S,1,1,1,1S,t,1,1,1 80 78 N 1";
  await visit(browser, `${site.url}study.html${link(ending)}`, still("en-GB"), async (page) => {
    await page.locator("#more").click();
    await page.locator("#practise").click();
    await at(page, "task");
    assert.equal(await text(page, "task"), "Win this ending");
    assert.match(await text(page, "say"), /^You need 82 balls/);
    assert.equal(await text(page, "figures"), "4 balls on the board");
    assert.equal(await page.locator("#tab-endings").getAttribute("aria-selected"), "true");
  });
});

test("where nothing can be kept, puzzles are solved all the same", async () => {
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
  await visit(browser, `${site.url}train.html`, { ...still("en-GB"), prepare }, async (page) => {
    await at(page, "task");
    const { line } = await puzzleOf(page);
    await hole(page, "first", line[0] ?? 0).click();
    await page.waitForFunction(() => document.getElementById("train")?.dataset.state !== "moving");
    assert.notEqual(await page.locator("#train").getAttribute("data-state"), "wrong");
  });
});

const SIDEWAYS = { width: 640, height: 360 };
for (const [name, viewport] of Object.entries({
  phone: SCREENS.phone,
  desktop: SCREENS.desktop,
  sideways: SIDEWAYS,
})) {
  test(`${name}: whole in every language, and accessible`, async () => {
    const options = { ...still("en-GB"), viewport };
    await visit(browser, `${site.url}train.html`, options, async (page) => {
      /** @type {string[]} */
      const found = [];
      const look = async (/** @type {string} */ state) => {
        for (const language of languages) {
          await speak(page, language);
          found.push(...(await cut(page)).map((fault) => `${language}, ${state}: ${fault}`));
        }
        await assertAccessible(page);
      };
      await at(page, "task");
      await look("task");
      const { line } = await puzzleOf(page);
      await mistake(page, line[0] ?? 0).click();
      await at(page, "wrong");
      await look("wrong");
      await page.locator("#tab-endings").click();
      await at(page, "task");
      await look("ending");
      assert.deepEqual(found, []);
    });
  });
}
