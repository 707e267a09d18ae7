// The review of a game, in Portuguese.

/** @type {import("./index.js").ReviewTable} */
export const review = {
  "review-start": "Revisar este jogo",
  "review-about": "O computador olha cada jogada e diz quais foram erros, e por quê.",
  "review-older": "As jogadas mudaram depois da revisão.",
  "review-doing": "Jogada {n} de {of}",
  "review-stop": "Parar",
  "review-write": "Escrever nas jogadas",
  "review-written": "Escrito com motivos e jogadas melhores: {n}.",
  chances: "Chances do primeiro jogador",
  "chance-instead": "chance de {kept} em vez de {chance}",
  "better-line": "Melhor:",
  "mistake-before": "Erro anterior",
  "mistake-next": "Erro seguinte",
  accuracy: "Precisão",
  "grade-best": "A melhor",
  "grade-good": "Boa",
  "grade-inaccuracy": "Imprecisão",
  "grade-mistake": "Erro",
  "grade-blunder": "Erro grave",
  "grade-forced": "Forçada",
  "why-start": "Escolha uma jogada no gráfico.",
  "why-none": "As variantes não são revisadas.",
  "why-good": "Quase tão boa quanto a melhor.",
  "why-better": "A casa {best} dava mais chances.",
  "why-missed-win": "Perdeu uma vitória forçada. Jogadas até ela: no máximo {n}.",
  "why-allowed-win": "Agora o adversário tem vitória forçada. Jogadas até ela: no máximo {n}.",
  "why-ended-lost": "Terminou o jogo, com derrota.",
  "why-ended-drawn": "Terminou o jogo em empate.",
  "why-missed-tuzdik": "Perdeu um tuzdik: a casa {best} o faz na casa {hole} do adversário.",
  "why-allowed-tuzdik": "Deixa o adversário fazer um tuzdik na casa {hole}.",
  "why-missed-capture":
    "Perdeu uma captura de {n}: a casa {best} toma a casa {hole} do adversário.",
  "why-missed-capture-more":
    "Captura só {instead}: a casa {best} captura {n} na casa {hole} do adversário.",
  "why-allowed-capture": "Deixa o adversário capturar {n} na casa {hole}.",
  "why-allowed-capture-more":
    "Deixa o adversário capturar {n} na casa {hole}; depois da casa {best}, no máximo {instead}.",
  "why-missed-threat":
    "Perdeu uma ameaça: a casa {best} ameaça capturar {n} na casa {hole} do adversário.",
  "why-missed-threat-tuzdik":
    "Perdeu uma ameaça: a casa {best} ameaça um tuzdik na casa {hole} do adversário.",
  "why-later-tuzdik": "Algumas jogadas depois, o adversário faz um tuzdik na casa {hole}.",
  "why-later-missed-tuzdik":
    "Algumas jogadas depois, a casa {best} renderia um tuzdik na casa {hole} do adversário.",
  "why-later-loss": "Algumas jogadas depois, o adversário captura {n} na casa {hole}.",
  "why-later-gain":
    "Algumas jogadas depois, a casa {best} renderia {n} da casa {hole} do adversário.",
  "why-keeps": "Algumas jogadas depois, a casa {best} manteria {n} a mais no próprio lado.",
  "why-ends": "Jogado até o fim pelo computador, termina {score}; com a casa {best}, {instead}.",
  "why-runs-dry":
    "Jogado até o fim, o próprio lado se esvazia primeiro e as últimas {n} ficam com o adversário: {score} em vez de {instead}.",
  "why-behind": "Algumas jogadas depois, a casa {best} renderia {n} a mais.",
  many: "Revisar muitos jogos",
  "many-paste": "Ou cole os registros aqui",
  "many-none": "Não há jogo com jogadas.",
  "many-go": "Revisar",
  "many-done": "Prontos: {n} de {of}",
  "stat-games": "Jogos",
  "stat-score": "Pontos",
  "stat-mistakes": "Erros por jogo",
  "stat-all": "Todos",
  "stat-opening": "Abertura",
};
