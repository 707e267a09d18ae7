// The element on somebody's page: what it shows, what it tells, what it lets a script do.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { act, control, holeIn, onHost, RECORD, shows, told } from "./host.mjs";

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
 * @param {string | import("./host.mjs").Host} host
 * @param {(page: import("playwright-core").Page) => Promise<void>} use
 * @param {Parameters<typeof onHost>[4]} [options]
 */
const on = (host, use, options) => onHost(browser, site.url, host, use, options);

test("a bare tag is a board for two", async () => {
  await on("<togyz-kumalak></togyz-kumalak>", async (page) => {
    await shows(page, { ply: 0, state: "human" });
    await holeIn(page, "first", 7).click();
    await shows(page, { ply: 1 });
    await holeIn(page, "second", 9).click();
    await shows(page, { ply: 2 });
    await control(page, "undo").click();
    await shows(page, { ply: 1 });
    await control(page, "redo").click();
    await shows(page, { ply: 2 });
    assert.match(await act(page, (element) => element.toRecord({ format: "digits" })), /7 9/);
    const kazans = await act(page, (element) => element.snapshot?.kazans);
    assert.deepEqual(kazans, { first: 10, second: 0 });
    assert.deepEqual(
      (await told(page)).map(({ type, kind, by, hole, ply }) => [
        type,
        kind ?? by ?? "",
        hole ?? "",
        ply,
      ]),
      [
        ["change", "start", "", 0],
        ["beforemove", "", 7, 0],
        ["move", "user", 7, 1],
        ["change", "move", "", 1],
        ["beforemove", "", 9, 1],
        ["move", "user", 9, 2],
        ["change", "move", "", 2],
        ["change", "undo", "", 1],
        ["change", "redo", "", 2],
      ],
    );
  });
});

test("the computer answers, and begins when the user has the second side", async () => {
  await on(`<togyz-kumalak opponent="computer"></togyz-kumalak>`, async (page) => {
    await shows(page, { ply: 0 });
    await holeIn(page, "first", 7).click();
    await shows(page, { ply: 2, state: "human" });
    const moves = (await told(page)).filter(({ type }) => type === "move");
    assert.deepEqual(
      moves.map(({ by }) => by),
      ["user", "computer"],
    );
    await control(page, "undo").click();
    await shows(page, { ply: 0 });
  });
  await on(
    `<togyz-kumalak opponent="computer" playable="second"></togyz-kumalak>`,
    async (page) => {
      await shows(page, { ply: 1, state: "human" });
      const near = await page
        .locator(`togyz-kumalak >> .plate[data-place="near"]`)
        .getAttribute("data-side");
      assert.equal(near, "second");
    },
  );
});

test("a record is replayed: from attribute, from text, from <pre>", async () => {
  for (const body of [
    `<togyz-kumalak record="${RECORD}"></togyz-kumalak>`,
    `<togyz-kumalak>${RECORD}</togyz-kumalak>`,
    `<togyz-kumalak><pre>${RECORD}</pre><a href="/">fallback</a></togyz-kumalak>`,
  ]) {
    await on(body, async (page) => {
      await shows(page, { ply: 0 });
      assert.equal(
        await page.locator('togyz-kumalak >> .togyz-hole[aria-disabled="false"]').count(),
        0,
      );
      await control(page, "next").click();
      await shows(page, { ply: 1 });
      await control(page, "last").click();
      await shows(page, { ply: 4 });
      assert.equal(await control(page, "next").getAttribute("aria-disabled"), "true");
      await control(page, "previous").click();
      await shows(page, { ply: 3 });
      await control(page, "first").click();
      await shows(page, { ply: 0 });
      assert.equal(await page.locator("togyz-kumalak >> .counter").textContent(), "0 / 4");
      assert.equal(await page.getByText("fallback").isVisible(), false);
    });
  }
});

test("a record plays by itself, to its end, and can be paused", async () => {
  await on(`<togyz-kumalak ply="2">${RECORD}</togyz-kumalak>`, async (page) => {
    await shows(page, { ply: 2 });
    await control(page, "run").click();
    await shows(page, { ply: 4 });
    await page.waitForFunction(
      () =>
        document.querySelector("togyz-kumalak")?.shadowRoot?.querySelector('[data-control="run"]')
          ?.ariaDisabled === "true",
    );
    await act(page, (element) => {
      element.goTo(0);
      element.start();
      element.pause();
    });
    await shows(page, { ply: 1 });
    assert.equal(await control(page, "run").getAttribute("aria-label"), "Start");
  });
});

