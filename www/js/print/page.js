// A game as a page that stands alone and prints well: all moves, side lines, comments, marks, and diagrams.

import { Game } from "../engine/game.js";
import { diagramsOf } from "./diagrams.js";
import { moveText, reading } from "./reading.js";

/** @import { Side } from "../engine/index.js" */
/** @import { Tree } from "../tree/tree.js" */
/** @import { Diagram } from "./diagrams.js" */

/** The style of the sheet: in the file, and where the page itself is printed. */
export const SHEET = `
.sheet { max-width: 46rem; margin: 0 auto; padding: 1.5rem; background: #fff; color: #1d140d;
  font: 1rem/1.55 Georgia, "Noto Serif", "DejaVu Serif", serif; }
.sheet h1 { margin: 0 0 .2rem; font-size: 1.6rem; line-height: 1.2; }
.sheet dl { display: flex; flex-wrap: wrap; gap: 0 1.2rem; margin: 0 0 1rem; color: #5a4433; font-size: .9rem; }
.sheet dl div { display: flex; gap: .4rem; }
.sheet dd { margin: 0; font-weight: 700; }
.sheet p { margin: .5rem 0; }
.sheet .side { margin-inline-start: 1.6rem; color: #4a382a; font-size: .94rem; }
.sheet .side b { font-weight: 400; }
.sheet i { white-space: pre-line; }
.sheet figure { width: 24rem; max-width: 100%; margin: 1rem auto; break-inside: avoid; }
.sheet figure svg { display: block; width: 100%; height: auto; print-color-adjust: exact;
  -webkit-print-color-adjust: exact; }
.sheet figcaption { margin-top: .3rem; color: #5a4433; font-size: .85rem; text-align: center; }
@page { size: A4; margin: 16mm; }
@media print { .sheet { max-width: none; padding: 0; font-size: 11pt; } .sheet figure { width: 88mm; } }
`;

/**
 * @typedef {object} Wording
 * @property {string} language of the page, as a tag
 * @property {string} direction
 * @property {string} untitled the name of a game whose players are not known
 * @property {string} start what the place before the first move is called
 * @property {Side} [near] whose row is at the bottom of the diagrams
 */

/**
 * The whole page.
 *
 * @param {Tree} tree
 * @param {Wording} wording
 */
export function pageOf(tree, wording) {
  const { language, direction } = wording;
  return `<!doctype html>
<html lang="${safe(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(titleOf(tree, wording))}</title>
<style>${SHEET}</style>
</head>
<body>
<main class="sheet">
${sheetOf(tree, wording)}
</main>
</body>
</html>
`;
}

/**
 * What the page holds.
 *
 * @param {Tree} tree
 * @param {Wording} wording
 */
export function sheetOf(tree, wording) {
  const game = new Game(tree.start);
  const { firstPly } = game.snapshot();
  game.free();
  const diagrams = diagramsOf(tree, wording.start, wording.near);
  const text = new Text();
  const said = (/** @type {string} */ comment) => {
    if (comment) text.put(`<i dir="auto">${safe(comment)}</i>`);
  };
  /** The diagram that is next: not between a move and the bracket that closes on it. */
  let next = diagrams.get(tree.root);
  const show = () => {
    const shown = next !== undefined;
    if (next) text.block(figure(next));
    next = undefined;
    return shown;
  };
  show();
  said(tree.root.comment);
  // A side line of the main line is a paragraph, one of a side line stands within it.
  let brackets = "";
  for (const part of reading(tree)) {
    if (part.kind === "move") {
      const move = moveText(part.node, firstPly, show() || part.numbered);
      text.put(`${brackets}<b>${safe(move)}</b>`);
      brackets = "";
      said(part.node.comment);
      next = diagrams.get(part.node);
    } else if (part.kind === "open") {
      show();
      if (part.depth === 1) text.paragraph("side");
      brackets += "(";
    } else {
      text.glue(")");
      if (part.depth === 1) text.paragraph("");
    }
  }
  show();
  text.put(safe(tree.end.result));
  return `<h1>${safe(titleOf(tree, wording))}</h1>\n${tagsOf(tree)}${text}`;
}

/** @param {Diagram} diagram */
const figure = ({ svg, caption }) =>
  `<figure>${svg.trim()}<figcaption><bdi>${safe(caption)}</bdi></figcaption></figure>`;

/** @param {Tree} tree @param {Wording} wording */
export function titleOf({ tags: { White: first, Black: second, Event: event } }, { untitled }) {
  if (first || second) return `${first || "?"} – ${second || "?"}`;
  return event || untitled;
}

/** @param {Tree} tree */
function tagsOf({ tags }) {
  const rows = Object.entries(tags).filter(([name, value]) => {
    return value !== "" && value !== "?" && name !== "White" && name !== "Black";
  });
  if (rows.length === 0) return "";
  const all = rows.map(([name, value]) => {
    return `<div><dt>${safe(name)}</dt><dd dir="auto">${safe(value)}</dd></div>`;
  });
  return `<dl>\n${all.join("\n")}\n</dl>\n`;
}

/** Text in paragraphs, with blocks between them. */
class Text {
  #html = "";
  #class = "";
  /** @type {string[]} */
  #words = [];

  /** @param {string} html a word */
  put(html) {
    this.#words.push(html);
  }

  /** @param {string} sign which belongs to the word before it */
  glue(sign) {
    const last = this.#words.pop() ?? "";
    this.#words.push(last + sign);
  }

  /** @param {string} name the class of what comes */
  paragraph(name) {
    this.#flush();
    this.#class = name;
  }

  /** @param {string} html */
  block(html) {
    this.#flush();
    this.#html += `${html}\n`;
  }

  #flush() {
    const name = this.#class && ` class="${this.#class}"`;
    // Moves are read from left to right in every language.
    if (this.#words.length > 0) this.#html += `<p dir="ltr"${name}>${this.#words.join(" ")}</p>\n`;
    this.#words = [];
  }

  toString() {
    this.#flush();
    return this.#html;
  }
}

/** @param {string} text */
const safe = (text) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
