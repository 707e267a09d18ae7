// The computer's panel: the best moves as lines and as numbers on the board, and what it says of them.

import { other } from "../board/place.js";
import { showRanks } from "../board/rank.js";
import { percent, short } from "../figures.js";
import { byId } from "../page/text.js";
import { sayOutcome } from "../page/wording.js";
import { LineRow } from "./line-row.js";
import { BOTH } from "./stage.js";

/** @import { Analysis, Snapshot } from "../engine/index.js" */
/** @import { Analyst } from "./analyst.js" */
/** @import { Desk } from "./desk.js" */
/** @import { Threat } from "./threat.js" */

/** An opinion from so many positions is told to those who do not see it change. */
const SETTLED = 100_000;

export class Opinion {
  #desk;
  #analyst;
  #threat;
  #board;
  #root = byId("engine-panel", HTMLElement);
  #on = byId("engine-on", HTMLInputElement);
  #count = byId("engine-count", HTMLSelectElement);
  #depth = byId("engine-depth", HTMLElement);
  #list = byId("engine-lines", HTMLOListElement);
  #said = byId("engine-said", HTMLElement);
  #best = byId("engine-best", HTMLElement);
  /** @type {LineRow[]} */
  #rows = [];

  /**
   * @param {Desk} desk
   * @param {Analyst} analyst
   * @param {Threat} threat
   * @param {HTMLElement} board
   * @param {(hole: number | null) => void} point told which move is pointed at
   */
  constructor(desk, analyst, threat, board, point) {
    this.#desk = desk;
    this.#analyst = analyst;
    this.#threat = threat;
    this.#board = board;
    this.#on.checked = analyst.on;
    this.#count.value = String(analyst.lines);
    this.#on.addEventListener("change", () => {
      analyst.on = this.#on.checked;
    });
    this.#count.addEventListener("change", () => {
      analyst.lines = Number(this.#count.value);
    });
    desk.addEventListener("move", () => write(this.#best, ""));
    for (const name of ["pointerover", "focusin"]) {
      this.#list.addEventListener(name, ({ target }) => point(this.#holeOf(target)));
    }
    for (const name of ["pointerleave", "focusout"]) {
      this.#list.addEventListener(name, () => point(null));
    }
    for (const source of [analyst, threat]) source.addEventListener("change", () => this.#show());
    desk.addEventListener("speak", () => this.#show());
    // Numbers that were put on a board of another size are gone with its holes.
    board.addEventListener("togyz-settled", () => this.#rank(desk.game.snapshot()));
    this.#show();
  }

  #show() {
    const { t, game } = this.#desk;
    const { found, on, thinks, trouble } = this.#analyst;
    this.#root.dataset.thinks = String(thinks);
    const { lang } = document.documentElement;
    const snapshot = game.snapshot();
    const lines = found?.lines.slice(0, this.#analyst.lines) ?? [];
    this.#progress(found);
    const over = on && snapshot.outcome ? sayOutcome(t, snapshot, BOTH) : "";
    write(this.#said, trouble ? t("trouble") : over);
    this.#said.hidden = this.#said.textContent === "";
    while (this.#rows.length < lines.length) this.#grow();
    for (const [at, row] of this.#rows.entries()) {
      const line = lines[at];
      row.element.hidden = !line;
      if (line) row.show(t, line, snapshot.toMove);
    }
    const [best] = lines;
    if (best && found && found.nodes >= SETTLED && this.#best.textContent === "") {
      const chance = percent(lang, best.winProbability);
      write(this.#best, t("best", { hole: best.hole, chance }));
    }
    this.#rank(snapshot);
  }

  /** @param {Analysis | null} found */
  #progress(found) {
    const { t } = this.#desk;
    const nodes = found ? short(document.documentElement.lang, found.nodes) : "";
    const [depth, positions] = this.#depth.children;
    write(depth, found ? t("depth", { n: found.depth }) : "");
    write(positions, nodes);
    this.#depth.title = nodes && t("positions", { n: nodes });
  }

  /** @param {EventTarget | null} target */
  #holeOf(target) {
    const row = this.#rows.find(
      ({ element }) => target instanceof Node && element.contains(target),
    );
    return row?.hole ?? null;
  }

  #grow() {
    const row = new LineRow((holes) => this.#desk.playLine(holes));
    this.#rows.push(row);
    this.#list.append(row.element);
  }

  /** @param {Snapshot} snapshot */
  #rank({ toMove: side }) {
    const lines = this.#analyst.found?.lines.slice(0, this.#analyst.lines) ?? [];
    const ranks = lines.map(({ hole }, at) => ({ side, hole, rank: String(at + 1) }));
    const { hole } = this.#threat;
    if (hole) ranks.push({ side: other(side), hole, rank: "!" });
    showRanks(this.#board, ranks);
  }
}

/**
 * @param {Element | undefined} element
 * @param {string} text
 */
function write(element, text) {
  if (element && element.textContent !== text) element.textContent = text;
}
