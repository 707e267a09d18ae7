// The analysis board as a person uses it: lines and side lines, the computer's opinion, by pointer and by keys.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Game } from "../../../www/js/engine/index.js";
import { writeLink } from "../../../www/js/text/link.js";
import { assertAccessible } from "../support/axe.mjs";
import { launch, SCREENS, visit } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { languages } from "../support/words.mjs";
import { begin, hole, more, press, quiet, SHORT, speak, still } from "./table.mjs";
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

/**
 * @param {number[]} moves
 * @param {string | null} [position]
 */
const addressOf = (moves, position = null) =>
  `${site.url}study.html${writeLink({
    start: { rules: "togyzkumalak", position },
    moves,
    end: null,
    friend: null,
  })}`;

/** The moves that are written down, the current one in brackets. */
/** @param {Page} page */
const written = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("#moves-list button")].map((button) => {
      const text = button.textContent?.replace(/^[\d.…\s]+?(?=\d\d|\d\d?$)/, "") ?? "";
      return button.hasAttribute("aria-current") ? `[${text}]` : text;
    }),
  );

/** @param {Page} page @param {string[]} moves */
const shows = async (page, ...moves) => assert.deepEqual(await written(page), moves);

/** @param {Page} page */
const ready = (page) => page.locator(".togyz-hole").first().waitFor();

/** Lines of the computer that are shown. */
/** @param {Page} page */
const lines = (page) => page.locator("#engine-lines > li:not([hidden])");

/** Where every panel has something to show. */
/** @param {Page} page */
async function allTabs(page) {
  await page.locator("#explorer-panel").evaluate((panel) => panel.removeAttribute("hidden"));
  await page.waitForSelector("#tab-explorer:not([hidden])", { state: "attached" });
}

test("a game goes to the analysis: from the menu, and when it is over", async () => {
  await visit(browser, site.url, still("en-GB"), async (page) => {
    await quiet(page);
    await begin(page, { mode: "two" });
    await press(page, SHORT.slice(0, 3));
    await more(page, "study");
    await ready(page);
    assert.equal(await page.title(), "Analysis");
    assert.equal((await written(page)).length, 3);
    assert.equal(new URL(page.url()).hash, "", "a reload goes on with what was studied");
    await page.locator(".home").click();
    await quiet(page, { ply: 3 });
    assert.ok(await page.locator("#analyse").isHidden());
    await press(page, SHORT.slice(3));
    await page.locator("#analyse").click();
    await ready(page);
    assert.equal((await written(page)).length, SHORT.length);
    assert.match((await page.locator("#status").textContent()) ?? "", /first player has won/);
  });
});

