// The documentation: its pages are whole, and every piece of code in it is run.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { assertAccessible } from "../support/axe.mjs";
import { launch, SCREENS, visit } from "../support/browser.mjs";
import { SITE, serve } from "../support/server.mjs";
import { still } from "./table.mjs";

/** @import { Page } from "playwright-core" */

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const PAGES = ["index", "build", "reference", "recipes"];

/** @type {import("../support/server.mjs").Site} */
let site;
/** A server of somebody who has put our folder on it. @type {import("../support/server.mjs").Site} */
let host;
/** @type {string} */
let root;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  site = await serve();
  root = await mkdtemp(join(tmpdir(), "togyz-docs-"));
  await symlink(SITE, join(root, "togyzkumalak"));
  host = await serve({ root });
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await Promise.all([site?.close(), host?.close()]);
  await rm(root, { recursive: true });
});

/** @param {string} name @param {(page: Page) => Promise<void>} use @param {Parameters<typeof visit>[2]} [options] */
const read = (name, use, options) =>
  visit(browser, `${site.url}docs/${name}.html`, { ...still("en-GB"), ...options }, use);

/** Waits until every board on the page shows a game. */
/** @param {Page} page @param {number} least */
const boards = (page, least) =>
  page.waitForFunction((least) => {
    const all = [...document.querySelectorAll("togyz-kumalak")];
    return all.length >= least && all.every((each) => /** @type {any} */ (each).state === "human");
  }, least);

for (const name of PAGES) {
  test(`${name}: whole on a phone and on a desk, accessible, every link leads somewhere`, async () => {
    for (const viewport of [SCREENS.phone, SCREENS.desktop]) {
      await read(
        name,
        async (page) => {
          await page.waitForLoadState("networkidle");
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          assert.ok(wide <= 0, `${wide} px too wide`);
          // What is in a frame is looked at elsewhere, and axe cannot go into a sandbox.
          await page.evaluate(() => document.querySelector(".result iframe")?.remove());
          await assertAccessible(page);
          const links = await page
            .locator("a[href]")
            .evaluateAll((all) => all.map((each) => /** @type {HTMLAnchorElement} */ (each).href));
          for (const link of new Set(links)) {
            const answer = await fetch(link);
            assert.equal(answer.status, 200, link);
            const { hash } = new URL(link);
            if (hash) assert.ok((await answer.text()).includes(`id="${hash.slice(1)}"`), link);
          }
        },
        { viewport },
      );
    }
  });
}

test("every example runs, and follows what is typed", async () => {
  await read(
    "index",
    async (page) => {
      await boards(page, 8);
      const states = await page
        .locator(".result")
        .evaluateAll((all) => all.map(({ dataset }) => dataset.state));
      assert.deepEqual(new Set(states), new Set(["shown"]));
      await page.locator("#two textarea").fill('<togyz-kumalak rules="bestemshe"></togyz-kumalak>');
      await page.waitForFunction(
        () =>
          /** @type {any} */ (document.querySelector("#two togyz-kumalak"))?.rules === "bestemshe",
      );
      await boards(page, 8);
      assert.equal(await page.locator("#two .togyz-hole").count(), 10);

      const hole = (/** @type {string} */ example, /** @type {number} */ number) =>
        page.locator(`${example} .togyz-hole[data-side="first"][data-hole="${number}"]`);
      await hole("#events", 7).click();
      await page.waitForFunction(
        () => /** @type {any} */ (document.querySelector("#moves"))?.value.trim() === "76(10)",
      );
      await hole("#puzzle .result", 1).click();
      await page.locator("#answer", { hasText: "Not this one." }).waitFor();
      await hole("#puzzle .result", 7).click();
      await page.locator("#answer", { hasText: "Right!" }).waitFor();
      const wood = await page
        .locator("#blue")
        .evaluate(
          (blue) =>
            getComputedStyle(/** @type {Element} */ (blue.shadowRoot?.querySelector(".board")))
              .backgroundColor,
        );
      assert.equal(wood, "rgb(79, 109, 143)");

      await page.locator("#frame iframe").scrollIntoViewIfNeeded();
      await page.frameLocator("#frame iframe").locator(".togyz-hole").first().waitFor();
      await page.locator("#events textarea").fill("<script type=module>nonsense(</script>");
      await page.locator("#events [role=alert]").waitFor();
    },
    { expect: [/SyntaxError|Unexpected/] },
  );
});

test("what the builder writes is what it shows", async () => {
  /** @type {string[]} */
  let snippets = [];
  const permissions = ["clipboard-read", "clipboard-write"];
  await read(
    "build",
    async (page) => {
      await boards(page, 1);
      await page.locator('[name="opponent"]').selectOption("computer");
      await page.locator('[name="level"]').selectOption("2");
      await page.locator('[name="lang"]').selectOption("ky");
      await page.locator('[name="record"]').fill("7 9");
      await boards(page, 1);
      await page.locator('[data-copy="tag-code"]').click();
      await page.getByText("Copied.").waitFor();
      const tag = await page.locator("#tag-code").innerText();
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), tag);
      assert.match(
        tag,
        /<togyz-kumalak opponent="computer" level="2" lang="ky">7 9<\/togyz-kumalak>/,
      );
      snippets = [tag, await page.locator("#frame-code").innerText()];
    },
    { permissions },
  );
  for (const snippet of snippets) {
    // The same addresses as on this site, on somebody else's.
    await writeFile(join(root, "built.html"), page(snippet.replaceAll(site.url, "/togyzkumalak/")));
    await visit(browser, `${host.url}built.html`, still("en-GB"), async (page) => {
      const place = snippet.includes("<iframe") ? page.frameLocator("iframe") : page;
      await place.locator(".togyz-hole").first().waitFor();
      assert.equal(await place.locator(".who").first().textContent(), "Компьютер");
    });
  }
});

