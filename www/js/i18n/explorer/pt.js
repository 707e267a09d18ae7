// The openings, in Portuguese.

/** @type {import("./index.js").ExplorerTable} */
export const explorer = {
  "explorer-source": "Jogos de quem",
  "explorer-engine": "Computador",
  "explorer-all": "Meus",
  "explorer-first": "Meus, primeiro",
  "explorer-second": "Meus, segundo",
  "explorer-hole": "Casa",
  "explorer-games": "Jogos",
  "explorer-ends": "Primeiro · empate · segundo",
  "explorer-chance": "Chance do primeiro",
  "explorer-none": "Nenhum jogo chegou aqui.",
  "explorer-verdict": "Chance do primeiro jogador: {chance} ({n} posições)",
  "explorer-deeper": "Em negrito: visto agora mais a fundo. O resto: {n} posições cada.",
  "explorer-play": "Jogar a casa {hole}",
  "explorer-split": "primeiro jogador {first}, empates {draws}, segundo jogador {second}",
  "explorer-count": { one: "{n} jogo", many: "{n} de jogos", other: "{n} jogos" },
};
