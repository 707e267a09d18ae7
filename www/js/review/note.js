// What is said of the move that led here: its grade, why, and the better line to be played on the board.

import { Game } from "../engine/game.js";
import { percent } from "../figures.js";
import { numberOf } from "../page/wording.js";
import { isBlamed } from "./grade.js";
import { make, write } from "./make.js";
import { sayRemark } from "./sentence.js";

/** @import { Node } from "../tree/node.js" */
/** @import { Start } from "../tree/tree.js" */
/** @import { Verdict } from "./review.js" */

/** So many moves of the better line are shown. */
export const SHOWN = 6;

export class Note {
  #element = make("div", "said");
  #move = make("b", "said-move");
  #grade = make("span", "grade");
  #chances = make("span", "said-chances");
  #why = make("p", "why-said");
  #better = make("p", "better");

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
   * @param {(key: any, values?: Record<string, string | number>) => string} t
   * @param {Node} node
   * @param {Verdict | null} verdict
   * @param {{ start: Start, holes: readonly number[], firstPly: number }} game up to the move
   */
  show(t, node, verdict, game) {
    const { lang } = document.documentElement;
    const made = game.firstPly + node.ply - 1;
    const dots = made % 2 === 0 ? "." : "…";
    write(this.#move, verdict ? `${numberOf(made)}${dots} ${verdict.text}` : "");
    write(this.#grade, verdict ? t(`grade-${verdict.grade}`) : "");
    this.#grade.dataset.grade = verdict?.grade ?? "";
    this.#grade.hidden = !verdict;
    write(this.#why, verdict ? sayRemark(t, verdict) : t(node.parent ? "why-none" : "why-start"));
    const blamed = verdict !== null && isBlamed(verdict.grade);
    const chances = blamed
      ? { chance: percent(lang, verdict.chance), kept: percent(lang, verdict.kept) }
      : null;
    write(this.#chances, chances ? t("chance-instead", chances) : "");
    this.#better.hidden = !blamed;
    if (blamed) this.#write(t("better-line"), verdict.line, game);
  }

  /**
   * @param {string} label
   * @param {readonly number[]} line
   * @param {{ start: Start, holes: readonly number[] }} game
   */
  #write(label, line, { start, holes }) {
    const texts = textsOf(start, holes, line.slice(0, SHOWN));
    const buttons = texts.map((text, at) => {
      const button = make("button", "better-move", text);
      button.type = "button";
      button.dataset.moves = String(at + 1);
      return button;
    });
    const moves = make("span", "better-moves", ...buttons);
    this.#better.replaceChildren(make("span", "better-label", label), moves);
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
