// Endings that the engine knows exactly: at once, whatever the limit, and for the next search too.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createEngine, Game } from "togyzkumalak";

test("the strongest level knows at once who wins an ending with a tuzdik", async () => {
  const engine = createEngine();
  const won = new Game({ position: "8,1S/1S,1S,1,t,1S,1S,1,1S,1 76 80 S 90" });
  const lost = new Game({ position: "1S,2,1S,1,1S,t,2/2S,3,1S,2,t,1S 77 78 S 90" });
  for (const limits of [{ depth: 1 }, { nodes: 30 }, { depth: 2 }]) {
    // Scores beyond 300 balls are certain.
    assert.ok((await engine.bestMove(won, limits)).score >= 300, JSON.stringify(limits));
    assert.ok((await engine.bestMove(lost, limits)).score <= -300, JSON.stringify(limits));
  }
  // Others are judged as ever.
  const open = await engine.bestMove(new Game(), { depth: 1 });
  assert.ok(Math.abs(open.score) < 100);
  const timed = await engine.bestMove(won, { timeMs: 200 });
  assert.ok(timed.score >= 300);
  engine.close();
});
