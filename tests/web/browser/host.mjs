// A page that is not ours and has the element on it.

import { visit } from "../support/browser.mjs";
import { still } from "./table.mjs";

/** @import { Page } from "playwright-core" */
/** @import { TogyzKumalakElement } from "../../../www/js/element/class.js" */

/** @typedef {TogyzKumalakElement} Togyz */

/** A short record that ends in the middle of the game. */
export const RECORD = "1. 76(10) 98 2. 66 87(4)";

/**
 * @typedef {object} Host
 * @property {string} body
 * @property {string} [head]
 * @property {string} [html] attributes of the page
 * @property {boolean} [defined] whether the page imports the element at once
 */

/**
 * Opens a page of one's own on a site.
 *
 * @param {import("playwright-core").Browser} browser
 * @param {string} url of the site that has the element
 * @param {string | Host} host
 * @param {(page: Page) => Promise<void>} use
 * @param {Parameters<typeof visit>[2] & { origin?: string }} [options]
 */
export async function onHost(browser, url, host, use, options = {}) {
  const {
    body,
    head = "",
    html = "lang=en",
    defined = true,
  } = typeof host === "string" ? { body: host } : host;
  const script = defined ? `<script type="module" src="${url}js/element/index.js"></script>` : "";
  const text = `<!doctype html><html ${html}><meta charset="utf-8"><title>host</title>
    <link rel="icon" href="data:,">${LOG}${head}${script}<body>${body}</body></html>`;
  const { origin = url, prepare, ...rest } = options;
  const given = {
    ...still("en-GB"),
    ...rest,
    prepare: async (/** @type {Page} */ page) => {
      await page.route("**/host.html", (route) =>
        route.fulfill({ contentType: "text/html", body: text }),
      );
      await prepare?.(page);
    },
  };
  await visit(browser, `${origin}host.html`, given, use);
}

// All events of the element are written down as they bubble to the page.
const LOG = `<script>
  const log = [];
  for (const type of ["beforemove", "move", "change", "over", "error"]) {
    document.addEventListener("togyz-" + type, ({ detail, target }) => {
      log.push({ type, target: target.id, kind: detail.kind, by: detail.by, code: detail.code,
        hole: detail.move?.hole, ply: detail.snapshot?.ply });
    });
  }
</script>`;

/** @param {Page} page @returns {Promise<any[]>} what was told so far */
export const told = (page) => page.evaluate("log");

/** @param {Page} page @param {string} [selector] */
export const board = (page, selector = "togyz-kumalak") => page.locator(selector);

/**
 * @param {Page} page
 * @param {"first" | "second"} side
 * @param {number} hole
 * @param {string} [selector]
 */
export const holeIn = (page, side, hole, selector = "togyz-kumalak") =>
  page.locator(`${selector} >> .togyz-hole[data-side="${side}"][data-hole="${hole}"]`);

/** @param {Page} page @param {string} name @param {string} [selector] */
export const control = (page, name, selector = "togyz-kumalak") =>
  page.locator(`${selector} >> button[data-control="${name}"]`);

/**
 * Waits until the element shows a moment of the game.
 *
 * @param {Page} page
 * @param {{ ply?: number, state?: string }} [expected]
 * @param {string} [selector]
 */
export async function shows(page, { ply, state } = {}, selector = "togyz-kumalak") {
  await page.waitForFunction(
    ({ selector, ply, state }) => {
      const frame = document.querySelector(selector)?.shadowRoot?.querySelector(".frame");
      const data = /** @type {HTMLElement | null | undefined} */ (frame)?.dataset;
      if (!data?.state || data.state === "moving") return false;
      if (state === undefined && data.state === "thinking") return false;
      return (
        (ply === undefined || data.ply === String(ply)) &&
        (state === undefined || data.state === state)
      );
    },
    { selector, ply, state },
  );
}

/**
 * Does something with the element on its page.
 *
 * @template T, A
 * @param {Page} page
 * @param {(element: TogyzKumalakElement, argument: A) => T} act
 * @param {A} [argument]
 * @param {string} [selector]
 * @returns {Promise<Awaited<T>>}
 */
export const act = (page, act, argument, selector = "togyz-kumalak") =>
  page.locator(selector).evaluate(/** @type {any} */ (act), /** @type {any} */ (argument));
