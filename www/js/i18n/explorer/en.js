// The openings, in English. The other languages have the same keys and placeholders.

export const explorer = {
  "explorer-source": "Whose games",
  "explorer-engine": "Computer",
  "explorer-all": "Mine",
  "explorer-first": "Mine, as first",
  "explorer-second": "Mine, as second",
  "explorer-hole": "Hole",
  "explorer-games": "Games",
  "explorer-ends": "Won by first · draw · won by second",
  "explorer-chance": "First player's chance",
  "explorer-none": "No game came here.",
  "explorer-verdict": "First player's chance: {chance} ({n} positions)",
  "explorer-deeper": "Bold: looked at deeper just now. The others: {n} positions each.",
  "explorer-play": "Play hole {hole}",
  "explorer-split": "first player {first}, draws {draws}, second player {second}",
  "explorer-count": { one: "{n} game", other: "{n} games" },
};
