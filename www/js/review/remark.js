// Why a move was worse than another, or good: the one thing that tells most, as data. Each remark is true on the
// board, or has been proven by the engine; those of `later.js` and `ends.js` are what it expects.

import { captureOf, factsOf, threatsOf } from "./facts.js";
import { laterOf, WORTH } from "./later.js";

/** @import { Game, MoveReason } from "../engine/index.js" */
/** @import { Facts } from "./facts.js" */
/** @import { Later } from "./later.js" */

/**
 * Holes of `missed-…` are the opponent's, those of `allowed-…` the mover's own. `instead` says how much it is with
 * the other of the two moves. A score is the first player's and the second's.
 *
 * @typedef {{ kind: "missed-win" | "allowed-win", n: number }
 *   | { kind: "ended-lost" | "ended-drawn" }
 *   | { kind: "missed-tuzdik" | "allowed-tuzdik", hole: number }
 *   | { kind: "missed-capture" | "allowed-capture", hole: number, n: number, instead: number }
 *   | { kind: "missed-threat", hole: number, n: number }
 *   | { kind: "missed-threat-tuzdik", hole: number }
 *   | Later
 *   | { kind: "ends" | "runs-dry", n: number, score: number[], instead: number[] }
 *   | { kind: "better" }} Blame
 * @typedef {MoveReason | { kind: "best" | "good" }} Praise
 * @typedef {Blame | Praise} Remark
 */

/**
 * A move and how it goes on, as the engine sees it for whoever makes the move.
 *
 * @typedef {object} Way
 * @property {readonly number[]} pv the holes, that of the move first
 * @property {number | null} winsIn
 * @property {number | null} losesIn
 */

/** About so many is a tuzdik worth. */
const TUZDIK = 12;

/** Says more than all balls. */
const DECIDES = 1000;

/**
 * Why `played` is worse than `best`.
 *
 * @param {Game} game before the move
 * @param {Way} played
 * @param {Way} best
 * @param {readonly MoveReason[]} [reasons] what the engine says for the best
 * @returns {Blame}
 */
export function blameOf(game, played, best, reasons = []) {
  const was = factsOf(game, played.pv[0] ?? 0);
  const better = factsOf(game, best.pv[0] ?? 0);
  const { toMove } = game.snapshot();
  /** @type {{ weight: number, blame: Blame }[]} */
  const found = [...decided(played, best), ...seen(was, better), ...laterOf(game, played, best)];
  if (was.end && was.end.winner !== toMove) {
    found.push({ weight: DECIDES, blame: { kind: was.end.winner ? "ended-lost" : "ended-drawn" } });
  }
  const telling = found.filter(({ weight }) => weight >= WORTH);
  const [most] = telling.sort((a, b) => b.weight - a.weight);
  return most?.blame ?? threat(game, played.pv[0] ?? 0, reasons) ?? { kind: "better" };
}

/**
 * @param {Way} played
 * @param {Way} best
 * @returns {{ weight: number, blame: Blame }[]}
 */
function decided(played, best) {
  const missed = best.winsIn && !played.winsIn;
  const allowed = played.losesIn && !best.losesIn;
  return [
    // In moves of whoever wins.
    {
      weight: missed ? DECIDES : 0,
      blame: { kind: "missed-win", n: Math.ceil((best.winsIn ?? 0) / 2) },
    },
    {
      weight: allowed ? DECIDES - 1 : 0,
      blame: { kind: "allowed-win", n: Math.floor((played.losesIn ?? 0) / 2) },
    },
  ];
}

/**
 * What anybody can see. A gain that the other move pays for elsewhere counts only as far as it is a gain.
 *
 * @param {Facts} was
 * @param {Facts} better
 * @returns {{ weight: number, blame: Blame }[]}
 */
function seen(was, better) {
  const taken = [was, better].map(({ capture }) => capture?.balls ?? 0);
  const lost = [was, better].map(({ threat }) => threat?.balls ?? 0);
  const [takes = 0, takesBetter = 0] = taken;
  const [loses = 0, losesBetter = 0] = lost;
  const [gain, loss] = [takesBetter - takes, loses - losesBetter];
  const tuzdik = was.tuzdiks[0];
  /** @type {{ weight: number, blame: Blame }[]} */
  const found = [
    {
      weight: better.capture ? gain + Math.min(0, loss) : 0,
      blame: { kind: "missed-capture", ...named(better.capture), instead: takes },
    },
    {
      weight: was.threat ? loss + Math.min(0, gain) : 0,
      blame: { kind: "allowed-capture", ...named(was.threat), instead: losesBetter },
    },
  ];
  if (better.tuzdik && !was.tuzdik) {
    found.push({ weight: TUZDIK, blame: { kind: "missed-tuzdik", hole: better.tuzdik } });
  }
  if (tuzdik && better.tuzdiks.length === 0) {
    found.push({ weight: TUZDIK, blame: { kind: "allowed-tuzdik", hole: tuzdik } });
  }
  return found;
}

/** @param {import("./facts.js").Capture | null} capture */
const named = (capture) => ({ hole: capture?.hole ?? 0, n: capture?.balls ?? 0 });

/**
 * What the best move threatens, where the other threatens less.
 *
 * @param {Game} game before the move
 * @param {number} hole that was played
 * @param {readonly MoveReason[]} reasons for the best
 * @returns {Blame | null}
 */
function threat(game, hole, reasons) {
  const was = reasons.length > 0 ? threatsOf(game, hole) : null;
  if (!was) return null;
  for (const reason of reasons) {
    if (reason.kind === "threatens-tuzdik" && !was.tuzdik) {
      return { kind: "missed-threat-tuzdik", hole: reason.hole };
    }
    if (reason.kind === "threatens" && reason.balls - was.most >= WORTH) {
      return { kind: "missed-threat", hole: reason.hole, n: reason.balls };
    }
  }
  return null;
}

/**
 * What speaks for a move that is not to be blamed.
 *
 * @param {Game} game before the move
 * @param {number} hole
 * @param {readonly MoveReason[] | null} reasons of the engine, if it is its move
 * @returns {Praise}
 */
export function praiseOf(game, hole, reasons) {
  if (reasons) return reasons[0] ?? { kind: "best" };
  const move = game.preview(hole);
  if (move.tuzdik) return { kind: "tuzdik", hole: move.landing.hole };
  const capture = captureOf(move);
  return capture ? { kind: "captures", ...capture } : { kind: "good" };
}
