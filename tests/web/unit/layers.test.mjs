// The layers of the page look downwards only: the board knows no game, the match knows no page.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../www/js/", import.meta.url));

/** What each layer may name besides itself. */
const LAYERS = /** @type {Record<string, string[]>} */ ({
  engine: ["wasm"],
  board: [],
  i18n: [],
  storage: [],
  sound: [],
  offline: [],
  progress: [],
  binary: [],
  levels: [],
  draw: [],
  clock: ["engine"],
  rules: ["engine"],
  kept: ["clock", "engine", "i18n", "levels", "match", "rules", "sound"],
  tree: ["engine"],
  print: ["board", "engine", "i18n", "page", "setup", "tree"],
  setup: ["engine", "i18n", "kept", "page", "text", "tree"],
  review: ["engine", "figures", "library", "match", "page", "text", "tree"],
  text: ["engine", "kept", "match"],
  match: ["clock", "engine"],
  library: ["engine", "kept", "match", "storage", "text"],
  page: [
    "board",
    "clock",
    "engine",
    "i18n",
    "kept",
    "levels",
    "library",
    "match",
    "progress",
    "storage",
    "text",
    "sound",
  ],
  learn: ["binary", "board", "engine", "i18n", "kept", "page", "progress", "storage"],
  about: ["binary", "board", "engine", "i18n", "kept", "learn", "page", "storage"],
  study: [
    "binary",
    "board",
    "engine",
    "explorer",
    "figures",
    "i18n",
    "kept",
    "library",
    "match",
    "page",
    "print",
    "review",
    "setup",
    "storage",
    "text",
    "tree",
  ],
  digits: [],
  figures: [],
  explorer: ["digits", "engine", "figures", "i18n", "library", "page", "text"],
  train: ["binary", "board", "digits", "engine", "i18n", "kept", "page", "storage", "text"],
  element: ["board", "clock", "engine", "i18n", "levels", "match", "page", "rules", "sound"],
  embed: ["element"],
  docs: ["element", "i18n", "levels"],
  main: [
    "binary",
    "board",
    "draw",
    "engine",
    "i18n",
    "kept",
    "library",
    "match",
    "offline",
    "page",
    "storage",
    "text",
    "sound",
  ],
});

/** The modules of the board that run without a page. */
const PURE = ["place", "layout", "slot", "scene", "timeline", "queue", "neighbour"];

/** @param {string} path below `www/js` */
const layerOf = (path) =>
  path.startsWith("..") ? "wasm" : (path.split("/")[0] ?? "").replace(/\.js$/, "");

async function modules() {
  const names = await readdir(ROOT, { recursive: true });
  return Promise.all(
    names
      .filter((name) => name.endsWith(".js"))
      .map(async (name) => ({ name, source: await readFile(ROOT + name, "utf8") })),
  );
}

/** What a module imports, for its types too. */
/** @param {{ name: string, source: string }} module */
const importsOf = ({ name, source }) =>
  [...source.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)].map(([, target]) =>
    relative(ROOT, resolve(ROOT, dirname(name), target ?? "")),
  );

test("no module names a layer above its own", async () => {
  for (const module of await modules()) {
    const layer = layerOf(module.name);
    const allowed = LAYERS[layer];
    assert.ok(allowed, `${module.name} is in no layer`);
    for (const target of importsOf(module)) {
      const below = layerOf(target);
      assert.ok(below === layer || allowed.includes(below), `${module.name} imports ${target}`);
    }
  }
});

test("the pure modules of the board touch no page", async () => {
  for (const { name, source } of await modules()) {
    if (!PURE.some((pure) => name === `board/${pure}.js`)) continue;
    const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
    assert.doesNotMatch(code, /\b(document|window|navigator|matchMedia|performance)\b/, name);
  }
});

test("every import of the page stays at home", async () => {
  for (const { name, source } of await modules()) {
    assert.doesNotMatch(source.replace(/\/\/.*/g, ""), /(from|import\()\s*["']https?:/, name);
  }
});

test("the files stay small", async () => {
  const sizes = (await modules())
    .filter(({ name }) => !name.startsWith("engine/") && !/^i18n\/(\w+\/)?\w\w\.js/.test(name))
    .map(({ name, source }) => ({ name, lines: source.split("\n").length }))
    .sort((a, b) => a.lines - b.lines);
  assert.ok((sizes[Math.floor(sizes.length / 2)]?.lines ?? 0) <= 150);
  assert.ok((sizes.at(-1)?.lines ?? 0) <= 400, sizes.at(-1)?.name);
});
