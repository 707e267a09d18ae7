// The service worker: keeps one version of the site whole, and serves every page from that version
// alone. A new version is kept beside it and waits: it takes over when the user says so, or when no
// page is open any more.
//
// `cargo xtask build` makes the script `sw.js` of this file, with the version and the list of files:
// it must not import anything.

/**
 * What is used of a ServiceWorkerGlobalScope, for whose types there is no library beside that of the page.
 *
 * @typedef {object} Scope
 * @property {{ scope: string, unregister: () => Promise<boolean> }} registration
 * @property {CacheStorage} caches
 * @property {{ claim: () => Promise<void> }} clients
 * @property {(type: string, listener: (event: any) => void) => void} addEventListener
 * @property {() => Promise<void>} skipWaiting
 */

/**
 * @param {Scope} worker
 * @param {string} version
 * @param {Record<string, string>} files the integrity of each, by its address below the scope
 */
export function serve(worker, version, files) {
  const { scope } = worker.registration;
  // Several copies of the site may share an origin, and with it the caches.
  const ours = `togyzkumalak ${scope} `;
  const name = ours + version;
  /** @param {string} file */
  const addressOf = (file) => new URL(file, scope).href;

  worker.addEventListener("install", (event) => event.waitUntil(keep()));
  worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
  worker.addEventListener("message", ({ data }) => {
    if (data === "take over") worker.skipWaiting();
  });
  worker.addEventListener("fetch", (event) => {
    const answer = answerTo(event.request);
    if (answer) event.respondWith(answer);
  });

  /** Keeps all files or none: a file of another version has another integrity, and is refused. */
  async function keep() {
    const cache = await worker.caches.open(name);
    const requests = Object.entries(files).map(
      ([file, integrity]) => new Request(addressOf(file), { cache: "reload", integrity }),
    );
    await cache.addAll(requests);
  }

  async function takeOver() {
    const names = await worker.caches.keys();
    const old = names.filter((other) => other.startsWith(ours) && other !== name);
    await Promise.all(old.map((other) => worker.caches.delete(other)));
    await worker.clients.claim();
  }

  /**
   * @param {Request} request
   * @returns {Promise<Response> | null} null: it is not for us
   */
  function answerTo(request) {
    const { href, searchParams } = new URL(request.url);
    if (request.method !== "GET" || !href.startsWith(scope)) return null;
    if (request.mode === "navigate" && searchParams.has("online")) return leave(request);
    const file = href.slice(scope.length).replace(/[?#].*/, "");
    const known = file === "" || file === "index.html" ? "./" : file;
    return Object.hasOwn(files, known) ? fromCache(addressOf(known), request) : null;
  }

  /** @param {string} address @param {Request} request */
  async function fromCache(address, request) {
    // Not `open`, which would make anew what has been left.
    const kept = await worker.caches.match(address, { cacheName: name });
    // What the browser has thrown away, the network may still have.
    if (!kept) return fetch(request);
    if (!kept.redirected) return kept;
    // Browsers refuse a redirected answer to a navigation, and hosts do redirect pages.
    const { status, statusText, headers } = kept;
    return new Response(kept.body, { status, statusText, headers });
  }

  /** The way out: whoever opens the page with `?online` has it from the network, and nothing is kept. */
  /** @param {Request} request */
  async function leave(request) {
    await worker.registration.unregister();
    for (const other of await worker.caches.keys()) {
      if (other.startsWith(ours)) await worker.caches.delete(other);
    }
    return fetch(request);
  }
}
