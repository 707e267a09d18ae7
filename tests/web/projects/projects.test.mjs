// The package in real projects: packed, installed, built with what people build with, and run where it runs.
// Each plays a move and gets one from the engine; each with a page shows the board and plays on it.

import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { access, cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import engineInline from "../../../www/wasm/engine-inline.js";
import { launch, visit } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";

/** @import { FrameLocator, Page } from "playwright-core" */

const run = promisify(execFile);
const HERE = fileURLToPath(new URL(".", import.meta.url));
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
/** The package as it is published. */
const PACKAGE = join(ROOT, process.env.CARGO_TARGET_DIR ?? "target", "package");
const NPM = process.platform === "win32" ? "npm.cmd" : "npm";

/** Where the package is installed, and the projects are. @type {string} */
let work;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  work = await mkdtemp(join(HERE, "work-"));
  const into = ["--ignore-scripts", "--pack-destination", work];
  const packed = await run(NPM, ["pack", "--json", ...into], { cwd: PACKAGE });
  const [{ filename }] = JSON.parse(packed.stdout);
  // Parcel looks at `exports` only when it is told to.
  const own = {
    private: true,
    type: "module",
    "@parcel/resolver-default": { packageExports: true },
  };
  await writeFile(join(work, "package.json"), JSON.stringify(own));
  const quiet = ["--offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  await run(NPM, ["install", ...quiet, `./${filename}`], { cwd: work });
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await rm(work, { recursive: true });
});

/**
 * A project of its own: the files of some folders, one over the other.
 *
 * @param {string} name
 * @param {readonly string[]} folders
 */
async function create(name, folders) {
  const project = join(work, name.replaceAll(/\W+/g, "-"));
  for (const folder of folders) await cp(join(HERE, folder), project, { recursive: true });
  return project;
}

/** A program of the tools, as it is started here without any script that would have installed it. */
/** @param {string} name */
async function tool(name) {
  if (name === "node") return process.execPath;
  if (name !== "bun") return join(HERE, "node_modules/.bin", name);
  const folder = join(HERE, "node_modules/@oven");
  return join(folder, (await readdir(folder))[0] ?? "", "bin/bun");
}

/** @param {string} project @param {string} line */
async function type(project, line) {
  const [name = "", ...words] = line.split(" ");
  const env = {
    ...process.env,
    NO_COLOR: "1",
    NO_UPDATE_NOTIFIER: "1",
    DENO_DIR: join(work, "deno"),
  };
  return run(await tool(name), words, { cwd: project, timeout: 120_000, env });
}

/**
 * Plays in a page, or in a frame of it, as the fixtures and a person do.
 *
 * @param {Page | FrameLocator} page
 * @param {boolean} [board]
 */
async function check(page, board = true) {
  await page.locator("output", { hasText: "2 moves" }).waitFor();
  if (!board) return;
  const frame = (/** @type {number} */ ply) =>
    page.locator(`togyz-kumalak .frame[data-ply="${ply}"][data-state="human"]`);
  await frame(0).waitFor();
  await page.locator('.togyz-hole[data-side="first"][data-hole="7"]').click();
  await frame(2).waitFor();
  assert.ok(((await page.locator("canvas").first().boundingBox())?.width ?? 0) > 200);
}

/** Nobody looks on. @type {{ reducedMotion: "reduce" }} */
const STILL = { reducedMotion: "reduce" };

const ESBUILD = "--bundle --outdir=dist --log-level=warning";

/** What is built, of what, how. */
const BUILDS = /** @type {const} */ ([
  ["Vite", ["board"], "vite build --base=./ --logLevel=warn"],
  ["webpack", ["board", "webpack"], "node build.mjs"],
  ["esbuild", ["board"], `esbuild main.js --format=iife ${ESBUILD}`],
  ["rollup", ["board"], "rollup main.js -p node-resolve -d dist --silent"],
  ["Parcel", ["board"], "parcel build index.html --no-cache --public-url ./ --dist-dir dist"],
  ["Vite, streaming", ["stream", "stream/vite"], "vite build --base=./ --logLevel=warn"],
  ["webpack, streaming", ["stream", "stream/webpack", "webpack"], "node build.mjs"],
  [
    "esbuild, streaming",
    ["stream", "stream/plain"],
    `esbuild main.js worker.js --format=esm ${ESBUILD}`,
  ],
  [
    "rollup, streaming",
    ["stream", "stream/plain"],
    "rollup main.js worker.js -p node-resolve -d dist --silent",
  ],
  [
    "Parcel, streaming",
    ["stream", "stream/parcel"],
    "parcel build index.html --no-cache --public-url ./ --dist-dir dist",
  ],
]);

/**
 * Builds a project, and puts beside it what its maker would put there by hand.
 *
 * @param {string} name
 * @param {readonly string[]} folders
 * @param {string} line
 */
