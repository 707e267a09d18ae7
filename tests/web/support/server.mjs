// A static server of www/ for the tests: loopback only, a port of the system's choice.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

/** The folder that is served unless the caller names another. */
export const SITE = fileURLToPath(new URL("../../../www/", import.meta.url));

/** The site as it is put on a host: made of `www/` by `cargo xtask site`. */
export const DEPLOYED = fileURLToPath(new URL("../../../target/site/", import.meta.url));

/** @type {Record<string, string>} */
const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".ts": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
};

/**
 * @typedef {object} Site
 * @property {string} url where the page is, ending in a slash
 * @property {string[]} requests the paths asked for so far, in order
 * @property {() => Promise<void>} close
 */

/**
 * Serves a folder.
 *
 * @param {object} [options]
 * @param {string} [options.root] the folder, `www/` unless said otherwise
 * @param {string} [options.base] the path it is served under, such as `/togyzkumalak/`
 * @param {string} [options.csp] a Content-Security-Policy to send with every answer
 * @param {Record<string, string>} [options.headers] more headers to send with every answer
 * @param {boolean} [options.packed] answers as hosts do: in brotli, to be kept for ten minutes
 * @returns {Promise<Site>}
 */
export async function serve({ root = SITE, base = "/", csp, headers = {}, packed = false } = {}) {
  /** @type {string[]} */
  const requests = [];
  const server = createServer(async (request, response) => {
    const path = decode(new URL(request.url ?? "/", "http://localhost").pathname);
    requests.push(path);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (csp) response.setHeader("Content-Security-Policy", csp);
    response.setHeader("Cache-Control", packed ? "max-age=600" : "no-cache");

    const file = fileFor(root, base, path);
    const body = file === null ? null : await readFile(file).catch(() => null);
    if (file === null || body === null) {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("not found");
      return;
    }
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    response.setHeader("Content-Type", type);
    if (packed) response.setHeader("Content-Encoding", "br");
    response.writeHead(200).end(packed ? pack(file, body) : body);
  });

  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    url: `http://127.0.0.1:${address.port}${base}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What was packed, by its file: packing as small as can be takes its time. @type {Map<string, { body: Buffer, small: Buffer }>} */
const packings = new Map();

/**
 * @param {string} file
 * @param {Buffer} body
 */
export function pack(file, body) {
  const known = packings.get(file);
  if (known?.body.equals(body)) return known.small;
  const small = brotliCompressSync(body);
  packings.set(file, { body, small });
  return small;
}

/** @param {string} path */
function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The file that a request's path names, or null when it lies outside of what is served.
 *
 * @param {string} root
 * @param {string} base
 * @param {string} path
 */
function fileFor(root, base, path) {
  if (!path.startsWith(base)) return null;
  const below = path.slice(base.length);
  const file = join(root, below === "" || below.endsWith("/") ? `${below}index.html` : below);
  return file.startsWith(root.endsWith(sep) ? root : root + sep) ? file : null;
}
