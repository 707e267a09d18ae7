// Many games in one page, by script, and what the page holds after them.

/** @import { CDPSession, Page } from "playwright-core" */

/**
 * Plays games to their end: the first legal hole, again and again, as a finger would.
 *
 * @param {Page} page on which nothing moves, and it is a person's turn
 * @param {number} games
 */
export async function playGames(page, games) {
  await page.evaluate(async (games) => {
    const game = /** @type {HTMLElement} */ (document.getElementById("game"));
    /** @param {() => boolean} done */
    const until = (done) =>
      new Promise((resolve) => {
        const look = () => {
          if (!done()) return;
          watch.disconnect();
          resolve(undefined);
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { attributes: true, subtree: true });
        look();
      });
    /** @param {string} selector */
    const click = (selector) =>
      /** @type {HTMLElement} */ (document.querySelector(selector)).click();
    for (let played = 0; played < games; played++) {
      click("#new");
      // Short games, of which every other one has the engine in it.
      const mode = played % 2 === 0 ? "computer" : "two";
      click(`#new-dialog input[value="${mode}"]`);
      const rules = /** @type {HTMLSelectElement} */ (document.getElementById("rules"));
      rules.value = "bestemshe";
      rules.dispatchEvent(new Event("input", { bubbles: true }));
      const begun = new Promise((resolve) =>
        document.getElementById("new-dialog")?.addEventListener("close", resolve, { once: true }),
      );
      click('#new-dialog [value="begin"]');
      await begun;
      await until(() => game.dataset.state === "human" && game.dataset.ply === "0");
      for (let turn = 0; game.dataset.state !== "over"; turn++) {
        if (turn > 400) break;
        const before = game.dataset.ply;
        click('.togyz-hole[aria-disabled="false"]');
        await until(
          () =>
            game.dataset.ply !== before &&
            (game.dataset.state === "human" || game.dataset.state === "over"),
        );
      }
    }
  }, games);
}

/**
 * What the page holds, once what nobody needs is gone.
 *
 * @param {Page} page
 * @param {CDPSession} session
 */
export async function measure(page, session) {
  for (let round = 0; round < 3; round++) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  return { heap: usedSize, nodes, listeners: jsEventListeners, workers: page.workers().length };
}
