// The look of the board: one text, for the page and for any shadow root. Its colours follow
// `color-scheme`; whoever wants others sets the custom properties `--togyz-…` on any ancestor.

/** @type {WeakMap<Document, Map<string, CSSStyleSheet>>} */
const sheets = new WeakMap();

/**
 * Gives a page, or a shadow root, a style. Unlike an element with a style in it, this asks nothing of a
 * content security policy, and a text is parsed once however many boards there are.
 *
 * @param {Node} root
 * @param {string} text
 */
export function dress(root, text) {
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  const home = root.ownerDocument ?? /** @type {Document} */ (root);
  const known = sheets.get(home) ?? new Map();
  sheets.set(home, known);
  let sheet = known.get(text);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    known.set(text, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/** A picture, and over it real buttons with the counts as text. */
export const BOARD = `
.togyz-board {
  --wood: var(--togyz-wood, light-dark(#c08a52, #7c5230));
  --wood-dark: var(--togyz-wood-dark, light-dark(#b07a43, #6c4526));
  --grain: var(--togyz-grain, light-dark(#5f3413, #2b1506));
  --rim: var(--togyz-rim, light-dark(rgb(255 228 184 / 0.5), rgb(255 214 160 / 0.28)));
  --carve: var(--togyz-carve, light-dark(rgb(70 34 8 / 0.55), rgb(22 9 2 / 0.62)));
  --hole: var(--togyz-hole, light-dark(#4a2c18, #2e1a0d));
  --hole-deep: var(--togyz-hole-deep, light-dark(#26140a, #140a04));
  --ball-light: var(--togyz-ball-light, light-dark(#fffaf0, #fff4e0));
  --ball: var(--togyz-ball, light-dark(#efdcba, #e2caa2));
  --ball-dark: var(--togyz-ball-dark, light-dark(#9a7448, #80592f));
  --first: var(--togyz-first, #f08a63);
  --first-felt: var(--togyz-first-felt, light-dark(#64251b, #4d1b13));
  --second: var(--togyz-second, #62c3cf);
  --second-felt: var(--togyz-second-felt, light-dark(#16434c, #10343c));
  --mark: var(--togyz-mark, #ffd257);
  --ink: var(--togyz-ink, light-dark(#2a1607, #fbeed8));
  --chip: var(--togyz-chip, light-dark(#fff4dd, #f6e4c4));
  --chip-ink: var(--togyz-chip-ink, #2a1607);
  --plaque: var(--togyz-plaque, #fff4dd);
  --shadow: var(--togyz-shadow, light-dark(rgb(40 22 8 / 0.5), rgb(0 0 0 / 0.5)));

  position: relative;
  direction: ltr;
  border-radius: clamp(8px, 2.4vmin, 26px);
  background: var(--wood);
  color: var(--ink);
  box-shadow:
    0 1px 0 rgb(255 255 255 / 0.25) inset,
    0 2px 3px var(--shadow),
    0 14px 36px -8px var(--shadow);
  /* Its end tells that the colours have changed, whoever changed them. */
  transition:
    color 1ms,
    background-color 1ms;
  touch-action: manipulation;
  user-select: none;
  -webkit-user-select: none;
}

.togyz-board > canvas {
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border-radius: inherit;
  pointer-events: none;
}

.togyz-grid {
  position: absolute;
  inset: 0;
}

.togyz-hole {
  position: absolute;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: space-between;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: 10px;
  background: none;
  color: inherit;
  font: inherit;
  line-height: 1;
  font-variant-numeric: lining-nums tabular-nums;
  cursor: pointer;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;
}

.togyz-hole[aria-disabled="true"] {
  cursor: default;
}

/* The count is at the outer end of the hole, its number at the inner end. */
.togyz-hole[data-near="true"] {
  flex-direction: column-reverse;
}

[data-upright="true"] .togyz-hole {
  flex-direction: row;
}

[data-upright="true"] .togyz-hole[data-near="true"] {
  flex-direction: row-reverse;
}

.togyz-count,
.togyz-hole::after {
  display: grid;
  place-items: center;
}

.togyz-count {
  flex: 0 0 var(--count-band);
  min-inline-size: calc(var(--count-band) * 0.98);
  font-size: calc(var(--count-band) * 0.66);
  font-weight: 700;
}

.togyz-hole::after {
  content: attr(data-hole);
  flex: 0 0 var(--number-band);
  font-size: max(10px, calc(var(--number-band) * 0.78));
  font-weight: 600;
}

.togyz-hole[data-name]:not([data-name=""])::after {
  content: attr(data-name);
  font-size: clamp(10px, calc(var(--number-band) * 0.7), 12px);
  white-space: nowrap;
}

[data-upright="true"] .togyz-count {
  min-inline-size: 0;
}

/* There a count is wide and low: it gets room above and below. */
[data-upright="true"] .togyz-hole[aria-disabled="false"] .togyz-count::before {
  inset-block: -0.18em;
}

.togyz-hole:focus-visible {
  outline: 3px solid var(--chip);
  outline-offset: -2px;
  box-shadow: 0 0 0 2px var(--ink) inset;
}

.togyz-hole[aria-disabled="false"] .togyz-count {
  position: relative;
  color: var(--chip-ink);
}

.togyz-hole[aria-disabled="false"] .togyz-count::before {
  content: "";
  position: absolute;
  z-index: -1;
  inset-block: 8%;
  inset-inline: 3%;
  border-radius: 999px;
  background: var(--chip);
  box-shadow: 0 1px 2px rgb(0 0 0 / 0.4);
}

@media (hover: hover) {
  .togyz-hole[aria-disabled="false"]:hover .togyz-count::before {
    background: var(--mark);
  }
}

.togyz-hole > * {
  z-index: 0;
}

.togyz-kazan {
  position: absolute;
  display: flex;
  align-items: center;
  gap: calc(var(--figure) * 0.16);
  margin: 0;
  padding-inline-start: calc(var(--sign) * 1.6);
  color: var(--plaque);
  font-size: var(--figure);
  line-height: 1;
  font-variant-numeric: lining-nums tabular-nums;
  white-space: nowrap;
  pointer-events: none;
}

[data-upright="true"] > .togyz-kazan {
  flex-direction: column;
  gap: 0;
  padding-block-start: calc(var(--sign) * 1.45);
  padding-inline-start: 0;
}

.togyz-kazan b {
  min-inline-size: 2ch;
  text-align: center;
}

.togyz-gain {
  color: var(--mark);
  font-size: max(11px, 0.56em);
  font-weight: 700;
}

.togyz-name {
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

/* Where colours are forced the picture goes, and the buttons are the board. */
@media (forced-colors: active) {
  .togyz-board > canvas {
    display: none;
  }

  .togyz-board {
    border: 2px solid CanvasText;
  }

  .togyz-hole {
    border: 1px solid ButtonBorder;
  }

  .togyz-hole[aria-disabled="true"] {
    color: GrayText;
  }

  .togyz-hole:focus-visible {
    outline-color: Highlight;
  }

  .togyz-hole[data-tuzdik="first"] .togyz-count::after {
    content: "◯";
  }

  .togyz-hole[data-tuzdik="second"] .togyz-count::after {
    content: "◆";
  }

  .togyz-kazan {
    border: 1px solid CanvasText;
  }
}
`;