test("a game that was given up says so at its end, as long as that is its end", async () => {
  const start = { rules: /** @type {const} */ ("togyzkumalak"), position: null };
  const end = {
    reason: /** @type {const} */ ("resignation"),
    side: /** @type {const} */ ("first"),
  };
  const link = writeLink({ start, moves: SHORT.slice(0, 3), end, friend: null });
  await visit(browser, `${site.url}study.html${link}`, still("en-GB"), async (page) => {
    await ready(page);
    const status = page.locator("#status");
    assert.match((await status.textContent()) ?? "", /second player has won.*resigned/);
    await page.locator("#way-back").click();
    assert.match((await status.textContent()) ?? "", /first player's turn/);
    await page.locator("#way-on").click();
    await page.reload();
    await ready(page);
    assert.match((await status.textContent()) ?? "", /resigned/);
    await page.locator('.togyz-hole:not([aria-disabled="true"])').first().click();
    await page.locator("#way-back").click();
    assert.match((await status.textContent()) ?? "", /second player's turn/);
  });
});

test("side lines: made on the board, promoted, deleted and brought back; all survives a reload", async () => {
  await visit(browser, `${site.url}study.html`, still("en-GB"), async (page) => {
    await ready(page);
    assert.ok(await page.locator("#moves-none").isVisible());
    await hole(page, "first", 7).click();
    await hole(page, "second", 2).click();
    await shows(page, "76(10)", "[22(10)]");
    await page.locator("#way-back").click();
    await hole(page, "second", 3).click();
    await hole(page, "first", 5).click();
    await shows(page, "76(10)", "22(10)", "33(10)", "[54(22)]");
    await page.locator("#way-first").click();
    await hole(page, "first", 7).click();
    await hole(page, "second", 2).click();
    await shows(page, "76(10)", "[22(10)]", "33(10)", "54(22)");

    await page.locator("#moves-list button", { hasText: "54(22)" }).click();
    await page.locator("#edit-note").click();
    await page.locator("#note-text").fill("Ten balls.\nAnd a threat.");
    await page.locator("#edit-signs").click();
    await page.getByRole("button", { name: "very good" }).click();
    await page.getByRole("button", { name: "interesting" }).click();
    await page.locator("#edit-promote").click();
    await shows(page, "76(10)", "33(10)", "22(10)", "[54(22)!?]");
    assert.equal(await page.locator(".remark").innerText(), "Ten balls.\nAnd a threat.");

    await page.reload();
    await ready(page);
    await shows(page, "76(10)", "33(10)", "22(10)", "[54(22)!?]");
    await page.locator("#way-back").click();
    await page.locator("#edit-remove").click();
    await shows(page, "[76(10)]", "22(10)");
    await page.locator("#moves-undo").click();
    await shows(page, "76(10)", "[33(10)]", "22(10)", "54(22)!?");
    await page.locator("#edit-remove").click();
    await hole(page, "second", 9).click();
    assert.ok(await page.locator("#moves-undo").isHidden(), "who goes on has decided");

    await page.locator("#more").click();
    await page.getByRole("button", { name: "New analysis" }).click();
    await page.locator("#moves-none").waitFor();
    await shows(page);
  });
});

test("by keys alone: along the line, between side lines, from the list and from anywhere", async () => {
  await visit(browser, addressOf([7, 2, 9, 7]), still("ru-RU"), async (page) => {
    await ready(page);
    await page.locator("#way-back").focus();
    /** @param {string} key @param {string} text of the move that is then shown */
    const step = async (key, text) => {
      await page.keyboard.press(key);
      const current = page.locator("#moves-list [aria-current]");
      assert.match((await current.textContent()) ?? "", new RegExp(`${text}$`), key);
    };
    await step("ArrowLeft", "99");
    await step("ArrowLeft", "22\\(10\\)");
    await page.locator('.togyz-hole[tabindex="0"]').focus();
    await page.keyboard.press("5");
    await page.keyboard.press("Enter");
    await page.locator("#way-back").click();
    await step("ArrowRight", "99");
    await step("ArrowDown", "5\\d(\\(\\d+\\))?");
    await step("ArrowUp", "99");
    await step("End", "78");
    await page.locator("#moves-list [aria-current]").focus();
    await step("ArrowLeft", "99");
    const focused = () => page.evaluate(() => document.activeElement?.hasAttribute("aria-current"));
    assert.ok(await focused(), "the focus goes with the move");
    await page.keyboard.press("Home");
    await page.waitForFunction(() => !document.querySelector("#moves-list [aria-current]"));
    await page.locator("#note-text").evaluate((box) => {
      box.closest("#note")?.removeAttribute("hidden");
    });
    await page.locator("#note-text").focus();
    await page.keyboard.press("ArrowRight");
    assert.equal(await page.locator("#moves-list [aria-current]").count(), 0, "a field has arrows");
  });
});

test("the computer: lines, numbers on the holes, a bar; a line is played by a tap on its move", async () => {
  await visit(browser, addressOf([7, 2, 9]), still("en-GB"), async (page) => {
    await ready(page);
    await lines(page).nth(2).waitFor();
    const chance = (await lines(page).first().locator(".chance").textContent()) ?? "";
    assert.match(chance, /^\d+%$/);
    const best = (await lines(page).first().locator(".disc").textContent()) ?? "";
    await page.waitForSelector(
      `.togyz-hole[data-side="second"][data-hole="${best}"][data-rank="1"]`,
    );
    assert.match(
      (await page.locator("#gauge").getAttribute("aria-label")) ?? "",
      /^Chances: first player \d+%, second player \d+%$/,
    );
    await page.locator("#engine-count").selectOption("5");
    await lines(page).nth(4).waitFor();
    await page.locator("#engine-count").selectOption("1");
    assert.equal(await lines(page).count(), 1);
    await page.waitForFunction(() => document.querySelectorAll("[data-rank]").length === 1);
    const pv = lines(page).first().locator(".pv-move");
    // Each depth may bring another line: what is tapped is what is played.
    const played = await pv.nth(1).evaluate((button) => {
      const texts = [...document.querySelectorAll(".pv-move")].map((each) => each.textContent);
      /** @type {HTMLElement} */ (button).click();
      return texts.slice(0, 2);
    });
    assert.deepEqual((await written(page)).slice(3), [played[0], `[${played[1]}]`]);
    await page.locator("#way-first").click();
    await page.locator("#way-last").click();
    await lines(page).first().waitFor();

    await page.locator("#engine-on").uncheck();
    assert.equal(await lines(page).count(), 0);
    assert.equal(await page.locator("[data-rank]").count(), 0);
    assert.ok(await page.locator("#gauge").isHidden());
    await page.reload();
    await ready(page);
    assert.ok(!(await page.locator("#engine-on").isChecked()), "the wish is kept");
  });
});

test("what was found once is there at once, and an end needs no thinking", async () => {
  await visit(browser, addressOf(SHORT), still("en-GB"), async (page) => {
    await ready(page);
    assert.match((await page.locator("#engine-said").textContent()) ?? "", /first player has won/);
    assert.equal(await page.locator("#gauge").getAttribute("data-figure"), "100");
    await page.locator("#way-back").click();
    await lines(page).first().waitFor();
    const known = await page.locator("#engine-depth").textContent();
    assert.match(
      (await page.locator("#engine-lines .why").first().textContent()) ?? "",
      /^Wins in 1 move/,
    );
    const at = await page.evaluate(() => {
      for (const name of ["on", "back"]) document.getElementById(`way-${name}`)?.click();
      return document.getElementById("engine-depth")?.textContent;
    });
    assert.equal(at, known);
  });
});

test("a page that cannot be seen does not think", async () => {
  await visit(browser, addressOf([7]), still("en-GB"), async (page) => {
    const thinking = (/** @type {boolean} */ thinks) =>
      page.waitForSelector(`#engine-panel[data-thinks="${thinks}"]`);
    /** @param {boolean} hidden */
    const hide = (hidden) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await thinking(true);
    await hide(true);
    await thinking(false);
    await hide(false);
    await thinking(true);
  });
});

test("a place of the study is played on from in a game", async () => {
  await visit(browser, addressOf([7, 2, 9, 7]), still("en-GB"), async (page) => {
    await ready(page);
    await page.locator("#way-back").click();
    await page.locator("#more").click();
    await page.locator("#play-on").click();
    await quiet(page, { ply: 3 });
  });
});

test("what the endgame tables know is said, a draw too", async () => {
  const drawn = "8,1S/3,t,4,1S 79 81 S 90";
  await visit(browser, addressOf([], drawn), still("en-GB"), async (page) => {
    await ready(page);
    const why = page.locator("#engine-lines .why").first();
    await page.waitForFunction(() =>
      document.querySelector("#engine-lines .why")?.textContent?.startsWith("A draw."),
    );
    assert.equal(await why.textContent(), "A draw. It is the only move.");
    assert.equal(await page.locator("#gauge").getAttribute("data-figure"), "50");
  });
});

test("what if I pass: the opponent's move, or that it cannot be", async () => {
  await visit(browser, addressOf([7]), still("en-GB"), async (page) => {
    await ready(page);
    await page.locator("#threat").click();
    await page.waitForFunction(() =>
      /^Then the opponent plays hole \d\./.test(
        document.getElementById("threat-said")?.textContent ?? "",
      ),
    );
    await page.waitForSelector('.togyz-hole[data-side="first"][data-rank="!"]');
    await page.locator("#threat").click();
    assert.equal(await page.locator("#threat-said").textContent(), "");
    assert.equal(await page.locator('[data-rank="!"]').count(), 0);
  });
  const bare = "9/1S,8 81 80 S 60";
  await visit(browser, addressOf([], bare), still("en-GB"), async (page) => {
    await ready(page);
    await page.locator("#threat").click();
    assert.equal(await page.locator("#threat-said").textContent(), "Passing cannot be tried here.");
  });
});

/** A long game, however it is played. */
function long() {
  const game = new Game();
  const moves = [];
  for (let legal = game.legalMoves(); legal.length > 0; legal = game.legalMoves()) {
    const least = legal.map((each) => ({ each, taken: game.preview(each).captured }));
    least.sort((a, b) => a.taken - b.taken || b.each - a.each);
    moves.push(least[0]?.each ?? 0);
    game.play(moves.at(-1) ?? 0);
  }
  return moves;
}

for (const name of /** @type {const} */ (["phone", "desktop"])) {
  test(`${name}: in a long game the list stays with the move, and the page stays where it is`, async () => {
    const moves = long();
    assert.ok(moves.length > 100, String(moves.length));
    await visit(
      browser,
      addressOf(moves),
      { ...still("en-GB"), viewport: SCREENS[name] },
      async (page) => {
        await ready(page);
        const inside = () =>
          page.evaluate(() => {
            const box = document.querySelector("[aria-current]")?.getBoundingClientRect();
            const list = document.getElementById("moves-list")?.getBoundingClientRect();
            const seen = box && list && box.top >= list.top - 1 && box.bottom <= list.bottom + 1;
            return seen && document.documentElement.scrollTop === 0;
          });
        assert.ok(await inside(), "at the end");
        await page.locator("#way-back").focus();
        for (let step = 0; step < moves.length / 2; step++) await page.keyboard.press("ArrowLeft");
        assert.ok(await inside(), "in the middle");
        await page.locator("#edit-note").click();
        await page.waitForFunction(() => document.activeElement?.id === "note-text");
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))));
        assert.ok(await inside(), "with a comment below");
      },
    );
  });
}

