const { createEngine, Game } = require("togyzkumalak");

const game = new Game();
const engine = createEngine();
game.play(7);
engine.bestMove(game, { nodes: 2000 }).then(({ hole }) => {
  game.play(hole);
  engine.close();
  console.log(`${game.snapshot().ply} moves`);
});
