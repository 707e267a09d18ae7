// Which ball lies where. Balls have names (numbers), so that one can be followed through the air.

import { HAND, holePlace, kazanPlace, SIDES } from "./place.js";

/** @import { Place, Side } from "./place.js" */

/**
 * What the board needs of a position.
 *
 * @typedef {object} Counts
 * @property {Record<Side, readonly number[]>} holes
 * @property {Record<Side, number>} kazans
 */

/**
 * One step of a move, as whoever knows the rules tells it.
 *
 * @typedef {{ kind: "lift", side: Side, hole: number, balls: number }
 *   | { kind: "drop", side: Side, hole: number }
 *   | { kind: "income", side: Side, hole: number, owner: Side }
 *   | { kind: "capture" | "claim", side: Side, hole: number, balls: number, owner: Side }} Step
 */

/** @typedef {Map<Place, number[]>} Scene the balls at each place, from the bottom up */

/**
 * @typedef {object} Spot
 * @property {Place} place
 * @property {number} index which one of the heap
 */

/**
 * @typedef {object} Travel
 * @property {number} ball
 * @property {Spot} from
 * @property {Spot} to
 */

/**
 * @param {Counts} counts
 * @returns {Scene}
 */
export function sceneOf({ holes, kazans }) {
  /** @type {Scene} */
  const scene = new Map();
  let next = 0;
  /** @param {Place} place @param {number} balls */
  const fill = (place, balls) =>
    scene.set(
      place,
      Array.from({ length: balls }, () => next++),
    );
  for (const side of SIDES) {
    holes[side].forEach((balls, index) => {
      fill(holePlace(side, index + 1), balls);
    });
  }
  for (const side of SIDES) fill(kazanPlace(side), kazans[side]);
  fill(HAND, 0);
  return scene;
}

/**
 * @param {Scene} scene
 * @returns {Scene}
 */
export const copyScene = (scene) =>
  new Map([...scene].map(([place, balls]) => [place, [...balls]]));

/**
 * Does one step: changes the scene and tells which balls went where.
 *
 * @param {Scene} scene
 * @param {Step} step
 * @returns {Travel[]}
 */
export function applyStep(scene, step) {
  const hole = holePlace(step.side, step.hole);
  switch (step.kind) {
    case "lift":
      return carry(scene, hole, HAND, heap(scene, hole).length);
    case "drop":
      return carry(scene, HAND, hole, 1);
    case "income":
      return carry(scene, HAND, kazanPlace(step.owner), 1);
    default:
      return carry(scene, hole, kazanPlace(step.owner), heap(scene, hole).length);
  }
}

/**
 * @param {Scene} scene
 * @param {Place} from
 * @param {Place} to
 * @param {number} balls
 * @returns {Travel[]}
 */
function carry(scene, from, to, balls) {
  const source = heap(scene, from);
  const target = heap(scene, to);
  return Array.from({ length: Math.min(balls, source.length) }, () => {
    const ball = /** @type {number} */ (source.pop());
    target.push(ball);
    return {
      ball,
      from: { place: from, index: source.length },
      to: { place: to, index: target.length - 1 },
    };
  });
}

/**
 * @param {Scene} scene
 * @param {Place} place
 * @returns {number[]}
 */
export function heap(scene, place) {
  const balls = scene.get(place);
  if (!balls) throw new RangeError(`no place ${place}`);
  return balls;
}
