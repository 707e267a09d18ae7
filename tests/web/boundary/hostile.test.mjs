// What a careless or hostile caller hands in: each a coded error, and nothing changed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createEngine, Game, TogyzError } from "togyzkumalak";
import { LEVELS } from "../../../www/js/levels.js";

const START = "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1";

/** Calls that TypeScript would refuse. @type {(value: unknown) => any} */
const any = (value) => value;

/**
 * @param {() => unknown} call
 * @param {string} code
 */
function refuses(call, code) {
  assert.throws(call, (error) => {
    assert.ok(error instanceof TogyzError, `${error} is a TogyzError`);
    assert.equal(error.code, code, error.message);
    assert.ok(error.message.length > 10);
    return true;
  });
}

/** @type {[unknown, string][]} */
const NUMBERS = [
  [257, "no-such-hole"],
  [0, "no-such-hole"],
  [-1, "no-such-hole"],
  [10, "no-such-hole"],
  [2 ** 32 + 7, "no-such-hole"],
  [1e300, "no-such-hole"],
  [1.7, "not-whole"],
  [Number.NaN, "not-finite"],
  [Number.POSITIVE_INFINITY, "not-finite"],
  ["3", "not-a-number"],
  [undefined, "not-a-number"],
  [null, "not-a-number"],
  [true, "not-a-number"],
  [7n, "not-a-number"],
  [[7], "not-a-number"],
  [{ valueOf: () => 7 }, "not-a-number"],
  [Symbol("7"), "not-a-number"],
];

test("holes that are none", () => {
  const game = new Game();
  game.play(7);
  const before = game.snapshot();
  for (const [value, code] of NUMBERS) {
    refuses(() => game.play(any(value)), code);
    refuses(() => game.preview(any(value)), code);
    assert.deepEqual(game.snapshot(), before);
  }
});

test("moves that are not legal", () => {
  const game = new Game({
    position: "9S,9S,9S,9S,9S,9S,9S,9S,9S/t,1,9S,9S,9S,9S,9S,9S,9S 0 18 S 5",
  });
  const before = game.snapshot();
  refuses(() => game.play(1), "opponents-tuzdik");
  refuses(() => game.play(2), "empty-hole");
  refuses(() => new Game({ rules: "bestemshe" }).play(6), "no-such-hole");
  assert.deepEqual(game.snapshot(), before);
});

test("moves and declarations after the end", () => {
  const game = Game.fromRecord("92817261925");
  const before = game.snapshot();
  assert.equal(before.outcome?.reason, "majority");
  /** @type {(() => void)[]} */
  const calls = [
    () => game.play(1),
    () => game.preview(1),
    () => game.resign("first"),
    () => game.agreeDraw(),
    () => game.flag("second"),
  ];
  for (const call of calls) refuses(call, "game-over");
  assert.deepEqual(game.snapshot(), before);
});

test("plies and sides that are none", () => {
  const game = Game.fromRecord("7 9");
  for (const [value, code] of /** @type {[unknown, string][]} */ ([
    [3, "no-such-ply"],
    [-1, "out-of-range"],
    [2 ** 32, "out-of-range"],
    [0.5, "not-whole"],
    ["1", "not-a-number"],
  ])) {
    refuses(() => game.goTo(any(value)), code);
  }
  for (const side of ["First", "", 1, null, undefined])
    refuses(() => game.resign(any(side)), "bad-side");
  assert.equal(game.snapshot().ply, 2);
});

test("rules that are none", () => {
  /** @type {[unknown, string][]} */
  const rows = [
    ["chess", "bad-rules"],
    ["", "bad-rules"],
    [9, "bad-rules"],
    [null, "bad-rules"],
    [{ holes: 1 }, "bad-rules.holes"],
    [{ holes: 10 }, "bad-rules.holes"],
    [{ holes: 265 }, "bad-rules.holes"],
    [{ balls: 0 }, "bad-rules.balls"],
    [{ balls: 14 }, "bad-rules.balls"],
    [{ balls: 2.5 }, "not-whole"],
    [{ balls: "9" }, "not-a-number"],
    [{ holes: -1 }, "out-of-range"],
    [{ tuzdik: 1 }, "bad-rules"],
    [{ tuzdik: false, lastHoleBarred: false }, "bad-rules.open-last-hole-without-tuzdik"],
    [{ hole: 9 }, "bad-rules.unknown-key"],
    [{ name: "chess" }, "bad-rules"],
    [
      {
        get holes() {
          throw new Error("trap");
        },
      },
      "bad-rules",
    ],
  ];
  for (const [rules, code] of rows) refuses(() => new Game({ rules: any(rules) }), code);
  refuses(() => new Game(any(null)), "bad-options");
  refuses(() => new Game(any("bestemshe")), "bad-options");
  refuses(() => new Game({ repetition: any("no") }), "bad-options");
});

