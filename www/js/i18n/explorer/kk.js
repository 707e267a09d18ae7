// The openings, in Kazakh.

/** @type {import("./index.js").ExplorerTable} */
export const explorer = {
  "explorer-source": "Кімнің ойындары",
  "explorer-engine": "Компьютер",
  "explorer-all": "Менікі",
  "explorer-first": "Менікі, бастаушы",
  "explorer-second": "Менікі, қостаушы",
  "explorer-hole": "Отау",
  "explorer-games": "Ойын",
  "explorer-ends": "Бастаушы · тең · қостаушы",
  "explorer-chance": "Бастаушы мүмкіндігі",
  "explorer-none": "Мұндай ойын жоқ.",
  "explorer-verdict": "Бастаушы мүмкіндігі: {chance} ({n} жағдай)",
  "explorer-deeper": "Қалың: қазір тереңірек қаралды. Басқалары: әрқайсысы {n} жағдай.",
  "explorer-play": "{hole}-отаудан жүру",
  "explorer-split": "бастаушы {first}, тең {draws}, қостаушы {second}",
  "explorer-count": { one: "{n} ойын", other: "{n} ойын" },
};
