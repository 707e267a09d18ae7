// The course, in English.

export const learn = {
  step: "Step {n} of {of}",
  next: "Next",
  skip: "Skip",
  before: "Back",
  again: "Again",
  leave: "To the game",
  facing: "Opponent",
  "row-facing": "Your opponent's holes",

  "sow-title": "Sow the balls",
  sow: "Your holes are the ones with light counts. Choose one: all its balls are sown, one to a hole.",
  "sow-done": "The first ball stayed in its own hole, the others went on one by one.",

  "cross-title": "Reach the other side",
  cross:
    "After your ninth hole, sowing goes on into your opponent's first. Find the hole whose balls get there.",
  "cross-done": "Round the corner. The balls always go the same way and miss no hole.",

  "single-title": "Move a single ball",
  single:
    "A ball that is alone goes to the next hole, and its own stays empty. Find the single ball.",
  "single-done": "One step, and the hole is empty.",

  "capture-title": "Capture an even number",
  capture:
    "If your last ball makes a hole of your opponent even (2, 4, 6 …), you take all of it. Find the move.",
  "capture-done": "Three and one is four: even. All four are in your kazan now.",

  "tuzdik-title": "Make a tuzdik",
  tuzdik:
    "If your last ball makes exactly three in a hole of your opponent, the hole becomes yours for good: a tuzdik. Look for a two.",
  "tuzdik-done":
    "The three went to your kazan, and the hole bears your sign to the end of the game.",

  "bar-one-title": "One tuzdik only",
  "bar-one":
    "You have your tuzdik already, and nobody gets a second. Leave the two alone: capture an even number.",
  "bar-one-done": "Right: with a tuzdik of your own, threes bring nothing, even numbers do.",

  "bar-last-title": "Never the ninth hole",
  "bar-last":
    "Two holes of your opponent hold two balls. The last hole, the ninth, cannot become a tuzdik. Make one of the other.",
  "bar-last-done": "Your tuzdik. The ninth hole is safe from becoming one, on both sides.",

  "bar-same-title": "Never the same number",
  "bar-same":
    "Your opponent's tuzdik is your hole 3, so yours cannot be hole 3. Make a tuzdik with another number.",
  "bar-same-done": "Hole 5 against hole 3: the numbers differ, so it is allowed.",

  "feed-title": "Feed your tuzdik",
  feed: "Each ball that falls on your tuzdik goes to your kazan, whoever sows it. Sow past your tuzdik.",
  "feed-done": "One ball from you, and then one from your opponent, who could not pass it either.",

  "spare-title": "Give nothing away",
  spare:
    "Now your opponent has a tuzdik: your hole 5. Nobody plays from it. Make a move that drops no ball there.",
  "spare-done": "Not a ball lost. A tuzdik takes its toll, so count before you sow.",

  "majority-title": "Reach 82",
  majority:
    "There are 162 balls. Whoever has more than half, 82, wins at once. You have 76: take what is missing.",
  "majority-done": "82 balls: the game is over, and you have won.",

  "atsyrau-title": "No move left: atsyrau",
  atsyrau:
    "If a player who is to move has no balls, the game ends, and the rest belongs to the other. Take the last ball.",
  "atsyrau-done": "Your opponent cannot move. The balls on your side are yours: 90 to 72.",

  "finish-title": "You know the game!",
  finish: "That is all of it. The rest is practice: begin with the gentle computer.",
  "play-now": "Play now",
  more: "More about the game",

  "wrong-opponent": "That hole is your opponent's. Choose one of yours.",
  "wrong-tuzdik": "That hole is a tuzdik: nobody plays from it.",
  "wrong-empty": "That hole is empty. Choose one with balls in it.",
  "wrong-single": {
    one: "There is {n} ball in that hole. Look for a ball that is alone.",
    other: "There are {n} balls in that hole. Look for a ball that is alone.",
  },
  "wrong-feed": "No ball would fall on your tuzdik. Choose a hole whose balls pass it.",
  "wrong-spare":
    "A ball would fall on the tuzdik and be lost. Choose a move that does not reach it.",
  "wrong-majority": {
    one: "That takes {n} ball: good, but not enough yet for 82.",
    other: "That takes {n} balls: good, but not enough yet for 82.",
  },
  "wrong-captured": {
    one: "That would take {n} ball. A good move, but not the one we are looking for here.",
    other: "That would take {n} balls. A good move, but not the one we are looking for here.",
  },
  "wrong-own":
    "The last ball would fall in your own hole {hole}. It has to fall on the other side.",
  "wrong-odd": {
    one: "The last ball would make {n} in hole {hole}: nothing is taken. Try another.",
    other: "The last ball would make {n} in hole {hole}: nothing is taken. Try another.",
  },
  "wrong-bar-one":
    "That makes three in hole {hole}, but you have a tuzdik already: the three would stay there.",
  "wrong-bar-last":
    "That makes three in hole {hole}, but the last hole never becomes a tuzdik: the three would stay.",
  "wrong-bar-same":
    "That makes three in hole {hole}, but your opponent's tuzdik has the same number: the three would stay.",
  hint: "Try hole {hole}.",
};
