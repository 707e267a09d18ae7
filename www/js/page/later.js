// Something that comes when it is asked for: once, or anew when it could not come.

/**
 * @template T
 * @param {() => Promise<T>} fetch
 * @returns {() => Promise<T>}
 */
export function later(fetch) {
  /** @type {Promise<T> | undefined} */
  let coming;
  return () => {
    coming ??= fetch().catch((error) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
}
