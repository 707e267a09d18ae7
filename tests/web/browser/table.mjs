// What a person does at the page, and waiting for what the page does: by its own signs, not by time.

/** @import { Page } from "playwright-core" */
/** @import { Visit } from "../support/browser.mjs" */

/** A game of eleven moves, the shortest that there is: the first player wins. */
export const SHORT = [9, 2, 8, 1, 7, 2, 6, 1, 9, 2, 5];

/**
 * Chooses a language, and waits until the page speaks it.
 *
 * @param {Page} page
 * @param {string} tag
 */
export async function speak(page, tag) {
  await page.locator("#language").selectOption(tag);
  await page.waitForSelector(`html[lang="${tag}"]`);
}

/** The state of the page once nothing moves and nobody thinks. */
const QUIET = ["human", "waiting", "over", "paused", "trouble"];

/**
 * Waits until it is a person's turn, or the game is over.
 *
 * @param {Page} page
 * @param {{ ply?: number, state?: string }} [expected]
 */
export async function quiet(page, { ply, state } = {}) {
  const states = state ? [state] : QUIET;
  const at = ply === undefined ? "" : `[data-ply="${ply}"]`;
  const selector = states.map((each) => `#game[data-state="${each}"]${at}`).join(",");
  await page.waitForSelector(selector, { timeout: 15_000 });
}

/** @param {Page} page */
export const plyOf = async (page) => Number(await page.locator("#game").getAttribute("data-ply"));

/** @param {Page} page */
export const stateOf = (page) => page.locator("#game").getAttribute("data-state");

/** @param {Page} page */
export const said = async (page) => (await page.locator("#status").textContent()) ?? "";

/**
 * @param {Page} page
 * @param {"first" | "second"} side
 * @param {number} hole
 */
export const hole = (page, side, hole) =>
  page.locator(`.togyz-hole[data-side="${side}"][data-hole="${hole}"]`);

/** What the board says: the counts of both rows and of both kazans. */
/** @param {Page} page */
export const counts = (page) =>
  page.evaluate(() => {
    const read = (/** @type {string} */ selector) =>
      [...document.querySelectorAll(selector)].map((each) => Number(each.textContent));
    return {
      first: read('.togyz-hole[data-side="first"] .togyz-count'),
      second: read('.togyz-hole[data-side="second"] .togyz-count'),
      kazans: read(".togyz-kazan b"),
    };
  });

/** @param {number} ply */
export const mover = (ply) => (ply % 2 === 0 ? "first" : "second");

/**
 * Plays moves of two people with the pointer.
 *
 * @param {Page} page
 * @param {number[]} moves
 */
export async function press(page, moves) {
  for (const number of moves) {
    const ply = await plyOf(page);
    await hole(page, mover(ply), number).click();
    await quiet(page, { ply: ply + 1 });
  }
}

/**
 * Plays moves of two people with the keyboard; the focus must be on the board.
 *
 * @param {Page} page
 * @param {number[]} moves
 */
export async function type(page, moves) {
  for (const number of moves) {
    const ply = await plyOf(page);
    await page.keyboard.press(String(number));
    await page.keyboard.press("Enter");
    await quiet(page, { ply: ply + 1 });
  }
}

/**
 * Goes with the Tab key until an element has the focus.
 *
 * @param {Page} page
 * @param {string} selector
 * @param {"Tab" | "Shift+Tab"} [key]
 */
export async function tabTo(page, selector, key = "Tab") {
  for (let stop = 0; stop < 25; stop++) {
    if (await page.evaluate((sought) => document.activeElement?.matches(sought), selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not come to ${selector}`);
}

/**
 * Starts a game with the pointer.
 *
 * @param {Page} page
 * @param {{ mode?: string, beginner?: string, level?: number, rules?: string, opening?: string }} wish
 */
export async function begin(page, { mode, beginner, level, rules, opening }) {
  await page.locator("#new").click();
  const dialog = page.locator("#new-dialog");
  const choices = { mode, beginner: beginner === "computer" ? "other" : beginner };
  for (const [name, value] of Object.entries(choices)) {
    if (value !== undefined)
      await dialog.locator(`label:has([name=${name}][value="${value}"])`).click();
  }
  if (level) await dialog.locator("#level").fill(String(level));
  if (rules) await dialog.locator("#rules").selectOption(rules);
  if (opening) await dialog.locator("#opening").selectOption(opening);
  await start(page);
}

/**
 * Presses the button that starts the game, and waits until it has begun: a dialog tells of its end a
 * task after it is gone, and only then does the game begin.
 *
 * @param {Page} page
 */
export async function start(page) {
  const dialog = page.locator("#new-dialog");
  const begun = dialog.evaluate(
    (element) =>
      new Promise((resolve) => {
        element.addEventListener("close", () => resolve(undefined), { once: true });
      }),
  );
  await dialog.locator('[value="begin"]').click();
  await begun;
}

/**
 * Chooses from the menu, or opens it.
 *
 * @param {Page} page
 * @param {string} [entry]
 */
export async function more(page, entry) {
  await page.locator("#more").click();
  if (entry) await page.locator(`#more-dialog #${entry}`).click();
}

/**
 * Options for a page that does not move: what is not about motion need not wait for it.
 *
 * @param {string} locale
 */
export const still = (locale) => ({ locale, reducedMotion: /** @type {const} */ ("reduce") });
