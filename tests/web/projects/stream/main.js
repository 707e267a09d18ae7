import { createEngine, Game, load } from "togyzkumalak/web";
import { binary, worker } from "./files.js";

load(binary).then(async () => {
  const game = new Game();
  const engine = createEngine({ worker });
  game.play(7);
  game.play((await engine.bestMove(game, { nodes: 2000 })).hole);
  engine.close();
  document.querySelector("output").value = `${game.snapshot().ply} moves`;
});
