// A game as a link, and back; a link that was changed is told from one that was not.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readLink, writeLink } from "../../../www/js/text/link.js";

/** @import { Linked } from "../../../www/js/text/link.js" */

/** @type {Linked} */
const PLAIN = {
  start: { rules: "togyzkumalak", position: null },
  moves: [9, 2, 8],
  end: null,
  friend: null,
};

const POSITION = "11S,1S,7S,t,6S,4S,2S,4S,3S/2S,6S,19S,t,1S,3S,1S,3S,3S 57 29 N 10";

/** @type {Linked[]} */
const GAMES = [
  PLAIN,
  { ...PLAIN, moves: [] },
  { ...PLAIN, start: { rules: "togyzkumalak", position: POSITION } },
  {
    ...PLAIN,
    start: { rules: "bestemshe", position: null },
    friend: { id: "k3x9", side: "second" },
  },
  { ...PLAIN, friend: { id: "k3x9", side: "first" }, offers: true },
  { ...PLAIN, end: { reason: "agreement", side: null } },
  { ...PLAIN, end: { reason: "resignation", side: "first" } },
  { ...PLAIN, end: { reason: "time", side: "second" } },
];

test("a link is read as it was written, alone, in an address and as messengers write it", () => {
  for (const game of GAMES) {
    const link = writeLink(game);
    for (const text of [link, `https://example.org/play/${link}`, encodeURI(link), ` ${link}\n`]) {
      assert.deepEqual(readLink(text), { game }, text);
    }
    const signs = encodeURIComponent(link.slice(1));
    assert.deepEqual(readLink(`#${signs}`), { game });
  }
});

test("it can be read by people too, and written by hand without its check", () => {
  assert.match(writeLink(PLAIN), /^#play=togyzkumalak&check=[a-z0-9]{4}&moves=928$/);
  assert.deepEqual(readLink("#play=togyzkumalak&moves=928"), { game: PLAIN });
});

test("any single sign that is changed or cut is noticed", () => {
  for (const game of GAMES) {
    const link = writeLink(game);
    for (let at = "#play=".length; at < link.length; at++) {
      const sign = link[at] === "1" ? "2" : "1";
      const changed = readLink(link.slice(0, at) + sign + link.slice(at + 1));
      assert.ok(changed && "problem" in changed, `${at} of ${link}`);
    }
    for (let end = link.indexOf("&moves"); end < link.length; end++) {
      const cut = readLink(link.slice(0, end));
      assert.ok(cut && "problem" in cut, `${end} of ${link}`);
    }
  }
});

test("what is no game is refused, what is no link is none", () => {
  for (const [text, problem] of [
    ["#play=chess&moves=1", "broken"],
    ["#play=togyzkumalak&moves=10", "broken"],
    ["#play=togyzkumalak&moves=1a", "broken"],
    ["#play=togyzkumalak&end=tired&moves=1", "broken"],
    ["#play=togyzkumalak&offer=draw&moves=1", "broken"],
    ["#play=togyzkumalak&game=abcd&you=first&moves=1", "changed"],
  ]) {
    assert.deepEqual(readLink(text ?? ""), { problem }, text);
  }
  for (const text of ["", "#", "#about", "1. 76(10) 98", "%E0%A4%A"]) {
    assert.equal(readLink(text), null, text);
  }
});