test("rules come back as they are given", () => {
  for (const rules of /** @type {const} */ (["bestemshe", "qozdatu", "no-resow"])) {
    const game = new Game({ rules });
    const given = game.snapshot().rules;
    assert.equal(given.name, rules);
    assert.deepEqual(new Game({ rules: given }).snapshot().rules, given);
  }
  assert.equal(new Game({ rules: { balls: 13 } }).snapshot().rules.name, "custom");
});

test("position texts that are none", () => {
  const rows = /** @type {[string, string][]} */ ([
    [START.replace("9S ", "8S "), "bad-position.ball-total"],
    [START.replace("9S ", "10S "), "bad-position.ball-total"],
    [
      `t,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 9 0 S 1`,
      "bad-position.tuzdik-in-last-hole",
    ],
    [`8,t/t,8 81 81 S 1`, "bad-position.tuzdiks-of-same-number"],
    [`9/9 90 90 S 1`, "bad-position.ball-total"],
  ]);
  for (const [position, code] of rows) {
    assert.throws(
      () => new Game({ position }),
      (error) => {
        assert.ok(error instanceof TogyzError);
        assert.ok(error.reasons?.includes(code), `${position}: ${error.code} ${error.reasons}`);
        return true;
      },
    );
  }
  const broken = [
    "",
    "9",
    START.repeat(3),
    "S".repeat(100_000),
    "\0",
    "9S/9S 0 0 S 1",
    `${START} \u{1F3B2}`,
  ];
  for (const position of broken) {
    assert.throws(
      () => new Game({ position }),
      (error) => {
        assert.ok(error instanceof TogyzError);
        assert.ok(Number(error.line) >= 1 && Number(error.column) >= 1);
        return true;
      },
    );
  }
});

test("texts that are none", () => {
  const huge = "7 ".repeat(9 << 20);
  for (const call of [
    Game.fromRecord,
    Game.recordsFrom,
    (/** @type {any} */ position) => new Game({ position }),
  ]) {
    refuses(() => call(any(7)), "not-a-text");
    refuses(() => call(any(null)), "not-a-text");
    refuses(() => call("76 \ud800 98"), "broken-text");
    refuses(() => call(huge), "text-too-long");
  }
  refuses(() => new Game().record({ format: any("pgn") }), "bad-format");
  refuses(() => new Game().record({ format: any(1) }), "not-a-text");
  refuses(() => new Game().record({ tags: any(7) }), "bad-tags");
  refuses(() => new Game().record({ tags: any({ Event: 7 }) }), "not-a-text");
  refuses(() => new Game().record(any(null)), "bad-options");
});

test("the board says what a record should", () => {
  assert.throws(
    () => Game.fromRecord("1. 76(10) 98\n2. 25X"),
    (error) => {
      assert.ok(error instanceof TogyzError);
      assert.deepEqual(
        [error.line, typeof error.column, typeof error.board],
        [2, "number", "string"],
      );
      return true;
    },
  );
});

test("limits of a search that are none", async () => {
  const engine = createEngine();
  const game = new Game();
  const rows = /** @type {[object, string][]} */ ([
    [{ depth: 0 }, "out-of-range"],
    [{ depth: 1.5 }, "not-whole"],
    [{ nodes: -5 }, "out-of-range"],
    [{ nodes: "100" }, "not-a-number"],
    [{ timeMs: Number.NaN }, "not-finite"],
    [{ level: LEVELS + 1 }, "out-of-range"],
    [{ seed: -1 }, "out-of-range"],
  ]);
  for (const [limits, code] of rows) {
    await assert.rejects(engine.bestMove(game, limits), { name: "TogyzError", code });
  }
  await assert.rejects(engine.bestMove(any({})), { code: "not-a-game" });
  await assert.rejects(engine.bestMove(Game.fromRecord("92817261925")), { code: "game-over" });
  engine.close();
});

test("thousands of random texts break nothing", () => {
  let state = 42;
  const below = (/** @type {number} */ bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % bound;
  };
  const alphabet = [...'0123456789 .,/SNtTxXхX(){}[]"\\;*-\n\r\t-—ab\u0000\u{1F3B2}'];
  const record = Game.fromRecord(
    "3176523514246852912479633244692466731769794418729487432964",
  ).record();
  for (let round = 0; round < 5000; round++) {
    let text = round % 2 ? record : START;
    for (let edits = 1 + below(4); edits > 0; edits--) {
      const at = below(text.length + 1);
      const piece = alphabet[below(alphabet.length)] ?? "";
      text = text.slice(0, at) + piece.repeat(1 + below(3)) + text.slice(at + below(4));
    }
    for (const read of [() => Game.recordsFrom(text), () => new Game({ position: text })]) {
      try {
        read();
      } catch (error) {
        assert.ok(error instanceof TogyzError, `${JSON.stringify(text)}: ${error}`);
      }
    }
  }
  assert.deepEqual(new Game().play(7).text, "76(10)");
});
