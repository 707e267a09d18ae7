// The openings, in Arabic.

/** @type {import("./index.js").ExplorerTable} */
export const explorer = {
  "explorer-source": "ألعاب من",
  "explorer-engine": "الحاسوب",
  "explorer-all": "ألعابي",
  "explorer-first": "ألعابي، الأول",
  "explorer-second": "ألعابي، الثاني",
  "explorer-hole": "الحفرة",
  "explorer-games": "ألعاب",
  "explorer-ends": "الأول · تعادل · الثاني",
  "explorer-chance": "فرص الأول",
  "explorer-none": "لا لعبة وصلت إلى هنا.",
  "explorer-verdict": "فرص اللاعب الأول: {chance} (الأوضاع: {n})",
  "explorer-deeper": "الغامق: نُظر فيه الآن أعمق. وما عداه: {n} من الأوضاع لكل واحد.",
  "explorer-play": "العب الحفرة {hole}",
  "explorer-split": "اللاعب الأول {first}، تعادل {draws}، اللاعب الثاني {second}",
  "explorer-count": {
    zero: "{n} لعبة",
    one: "{n} لعبة",
    two: "{n} لعبة",
    few: "{n} ألعاب",
    many: "{n} لعبة",
    other: "{n} لعبة",
  },
};
