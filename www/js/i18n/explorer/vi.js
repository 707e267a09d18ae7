// The openings, in Vietnamese.

/** @type {import("./index.js").ExplorerTable} */
export const explorer = {
  "explorer-source": "Ván của ai",
  "explorer-engine": "Máy",
  "explorer-all": "Của tôi",
  "explorer-first": "Của tôi, trước",
  "explorer-second": "Của tôi, sau",
  "explorer-hole": "Ô",
  "explorer-games": "Ván",
  "explorer-ends": "Đi trước · hòa · đi sau",
  "explorer-chance": "Cơ hội bên đi trước",
  "explorer-none": "Không có ván nào tới đây.",
  "explorer-verdict": "Cơ hội của người đi trước: {chance} ({n} thế cờ)",
  "explorer-deeper": "Chữ đậm: vừa được xem sâu hơn. Còn lại: mỗi nước {n} thế cờ.",
  "explorer-play": "Đi ô {hole}",
  "explorer-split": "người đi trước {first}, hòa {draws}, người đi sau {second}",
  "explorer-count": { other: "{n} ván" },
};