test("on a phone two rows of moves stay in sight, whatever is open below them", async () => {
  const options = { ...still("en-GB"), viewport: SCREENS.phone };
  await visit(browser, addressOf([7, 2, 9, 1, 3, 4]), options, async (page) => {
    await ready(page);
    for (const part of ["note", "signs"]) {
      await page.locator(`#edit-${part}`).click();
      await page.locator("#edit-remove").click();
      await page.locator("#moves-undo").waitFor();
      const list = await page.locator("#moves-list").boundingBox();
      assert.ok(list && list.height >= 72, `${part}: ${list?.height}`);
    }
    assert.equal(await page.locator("#edit-note").getAttribute("aria-expanded"), "false");
  });
});

test("of the list only what has changed is written anew", async () => {
  await visit(browser, addressOf(long()), still("en-GB"), async (page) => {
    await ready(page);
    const fresh = () =>
      page.evaluate(() => {
        const buttons = /** @type {any[]} */ ([...document.querySelectorAll("#moves-list button")]);
        const made = buttons.filter((button) => !button.seen).map(({ textContent }) => textContent);
        for (const button of buttons) button.seen = true;
        return { made, all: buttons.length };
      });
    const { all } = await fresh();
    assert.ok(all > 100);
    const last = (await written(page)).at(-1)?.replace(/[[\]]/g, "") ?? "";
    await page.locator("#edit-signs").click();
    await page.locator('.sign-button[data-mark="3"]').click();
    await page.getByText(`${last}!!`).waitFor();
    const marked = await fresh();
    assert.deepEqual([marked.made.length, marked.all], [1, all]);
    await page.locator("#way-back").click();
    await page.locator("#edit-remove").click();
    await page.locator("#moves-undo").waitFor();
    const removed = await fresh();
    assert.deepEqual(removed, { made: [], all: all - 2 });
    await page.locator("#moves-undo").click();
    await page.getByText(`${last}!!`).waitFor();
    assert.equal((await fresh()).made.length, 2);
  });
});

