// Opens what comes later than the page: what was chosen last, and nothing over another dialog. Says so when it
// does not come.

/** @import { Notices } from "./notice.js" */

/** @template T */
export class Opener {
  #fetch;
  #notices;
  /** Counts what was chosen. */
  #wish = 0;

  /**
   * @param {() => Promise<T>} fetch
   * @param {Notices} notices
   */
  constructor(fetch, notices) {
    this.#fetch = fetch;
    this.#notices = notices;
  }

  /** Before it is chosen: whether it came does not matter yet. */
  prepare() {
    this.#fetch().catch(() => {});
  }

  /** @param {(come: T) => unknown} act @param {boolean} [over] whether also while a dialog is open */
  async open(act, over = false) {
    const wish = ++this.#wish;
    const come = await this.#fetch().catch((error) => console.error(error));
    if (wish !== this.#wish) return;
    if (!come) {
      // After a new version came to the site, the files of this one are gone.
      const act = () => location.reload();
      this.#notices.show({ text: "not-come", actions: [{ label: "reload", act }] });
      return;
    }
    this.#notices.close("not-come");
    if (over || !document.querySelector("dialog[open]")) await act(come);
  }
}