test("a host can forbid a move, and gives moves back without a stir", async () => {
  await on("<togyz-kumalak></togyz-kumalak>", async (page) => {
    await shows(page, { ply: 0 });
    await act(page, (element) => {
      element.addEventListener("togyz-beforemove", (event) => {
        if (event.detail.move.hole === 7) event.preventDefault();
      });
      element.addEventListener("togyz-move", ({ detail }) => {
        // As a framework would: its state comes back as an attribute.
        element.moves = [...(element.moves?.split(" ").map(Number) ?? []), detail.move.hole];
      });
    });
    await holeIn(page, "first", 7).click();
    await holeIn(page, "first", 6).click();
    await shows(page, { ply: 1 });
    assert.equal(await page.locator("togyz-kumalak").getAttribute("moves"), "6");
    await act(page, (element) => {
      element.moves = "6 3";
    });
    await shows(page, { ply: 2 });
    const kinds = (await told(page))
      .filter(({ type }) => type === "change")
      .map(({ kind }) => kind);
    assert.deepEqual(kinds, ["start", "move", "move"]);
    await act(page, (element) => {
      element.moves = "1";
    });
    await shows(page, { ply: 1 });
    assert.equal((await told(page)).at(-1).kind, "start");
  });
});

test("attributes: rules, position, moves, ply, orientation, controls, language", async () => {
  const position = "2S,1S,9S,1S,11S,11S,11S,11S,11S/11S,11S,11S,11S,11S,2S,1,12S,11S 10 4 S 3";
  const body = `
    <togyz-kumalak id="a" rules="bestemshe" moves="3 4" ply="1" orientation="second"></togyz-kumalak>
    <togyz-kumalak id="b" position="${position}" controls="flip undo" lang="kk"></togyz-kumalak>
    <togyz-kumalak id="c" rules="qozdatu" controls="none"></togyz-kumalak>`;
  await on(body, async (page) => {
    await shows(page, { ply: 1 }, "#a");
    await shows(page, { ply: 0 }, "#b");
    await shows(page, { ply: 0 }, "#c");
    assert.equal(await page.locator("#a >> .togyz-hole").count(), 10);
    const seen = await act(
      page,
      (element) => ({ ply: element.ply, plies: element.snapshot?.plies }),
      null,
      "#a",
    );
    assert.deepEqual(seen, { ply: 1, plies: 2 });
    const y = async (/** @type {"first" | "second"} */ side) =>
      (await holeIn(page, side, 1, "#a").boundingBox())?.y ?? 0;
    assert.ok((await y("first")) < (await y("second")));
    assert.deepEqual(await act(page, (element) => element.positionText(), null, "#b"), position);
    assert.deepEqual(
      await page
        .locator("#b >> button[data-control]")
        .evaluateAll((all) => all.map((each) => each.dataset.control)),
      ["undo", "flip"],
    );
    assert.equal(
      await holeIn(page, "first", 1, "#b").getAttribute("aria-label"),
      "1-отау, 11 құмалақ",
    );
    assert.equal(await page.locator("#c >> .controls").isVisible(), false);
    await act(page, (element) => element.setAttribute("lang", "ru"), null, "#b");
    await page.waitForFunction(
      () =>
        document.querySelector("#b")?.shadowRoot?.querySelector(".who")?.textContent ===
        "Продолжающий",
    );
  });
});

test("properties set before the element is defined, or before it is on a page", async () => {
  await on({ body: "<togyz-kumalak></togyz-kumalak>", defined: false }, async (page) => {
    await page.evaluate(() => {
      const element = /** @type {any} */ (document.querySelector("togyz-kumalak"));
      Object.assign(element, {
        rules: "bestemshe",
        moves: [3],
        ply: 0,
        playable: false,
        controls: "flip",
      });
    });
    await page.addScriptTag({ type: "module", url: `${site.url}js/element/index.js` });
    await shows(page, { ply: 0 });
    assert.equal(await page.locator("togyz-kumalak >> .togyz-hole").count(), 10);
    assert.deepEqual(await act(page, (element) => [element.playable, element.rules, element.ply]), [
      "none",
      "bestemshe",
      0,
    ]);
    await page.evaluate(() => {
      const other = /** @type {import("./host.mjs").Togyz} */ (
        document.createElement("togyz-kumalak")
      );
      other.id = "other";
      other.moves = "7";
      const code = (() => {
        try {
          other.play(1);
          return "";
        } catch (error) {
          return /** @type {any} */ (error).code;
        }
      })();
      if (code !== "not-connected") throw new Error(code);
      document.body.append(other);
      // Everything works at once, without waiting.
      if (other.ply !== 1 || other.play(9).text !== "98") throw new Error("it is late");
    });
    await shows(page, { ply: 2 }, "#other");
  });
});

