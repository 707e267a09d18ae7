// The words of the openings: loaded with those of the analysis board.

import { inLatin } from "../index.js";

/** @import { Language, Plural } from "../index.js" */

/** @typedef {typeof import("./en.js").explorer} English */

/** @typedef {keyof English} ExplorerKey */

/** @typedef {{ [K in ExplorerKey]: English[K] extends string ? string : Plural }} ExplorerTable */

/** @type {Record<Language, () => Promise<{ explorer: ExplorerTable }>>} */
export const EXPLORER = {
  kk: () => import("./kk.js"),
  "kk-Latn": async () => inLatin(await import("./kk.js")),
  ky: () => import("./ky.js"),
  ru: () => import("./ru.js"),
  en: () => import("./en.js"),
  tr: () => import("./tr.js"),
  ar: () => import("./ar.js"),
  pt: () => import("./pt.js"),
  hi: () => import("./hi.js"),
  vi: () => import("./vi.js"),
};
