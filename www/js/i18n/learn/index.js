// The words of the course: loaded when it is opened, in the language that is wanted.

import { inLatin } from "../index.js";

/** @import { Language, Plural } from "../index.js" */

/** @typedef {typeof import("./en.js").learn} English */

/** @typedef {keyof English} LearnKey */

/** @typedef {{ [K in LearnKey]: English[K] extends string ? string : Plural }} LearnTable */

/** @type {Record<Language, () => Promise<{ learn: LearnTable }>>} */
export const LEARN = {
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