test("methods: play, undo, redo, goTo, newGame, resign, flip, record", async () => {
  await on("<togyz-kumalak></togyz-kumalak>", async (page) => {
    await shows(page, { ply: 0 });
    const result = await act(page, (element) => {
      const text = element.play(7).text;
      element.play(9);
      element.undo();
      element.redo();
      element.goTo(1);
      element.ply = 2;
      const { ply } = element;
      const digits = element.moveList().map(({ hole }) => hole);
      const record = element.toRecord({ format: "uci", tags: { Event: "test" } });
      const caught = [() => element.play(99), () => element.goTo(9)].map((call) => {
        try {
          call();
          return "";
        } catch (error) {
          return /** @type {any} */ (error).code;
        }
      });
      element.resign("first");
      const { state, snapshot } = element;
      element.newGame();
      element.flip();
      return {
        text,
        ply,
        digits,
        record,
        caught,
        state,
        winner: snapshot?.outcome?.winner,
        after: element.ply,
        near: element.orientation,
      };
    });
    assert.match(result.record, /\[Event "test"\][\s\S]*1\. g1d2 a2h1/);
    assert.deepEqual(
      { ...result, record: "" },
      {
        text: "76(10)",
        ply: 2,
        digits: [7, 9],
        record: "",
        caught: ["no-such-hole", "no-such-ply"],
        state: "over",
        winner: "second",
        after: 0,
        near: "second",
      },
    );
    const over = (await told(page)).filter(({ type }) => type === "over");
    assert.equal(over.length, 1);
  });
});

test("what is wrong has a code, is told and shown, and can be put right", async () => {
  const body = `<togyz-kumalak rules="kalah" level="99">1. 76(12) <a href="/">the game as text</a></togyz-kumalak>`;
  await on(body, async (page) => {
    await page.getByText("The board cannot be shown.").waitFor();
    assert.equal(await page.getByText("the game as text").isVisible(), true);
    const error = await act(page, (element) => ({
      code: element.error?.code,
      state: element.state,
      ply: element.ply,
    }));
    assert.deepEqual(error, { code: "record.score", state: "error", ply: 0 });
    assert.deepEqual(
      [...new Set((await told(page)).map(({ type, code }) => `${type} ${code}`))].sort(),
      ["error bad-attribute", "error record.score"],
    );
    await act(page, (element) => {
      element.replaceChildren("1. 76(10)");
      element.rules = null;
      element.level = null;
    });
    await shows(page, { ply: 0 });
    assert.equal(await act(page, (element) => element.error), null);
    assert.equal(await page.getByText("The board cannot be shown.").isVisible(), false);
  });
});

test("names of the players and more go into slots; parts and colours can be styled", async () => {
  const host = {
    head: `<style>
      togyz-kumalak { --togyz-wood: rgb(1, 2, 3); }
      togyz-kumalak::part(board) { border-radius: 3px; }
      togyz-kumalak::part(button-flip) { color: rgb(4, 5, 6); }
    </style>`,
    body: `<togyz-kumalak>${RECORD}<b slot="first">Aisulu</b><h2 slot="start">Final</h2>
      <button slot="controls">Share</button><p slot="end">Thanks</p></togyz-kumalak>`,
  };
  await on(host, async (page) => {
    await shows(page, { ply: 0 });
    for (const text of ["Aisulu", "Final", "Share", "Thanks"]) await page.getByText(text).waitFor();
    assert.equal(
      await page.locator('togyz-kumalak >> .plate[data-side="second"] .who').innerText(),
      "Second player",
    );
    const style = await act(page, (element) => {
      const get = (/** @type {string} */ selector) =>
        getComputedStyle(/** @type {Element} */ (element.shadowRoot?.querySelector(selector)));
      return [
        get(".board").backgroundColor,
        get(".board").borderRadius,
        get('[data-control="flip"]').color,
      ];
    });
    assert.deepEqual(style, ["rgb(1, 2, 3)", "3px", "rgb(4, 5, 6)"]);
  });
});

test("every member that the typings name is there", async () => {
  const { readFile } = await import("node:fs/promises");
  const typings = await readFile(
    new URL("../../../www/js/element/class.d.ts", import.meta.url),
    "utf8",
  );
  const body = typings.slice(typings.indexOf("export class"), typings.indexOf("addEventListener"));
  const names = [...body.matchAll(/^ {2}(?:readonly |override )?(\w+)[(:?]/gm)].map(
    ([, name]) => name,
  );
  assert.ok(names.length > 25);
  await on("<togyz-kumalak></togyz-kumalak>", async (page) => {
    await shows(page, { ply: 0 });
    const missing = await act(
      page,
      (element, all) => all.filter((name) => name && !(name in element)),
      names,
    );
    assert.deepEqual(missing, []);
  });
});
