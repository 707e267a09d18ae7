// The package as others get it: packed, installed into projects that know nothing of this one,
// and used there.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
/** The package as it is published. */
const PACKAGE = join(ROOT, process.env.CARGO_TARGET_DIR ?? "target", "package");
const NPM = process.platform === "win32" ? "npm.cmd" : "npm";

/** @type {string} */
let project;
/** What the package holds. @type {string[]} */
let files;
/** How large it is, in bytes. */
let packedSize = 0;

before(async () => {
  project = await mkdtemp(join(tmpdir(), "togyz-package-"));
  const packed = await run(
    NPM,
    ["pack", "--json", "--ignore-scripts", "--pack-destination", project],
    {
      cwd: PACKAGE,
    },
  );
  const [{ filename, files: listed, size }] = JSON.parse(packed.stdout);
  packedSize = size;
  files = listed.map((/** @type {{ path: string }} */ file) => file.path);
  await writeFile(join(project, "package.json"), '{ "private": true }');
  const quiet = ["--offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  await run(NPM, ["install", ...quiet, `./${filename}`], { cwd: project });
});

after(() => rm(project, { recursive: true }));

/**
 * Runs a text as a file of the project, and gives what it prints.
 *
 * @param {string} name
 * @param {string} text
 */
async function print(name, text) {
  await writeFile(join(project, name), text);
  const { stdout, stderr } = await run(process.execPath, [name], { cwd: project, timeout: 60_000 });
  assert.equal(stderr, "");
  return stdout.trim();
}

/**
 * The modules that a module needs, itself included.
 *
 * @param {string} file
 * @param {Set<string>} [found]
 */
async function needs(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const source = await readFile(join(ROOT, file), "utf8");
  const imports =
    /^(?:import|export)\b(?:[^;"]*? from)? "(\.[^"]+)";$|(?:await|=>) import\("(\.[^"]+)"\)/gm;
  for (const [, at, later] of source.matchAll(imports)) {
    await needs(join(dirname(file), at ?? later ?? ""), found);
  }
  return found;
}

test("it holds what its entries need and nothing else", async () => {
  const entries = [
    "engine/index.js",
    "engine/web.js",
    "engine/worker-entry.js",
    "element/index.js",
    "element/class.js",
  ];
  const expected = new Set([
    "www/custom-elements.json",
    "www/js/element/class.d.ts",
    "www/js/element/index.d.ts",
    "www/js/engine/index.d.ts",
    "www/js/engine/web.d.ts",
    "www/js/engine/worker-entry.d.ts",
    "www/wasm/engine.wasm",
  ]);
  for (const entry of entries) await needs(`www/js/${entry}`, expected);
  const about = /^(package\.json|README\.md|CHANGELOG\.md|LICENSE-(MIT|APACHE))$/;
  assert.deepEqual(files.filter((file) => !about.test(file)).sort(), [...expected].sort());
  assert.ok(files.filter((file) => about.test(file)).length >= 4, "README, changelog and licences");
});

test("it is small: what surrounds the binaries, of which the engine's is in it twice, has a budget", async () => {
  const packed = async (/** @type {string} */ name) =>
    gzipSync(await readFile(join(ROOT, "www/wasm", name)), { level: 9 }).length;
  const binaries = ["rules.wasm", "engine.wasm", "engine.wasm", "nets.bin"];
  let rest = packedSize;
  for (const name of binaries) rest -= await packed(name);
  assert.ok(rest < 115_000, `${rest} bytes beside the binaries`);
  assert.ok(packedSize <= 300_000, `${packedSize} bytes packed`);
});

test("it installs alone and runs nothing on the way", async () => {
  assert.deepEqual(
    (await readdir(join(project, "node_modules"))).filter((name) => !name.startsWith(".")),
    ["togyzkumalak"],
  );
  const read = await readFile(join(project, "node_modules/togyzkumalak/package.json"), "utf8");
  const { dependencies, scripts } = JSON.parse(read);
  assert.equal(dependencies, undefined);
  for (const name of ["preinstall", "install", "postinstall", "prepare"]) {
    assert.ok(!(name in scripts), name);
  }
});

test("a module plays, and ends by itself", async () => {
  const text = `
    import { createEngine, Game, TogyzError } from "togyzkumalak";
    const game = new Game();
    const engine = createEngine();
    const best = await engine.bestMove(game, { depth: 4 });
    const move = game.play(best.hole);
    try { game.play(99); } catch (error) { console.log(error instanceof TogyzError, error.code); }
    console.log(move.hole === best.hole, game.snapshot().ply);
    engine.close();`;
  assert.equal(await print("module.mjs", text), "true no-such-hole\ntrue 1");
});

test("a CommonJS script can import it", async () => {
  const text = `import("togyzkumalak").then(({ Game }) => console.log(new Game().legalMoves().length));`;
  assert.equal(await print("script.cjs", text), "9");
});

test("importing it does nothing: no global, no engine, no page is needed", async () => {
  const text = `
    for (const name of ["Module", "Instance", "instantiate", "compile"]) {
      WebAssembly[name] = () => { throw new Error("the engine was set up"); };
    }
    for (const name of ["fetch", "Worker", "document", "window", "navigator", "localStorage"]) {
      Object.defineProperty(globalThis, name, { get() { throw new Error(name + " was asked for"); } });
    }
    const added = Object.getOwnPropertyNames(globalThis).length;
    await import("togyzkumalak");
    await import("togyzkumalak/web");
    await import("togyzkumalak/worker");
    await import("togyzkumalak/element/class.js");
    const { TogyzKumalakElement } = await import("togyzkumalak/element");
    if (!TogyzKumalakElement.observedAttributes.includes("moves")) throw new Error("no element");
    console.log(Object.getOwnPropertyNames(globalThis).length - added);`;
  assert.equal(await print("server.mjs", text), "0");
});

test("the binary can be had by its name", async () => {
  const text = `
    import { readFile } from "node:fs/promises";
    const file = new URL(import.meta.resolve("togyzkumalak/engine.wasm"));
    console.log(WebAssembly.validate(await readFile(file)));`;
  assert.equal(await print("binary.mjs", text), "true");
});
