// The course, in Portuguese.

/** @type {import("./index.js").LearnTable} */
export const learn = {
  step: "Passo {n} de {of}",
  next: "Seguinte",
  skip: "Pular",
  before: "Voltar",
  again: "De novo",
  leave: "Ao jogo",
  facing: "Adversário",
  "row-facing": "As casas do adversário",

  "sow-title": "Semeie as bolas",
  sow: "As suas casas são as de números claros. Escolha uma: as bolas são semeadas, uma por casa.",
  "sow-done": "A primeira bola ficou na própria casa, as outras seguiram uma a uma.",

  "cross-title": "Chegue ao outro lado",
  cross:
    "Depois da sua nona casa vem a primeira do adversário. Encontre a casa cujas bolas chegam lá.",
  "cross-done": "Dobrou a esquina. As bolas vão sempre no mesmo sentido e não pulam nenhuma casa.",

  "single-title": "Mova uma bola sozinha",
  single:
    "Uma bola sozinha vai para a casa seguinte, e a dela fica vazia. Encontre a bola sozinha.",
  "single-done": "Um passo, e a casa está vazia.",

  "capture-title": "Capture um número par",
  capture:
    "Se a última bola torna par o número numa casa do adversário (2, 4, 6 …), você leva tudo. Encontre a jogada.",
  "capture-done": "Três mais uma são quatro: par. As quatro estão agora no seu kazan.",

  "tuzdik-title": "Faça um tuzdik",
  tuzdik:
    "Se a última bola faz exatamente três numa casa do adversário, a casa passa a ser sua até o fim: um tuzdik. Procure um dois.",
  "tuzdik-done": "As três foram para o seu kazan, e a casa leva o seu sinal até o fim do jogo.",

  "bar-one-title": "Um só tuzdik",
  "bar-one":
    "Você já tem o seu tuzdik, e ninguém ganha um segundo. Deixe o dois em paz: capture um número par.",
  "bar-one-done": "Certo: com um tuzdik, os três não rendem nada; os pares, sim.",

  "bar-last-title": "Nunca a nona casa",
  "bar-last":
    "Duas casas do adversário têm duas bolas. A última, a nona, não pode virar tuzdik. Faça o tuzdik na outra.",
  "bar-last-done": "O tuzdik é seu. A nona casa nunca vira tuzdik, de nenhum lado.",

  "bar-same-title": "Nunca o mesmo número",
  "bar-same":
    "O tuzdik do adversário é a sua casa 3, então o seu não pode ser a casa 3. Faça um tuzdik com outro número.",
  "bar-same-done": "Casa 5 contra casa 3: os números são diferentes, então pode.",

  "feed-title": "Alimente o seu tuzdik",
  feed: "Cada bola que cai no seu tuzdik vai para o seu kazan, seja quem for que semeie. Passe pelo seu tuzdik.",
  "feed-done": "Uma bola sua e depois uma do adversário, que também não pode pular.",

  "spare-title": "Não dê nada",
  spare:
    "Agora o adversário tem um tuzdik: a sua casa 5. Ninguém joga dela. Faça uma jogada que não deixe bola ali.",
  "spare-done": "Nenhuma bola perdida. O tuzdik cobra o seu preço, por isso conte antes.",

  "majority-title": "Chegue a 82",
  majority:
    "Há 162 bolas. Quem tem mais da metade, 82, vence na hora. Você tem 76: pegue o que falta.",
  "majority-done": "82 bolas: o jogo acabou, e você venceu.",

  "atsyrau-title": "Sem jogada: atsyrau",
  atsyrau:
    "Se quem deve jogar não tem bolas, o jogo acaba, e o resto é do outro. Pegue a última bola.",
  "atsyrau-done": "O adversário não pode jogar. As bolas do seu lado são suas: 90 a 72.",

  "finish-title": "Você já sabe jogar!",
  finish: "É só isso. O resto é prática: comece com o computador no nível leve.",
  "play-now": "Jogar agora",
  more: "Mais sobre o jogo",

  "wrong-opponent": "Essa casa é do adversário. Escolha uma das suas.",
  "wrong-tuzdik": "Essa casa é um tuzdik: ninguém joga dela.",
  "wrong-empty": "Essa casa está vazia. Escolha uma com bolas.",
  "wrong-single": {
    one: "Há {n} bola nessa casa. Procure uma que esteja sozinha.",
    many: "Há {n} de bolas nessa casa. Procure uma que esteja sozinha.",
    other: "Há {n} bolas nessa casa. Procure uma que esteja sozinha.",
  },
  "wrong-feed": "Nenhuma bola cairia no seu tuzdik. Escolha uma casa cujas bolas passem por ele.",
  "wrong-spare": "Uma bola cairia no tuzdik e se perderia. Escolha uma jogada que não chegue lá.",
  "wrong-majority": {
    one: "Isso rende {n} bola: bom, mas ainda não chega a 82.",
    many: "Isso rende {n} de bolas: bom, mas ainda não chega a 82.",
    other: "Isso rende {n} bolas: bom, mas ainda não chega a 82.",
  },
  "wrong-captured": {
    one: "Isso renderia {n} bola. Boa jogada, mas não a que procuramos aqui.",
    many: "Isso renderia {n} de bolas. Boa jogada, mas não a que procuramos aqui.",
    other: "Isso renderia {n} bolas. Boa jogada, mas não a que procuramos aqui.",
  },
  "wrong-own": "A última bola cairia na sua própria casa {hole}. Ela tem de cair do outro lado.",
  "wrong-odd": {
    one: "Na casa {hole} haveria {n} bola: nada é capturado. Tente outra.",
    many: "Na casa {hole} haveria {n} de bolas: nada é capturado. Tente outra.",
    other: "Na casa {hole} haveria {n} bolas: nada é capturado. Tente outra.",
  },
  "wrong-bar-one": "Faria três na casa {hole}, mas você já tem um tuzdik: as três ficariam lá.",
  "wrong-bar-last":
    "Faria três na casa {hole}, mas a última casa nunca vira tuzdik: as três ficariam.",
  "wrong-bar-same":
    "Faria três na casa {hole}, mas o tuzdik do adversário tem o mesmo número: as três ficariam.",
  hint: "Tente a casa {hole}.",
};
