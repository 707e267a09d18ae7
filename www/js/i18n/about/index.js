// The words of the page about the game: loaded when it is opened.

import { inLatin } from "../index.js";

/** @import { Language } from "../index.js" */

/** @typedef {Record<keyof typeof import("./en.js").about, string>} AboutTable */

/** @typedef {keyof AboutTable} AboutKey */

/** @type {Record<Language, () => Promise<{ about: AboutTable }>>} */
export const ABOUT = {
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
