// Whether what a review says of a move is true on a board of the plain model.

import { legal, play, score } from "./plain.mjs";

/** @import { Verdict } from "../../../www/js/review/review.js" */
/** @import { Board, Done } from "./plain.mjs" */

/** @param {Board} board @param {number[]} holes */
export const playAll = (board, holes) => holes.reduce((at, hole) => play(at, hole).board, board);

/** What the player to move can do there. @param {Board} board @returns {Done[]} */
const moves = (board) => legal(board).map((hole) => play(board, hole));

/** The most balls that the player to move can take. @param {Board} board */
const most = (board) => Math.max(0, ...moves(board).map(({ captured }) => captured));

/** Whether a move takes so many there. @param {Board} board @param {number} hole @param {number} balls */
const takes = (board, hole, balls) =>
  moves(board).some((move) => move.hole === hole && move.captured === balls);

/** The holes of which the player to move can make a tuzdik. @param {Board} board */
const tuzdiks = (board) => moves(board).flatMap(({ tuzdik, hole }) => (tuzdik ? [hole] : []));

/** As if the player to move passed. @param {Board} board */
const passed = (board) => ({ ...board, toMove: 1 - board.toMove });

/** @param {Board} board @param {number} side */
const lead = (board, side) => {
  const [first = 0, second = 0] = score(board);
  return side === 0 ? first - second : second - first;
};

/** @param {number[]} [row] */
const balls = (row = []) => row.reduce((sum, n) => sum + n, 0);

/** What is done along a line. @param {Board} board @param {number[]} holes */
function along(board, holes) {
  let at = board;
  return holes.map((hole) => {
    const done = play(at, hole);
    at = done.board;
    return done;
  });
}

/** Both lines, as far as both go: at most so many moves of each player. */
/** @param {Board} board @param {Verdict} verdict @param {number} [moves] @returns {[Done[], Done[]]} */
function told(board, { went, line }, moves = 6) {
  const plies = 2 * Math.min(moves, Math.floor(Math.min(went.length, line.length) / 2));
  return [along(board, went.slice(0, plies)), along(board, line.slice(0, plies))];
}

/** The moves of the player whose move is judged, and those of the other. */
/** @param {Done[]} done */
const mine = (done) => done.filter((_, at) => at % 2 === 0);
/** @param {Done[]} done */
const his = (done) => done.filter((_, at) => at % 2 === 1);

/** @param {Done | undefined} done @param {{ hole: number, n: number }} what */
const takesAt = (done, { hole, n }) => done?.hole === hole && done.captured === n;

/**
 * The scores of both lines at their ends, where the second is better for the mover.
 *
 * @param {{ board: Board, verdict: Verdict }} told
 */
function endings({ board, verdict: { went, line } }) {
  const ends = [went, line].map((holes) => playAll(board, holes));
  if (ends.some((end) => legal(end).length > 0)) return [];
  const [lost = 0, kept = 0] = ends.map((end) => lead(end, board.toMove));
  return kept > lost ? ends.map(score) : [];
}

/** How many positions a proof may take. */
const PATIENCE = 100_000;

/**
 * Whether `side` wins within so many moves of both, by trying everything.
 *
 * @param {Board} board
 * @param {number} side
 * @param {number} plies
 * @param {{ left: number }} budget
 * @returns {boolean | null} null when there were too many positions
 */
export function wins(board, side, plies, budget = { left: PATIENCE }) {
  const holes = legal(board);
  if (holes.length === 0) return lead(board, side) > 0;
  if (plies === 0) return false;
  if (budget.left-- <= 0) return null;
  const mine = board.toMove === side;
  let unknown = false;
  for (const hole of holes) {
    const won = wins(play(board, hole).board, side, plies - 1, budget);
    if (won === null) unknown = true;
    else if (won === mine) return mine;
  }
  return unknown ? null : !mine;
}

/**
 * @typedef {object} Told
 * @property {Board} board before the move
 * @property {Verdict} verdict
 * @property {boolean} repeats whether the position after the move was there twice before
 */

