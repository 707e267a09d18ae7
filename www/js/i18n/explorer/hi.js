// The openings, in Hindi.

/** @type {import("./index.js").ExplorerTable} */
export const explorer = {
  "explorer-source": "किसके खेल",
  "explorer-engine": "कंप्यूटर",
  "explorer-all": "मेरे",
  "explorer-first": "मेरे, पहला",
  "explorer-second": "मेरे, दूसरा",
  "explorer-hole": "गड्ढा",
  "explorer-games": "खेल",
  "explorer-ends": "पहला · बराबर · दूसरा",
  "explorer-chance": "पहले की संभावना",
  "explorer-none": "कोई खेल यहाँ नहीं आया।",
  "explorer-verdict": "पहले खिलाड़ी की संभावना: {chance} ({n} स्थितियाँ)",
  "explorer-deeper": "मोटे अंक: अभी ज़्यादा गहराई से देखे गए। बाक़ी: हर एक {n} स्थितियाँ।",
  "explorer-play": "गड्ढा {hole} चलें",
  "explorer-split": "पहला खिलाड़ी {first}, बराबरी {draws}, दूसरा खिलाड़ी {second}",
  "explorer-count": { one: "{n} खेल", other: "{n} खेल" },
};
