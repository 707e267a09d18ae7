// A walk through every screen of the page in one language: for whoever looks at them, by test or by eye.

import { more, speak } from "./table.mjs";

/** @import { Page } from "playwright-core" */

/** A link to a game that is another than any here, and one that was changed. */
const OTHER = "#play=bestemshe&moves=12345";
const CHANGED = "#play=togyzkumalak&check=0000&moves=9";

/** @param {Page} page @param {string} hash */
const follow = (page, hash) => page.evaluate((hash) => location.assign(hash), hash);

/** @type {Record<string, (page: Page) => Promise<unknown>>} */
const DIALOGS = {
  new: async (page) => {
    await page.locator("#new").click();
    await page.locator("#level").press("End");
    await page.locator("#clock").selectOption("custom");
    await page.locator("#rules").selectOption("single-capture");
  },
  "new-friend": async (page) => {
    await page.locator("#new").click();
    await page.locator('#new-dialog label:has([value="friend"])').click();
  },
  more: (page) => page.locator("#more").click(),
  settings: async (page) => {
    await page.locator("#settings").click();
    await page.locator("#sounds-each:not([open]) > summary").click({ timeout: 1000 });
  },
  games: async (page) => {
    await more(page, "games");
    await page.locator("#games-list li").first().waitFor();
  },
  text: async (page) => {
    await more(page, "text");
    await page.locator("#text-area").fill("1. 76 99");
    await page.locator("#text-read").click();
    await page.locator("#text-wrong").waitFor();
  },
  share: (page) => more(page, "share"),
  draw: (page) => more(page, "draw"),
  resign: (page) => more(page, "resign"),
  arrival: async (page) => {
    await follow(page, OTHER);
    await page.locator("#arrival-dialog").waitFor();
  },
  refused: async (page) => {
    await follow(page, CHANGED);
    await page.locator("#refused-dialog").waitFor();
  },
};

/**
 * Goes through the page with its dialogs; a game of two people must be under way.
 *
 * @param {Page} page
 * @param {string} language
 * @param {(name: string) => Promise<void>} look
 */
export async function walk(page, language, look) {
  /** @param {string} name */
  const pause = async (name) => {
    // A board that has been given another size is painted in the next frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await look(name);
  };
  await speak(page, language);
  await pause("game");
  if (await page.locator("#line").isHidden()) await page.locator("#moves").click();
  await pause("moves");
  await page.locator("#line-close").click();
  for (const [name, open] of Object.entries(DIALOGS)) {
    await open(page);
    await page.locator("dialog[open]").waitFor();
    await pause(name);
    // What was opened within a dialog should be found closed.
    await page.locator("#sounds-each").evaluate((details) => details.removeAttribute("open"));
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  }
}

/**
 * The course and the page about the game.
 *
 * @param {Page} page of which one of them has been opened
 * @param {string} language
 */
export async function turnTo(page, language) {
  await page.locator("#language").selectOption(language);
  await page.waitForSelector(`html[lang="${language}"]`);
}

/**
 * Texts that are cut, that stick out of what they stand in, or that leave the page.
 *
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export const cut = (page) =>
  page.evaluate(() => {
    /** @type {string[]} */
    const found = [];
    const root = document.querySelector("dialog[open]") ?? document.body;
    const width = document.documentElement.clientWidth;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!element || !text || element.closest("option, svg, canvas, .spoken, textarea")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0 || getComputedStyle(element).clipPath !== "none") continue;
      /** @type {string[]} */
      const wrong = [];
      // A list that scrolls sideways shows what it has when it is scrolled.
      let scrolls = false;
      for (let each = element; each && each !== root.parentElement; ) {
        const style = getComputedStyle(each);
        const outer = each.getBoundingClientRect();
        const block = style.display !== "inline" && style.display !== "contents";
        if (/auto|scroll/.test(style.overflowX) && each.scrollWidth > each.clientWidth + 1) {
          scrolls = each !== root;
          if (!scrolls) wrong.push("makes its dialog scroll sideways");
          break;
        }
        if (block && (box.left < outer.left - 1.5 || box.right > outer.right + 1.5)) {
          wrong.push(`sticks out of ${each.tagName.toLowerCase()}#${each.id}.${each.className}`);
          break;
        }
        if (/hidden|clip/.test(style.overflowY) && each.scrollHeight > each.clientHeight + 2) {
          wrong.push(`is cut by ${each.tagName.toLowerCase()}#${each.id}.${each.className}`);
          break;
        }
        if (!each.parentElement) break;
        each = each.parentElement;
      }
      if (!scrolls && (box.left < -1 || box.right > width + 1)) wrong.push("leaves the page");
      for (const why of wrong) found.push(`"${text.slice(0, 40)}" ${why}`);
    }
    for (const select of root.querySelectorAll("select")) {
      // The name of a language may be shortened.
      if (select.id === "language" || select.size > 1 || select.clientWidth === 0) continue;
      const ruler = document.createElement("span");
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
      ruler.style.cssText = "position:absolute;visibility:hidden;white-space:pre";
      ruler.style.font = font;
      ruler.textContent = select.selectedOptions[0]?.textContent ?? "";
      root.append(ruler);
      const room =
        select.clientWidth -
        Number.parseFloat(paddingInlineStart) -
        Number.parseFloat(paddingInlineEnd);
      if (ruler.offsetWidth > room) found.push(`"${ruler.textContent}" is longer than its list`);
      ruler.remove();
    }
    return found;
  });
