// The words of the training: loaded when it is opened, in the language that is wanted.

import { inLatin } from "../index.js";

/** @import { Language, Plural } from "../index.js" */

/** @typedef {typeof import("./en.js").train} English */

/** @typedef {keyof English} TrainKey */

/** @typedef {{ [K in TrainKey]: English[K] extends string ? string : Plural }} TrainTable */

/** @type {Record<Language, () => Promise<{ train: TrainTable }>>} */
export const TRAIN = {
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
