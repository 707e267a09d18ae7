// The page about the game, in English.

export const about = {
  lead: "Togyzkumalak means “nine balls”; the Kyrgyz call it toguz korgool. Two players, eighteen holes, 162 balls and no luck: a game of counting and of looking ahead.",
  "to-course": "Learn it in 3 minutes",
  "to-game": "Play now",
  leave: "To the game",
  show: "Show the move",
  again: "Again",
  step: "Next move",
  restart: "From the start",

  "board-head": "The board",
  "board-text":
    "Each player has a row of nine holes and a kazan, where captured balls are kept; the kazan lies on the other half of the board. Holes are counted from 1 to 9 from their owner's left. At the start there are nine balls in every hole.",

  "move-head": "A move",
  "move-text":
    "Take all the balls out of one of your holes. The first goes back into that hole, the others one by one into the holes that follow: along your row, then along your opponent's, then along yours again. No hole is left out. Nobody may pass, and nobody has to leave the other a move.",
  "single-text": "A ball that is alone in its hole goes to the next one.",

  "capture-head": "Capturing",
  "capture-text":
    "If your last ball falls in a hole of your opponent and makes its number even, all of it goes to your kazan. In your own holes nothing is captured, nor in the holes passed on the way.",

  "tuzdik-head": "The tuzdik",
  "tuzdik-text":
    "If your last ball makes exactly three in a hole of your opponent, that hole becomes your tuzdik, at once and for good, and the three go to your kazan.",
  "feed-text":
    "From then on each ball that falls on the tuzdik goes to your kazan, whoever sows it. A last ball that falls there captures nothing else, and nobody plays from a tuzdik.",
  "bars-text": "There is no tuzdik, and the three stay where they are, if",
  "bar-1": "you have a tuzdik already,",
  "bar-2": "the hole is the ninth, or",
  "bar-3": "your opponent's tuzdik has the same number.",

  "end-head": "The end",
  "end-1": "Whoever has 82 balls, more than half, wins at once.",
  "end-2":
    "If the player to move has no move, which is called atsyrau, the balls left belong to the other. Then the greater number wins, and 81 each is a draw.",
  "end-3":
    "A position that comes for the third time is a draw. With a tuzdik on the board none can come again.",

  "names-head": "The names of the holes",
  "names-text": "In Kazakh each hole has a name, here from the first to the ninth:",
  "names-more": "Kyrgyz names differ from region to region.",

  "variants-head": "Variants",

  "notation-head": "Writing games down",
  "notation-text":
    "A move is two digits: the hole it starts from and the hole where its last ball falls, each counted from its own player's left. After a capture the kazan follows in brackets; X marks a tuzdik.",

  "short-head": "The shortest game",
  "short-text":
    "No game can be over before the eleventh move of the two players together, as a computer has found by trying all; 1,391 games end with it, all won by the first player. Here is one.",
  "short-more":
    "A championship game of 2006 is said to have taken seventeen; its moves are not known to us.",

  "history-head": "History",
  "history-1":
    "The game was described by Nikolai Pantusov in 1906 and by Richard Karutz in 1911. In Pantusov's account the ninth hole, too, may become a tuzdik.",
  "history-2":
    "The rules of today were written down in 1949 by Mukhtar Auezov and Kalibek Kuanyshbayev.",
  "history-3":
    "There are world championships: players from 25 countries came to the fourth, in Astana in 2017.",
  "history-4":
    "A close relative, Piç, is known from the village of Oguzkent near Erzurum in Turkey.",
  sources: "Sources",
};
