// What a frame hears and reads is checked before it is believed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readHash, readMessage } from "../../../www/js/embed/message.js";

test("only whole messages of this version are orders", () => {
  const rows = /** @type {const} */ ([
    [null, null],
    ["play", null],
    [{ type: "play", hole: 7 }, null],
    [{ togyzkumalak: 2, type: "undo" }, "bad-version"],
    [{ togyzkumalak: 1 }, "bad-message"],
    [{ togyzkumalak: 1, type: "eval" }, "bad-message"],
    [{ togyzkumalak: 1, type: "play", hole: "7" }, "bad-message"],
    [{ togyzkumalak: 1, type: "goTo", ply: 0.5 }, "bad-message"],
    [{ togyzkumalak: 1, type: "set", attributes: { onclick: "alert()" } }, "bad-message"],
    [{ togyzkumalak: 1, type: "set", attributes: null }, "bad-message"],
    [{ togyzkumalak: 1, type: "undo" }, { type: "undo" }],
    [
      { togyzkumalak: 1, type: "play", hole: 7, more: 1 },
      { type: "play", hole: 7 },
    ],
    [
      { togyzkumalak: 1, type: "set", attributes: { moves: "7", ply: null } },
      { type: "set", attributes: { moves: "7", ply: null } },
    ],
  ]);
  for (const [data, order] of rows)
    assert.deepEqual(readMessage(data), order, JSON.stringify(data));
});

test("an address gives attributes, and an origin if it is one", () => {
  assert.deepEqual(readHash(""), { attributes: {}, origin: null });
  assert.deepEqual(
    readHash("#rules=bestemshe&moves=3+4&id=x&onload=y&origin=https://a.example/b"),
    {
      attributes: { rules: "bestemshe", moves: "3 4" },
      origin: "https://a.example",
    },
  );
  for (const bad of ["*", "null", "javascript:alert()", "data:,x", "a.example"]) {
    assert.equal(readHash(`#origin=${encodeURIComponent(bad)}`).origin, null, bad);
  }
});
