// The pure parts of the element, and what is said about it.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { THEMES } from "../../../www/js/board/themes.js";
import { readSource } from "../../../www/js/element/source.js";
import { ATTRIBUTES, CONTROLS, readWishes } from "../../../www/js/element/wishes.js";
import { readSettings } from "../../../www/js/kept.js";
import { LEVELS } from "../../../www/js/levels.js";
import { MANIFEST, manifest } from "../support/manifest.mjs";

/** @param {Record<string, string>} attributes @param {string} [text] */
const read = (attributes, text = "") => readWishes((name) => attributes[name] ?? null, text);

/** @param {Record<string, string>} attributes @param {string} [text] */
const wishes = (attributes, text) => read(attributes, text).wishes;

test("what is not said has a sense of its own", () => {
  const rows = /** @type {const} */ ([
    [{}, "", ["first", "second"], "first", "new"],
    [{ opponent: "computer" }, "", ["first"], "first", "new"],
    [{ opponent: "computer", playable: "second" }, "", ["second"], "second", "new"],
    [{ opponent: "computer", playable: "none" }, "", [], "first", "new"],
    [{}, "7 9", [], "first", "first"],
    [{ record: "7 9" }, "", [], "first", "first"],
    [{ record: "7 9", playable: "" }, "", ["first", "second"], "first", "new"],
    [{ record: "7 9", opponent: "computer" }, "", ["first"], "first", "new"],
    [{ orientation: "second" }, "", ["first", "second"], "second", "new"],
  ]);
  for (const [attributes, text, playable, near, control] of rows) {
    const seen = wishes(attributes, text);
    assert.deepEqual(seen.playable, playable, JSON.stringify(attributes));
    assert.equal(seen.near, near, JSON.stringify(attributes));
    assert.equal(seen.controls[0], control, JSON.stringify(attributes));
  }
});

test("what makes no sense is a fault, and counts as not said", () => {
  const bad = {
    rules: "kalah",
    ply: "-1",
    playable: "all",
    opponent: "me",
    level: "1000",
    orientation: "up",
    controls: "flip dance",
    speed: "slow",
    clock: "7:30",
    sound: "shrill",
    theme: "plush",
  };
  const { wishes, faults } = read(bad);
  assert.deepEqual(faults.map(({ attribute }) => attribute).sort(), Object.keys(bad).sort());
  assert.deepEqual(wishes, read({}).wishes);
  assert.deepEqual(read({ controls: CONTROLS.join(" ") }).faults, []);
  assert.deepEqual(wishes && read({ controls: "none" }).wishes.controls, []);
});

test("a clock is minutes, and what a move brings", () => {
  const rows = /** @type {const} */ ([
    ["7", { minutes: 7, increment: 0 }],
    ["20+10", { minutes: 20, increment: 10 }],
    ["0", null],
    ["181", null],
    ["5+61", null],
    ["-5", null],
    ["5 + 3", null],
  ]);
  for (const [clock, expected] of rows) {
    const { wishes, faults } = read({ clock });
    assert.deepEqual(wishes.clock, expected, clock);
    assert.equal(faults.length, expected ? 0 : 1, clock);
  }
});

test("the page has the themes of the element", () => {
  for (const theme of THEMES) assert.equal(readSettings({ theme }).theme, theme);
});

test("the typings say how strong the computer can be", async () => {
  const typings = new URL("../../../www/js/element/class.d.ts", import.meta.url);
  assert.match(
    await readFile(typings, "utf8"),
    new RegExp(`1 \\(a beginner, default\\) to ${LEVELS}\\.`),
  );
});

test("a game is made of rules, position, moves or a record", () => {
  const position = "2S,1S,9S,1S,11S,11S,11S,11S,11S/11S,11S,11S,11S,11S,2S,1,12S,11S 10 4 S 3";
  const rows = /** @type {[Record<string, string>, string, number[], number, number][]} */ ([
    [{}, "togyzkumalak", [], 0, 0],
    [{ moves: "76(10) 98" }, "togyzkumalak", [7, 9], 2, 0],
    [{ moves: "7 9", ply: "1" }, "togyzkumalak", [7, 9], 1, 0],
    [{ rules: "bestemshe", moves: "3 4" }, "bestemshe", [3, 4], 2, 0],
    [{ position, moves: "1" }, "togyzkumalak", [1], 1, 0],
    [{ record: "7 9" }, "togyzkumalak", [], 0, 2],
    [{ record: "7 9", ply: "2" }, "togyzkumalak", [], 2, 2],
    [{ record: '[Variant "bestemshe"]\n3 4', rules: "qozdatu" }, "bestemshe", [], 0, 2],
  ]);
  for (const [attributes, rules, moves, ply, plies] of rows) {
    const source = readSource(wishes(attributes));
    const game = source.create();
    const snapshot = game.snapshot();
    assert.deepEqual(
      [snapshot.rules.name, source.moves, source.ply, snapshot.ply, snapshot.plies],
      [rules, moves, ply, 0, plies],
      JSON.stringify(attributes),
    );
  }
});

test("what is wrong in a record is where its author wrote it", () => {
  const rows = /** @type {[Record<string, string>, string, number | undefined][]} */ ([
    [{ record: "76 98\n\n66(9)" }, "record.score", 3],
    [{ moves: "3 4\n9", rules: "bestemshe" }, "record.no-such-hole", 2],
    [{ record: '[Event "x"]\n3 9', rules: "bestemshe" }, "record.no-such-hole", 2],
    [{ position: "nonsense" }, "bad-position.hole", 1],
    [{ position: '9S"]' }, "bad-position.missing", undefined],
    [{ record: "7", ply: "2" }, "no-such-ply", undefined],
  ]);
  for (const [attributes, code, line] of rows) {
    assert.throws(
      () => readSource(wishes(attributes)),
      (/** @type {any} */ error) => {
        const start = code.split(".")[0] ?? "";
        assert.ok(error.code.startsWith(start), `${error.code} for ${JSON.stringify(attributes)}`);
        if (line) {
          assert.equal(error.line, line);
          assert.ok(error.message.startsWith(`line ${line}, `), error.message);
        }
        return true;
      },
    );
  }
});

test("the manifest is as the typings are, and leaves nothing without a word", async () => {
  const made = await manifest();
  assert.deepEqual(
    JSON.parse(await readFile(MANIFEST, "utf8")),
    made,
    "node tests/web/support/manifest.mjs",
  );
  const [declaration] = made.modules[0]?.declarations ?? [];
  assert.ok(declaration);
  assert.deepEqual(
    declaration.attributes.map(({ name }) => name),
    [...ATTRIBUTES],
  );
  const { attributes, members, events, slots, cssParts, cssProperties } = declaration;
  assert.ok(members.length >= 27 && cssParts.length > 15 && cssProperties.length === 20);
  assert.equal(events.length, 5);
  for (const { name, description } of [...attributes, ...members, ...events, ...slots]) {
    if (name !== "state") assert.ok(description && description.length > 8, name);
  }
});
