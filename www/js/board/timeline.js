// A move as motion: when each ball leaves, flies and lands. Made from the steps alone; knows no
// pixels, so the board may change its size in the middle of a move.

import { HAND, holePlace } from "./place.js";
import { applyStep, copyScene } from "./scene.js";

/** @import { Place, Side } from "./place.js" */
/** @import { Scene, Spot, Step, Travel } from "./scene.js" */

/** @typedef {Travel & { kind: Step["kind"], start: number, duration: number }} Flight */

/**
 * @typedef {object} Timeline
 * @property {number} duration in milliseconds
 * @property {Place[]} places all where balls can lie
 * @property {Map<number, Spot>} before where each ball lies at the start
 * @property {Map<number, Flight[]>} flights of each ball that moves, in order
 * @property {{ at: number, place: Place }[]} hand where the hand is when
 * @property {{ at: number, owner: Side, hole: number } | null} claim when a tuzdik is made
 * @property {{ at: number, kind: Step["kind"] }[]} beats when each step is to be heard, in order
 */

/**
 * A ball at one moment: it lies at `spot`, or flies there.
 *
 * @typedef {object} Moment
 * @property {number} ball
 * @property {Spot} spot
 * @property {Flight | null} flight
 * @property {number} progress from 0 to 1 along the flight
 */

/** The pace of a move shown at normal speed, in milliseconds. */
const PACE = {
  lift: 240,
  fall: 170,
  /** From one hole to the next; large heaps go faster, so that a move takes about `sow`. */
  step: { least: 55, most: 190 },
  sow: 1700,
  rest: 200,
  haul: 430,
  stagger: { most: 45, all: 420 },
};

/**
 * @param {Scene} scene before the move; not changed
 * @param {readonly Step[]} steps
 * @returns {Timeline}
 */
export function createTimeline(scene, steps) {
  const work = copyScene(scene);
  const sown = steps.filter(({ kind }) => kind === "drop" || kind === "income").length;
  const step = Math.max(PACE.step.least, Math.min(PACE.step.most, PACE.sow / Math.max(1, sown)));
  const places = [...scene.keys()].filter((place) => place !== HAND);
  const before = spotsOf(scene);
  /** @type {Timeline} */
  const timeline = {
    ...{ duration: 0, places, before, flights: new Map() },
    ...{ hand: [], claim: null, beats: [] },
  };
  let now = 0;

  /** @param {Step["kind"]} kind @param {Travel[]} travels @param {number} duration @param {number} [apart] */
  const fly = (kind, travels, duration, apart = 0) => {
    travels.forEach((travel, index) => {
      const flight = { ...travel, kind, start: now + index * apart, duration };
      const earlier = timeline.flights.get(travel.ball);
      if (earlier) earlier.push(flight);
      else timeline.flights.set(travel.ball, [flight]);
      timeline.duration = Math.max(timeline.duration, flight.start + duration);
    });
  };

  for (const each of steps) {
    const travels = applyStep(work, each);
    const place = holePlace(each.side, each.hole);
    if (each.kind === "lift") {
      timeline.hand.push({ at: now, place });
      timeline.beats.push({ at: now, kind: each.kind });
      fly(each.kind, travels, PACE.lift);
      now += PACE.lift;
      timeline.hand.push({ at: now, place });
    } else if (each.kind === "drop" || each.kind === "income") {
      // The first ball goes back into its hole: the hand is there already.
      if (timeline.hand.at(-1)?.place !== place) now += step;
      timeline.hand.push({ at: now, place });
      fly(each.kind, travels, each.kind === "drop" ? PACE.fall : PACE.haul);
      timeline.beats.push({ at: now + PACE.fall, kind: each.kind });
    } else {
      now = timeline.duration + PACE.rest;
      if (each.kind === "claim") timeline.claim = { at: now, owner: each.owner, hole: each.hole };
      timeline.beats.push({ at: now, kind: each.kind });
      const apart = Math.min(PACE.stagger.most, PACE.stagger.all / Math.max(1, travels.length));
      fly(each.kind, travels, PACE.haul, apart);
      now = timeline.duration;
    }
  }
  return timeline;
}

/**
 * @param {Scene} scene
 * @returns {Map<number, Spot>}
 */
function spotsOf(scene) {
  /** @type {Map<number, Spot>} */
  const spots = new Map();
  for (const [place, balls] of scene) {
    balls.forEach((ball, index) => {
      spots.set(ball, { place, index });
    });
  }
  return spots;
}

/**
 * Every ball at one moment, those that lie first.
 *
 * @param {Timeline} timeline
 * @param {number} now in milliseconds from the start
 * @returns {Moment[]}
 */
export function momentsAt(timeline, now) {
  /** @type {Moment[]} */
  const lying = [];
  /** @type {Moment[]} */
  const flying = [];
  for (const [ball, spot] of timeline.before) {
    const flight =
      timeline.flights
        .get(ball)
        ?.filter(({ start }) => start <= now)
        .at(-1) ?? null;
    const progress = flight ? (now - flight.start) / flight.duration : 1;
    if (flight && progress < 1) flying.push({ ball, spot: flight.to, flight, progress });
    else lying.push({ ball, spot: flight?.to ?? spot, flight: null, progress: 1 });
  }
  lying.sort((a, b) => a.spot.index - b.spot.index);
  return [...lying, ...flying];
}

/**
 * The balls that lie at each place at one moment.
 *
 * @param {Moment[]} moments
 * @returns {Map<Place, number>}
 */
export function countsAt(moments) {
  /** @type {Map<Place, number>} */
  const counts = new Map();
  for (const { spot, flight } of moments) {
    if (!flight && spot.place !== HAND) {
      counts.set(spot.place, (counts.get(spot.place) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * Between which places the hand is at one moment, and how far along.
 *
 * @param {Timeline} timeline
 * @param {number} now
 * @returns {{ from: Place, to: Place, progress: number } | null} null when nothing is lifted
 */
export function handAt({ hand }, now) {
  const next = hand.findIndex(({ at }) => at > now);
  const to = hand.at(next === -1 ? -1 : next);
  const from = next === -1 ? to : hand[Math.max(0, next - 1)];
  if (!to || !from) return null;
  const span = to.at - from.at;
  return { from: from.place, to: to.place, progress: span > 0 ? (now - from.at) / span : 1 };
}
