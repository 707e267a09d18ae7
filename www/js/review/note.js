// What is said of the move that led here: its grade, why, and the better line to be played on the board.

import { Game } from "../engine/game.js";
import { percent } from "../figures.js";
import { numberOf } from "../page/wording.js";
import { isBlamed } from "./grade.js";
import { make, write } from "./make.js";
import { sayRemark } from "./sentence.js";

/** @import { Node } from "../tree/node.js" */
/** @import { Start } from "../tree/tree.js" */
/** @import { Words } from "./make.js" */
/** @import { Told } from "./reviewer.js" */

/** So many moves of the better line are shown. */
export const SHOWN = 6;

export class Note {
  #element = make("div", "said");
  #move = make("b", "said-move");
  #grade = make("span", "grade");
  #chances = make("span", "said-chances");
  #why = make("p", "why-said");
  #label = make("span", "better-label");
  #moves = make("span", "better-moves");
  #better = make("p", "better", this.#label, this.#moves);

  /** @param {(moves: number) => void} play so many moves of the better line */
  constructor(play) {
    const head = make("p", "said-head", this.#move, " ", this.#grade, " ", this.#chances);
    this.#element.append(head, this.#why, this.#better);
    this.#element.setAttribute("role", "status");
    this.#better.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button) play(Number(button.dataset.moves));
    });
  }

  get element() {
    return this.#element;
  }

  /**
   * @param {Words} t
   * @param {Node} node where we are
   * @param {Told | null} told
   * @param {{ start: Start, holes: readonly number[], firstPly: number }} game up to the move that is told of
   */
  show(t, node, told, game) {
    const { lang } = document.documentElement;
    const verdict = told?.verdict;
    const made = game.firstPly + (told?.before.ply ?? 0);
    const dots = made % 2 === 0 ? "." : "…";
    write(this.#move, verdict ? `${numberOf(made)}${dots} ${verdict.text}` : "");
    write(this.#grade, verdict ? t(`grade-${verdict.grade}`) : "");
    this.#grade.dataset.grade = verdict?.grade ?? "";
    this.#grade.hidden = !verdict;
    // Of moves that were added at the end is said above that they are not reviewed.
    const none = !node.parent ? t("why-start") : node.main ? "" : t("why-none");
    write(this.#why, verdict ? sayRemark(t, verdict) : none);
    const blamed = verdict && isBlamed(verdict.grade);
    const chances = blamed
      ? { chance: percent(lang, verdict.chance), kept: percent(lang, verdict.kept) }
      : null;
    write(this.#chances, chances ? t("chance-instead", chances) : "");
    this.#better.hidden = !blamed;
    if (blamed) this.#write(t("better-line"), verdict.line, game, told.aside);
  }

  /**
   * @param {string} label
   * @param {readonly number[]} line
   * @param {{ start: Start, holes: readonly number[] }} game
   * @param {number} at the move of the line that is shown on the board, 0 for none
   */
  #write(label, line, { start, holes }, at) {
    const texts = textsOf(start, holes, line.slice(0, SHOWN));
    write(this.#label, label);
    // Who goes along the line with the keyboard stays where the focus is.
    if (String(texts) !== String([...this.#moves.children].map((each) => each.textContent))) {
      this.#moves.replaceChildren(
        ...texts.map((text, index) => {
          const button = make("button", "better-move", text);
          button.type = "button";
          button.dataset.moves = String(index + 1);
          return button;
        }),
      );
    }
    for (const [index, button] of [...this.#moves.children].entries()) {
      if (index + 1 === at) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
  }
}

/**
 * How moves are written that are played after others.
 *
 * @param {Start} start
 * @param {readonly number[]} before
 * @param {readonly number[]} line
 */
export function textsOf(start, before, line) {
  const game = new Game(start);
  try {
    for (const hole of before) game.play(hole);
    return line.map((hole) => game.play(hole).text);
  } finally {
    game.free();
  }
}