async function build(name, folders, line) {
  const project = await create(name, folders);
  await type(project, line);
  const dist = join(project, "dist");
  const page = join(dist, "index.html");
  const made = await access(page).then(
    () => true,
    () => false,
  );
  if (!made) {
    const html = await readFile(join(project, "index.html"), "utf8");
    // A script that is no module can be had from a disk too.
    await writeFile(page, line.includes("iife") ? html.replace('type="module"', "defer") : html);
  }
  if (folders.includes("stream/plain")) {
    await cp(
      join(work, "node_modules/togyzkumalak/www/wasm/engine.wasm"),
      join(dist, "engine.wasm"),
    );
  }
  return dist;
}

/** The beginning of the engine's binary as a text: bundlers leave texts as they are. */
const ENGINE = engineInline.data.slice(0, 200);

for (const [name, folders, line] of BUILDS) {
  test(`${name}: built and played`, async () => {
    const dist = await build(name, folders, line);
    const site = await serve({ root: dist, base: "/below/" });
    const streams = folders[0] === "stream";
    await visit(browser, site.url, STILL, (page) => check(page, !streams));
    await site.close();
    const loaded = site.requests.filter((path) => path.endsWith(".js"));
    const scripts = loaded.map((path) => readFile(join(dist, path.slice(7)), "utf8"));
    // The engine is in one of the scripts, or in none.
    const inline = (await Promise.all(scripts)).some((script) => script.includes(ENGINE));
    assert.equal(inline, !streams, loaded.join());
    assert.equal(
      site.requests.some((path) => path.endsWith(".wasm")),
      streams,
    );
  });
}

test("the recipe of the documentation for files of their own", async () => {
  const recipes = await readFile(join(ROOT, "www/docs/recipes.html"), "utf8");
  const [, escaped = ""] = /<pre data-run="bundle"><code>([\s\S]*?)<\/code>/.exec(recipes) ?? [];
  const code = escaped.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
  const project = await create("recipe", ["stream", "webpack"]);
  const done = 'document.querySelector("output").value = "2 moves";';
  await writeFile(join(project, "main.js"), code + done);
  await type(project, "node build.mjs");
  const html = await readFile(join(project, "index.html"), "utf8");
  await writeFile(join(project, "dist/index.html"), html);
  const site = await serve({ root: join(project, "dist") });
  const options = { ...STILL, expect: [/^console log: \d$/] };
  await visit(browser, site.url, options, (page) => check(page, false));
  await site.close();
});

for (const folders of [["board"], ["stream", "stream/vite"]]) {
  test(`Vite's development server: ${folders[0]}`, async () => {
    const project = await create(`dev ${folders[0]}`, folders);
    const server = spawn(await tool("vite"), ["--port", "0", "--host", "127.0.0.1"], {
      cwd: project,
      env: { ...process.env, NO_COLOR: "1" },
    });
    try {
      const url = await new Promise((resolve, reject) => {
        let said = "";
        server.stdout.on("data", (text) => {
          said += text;
          const [url] = /http:\/\/127\.0\.0\.1:\d+\//.exec(said) ?? [];
          if (url) resolve(url);
        });
        server.on("exit", () => reject(new Error(`vite has ended: ${said}`)));
      });
      const expect = [/\[vite\]/];
      await visit(browser, url, { ...STILL, expect }, (page) =>
        check(page, folders[0] === "board"),
      );
    } finally {
      server.kill();
    }
  });
}

test("a script for all: from a disk, and in a frame without any rights", async () => {
  const [, folders, line] = BUILDS[2];
  const dist = await build("esbuild for a disk", folders, line);
  await visit(browser, pathToFileURL(join(dist, "index.html")).href, STILL, (page) => check(page));
  const frame = `<!doctype html><html lang="en"><title>host</title><link rel="icon" href="data:,">
    <iframe sandbox="allow-scripts" src="index.html" width="900" height="700" title="Togyzkumalak"></iframe>`;
  await writeFile(join(dist, "host.html"), frame);
  const site = await serve({ root: dist });
  await visit(browser, `${site.url}host.html`, STILL, (page) => check(page.frameLocator("iframe")));
  await site.close();
});

test("plain modules from another origin, without any tool", async () => {
  const headers = { "Access-Control-Allow-Origin": "*" };
  const files = await serve({ root: join(work, "node_modules/togyzkumalak"), headers });
  const project = await create("plain", ["board"]);
  const main = await readFile(join(project, "main.js"), "utf8");
  const from = (/** @type {string} */ entry) => `"${files.url}www/js/${entry}/index.js"`;
  await writeFile(
    join(project, "main.js"),
    main
      .replace('"togyzkumalak"', from("engine"))
      .replace('"togyzkumalak/element"', from("element")),
  );
  const site = await serve({ root: project });
  await visit(browser, site.url, STILL, (page) => check(page));
  await Promise.all([site.close(), files.close()]);
});

for (const line of [
  "node module.mjs",
  "node script.cjs",
  "deno run --no-remote --no-lock module.mjs",
  "deno run --no-remote --no-lock script.cjs",
  "bun module.mjs",
  "bun script.cjs",
]) {
  test(line, async () => {
    const project = await create("runtime", ["runtime"]);
    const { stdout, stderr } = await type(project, line);
    assert.equal(stdout.trim(), "2 moves");
    assert.equal(stderr, "");
  });
}
