// The words of the setup editor and of print and export: loaded when it is opened, in the language that is wanted.

import { inLatin } from "../index.js";

/** @import { Language, Plural } from "../index.js" */

/** @typedef {typeof import("./en.js").tools} English */

/** @typedef {keyof English} ToolsKey */

/** @typedef {{ [K in ToolsKey]: English[K] extends string ? string : Plural }} ToolsTable */

/** @type {Record<Language, () => Promise<{ tools: ToolsTable }>>} */
export const TOOLS = {
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