test("the reference has every name of the element and of the engine", async () => {
  const typings = await readFile(join(SITE, "js/engine/index.d.ts"), "utf8");
  const names = [...typings.matchAll(/^export (?:type|interface|class|function) (\w+)/gm)].map(
    ([, name]) => name,
  );
  await read("reference", async (page) => {
    await page.locator("#engine h3").first().waitFor();
    assert.deepEqual(await page.locator("#engine h3").allTextContents(), names);
    const terms = (await page.locator("#element dt").allTextContents()).join("\n");
    for (const name of [
      "opponent",
      "goTo(ply: number): void",
      "togyz-beforemove",
      "--togyz-wood",
      "button",
    ]) {
      assert.ok(terms.includes(name), name);
    }
  });
});

/** @param {string} body */
const page = (body) =>
  `<!doctype html><html lang="en"><title>host</title><link rel="icon" href="data:,"><body>${body}`;

/** The pieces of code of the recipes, each with how it is run. */
async function recipes() {
  const text = await readFile(join(SITE, "docs/recipes.html"), "utf8");
  const plain = (/** @type {string} */ code) =>
    code.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
  return [...text.matchAll(/<pre data-run="(\w+)"[^>]*><code>([\s\S]*?)<\/code><\/pre>/g)].map(
    ([, how = "", code = ""]) => ({ how, code: plain(code) }),
  );
}

/** What runs in a browser. @type {Record<string, (code: string) => string>} */
const IN_BROWSER = {
  html: (code) => code.replace("<title>", '<link rel="icon" href="data:,"><title>'),
  frame: page,
  module: (code) =>
    page(`<script type="importmap">{ "imports": {
      "togyzkumalak/element": "/togyzkumalak/js/element/index.js",
      "togyzkumalak/element/class.js": "/togyzkumalak/js/element/class.js" } }</script>
      <script type="module">${code}
      if (!document.querySelector("togyz-kumalak")) document.body.append(document.createElement("my-board"));
      </script>`),
  policy: (code) =>
    `<!doctype html><html lang="en"><title>host</title><link rel="icon" href="data:,">
     <meta http-equiv="Content-Security-Policy" content="${code.split(": ")[1]}">
     <script type="module" src="/togyzkumalak/js/element/index.js"></script>
     <body><togyz-kumalak opponent="computer"></togyz-kumalak>`,
};

test("the recipes for browsers show a board", async () => {
  for (const { how, code } of await recipes()) {
    const make = IN_BROWSER[how];
    if (!make) continue;
    await writeFile(join(root, "recipe.html"), make(code));
    await visit(browser, `${host.url}recipe.html`, still("en-GB"), async (page) => {
      const place = how === "frame" ? page.frameLocator("iframe") : page;
      await place.locator(".togyz-hole").first().waitFor();
      if (code.includes("height = data.height")) {
        await place.locator('.frame[data-ply="1"]').waitFor();
        await page.waitForFunction("Number(document.querySelector('iframe').height) > 300");
      }
    });
  }
});

test("the recipes for runtimes run", async () => {
  const project = await mkdtemp(join(tmpdir(), "togyz-recipes-"));
  await mkdir(join(project, "node_modules"));
  await symlink(ROOT, join(project, "node_modules", "togyzkumalak"));
  const outputs = [];
  for (const { how, code } of await recipes()) {
    if (how !== "node" && how !== "require") continue;
    const file = join(project, how === "node" ? "recipe.mjs" : "recipe.cjs");
    await writeFile(file, code);
    const { stdout } = await run(process.execPath, [file], { cwd: project, timeout: 60_000 });
    outputs.push(stdout.trim());
  }
  await rm(project, { recursive: true });
  assert.match(outputs[0] ?? "", /^hole \d, -?[\d.]+ balls ahead$/);
  assert.deepEqual(outputs.slice(1), ["[ 1, 2, 3, 4, 5 ]", "76(10)"]);
});

test("the recipes for frameworks name only what there is", async () => {
  const manifest = JSON.parse(await readFile(join(SITE, "custom-elements.json"), "utf8"));
  const [{ attributes, events }] = manifest.modules[0].declarations;
  const names = (/** @type {{ name: string }[]} */ list) => list.map(({ name }) => name);
  let seen = 0;
  for (const { how, code } of await recipes()) {
    if (how !== "jsx" && how !== "sfc") continue;
    seen++;
    const [, inside = ""] =
      /<togyz-kumalak\s([\s\S]*?)\/?>\s*(?:<\/togyz-kumalak>|\n)/.exec(code) ?? [];
    for (const [, event] of inside.matchAll(/(?:on|@)(togyz-\w+)=/g)) {
      assert.ok(names(events).includes(event ?? ""), event);
    }
    for (const [, attribute] of inside.matchAll(/(?:^|\s)([a-z]+)=/g)) {
      assert.ok(names(attributes).includes(attribute ?? ""), attribute);
    }
    assert.match(code, /import "togyzkumalak\/element";/);
  }
  assert.equal(seen, 3);
});
