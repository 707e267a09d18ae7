// Games from records, positions and links, as people paste them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "../../../www/js/engine/index.js";
import { findGames, gameOf } from "../../../www/js/text/opening.js";

const POSITION = "11S,1S,7S,t,6S,4S,2S,4S,3S/2S,6S,19S,t,1S,3S,1S,3S,3S 57 29 N 10";

test("records in every way of writing are the same game", () => {
  const game = new Game();
  for (const hole of [7, 9, 3]) game.play(hole);
  for (const format of /** @type {const} */ (["server", "tgk", "uci", "digits"])) {
    const [found, ...others] = findGames(game.record({ format }));
    assert.deepEqual(found?.moves, [7, 9, 3], format);
    assert.deepEqual(found?.start, { rules: "togyzkumalak", position: null });
    assert.equal(others.length, 0);
  }
});

test("several games, their rules, tags, starts and ends", () => {
  const text = [
    '[White "Ast\\"ana"]\n[Result "1-0"]\n[Termination "time"]\n\n1. 76(10) 98 1-0',
    '[Variant "bestemshe"]\n\n1. 3 1 *',
    `[FEN "${POSITION}"]\n\n10... 9 *`,
    '[Result "1/2-1/2"]\n\n1. 7 1/2-1/2',
  ].join("\n\n");
  const [a, b, c, d] = findGames(text);
  assert.deepEqual(a?.end, { reason: "time", side: "second" });
  assert.equal(a?.tags.White, 'Ast"ana');
  assert.deepEqual(b?.start, { rules: "bestemshe", position: null });
  assert.equal(c?.start.position, POSITION);
  assert.deepEqual(d?.end, { reason: "agreement", side: null });
  for (const found of [a, b, c, d]) if (found) gameOf(found).free();
});

test("positions, of any rule set", () => {
  assert.equal(findGames(POSITION)[0]?.start.position, POSITION);
  assert.equal(findGames(`  ${POSITION}\n`)[0]?.start.position, POSITION);
  const small = findGames("5S,5S,5S,5S,5S/5S,5S,5S,5S,5S 0 0 S 1")[0];
  assert.equal(small?.start.rules, "bestemshe");
});

test("a record that goes on after the third occurrence of a position opens as it is", () => {
  const loop = new Game({ rules: "bestemshe", repetition: false });
  // Whatever is played: the line that comes back to itself is looked for.
  for (let ply = 0; ply < 400 && loop.legalMoves().length > 0; ply++) {
    const moves = loop.legalMoves();
    loop.play(moves[ply % moves.length] ?? 1);
  }
  const found = findGames(loop.record({ format: "digits" }))[0];
  assert.equal(found?.moves.length, loop.snapshot().plies);
});

test("a link, also one of an illegal game", () => {
  assert.deepEqual(findGames("https://x.org/#play=togyzkumalak&moves=92")[0]?.moves, [9, 2]);
  for (const [text, code] of [
    ["#play=togyzkumalak&moves=91", null],
    ["#play=togyzkumalak&check=0000&moves=92", "changed"],
    ["#play=bestemshe&moves=9", "no-such-hole"],
    ['[Variant "holes=4 balls=4"]\n\n1. 3', "custom"],
    ["", "record.no-game"],
    ["1. 76(10) 99", "record.destination"],
    ["9S,9S/9S,9S 0 0 S 1", "bad-position.too-few-holes"],
  ]) {
    const read = () => findGames(text ?? "");
    if (code) assert.throws(read, { code }, text ?? "");
    else assert.equal(read().length, 1);
  }
});