/** By kind of remark: whether it is true; null when a proof takes too long. */
/** @type {Record<string, (told: any) => boolean | null>} */
const TRUE = {
  "missed-win": ({ board, r }) => wins(board, board.toMove, 2 * r.n),
  "allowed-win": ({ board, was, r }) => wins(was.board, 1 - board.toMove, 2 * r.n),
  "ended-lost": ({ board, was }) => over(was) && lead(was.board, board.toMove) < 0,
  "ended-drawn": ({ was, repeats }) => repeats || (over(was) && lead(was.board, 0) === 0),
  "missed-tuzdik": ({ was, best, r }) => best.tuzdik && best.hole === r.hole && !was.tuzdik,
  "missed-capture": ({ was, best, r }) =>
    best.hole === r.hole && best.captured === r.n && was.captured === r.instead && r.n > r.instead,
  "allowed-tuzdik": ({ was, best, r }) =>
    tuzdiks(was.board).includes(r.hole) && tuzdiks(best.board).length === 0,
  "allowed-capture": ({ was, best, r }) =>
    takes(was.board, r.hole, r.n) && most(best.board) === r.instead && r.n > r.instead,
  behind: ({ board, verdict, r }) => {
    const [went = 0, line = 0] = [verdict.went, verdict.line].map((pv) => {
      const holes = pv.slice(0, 2 * r.moves);
      return holes.length === 2 * r.moves ? lead(playAll(board, holes), board.toMove) : Number.NaN;
    });
    return r.n > 0 && line - went === r.n;
  },
  "missed-threat": ({ board, was, best, r }) =>
    takes(passed(best.board), r.hole, r.n) &&
    r.n > Math.max(best.captured, most(board), most(passed(was.board))),
  "missed-threat-tuzdik": ({ was, best, r }) =>
    tuzdiks(passed(best.board)).includes(r.hole) && tuzdiks(passed(was.board)).length === 0,
  "later-tuzdik": ({ board, verdict, r }) => {
    const [went, line] = told(board, verdict);
    return (
      went[2 * r.moves - 1]?.tuzdik === true &&
      went[2 * r.moves - 1]?.hole === r.hole &&
      ![...mine(went), ...his(line)].some(({ tuzdik }) => tuzdik)
    );
  },
  "later-missed-tuzdik": ({ board, verdict, r }) => {
    const [went, line] = told(board, verdict);
    return (
      line[2 * r.moves - 2]?.tuzdik === true &&
      line[2 * r.moves - 2]?.hole === r.hole &&
      ![...mine(went), ...his(line)].some(({ tuzdik }) => tuzdik)
    );
  },
  "later-loss": ({ board, verdict, r }) => {
    const [went, line] = told(board, verdict, r.moves);
    return takesAt(went[2 * r.moves - 1], r) && his(line).every(({ captured }) => captured < r.n);
  },
  "later-gain": ({ board, verdict, r }) => {
    const [went, line] = told(board, verdict, r.moves);
    return takesAt(line[2 * r.moves - 2], r) && mine(went).every(({ captured }) => captured < r.n);
  },
  keeps: ({ board, verdict, r }) => {
    const [went = 0, line = 0] = told(board, verdict).map((done) =>
      done.length === 2 * r.moves ? balls(done.at(-1)?.board.rows[board.toMove]) : Number.NaN,
    );
    return r.n > 0 && line - went === r.n;
  },
  ends: (what) => {
    const [went = [], line = []] = endings(what);
    return String([went, line]) === String([what.r.score, what.r.instead]);
  },
  "runs-dry": (what) => {
    const { board, verdict, r } = what;
    const end = playAll(board, verdict.went);
    const stuck = end.toMove === board.toMove && legal(end).length === 0;
    const left = balls(end.rows[1 - board.toMove]);
    return stuck && left === r.n && TRUE.ends?.(what) === true;
  },
  better: ({ verdict }) => verdict.chance - verdict.kept >= 0.05,
  wins: ({ board, was, r }) => wins(was.board, board.toMove, r.plies - 1),
  forced: ({ board }) => legal(board).length === 1,
  tuzdik: ({ was, r }) => was.tuzdik && was.hole === r.hole,
  captures: ({ was, r }) => was.hole === r.hole && was.captured === r.balls,
  "prevents-tuzdik": ({ board, was, r }) =>
    tuzdiks(passed(board)).includes(r.hole) && tuzdiks(was.board).length === 0,
  saves: ({ board, was, r }) =>
    takes(passed(board), r.hole, r.balls) &&
    moves(was.board).every(({ hole, captured }) => hole !== r.hole || captured === 0) &&
    most(was.board) < r.balls,
  "threatens-tuzdik": ({ board, was, r }) =>
    tuzdiks(passed(was.board)).includes(r.hole) && tuzdiks(board).length === 0,
  threatens: ({ board, was, r }) =>
    takes(passed(was.board), r.hole, r.balls) && r.balls > Math.max(was.captured, most(board)),
  best: ({ verdict }) => verdict.line[0] === verdict.hole,
  good: ({ was }) => !was.tuzdik && was.captured === 0,
};

/** @param {Done} done */
const over = ({ board }) => legal(board).length === 0;

/** The kinds of remarks there are. */
export const KINDS = Object.keys(TRUE);

/**
 * @param {Told} told
 * @returns {boolean | null} null when the proof of a win takes too long
 */
export function isTrue({ board, verdict, repeats }) {
  const { hole, line, remark: r } = verdict;
  const was = play(board, hole);
  const best = play(board, line[0] ?? hole);
  const check = TRUE[r.kind];
  if (!check) throw new Error(`nobody checks ${r.kind}`);
  return check({ board, verdict, repeats, was, best, r });
}
