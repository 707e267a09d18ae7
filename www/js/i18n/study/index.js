// The words of the analysis board: loaded when it is opened, in the language that is wanted.

import { inLatin } from "../index.js";

/** @import { Language, Plural } from "../index.js" */

/** @typedef {typeof import("./en.js").study} English */

/** @typedef {keyof English} StudyKey */

/** @typedef {{ [K in StudyKey]: English[K] extends string ? string : Plural }} StudyTable */

/** @type {Record<Language, () => Promise<{ study: StudyTable }>>} */
export const STUDY = {
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
