// What a review says of the moves that it blames, by grade: `node reasons.mjs [games]`. `better` is what it says
// where it has found no reason. The games are played by short looks, from weak to strong, with moves of chance.

import { createEngine, Game } from "togyzkumalak";
import { BLAME } from "../../../www/js/review/grade.js";
import { look } from "../../../www/js/review/look.js";
import { reviewGame } from "../../../www/js/review/review.js";
import { randomFrom } from "../support/random.mjs";

/** Positions of a look of both players, and that every such move is one of chance. */
const PLAYERS = /** @type {const} */ ([
  [30, 200, 3],
  [150, 150, 4],
  [600, 600, 6],
  [3000, 1000, 10],
]);

const engine = createEngine();
const games = Number(process.argv[2] ?? 20);
/** @type {Record<string, Record<string, number>>} */
const told = Object.fromEntries(BLAME.map(([grade]) => [grade, { all: 0, better: 0 }]));
for (let seed = 0; seed < games; seed++) {
  const holes = await gameOf(seed);
  const { moves } = await reviewGame({ engines: [engine], holes });
  for (const { grade, remark } of moves) {
    const count = told[grade];
    if (!count) continue;
    count.all = (count.all ?? 0) + 1;
    count[remark.kind] = (count[remark.kind] ?? 0) + 1;
  }
}
engine.close();
for (const [grade, { all = 0, ...kinds }] of Object.entries(told)) {
  const most = Object.entries(kinds).sort(([, a], [, b]) => b - a);
  const parts = most.map(([kind, n]) => `${kind} ${((100 * n) / Math.max(1, all)).toFixed(1)} %`);
  console.log(`${grade}: ${all}; ${parts.join(", ")}`);
}

/** @param {number} seed */
async function gameOf(seed) {
  const [first, second, every] = PLAYERS[seed % PLAYERS.length] ?? PLAYERS[0];
  const random = randomFrom(seed);
  const game = new Game();
  for (let legal = game.legalMoves(); legal.length > 0; legal = game.legalMoves()) {
    const { ply, toMove } = game.snapshot();
    const any = ply < 3 || random(every) === 0;
    const nodes = toMove === "first" ? first : second;
    const best = any ? null : await look(engine, game, { nodes });
    game.play(best?.pv[0] ?? legal[random(legal.length)] ?? 0);
  }
  const holes = game.moves().map(({ hole }) => hole);
  game.free();
  return holes;
}
