// The page's side of the service worker: starts it, and says when a new version waits.

/**
 * Keeps the site for times without a network, unless it is a part of another page, a file, or opened
 * with `?online`.
 *
 * @param {(takeOver: () => void) => void} offer
 *   called when a new version waits; `takeOver` lets it in, and the page loads again
 * @returns {Promise<void>}
 */
export async function keepOffline(offer) {
  const { serviceWorker } = navigator;
  if (!serviceWorker || window.top !== window || !location.protocol.startsWith("http")) return;
  if (new URLSearchParams(location.search).has("online")) return;

  // The first version of all takes pages over that have no other: those need not load again.
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (controlled) location.reload();
    controlled = true;
  });

  /** @type {ServiceWorkerRegistration | undefined} */
  let registration;
  try {
    registration = await serviceWorker.register("sw.js", { updateViaCache: "none" });
  } catch {
    // Forbidden by the browser, or the host has no such file: the page works without.
    return;
  }
  if (!registration) return;
  const waits = () => {
    const { waiting } = registration;
    if (waiting && serviceWorker.controller) offer(() => waiting.postMessage("take over"));
  };
  waits();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", waits);
  });
  // A page that stays open for days asks again when it is looked at again.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
}
