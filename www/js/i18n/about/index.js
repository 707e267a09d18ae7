// The words of the page about the game: loaded when it is opened.

/** @import { Language } from "../index.js" */

/** @typedef {Record<keyof typeof import("./en.js").about, string>} AboutTable */

/** @typedef {keyof AboutTable} AboutKey */

/** @type {Record<Language, () => Promise<{ about: AboutTable }>>} */
export const ABOUT = {
  kk: () => import("./kk.js"),
  ky: () => import("./ky.js"),
  ru: () => import("./ru.js"),
  en: () => import("./en.js"),
};
