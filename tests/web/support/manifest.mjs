// The manifest of custom elements, for editors and for the documentation: made from the typings and the
// styles, so that nothing is described twice. `node tests/web/support/manifest.mjs` writes it.

import { readFile, writeFile } from "node:fs/promises";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { BOARD } from "../../../www/js/board/style.js";
import { ATTRIBUTES } from "../../../www/js/element/wishes.js";

const ROOT = new URL("../../../", import.meta.url);

export const MANIFEST = new URL("www/custom-elements.json", ROOT);

/** @type {Record<string, string>} */
const SLOTS = {
  "": "Text directly inside, or in a `<pre>`: a record. Other elements: a fallback, shown when no board can be.",
  start: "Above everything.",
  end: "Below everything.",
  controls: "After the buttons.",
  first: "The name of the first player.",
  second: "The name of the second player.",
};

/** A comment's text, without what is for tools. */
/** @param {string} comment */
const plain = (comment) =>
  comment
    .replace(/^\s*\*? ?/gm, "")
    .replace(/@(throws|returns|param|module)[\s\S]*/, "")
    .replace(/\{@link (?:\w+\.)?([^}]+)\}/g, "`$1`")
    .replace(/\s+/g, " ")
    .trim();

/** Every documented declaration of a text: its comment and its lines. */
/** @param {string} text */
const documented = (text) =>
  [...text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n((?: {2}(?!\/\*\*)\S[^\n]*\n)+)/g)].flatMap(
    ([, comment = "", lines = ""]) =>
      lines
        .split("\n")
        .filter(Boolean)
        .map((line) => ({ description: plain(comment), line: line.trim() })),
  );

/** @param {string} text */
function parameters(text) {
  return text === ""
    ? []
    : text.split(", ").map((each) => {
        const [name = "", type = ""] = each.split(": ");
        const optional = name.endsWith("?");
        return { name: name.replace("?", ""), type: { text: type }, ...(optional && { optional }) };
      });
}

/** @param {{ description: string, line: string }} each */
function memberOf({ description, line }) {
  // What can be set says more than what is read.
  if (line.startsWith("get ")) return null;
  const method = /^(?:override )?(\w+)\((.*)\): (.+);$/.exec(line);
  if (method) {
    const [, name, list = "", type] = method;
    const shape = { parameters: parameters(list), return: { type: { text: type } } };
    return { kind: "method", name, description, ...shape };
  }
  const field =
    /^()set (\w+)\(value: (.+) \| undefined\);$/.exec(line) ??
    /^(readonly )?(\w+): (.+);$/.exec(line);
  if (!field) return null;
  const [, readonly, name = "", type] = field;
  const attribute = ATTRIBUTES.some((each) => each === name);
  const more = readonly ? { readonly: true } : attribute ? { attribute: name, reflects: true } : {};
  return { kind: "field", name, description, type: { text: type }, ...more };
}

export async function manifest() {
  const typings = await readFile(new URL("www/js/element/class.d.ts", ROOT), "utf8");
  const start = typings.indexOf("export class");
  const comment = typings.slice(
    typings.lastIndexOf("/**", start) + 3,
    typings.lastIndexOf("*/", start),
  );
  const paragraphs = comment.split(/\n \*\n/).map(plain);
  const [parts = ""] = paragraphs.filter((text) => text.startsWith("Parts:"));
  const description = paragraphs
    .filter((text) => !/^(Parts|Slots|Custom properties)/.test(text))
    .join("\n\n");
  const members = documented(typings.slice(start))
    .map(memberOf)
    .filter((each) => each !== null);
  const map = typings.slice(typings.indexOf("interface TogyzKumalakEventMap"), start);
  const events = documented(map).map(({ description, line }) => {
    const [, name, type] = /^"(.+)": (.+);$/.exec(line) ?? [];
    return { name, type: { text: type }, description };
  });
  const lang =
    "The language of the element, a BCP 47 tag such as `kk`, `kk-Latn`, `ky`, `ru` or `en`. Default: that of the page around, then the browser's.";
  return {
    schemaVersion: "1.0.0",
    readme: "README.md",
    modules: [
      {
        kind: "javascript-module",
        path: "www/js/element/class.js",
        declarations: [
          {
            kind: "class",
            name: "TogyzKumalakElement",
            tagName: "togyz-kumalak",
            customElement: true,
            superclass: { name: "HTMLElement" },
            description,
            attributes: ATTRIBUTES.map((name) => ({
              name,
              description: members.find((member) => member.name === name)?.description ?? lang,
              ...(name !== "lang" && { fieldName: name }),
            })),
            members,
            events,
            slots: Object.entries(SLOTS).map(([name, description]) => ({ name, description })),
            cssParts: [...parts.matchAll(/`([\w-]+)`/g)].map(([, name]) => ({ name })),
            cssProperties: [...BOARD.matchAll(/var\((--togyz-[\w-]+), (.+)\);/g)].map(
              ([, name, value]) => ({ name, default: value, syntax: "<color>" }),
            ),
          },
        ],
        exports: [
          {
            kind: "js",
            name: "TogyzKumalakElement",
            declaration: { name: "TogyzKumalakElement", module: "www/js/element/class.js" },
          },
        ],
      },
      {
        kind: "javascript-module",
        path: "www/js/element/index.js",
        exports: [
          {
            kind: "custom-element-definition",
            name: "togyz-kumalak",
            declaration: { name: "TogyzKumalakElement", module: "www/js/element/class.js" },
          },
        ],
      },
    ],
  };
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(MANIFEST, `${JSON.stringify(await manifest(), null, 2)}\n`);
}