test("a link that was changed says so, and opens nothing", async () => {
  const address = addressOf([7, 2, 9]).replace("729", "728");
  await visit(browser, address, still("en-GB"), async (page) => {
    await ready(page);
    await shows(page);
    const said = await page.locator("#moves-said").textContent();
    assert.equal(said, "The link was changed or cut on its way.");
  });
});

for (const name of /** @type {const} */ (["phone", "desktop"])) {
  test(`${name}: nothing is cut in any language, and all is accessible, light and dark`, async () => {
    for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
      const options = { ...still("en-GB"), viewport: SCREENS[name], colorScheme };
      await visit(browser, addressOf([7, 2, 9]), options, async (page) => {
        await ready(page);
        await hole(page, "second", 4).click();
        await page.locator("#way-back").click();
        await hole(page, "second", 7).click();
        await page.locator("#edit-note").click();
        await page.locator("#note-text").fill("?!");
        await page.locator("#edit-signs").click();
        await page.locator("#threat").evaluate((button) => {
          /** @type {HTMLElement} */ (button).click();
        });
        await page.waitForFunction(() => document.getElementById("threat-said")?.textContent);
        await allTabs(page);
        /** @type {string[]} */
        const found = [];
        const tabs = name === "phone" ? ["moves", "engine"] : [""];
        for (const language of languages) {
          await speak(page, language);
          for (const tab of tabs) {
            if (tab) await page.locator(`#tab-${tab}`).click();
            if (tab === "engine") await lines(page).first().waitFor();
            found.push(...(await cut(page)).map((fault) => `${language}, ${tab}: ${fault}`));
          }
        }
        assert.deepEqual(found, []);
        for (const tab of tabs) {
          if (tab) await page.locator(`#tab-${tab}`).click();
          await assertAccessible(page);
        }
        await page.locator("#more").click();
        await assertAccessible(page);
      });
    }
  });
}

