// The colours of the board in each theme: of a page that has chosen one, and of an element that has.

/** As the device and the page around, or one of these. */
export const THEMES = /** @type {const} */ ([
  "system",
  "wood",
  "felt",
  "light",
  "dark",
  "contrast",
]);

/** @param {typeof THEMES[number]} name */
const at = (name) => `[data-theme="${name}"], :host([theme="${name}"])`;

/** `wood` is what the board has by itself, by day; the others are of one scheme each. */
export const COLOURS = `
${at("wood")},
${at("felt")},
${at("light")} {
  color-scheme: light;
}

${at("dark")},
${at("contrast")} {
  color-scheme: dark;
}

${at("felt")} {
  --togyz-wood: #2f7250;
  --togyz-wood-dark: #28654a;
  --togyz-grain: #1c4a35;
  --togyz-rim: rgb(200 240 210 / 0.35);
  --togyz-carve: rgb(5 32 18 / 0.55);
  --togyz-hole: #19432f;
  --togyz-hole-deep: #0c271a;
  --togyz-ink: #f2fbf2;
  --togyz-first-felt: #6b2418;
  --togyz-second-felt: #123a55;
  --togyz-chip: #f2f7e6;
}

${at("light")} {
  --togyz-wood: #e4e7ec;
  --togyz-wood-dark: #dadee5;
  --togyz-grain: #c3c9d2;
  --togyz-rim: rgb(255 255 255 / 0.9);
  --togyz-carve: rgb(60 75 100 / 0.35);
  --togyz-hole: #b3bccb;
  --togyz-hole-deep: #8c97a9;
  --togyz-ball-light: #9cc0ea;
  --togyz-ball: #2d62a3;
  --togyz-ball-dark: #12305a;
  --togyz-first-felt: #5f241a;
  --togyz-second-felt: #143f49;
  --togyz-ink: #171c25;
  --togyz-chip: #ffffff;
  --togyz-mark: #ffb000;
}

${at("dark")} {
  --togyz-wood: #2b3038;
  --togyz-wood-dark: #252a31;
  --togyz-grain: #191d23;
  --togyz-rim: rgb(190 205 230 / 0.22);
  --togyz-carve: rgb(4 6 10 / 0.7);
  --togyz-hole: #14171c;
  --togyz-hole-deep: #090b0e;
  --togyz-ball-light: #ffffff;
  --togyz-ball: #c5cfdc;
  --togyz-ball-dark: #56637a;
  --togyz-first-felt: #47190f;
  --togyz-second-felt: #0d3038;
  --togyz-ink: #eef2f7;
  --togyz-chip: #dfe7f2;
}

${at("contrast")} {
  --togyz-wood: #000000;
  --togyz-wood-dark: #000000;
  --togyz-grain: #000000;
  --togyz-rim: #ffffff;
  --togyz-carve: #ffffff;
  --togyz-hole: #000000;
  --togyz-hole-deep: #000000;
  --togyz-ball-light: #ffffff;
  --togyz-ball: #ffffff;
  --togyz-ball-dark: #8a8a8a;
  --togyz-first: #ffb199;
  --togyz-first-felt: #000000;
  --togyz-second: #66ffff;
  --togyz-second-felt: #000000;
  --togyz-mark: #ffe14d;
  --togyz-ink: #ffffff;
  --togyz-chip: #ffe14d;
  --togyz-plaque: #ffffff;
}
`;
