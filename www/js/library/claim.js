// One game is played in one tab: the tab that has it holds a lock by its name, which the browser takes
// back whatever becomes of the tab.

/** How long a tab that has just been closed or killed may still seem to hold a game, in milliseconds. */
const PATIENCE = 3000;

/** The games of this tab. @type {Set<string>} */
const mine = new Set();

/** Where a tab asks for a game, and the one that has it answers. @type {BroadcastChannel | null} */
let channel = null;

/**
 * Takes a game to play it.
 *
 * @param {string} id of the game
 * @returns {Promise<(() => void) | null>} gives it back; null when another tab has it
 */
export async function claim(id) {
  try {
    listen();
    const release = (await request(id, { ifAvailable: true })) ?? (await wait(id));
    if (!release) return null;
    mine.add(id);
    return () => {
      mine.delete(id);
      release();
    };
  } catch {
    // Without locks, as in old browsers and some frames, nobody can have it.
    return () => {};
  }
}

/**
 * Takes a game that nobody plays for a moment, to put it away. Whoever asks for it meanwhile, as its tab
 * does that is being loaded again, waits until it is given back.
 *
 * @param {string} id of the game
 * @returns {Promise<(() => void) | null>} gives it back; null when another tab has it
 */
export const borrow = (id) => request(id, { ifAvailable: true }).catch(() => () => {});

/**
 * Waits for a tab that is closing, but not for one that answers.
 *
 * @param {string} id
 */
async function wait(id) {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), PATIENCE);
  /** @param {MessageEvent} event */
  const heard = ({ data }) => {
    if (data?.has === id) end.abort();
  };
  channel?.addEventListener("message", heard);
  channel?.postMessage({ who: id });
  const release = await request(id, { signal: end.signal });
  clearTimeout(timer);
  channel?.removeEventListener("message", heard);
  return release;
}

/**
 * @param {string} id
 * @param {LockOptions} options
 * @returns {Promise<(() => void) | null>}
 */
function request(id, options) {
  return new Promise((resolve, reject) => {
    /** @param {Lock | null} lock */
    const granted = (lock) => {
      if (!lock) return resolve(null);
      return new Promise((free) => resolve(() => free(null)));
    };
    navigator.locks
      .request(`togyzkumalak ${id}`, options, granted)
      .catch((/** @type {Error} */ error) =>
        options.signal?.aborted ? resolve(null) : reject(error),
      );
  });
}

function listen() {
  channel ??= new BroadcastChannel("togyzkumalak");
  channel.onmessage = ({ data }) => {
    if (mine.has(data?.who)) channel?.postMessage({ has: data.who });
  };
}
