// The game of this tab, kept: goes on with it at the start, keeps every change, and says so plainly
// when it cannot.

import { readKept } from "../kept.js";
import { Keeper } from "../library/keeper.js";
import { recordsOf } from "../library/record.js";
import { asides, dropAsides, setAside } from "../storage.js";
import { download } from "./hand.js";

/** @import { Entry } from "../library/entry.js" */
/** @import { Library } from "../library/library.js" */
/** @import { Kept, Match, Setup } from "../match.js" */
/** @import { Clocks } from "./clocks.js" */
/** @import { Notices } from "./notice.js" */

export class Saving {
  #match;
  #clocks;
  #notices;
  #keeper;
  #failed = false;
  /** The entry of the library that the next game comes from. @type {Entry | undefined} */
  #from;

  /**
   * @param {Match} match
   * @param {Pick<Clocks, "left" | "set">} clocks
   * @param {Notices} notices
   * @param {Library} library
   */
  constructor(match, clocks, notices, library) {
    this.#match = match;
    this.#clocks = clocks;
    this.#notices = notices;
    this.#keeper = new Keeper(library, (failed) => this.#tell(failed));
    match.addEventListener("change", (event) => {
      const start = event instanceof CustomEvent && event.detail.kind === "start";
      if (start) this.#keeper.begin(this.#here, this.#from);
    });
  }

  get keeper() {
    return this.#keeper;
  }

  /**
   * Goes on with the game that was kept, or starts the first one.
   *
   * @param {Setup} first
   * @param {unknown} other what an earlier version kept elsewhere
   */
  async resume(first, other) {
    const { kept, taken } = await this.#keeper.find();
    const earlier = readKept(other);
    if (other && !earlier) setAside(other);
    const found = kept ?? earlier;
    try {
      if (found) {
        this.#match.resume(found);
        this.#clocks.set(found.left ?? null);
        this.keep();
      } else this.#match.start(first);
    } catch {
      // Its moves are not those of the rules.
      setAside(found);
      this.#keeper.abandon();
      this.#match.start(first);
    }
    if (taken) this.#notices.show({ text: "taken" });
    this.#tellAsides();
  }

  /**
   * @param {Entry} entry of the library
   * @returns {boolean} whether it could be opened
   */
  open(entry) {
    this.#from = entry;
    try {
      this.#match.resume(entry.kept);
      this.#clocks.set(entry.kept.left ?? null);
      this.keep();
      return true;
    } catch {
      return false;
    } finally {
      this.#from = undefined;
    }
  }

  /** The game here, with its clocks. @returns {Kept} */
  get #here() {
    const { left } = this.#clocks;
    return left ? { ...this.#match.kept, left } : this.#match.kept;
  }

  /** To be called after every change. */
  keep() {
    const { snapshot } = this.#match;
    const { outcome, ply, plies } = snapshot;
    const results = { first: "1-0", second: "0-1" };
    const result = outcome ? (outcome.winner ? results[outcome.winner] : "1/2-1/2") : "";
    // Who looks back at a game that is over has not opened it again.
    this.#keeper.keep(this.#here, ply < plies ? null : result);
  }

  /** @param {boolean} failed */
  #tell(failed) {
    if (failed === this.#failed) return;
    this.#failed = failed;
    if (!failed) {
      this.#notices.close("not-kept");
      return;
    }
    const act = () => {
      const { entry } = this.#keeper;
      if (entry) give(recordsOf([{ ...entry, kept: this.#match.kept }], (player) => player));
    };
    this.#notices.show({ text: "not-kept", actions: [{ label: "save", act }] });
  }

  #tellAsides() {
    const texts = asides().map(({ text }) => text);
    if (texts.length === 0) return;
    const actions = [
      { label: /** @type {const} */ ("save"), act: () => give(texts.join("\n\n")) },
      { label: /** @type {const} */ ("throw-away"), act: dropAsides },
    ];
    this.#notices.show({ text: "set-aside", actions });
  }
}

/** @param {string} text */
const give = (text) => download(new Blob([text], { type: "text/plain" }), "togyzkumalak.txt");
