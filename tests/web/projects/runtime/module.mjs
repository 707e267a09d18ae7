import { createEngine, Game } from "togyzkumalak";

const game = new Game();
const engine = createEngine();
game.play(7);
game.play((await engine.bestMove(game, { nodes: 2000 })).hole);
engine.close();
console.log(`${game.snapshot().ply} moves`);
