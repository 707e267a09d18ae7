// The openings, in Turkish.

/** @type {import("./index.js").ExplorerTable} */
export const explorer = {
  "explorer-source": "Kimin oyunları",
  "explorer-engine": "Bilgisayar",
  "explorer-all": "Benim",
  "explorer-first": "Benim, birinci",
  "explorer-second": "Benim, ikinci",
  "explorer-hole": "Kuyu",
  "explorer-games": "Oyun",
  "explorer-ends": "Birinci · berabere · ikinci",
  "explorer-chance": "Birincinin şansı",
  "explorer-none": "Buraya gelen oyun yok.",
  "explorer-verdict": "Birinci oyuncunun şansı: {chance} ({n} konum)",
  "explorer-deeper": "Kalın: az önce daha derin bakıldı. Ötekiler: her biri {n} konum.",
  "explorer-play": "{hole}. kuyuyu oyna",
  "explorer-split": "birinci oyuncu {first}, berabere {draws}, ikinci oyuncu {second}",
  "explorer-count": { one: "{n} oyun", other: "{n} oyun" },
};
