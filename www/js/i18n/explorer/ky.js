// The openings, in Kyrgyz.

/** @type {import("./index.js").ExplorerTable} */
export const explorer = {
  "explorer-source": "Кимдин оюндары",
  "explorer-engine": "Компьютер",
  "explorer-all": "Меники",
  "explorer-first": "Меники, баштоочу",
  "explorer-second": "Меники, коштоочу",
  "explorer-hole": "Үй",
  "explorer-games": "Оюн",
  "explorer-ends": "Баштоочу · тең · коштоочу",
  "explorer-chance": "Баштоочу мүмкүнчүлүгү",
  "explorer-none": "Мындай оюн жок.",
  "explorer-verdict": "Баштоочу мүмкүнчүлүгү: {chance} ({n} абал)",
  "explorer-deeper": "Калың: азыр тереңирээк каралды. Башкалары: ар бири {n} абал.",
  "explorer-play": "{hole}-үйдөн жүрүү",
  "explorer-split": "баштоочу {first}, тең {draws}, коштоочу {second}",
  "explorer-count": { one: "{n} оюн", other: "{n} оюн" },
};
