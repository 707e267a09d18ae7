// The words of reviews: loaded with those of the analysis board.

import { inLatin } from "../index.js";

/** @import { Language } from "../index.js" */

/** @typedef {keyof typeof import("./en.js").review} ReviewKey */

/** @typedef {Record<ReviewKey, string>} ReviewTable */

/** @type {Record<Language, () => Promise<{ review: ReviewTable }>>} */
export const REVIEW = {
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
