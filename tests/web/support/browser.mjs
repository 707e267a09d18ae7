// A real Chromium for the tests. Every page it opens is watched: whatever the page writes to its
// console, throws, or fails to load makes the test fail, unless the test says beforehand that it
// expects it.

import assert from "node:assert/strict";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

/** @import { Browser, BrowserContextOptions, Page } from "playwright-core" */

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const PLACES = [
  "/usr/lib/chromium/chromium",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

// Without the network's background services a start is quiet and needs nothing but loopback.
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The screens that the page must look right on, narrowest first. */
export const SCREENS = Object.freeze({
  narrow: { width: 280, height: 653 },
  phone: { width: 360, height: 640 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
});

/** Where Chromium is: CHROMIUM in the environment, else the PATH, else where it is usually put. */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const found = [...candidates, ...PLACES].find(isExecutable);
  if (!found) throw new Error("no Chromium found: set CHROMIUM, or run `cargo xtask test browser`");
  return found;
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts Chromium with a new profile.
 *
 * The scale is the machine's own, not an emulated one: only that reaches
 * `devicePixelContentBoxSize`. So it belongs to the browser and not to a page.
 *
 * @param {object} [options]
 * @param {number} [options.scale] device pixels in a CSS pixel
 * @param {string[]} [options.flags] more flags for Chromium
 * @returns {Promise<Browser>}
 */
export async function launch({ scale = 1, flags = [] } = {}) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    headless: true,
    args: [...FLAGS, `--force-device-scale-factor=${scale}`, ...flags],
  });
  scales.set(browser, scale);
  return browser;
}

// Playwright forces a page's scale to 1 unless told the browser's own.
/** @type {WeakMap<Browser, number>} */
const scales = new WeakMap();

/**
 * @typedef {object} Visit
 * @property {Page} page
 * @property {string[]} complaints all that the page wrote, threw or could not load so far
 * @property {() => void} check fails if there is any complaint
 * @property {() => Promise<void>} close closes the page and its storage, then does `check`
 */

/**
 * Opens an address in a context of its own (storage, cache and permissions are new).
 *
 * All options that Playwright has for a context can be given too: `locale`, `colorScheme`,
 * `forcedColors`, `hasTouch`, `isMobile`, `permissions`, …
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {BrowserContextOptions & { expect?: RegExp[], prepare?: (page: Page) => Promise<void> }} [options]
 *   `expect`: complaints that the test wants to happen; `prepare`: done before the page loads
 * @returns {Promise<Visit>}
 */
export async function open(browser, url, options = {}) {
  const { expect = [], prepare, ...context } = options;
  const visited = await browser.newContext({
    viewport: SCREENS.desktop,
    locale: "en-GB",
    // Tests of other things need not wait until the whole site is kept for later.
    serviceWorkers: "block",
    ...context,
    deviceScaleFactor: context.deviceScaleFactor ?? scales.get(browser) ?? 1,
  });
  const page = await visited.newPage();
  const complaints = watch(page, expect);
  const check = () => assert.deepEqual(complaints, [], `complaints of the page at ${url}`);
  try {
    await prepare?.(page);
    await page.goto(url);
  } catch (error) {
    await visited.close();
    throw error;
  }
  return {
    page,
    complaints,
    check,
    close: async () => {
      await visited.close();
      check();
    },
  };
}

/**
 * Opens an address, does what is given with the page, and checks that the page did not complain.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {Parameters<typeof open>[2]} options
 * @param {(page: Page) => Promise<void>} use
 */
export async function visit(browser, url, options, use) {
  const { page, close, complaints } = await open(browser, url, options);
  try {
    await use(page);
  } catch (error) {
    if (complaints.length > 0) console.error("the page had complained:", complaints);
    await close().catch(() => {});
    throw error;
  }
  await close();
}

/** What Playwright itself writes where it blocks service workers. */
const BLOCKED = "Service Worker registration blocked by Playwright";

/**
 * @param {Page} page
 * @param {RegExp[]} expected
 */
function watch(page, expected) {
  /** @type {string[]} */
  const complaints = [];
  /** @param {string} text */
  const note = (text) => {
    if (text.endsWith(BLOCKED)) return;
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  page.on("console", (message) => note(`console ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => note(`uncaught: ${error.stack ?? error.message}`));
  page.on("crash", () => note("the page crashed"));
  page.on("requestfailed", (request) => {
    // A request that a closing or reloading page drops is no fault.
    const reason = request.failure()?.errorText ?? "";
    if (reason !== "net::ERR_ABORTED") note(`failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) note(`status ${response.status()}: ${response.url()}`);
  });
  return complaints;
}
