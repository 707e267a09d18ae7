import { createEngine, Game } from "togyzkumalak";
import "togyzkumalak/element";

const game = new Game();
const engine = createEngine();
game.play(7);
engine.bestMove(game, { nodes: 2000 }).then(({ hole }) => {
  game.play(hole);
  engine.close();
  document.querySelector("output").value = `${game.snapshot().ply} moves`;
});
