// A static server of www/ for the tests: loopback only, a port of the system's choice.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that is served unless the caller names another. */
export const SITE = fileURLToPath(new URL("../../../www/", import.meta.url));

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
 * @returns {Promise<Site>}
 */
export async function serve({ root = SITE, base = "/", csp, headers = {} } = {}) {
  /** @type {string[]} */
  const requests = [];
  const server = createServer(async (request, response) => {
    const path = decode(new URL(request.url ?? "/", "http://localhost").pathname);
    requests.push(path);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (csp) response.setHeader("Content-Security-Policy", csp);
    response.setHeader("Cache-Control", "no-cache");

    const file = fileFor(root, base, path);
    const body = file === null ? null : await readFile(file).catch(() => null);
    if (file === null || body === null) {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("not found");
      return;
    }
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "Content-Type": type }).end(body);
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
