// Accessibility by axe-core, put into the page from outside: the page itself ships none of it.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

/** @import { Page } from "playwright-core" */

/** WCAG 2.2, levels A and AA. */
export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const source = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds wrong with the page as it is now: a line for each element at fault.
 *
 * @param {Page} page
 * @param {{ tags?: string[], within?: string }} [options] `within`: a selector, the whole page unless given
 * @returns {Promise<string[]>}
 */
export async function violations(page, { tags = WCAG, within } = {}) {
  await page.evaluate(await source);
  return page.evaluate(
    async ({ tags, within }) => {
      const axe = /** @type {any} */ (globalThis).axe;
      const result = await axe.run(within ?? document, { runOnly: { type: "tag", values: tags } });
      return result.violations.flatMap((/** @type {any} */ rule) =>
        rule.nodes.map(
          (/** @type {any} */ node) =>
            `${rule.id} (${rule.impact}) ${node.target.join(" ")}: ${node.failureSummary.replace(/\s+/g, " ")}`,
        ),
      );
    },
    { tags, within },
  );
}

/**
 * Fails unless axe finds nothing wrong.
 *
 * @param {Page} page
 * @param {Parameters<typeof violations>[1]} [options]
 */
export async function assertAccessible(page, options) {
  assert.deepEqual(await violations(page, options), []);
}
