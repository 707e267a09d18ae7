// The page about the game, in Portuguese.

/** @type {import("./index.js").AboutTable} */
export const about = {
  lead: "Togyzkumalak quer dizer “nove bolas”; os quirguizes o chamam toguz korgool. Dois jogadores, dezoito casas, 162 bolas e nenhuma sorte: um jogo de contar e de prever.",
  "to-course": "Aprender em 3 minutos",
  "to-game": "Jogar agora",
  leave: "Ao jogo",
  show: "Mostrar a jogada",
  again: "De novo",
  step: "Próxima jogada",
  restart: "Do início",

  "board-head": "O tabuleiro",
  "board-text":
    "Cada jogador tem uma fileira de nove casas e um kazan, onde ficam as bolas capturadas; o kazan está na outra metade do tabuleiro. As casas contam-se de 1 a 9 a partir da esquerda do dono. No início há nove bolas em cada casa.",

  "move-head": "Uma jogada",
  "move-text":
    "Tire todas as bolas de uma das suas casas. A primeira volta para essa casa, as outras vão uma a uma para as seguintes: pela sua fileira, depois pela do adversário, depois de novo pela sua. Nenhuma casa é pulada. Ninguém pode passar a vez, e ninguém é obrigado a deixar jogada ao outro.",
  "single-text": "Uma bola sozinha na sua casa vai para a seguinte.",

  "capture-head": "Capturar",
  "capture-text":
    "Se a última bola cai numa casa do adversário e torna par o número, tudo vai para o seu kazan. Nas suas casas nada se captura, nem nas que ficam pelo caminho.",

  "tuzdik-head": "O tuzdik",
  "tuzdik-text":
    "Se a última bola faz exatamente três numa casa do adversário, essa casa vira o seu tuzdik, na hora e até o fim, e as três vão para o seu kazan.",
  "feed-text":
    "Daí em diante cada bola que cai no tuzdik vai para o seu kazan, seja quem for que semeie. A última bola que cai ali não captura mais nada, e ninguém joga de um tuzdik.",
  "bars-text": "Não há tuzdik, e as três ficam onde estão, se",
  "bar-1": "você já tem um tuzdik,",
  "bar-2": "a casa é a nona, ou",
  "bar-3": "o tuzdik do adversário tem o mesmo número.",

  "end-head": "O fim",
  "end-1": "Quem tem 82 bolas, mais da metade, vence na hora.",
  "end-2":
    "Se quem deve jogar não tem jogada, o que se chama atsyrau, as bolas restantes são do outro. Então vence o número maior, e 81 a 81 é empate.",
  "end-3":
    "Uma posição que aparece pela terceira vez é empate. Com um tuzdik no tabuleiro nenhuma pode voltar.",

  "names-head": "Os nomes das casas",
  "names-text": "Em cazaque cada casa tem um nome, aqui da primeira à nona:",
  "names-more": "Os nomes quirguizes variam de região para região.",

  "variants-head": "Variantes",

  "notation-head": "Anotar os jogos",
  "notation-text":
    "Uma jogada são dois algarismos: a casa de onde parte e a casa onde cai a última bola, cada uma contada a partir da esquerda do dono. Depois de uma captura vem o kazan entre parênteses; X marca um tuzdik.",

  "short-head": "O jogo mais curto",
  "short-text":
    "Nenhum jogo pode acabar antes da décima primeira jogada dos dois juntos, como um computador verificou provando todas; 1391 jogos acabam nela, todos vencidos pelo primeiro jogador. Eis um.",
  "short-more":
    "Diz-se que um jogo de campeonato de 2006 levou dezessete; não conhecemos as jogadas.",

  "history-head": "História",
  "history-1":
    "O jogo foi descrito por Nikolai Pantusov em 1906 e por Richard Karutz em 1911. No relato de Pantusov a nona casa também pode virar tuzdik.",
  "history-2":
    "As regras de hoje foram escritas em 1949 por Mukhtar Auezov e Kalibek Kuanyshbayev.",
  "history-3":
    "Há campeonatos mundiais: ao quarto, em Astana em 2017, vieram jogadores de 25 países.",
  "history-4":
    "Um parente próximo, o Piç, é conhecido da aldeia de Oguzkent, perto de Erzurum, na Turquia.",
  sources: "Fontes",
};
