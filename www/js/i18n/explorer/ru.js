// The openings, in Russian.

/** @type {import("./index.js").ExplorerTable} */
export const explorer = {
  "explorer-source": "Чьи партии",
  "explorer-engine": "Компьютер",
  "explorer-all": "Мои",
  "explorer-first": "Мои, начинал",
  "explorer-second": "Мои, продолжал",
  "explorer-hole": "Лунка",
  "explorer-games": "Партий",
  "explorer-ends": "Начинающий · ничьи · продолжающий",
  "explorer-chance": "Шансы начинающего",
  "explorer-none": "Таких партий нет.",
  "explorer-verdict": "Шансы начинающего: {chance} (позиций: {n})",
  "explorer-deeper": "Жирным: только что просмотрено глубже. Остальное: по {n} позиций.",
  "explorer-play": "Сходить из лунки {hole}",
  "explorer-split": "начинающий {first}, ничьи {draws}, продолжающий {second}",
  "explorer-count": {
    one: "{n} партия",
    few: "{n} партии",
    many: "{n} партий",
    other: "{n} партии",
  },
};
