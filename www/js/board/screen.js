// Tells when what the board is painted on changes: its size, the resolution, the colour scheme.

/**
 * @param {HTMLElement} element
 * @param {{ resized: () => void, changed: () => void, coloured: () => void, hidden: () => void }} handlers
 * @returns {() => void} ends the watch
 */
export function watchScreen(element, { resized, changed, coloured, hidden }) {
  const end = new AbortController();
  const { signal } = end;
  const size = new ResizeObserver(resized);
  size.observe(element);
  for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)"]) {
    matchMedia(query).addEventListener("change", changed, { signal });
  }
  watchResolution(changed, signal);
  // Several colours change at once: they are looked at together.
  let due = 0;
  const faded = (/** @type {Event} */ { target }) => {
    if (target !== element || due) return;
    due = requestAnimationFrame(() => {
      due = 0;
      coloured();
    });
  };
  signal.addEventListener("abort", () => cancelAnimationFrame(due), { once: true });
  element.addEventListener("transitionend", faded, { signal });
  document.addEventListener("visibilitychange", () => document.hidden && hidden(), { signal });
  return () => {
    size.disconnect();
    end.abort();
  };
}

/**
 * A query matches one resolution only, so that each change needs a new one.
 *
 * @param {() => void} changed
 * @param {AbortSignal} signal
 */
function watchResolution(changed, signal) {
  const query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  const again = () => {
    changed();
    watchResolution(changed, signal);
  };
  query.addEventListener("change", again, { once: true, signal });
}