/** Screens that are neither; the last is one of 1280×1024 at 400 %, which WCAG asks for. */
const OTHERS = {
  narrow: SCREENS.narrow,
  tablet: SCREENS.tablet,
  sideways: { width: 640, height: 360 },
  laptop: { width: 1024, height: 600 },
  zoomed: { width: 320, height: 256 },
};
for (const size of /** @type {const} */ (["normal", "large"])) {
  test(`${size} letters: nothing is cut on any screen`, async () => {
    for (const [name, viewport] of Object.entries(OTHERS)) {
      /** @param {Page} page */
      const prepare = async (page) => {
        await page.addInitScript((size) => {
          const kept = JSON.stringify({ version: 1, settings: { size } });
          localStorage.setItem("togyzkumalak", kept);
        }, size);
      };
      const options = { ...still("en-GB"), viewport, prepare };
      await visit(browser, addressOf([7, 2, 9]), options, async (page) => {
        await ready(page);
        await allTabs(page);
        await lines(page).first().waitFor({ state: "attached" });
        /** @type {string[]} */
        const found = [];
        for (const language of ["ru", "ar", "vi"]) {
          await speak(page, language);
          for (const tab of ["moves", "engine", "review"]) {
            await page.locator(`#tab-${tab}`).evaluate((button) => {
              /** @type {HTMLElement} */ (button).click();
            });
            found.push(
              ...(await cut(page)).map((fault) => `${name}, ${language}, ${tab}: ${fault}`),
            );
          }
          const wide = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          });
          if (wide > 0) found.push(`${name}, ${language}: ${wide} px too wide`);
        }
        await page.locator("#tab-moves").evaluate((button) => {
          /** @type {HTMLElement} */ (button).click();
        });
        const list = await page.locator("#moves-list").boundingBox();
        if ((list?.height ?? 0) < 70) found.push(`${name}: the moves have no room`);
        assert.deepEqual(found, []);
      });
    }
  });
}
