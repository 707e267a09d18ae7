// The chances of a game as a picture: the first player's from below, the second's from above, dots where a move
// was a mistake, a line where we are. It is a slider: by finger, by mouse and by keys it goes to any move.

import { isBlamed } from "./grade.js";
import { make } from "./make.js";

/** @import { Review } from "./review.js" */

const SVG = "http://www.w3.org/2000/svg";

/** The keys of a slider. The graph goes from left to right in every language. */
/** @type {Record<string, (ply: number, last: number) => number>} */
const KEYS = {
  ArrowLeft: (ply) => ply - 1,
  ArrowRight: (ply) => ply + 1,
  ArrowDown: (ply) => ply - 1,
  ArrowUp: (ply) => ply + 1,
  PageDown: (ply) => ply - 10,
  PageUp: (ply) => ply + 10,
  Home: () => 0,
  End: (_, last) => last,
};

export class Graph {
  #element = make("div", "graph");
  #area = document.createElementNS(SVG, "path");
  #here = make("i", "graph-here");
  #dots = make("span", "graph-dots");
  #ply = 0;
  #last = 0;

  /** @param {(ply: number) => void} go */
  constructor(go) {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("preserveAspectRatio", "none");
    svg.setAttribute("viewBox", "0 0 100 100");
    svg.setAttribute("aria-hidden", "true");
    svg.append(this.#area);
    const element = this.#element;
    element.append(svg, make("i", "graph-half"), this.#dots, this.#here);
    element.tabIndex = 0;
    element.setAttribute("role", "slider");
    element.setAttribute("aria-valuemin", "0");
    const to = (/** @type {number} */ ply) => {
      const goal = Math.max(0, Math.min(this.#last, ply));
      if (goal !== this.#ply) go(goal);
    };
    element.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const step = KEYS[event.key];
      if (!step) return;
      event.preventDefault();
      to(step(this.#ply, this.#last));
    });
    const point = (/** @type {PointerEvent} */ { clientX }) => {
      const { left, width } = element.getBoundingClientRect();
      to(Math.round(((clientX - left) / width) * this.#last));
    };
    element.addEventListener("pointerdown", (event) => {
      element.setPointerCapture(event.pointerId);
      point(event);
    });
    element.addEventListener("pointermove", (event) => {
      if (element.hasPointerCapture(event.pointerId)) point(event);
    });
  }

  get element() {
    return this.#element;
  }

  /** @param {Review} review */
  draw({ chances, moves }) {
    this.#last = chances.length - 1;
    const points = chances.map((chance, ply) => `${this.#x(ply)} ${100 * (1 - chance)}`);
    this.#area.setAttribute("d", `M0 100L${points.join("L")}L${this.#x(this.#last)} 100Z`);
    const dots = moves.flatMap(({ grade }, at) => {
      if (!isBlamed(grade)) return [];
      const dot = make("i", "graph-dot");
      dot.dataset.grade = grade;
      dot.style.insetInlineStart = `${this.#x(at + 1)}%`;
      dot.style.insetBlockStart = `${100 * (1 - (chances[at + 1] ?? 0))}%`;
      return [dot];
    });
    this.#dots.replaceChildren(...dots);
    this.#element.setAttribute("aria-valuemax", String(this.#last));
  }

  /**
   * @param {number} ply
   * @param {string} text what is there
   */
  mark(ply, text) {
    this.#ply = ply;
    this.#here.style.insetInlineStart = `${this.#x(ply)}%`;
    this.#element.setAttribute("aria-valuenow", String(ply));
    this.#element.setAttribute("aria-valuetext", text);
  }

  /** @param {number} ply */
  #x(ply) {
    return this.#last === 0 ? 0 : (100 * ply) / this.#last;
  }
}
