// Draws the icons of the installed app from icon.svg, which is the only one that is drawn by hand:
//   node tests/web/support/icons.mjs

import { readFile, writeFile } from "node:fs/promises";
import { crc32, deflateSync } from "node:zlib";
import { launch } from "./browser.mjs";
import { SITE } from "./server.mjs";

/** A maskable icon is cut to any shape: what matters lies within four fifths of it. */
const ICONS = [
  { name: "192", size: 192, inner: 1 },
  { name: "512", size: 512, inner: 1 },
  { name: "maskable", size: 512, inner: 0.84 },
];

const svg = await readFile(`${SITE}icon.svg`, "utf8");
const wood = /<rect[^>]*fill="(#\w+)"/.exec(svg)?.[1] ?? "#b57f48";
const browser = await launch();
const page = await browser.newPage();
for (const { name, size, inner } of ICONS) {
  const background = inner < 1 ? wood : "transparent";
  const pixels = await page.evaluate(draw, { svg, size, inner, background });
  const file = `${SITE}icons/${name}.png`;
  const png = encode(Uint8Array.from(pixels), size);
  await writeFile(file, png);
  console.log(`${file} ${png.length}`);
}
await browser.close();

/** @param {{ svg: string, size: number, inner: number, background: string }} icon */
async function draw({ svg, size, inner, background }) {
  const image = new Image(size, size);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const context = new OffscreenCanvas(size, size).getContext("2d");
  if (!context) throw new Error("no canvas");
  context.fillStyle = background;
  context.fillRect(0, 0, size, size);
  const edge = (size * (1 - inner)) / 2;
  context.drawImage(image, edge, edge, size * inner, size * inner);
  return [...context.getImageData(0, 0, size, size).data];
}

/**
 * A PNG with a palette, a quarter of the size of one without. The steps between the colours are
 * as small as 256 of them allow.
 *
 * @param {Uint8Array} pixels RGBA
 * @param {number} size
 */
function encode(pixels, size) {
  for (let step = 2; ; step++) {
    /** @type {Map<number, number>} */
    const palette = new Map();
    const rows = Buffer.alloc(size * (size + 1));
    for (let at = 0; at < size * size; at++) {
      const coarse = [0, 1, 2, 3].map((channel) => {
        const value = pixels[4 * at + channel] ?? 0;
        return Math.min(255, Math.round(value / step) * step);
      });
      const [red = 0, green = 0, blue = 0, alpha = 0] = coarse;
      const colour = alpha === 0 ? 0 : ((red << 24) | (green << 16) | (blue << 8) | alpha) >>> 0;
      const index = palette.get(colour) ?? palette.size;
      palette.set(colour, index);
      rows[at + Math.floor(at / size) + 1] = index;
    }
    if (palette.size <= 256) return write([...palette.keys()], rows, size);
  }
}

/** @param {number[]} palette @param {Buffer} rows @param {number} size */
function write(palette, rows, size) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk(
      "PLTE",
      palette.flatMap((c) => [c >>> 24, (c >>> 16) & 255, (c >>> 8) & 255]),
    ),
    chunk(
      "tRNS",
      palette.map((c) => c & 255),
    ),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", []),
  ]);
}

/** @param {string} type @param {Iterable<number>} bytes */
function chunk(type, bytes) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), Buffer.from([...bytes])]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(body.length - 4, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
