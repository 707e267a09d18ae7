//! What happens at a node: on the way down, and on the way back.

use super::frame::{Child, Frame, Stage, Variation, kazans, may_repeat};
use super::iterate::{Search, Turn};
use super::table::{Bound, Known};
use super::{MAX_PLY, Score};
use crate::endgame::Endgame;
use crate::eval::Evaluator;
use crate::rules::{Hole, Holes, Position, Variant};

/// Weights that order the moves: each captured ball, a tuzdik, a killer, the best known move.
const BALL: i32 = 256;
const TUZDIK: i32 = 9 * BALL;
const KILLER: i32 = BALL;
const KNOWN_BEST: i32 = 1 << 24;

impl<V: Variant, E: Evaluator<V>> Search<V, E> {
    /// Visits the node at hand for the first time.
    // CITE: alpha-beta with empty windows after the first move (PVS): T. A. Marsland and
    // M. Campbell, "Parallel search of strongly ordered game trees", Computing Surveys 14, 1982.
    #[inline]
    pub(super) fn enter(&mut self) -> Turn {
        let ply = self.ply;
        self.variations[ply].clear();
        let position = self.frames[ply].position;
        let legal = position.legal_holes();
        if legal.is_empty() {
            return Turn::Back(decided(&position, ply));
        }
        let frame = &mut self.frames[ply];
        // Nothing below can be better than a win at the next ply, or worse than a loss at this one.
        frame.alpha = frame.alpha.max(-Score::win_in(ply));
        frame.beta = frame.beta.min(Score::win_in(ply + 1));
        if frame.alpha >= frame.beta {
            return Turn::Back(frame.alpha);
        }
        frame.floor = frame.alpha;
        // Captures neither return to a position nor are they kept in the table.
        if frame.depth > 0 || frame.reversible > 0 {
            frame.key = position.key();
        }
        if frame.reversible > 1 && self.repeats() {
            return Turn::Back(Score::DRAW);
        }
        let frame = &mut self.frames[ply];
        if frame.depth <= 0 || ply == MAX_PLY {
            self.enter_quiet(legal)
        } else {
            self.enter_full(legal)
        }
    }

    fn enter_full(&mut self, legal: Holes) -> Turn {
        let ply = self.ply;
        let frame = &self.frames[ply];
        let known = if self.style.table { self.table.find(frame.key, ply) } else { None };
        if let Some(known) = known {
            if !frame.is_pv() && suffices(&known, frame.depth, frame.alpha, frame.beta) {
                return Turn::Back(known.score);
            }
        }
        if let Some(score) = self.good_enough(known.and_then(|known| known.eval)) {
            return Turn::Back(score);
        }
        self.expand(legal, known.map_or(0, |known| known.hole), 0);
        self.descend()
    }

    /// The score of a position that is so good that a search is unlikely to find otherwise.
    // CITE: reverse futility or static null-move pruning, after E. A. Heinz, "Extended futility
    // pruning", ICCA Journal 21, 1998.
    fn good_enough(&mut self, eval: Option<Score>) -> Option<Score> {
        let frame = &mut self.frames[self.ply];
        let asked = self.style.margin > 0
            && frame.depth <= i32::from(self.style.margin_depth)
            && !frame.is_pv()
            && !frame.beta.is_decided();
        if !asked {
            return None;
        }
        let judge = || Score::judged(self.evaluator.evaluate(&frame.position));
        let eval = eval.unwrap_or_else(judge);
        let safe = Score::judged(eval.hundredths() - self.style.margin * frame.depth);
        frame.eval = Some(eval);
        (safe >= frame.beta).then_some(safe)
    }

    /// Follows captures until the position is quiet; the player to move may always stop.
    // CITE: quiescence with a stand-pat score: D. F. Beal, "A generalised quiescence search
    // algorithm", Artificial Intelligence 43, 1990.
    fn enter_quiet(&mut self, legal: Holes) -> Turn {
        let ply = self.ply;
        let frame = &mut self.frames[ply];
        // Only here, so that above the horizon wins in so many plies are still found.
        if let Some(score) = self.endgame.as_ref().and_then(|known| exact(known, &frame.position)) {
            return Turn::Back(score);
        }
        let eval = Score::judged(self.evaluator.evaluate(&frame.position));
        frame.best = eval;
        if eval >= frame.beta || -frame.depth >= i32::from(self.style.quiescence) || ply == MAX_PLY
        {
            return Turn::Back(eval);
        }
        frame.alpha = frame.alpha.max(eval);
        self.expand(legal, 0, self.style.capture.max(1));
        self.descend()
    }

    /// Lists the moves that gain at least `gain` balls.
    #[inline]
    fn expand(&mut self, legal: Holes, best_known: u8, at_least: u8) {
        let ply = self.ply;
        let frame = &mut self.frames[ply];
        let position = frame.position;
        let mover = position.to_move();
        for hole in legal {
            let child = position.play_unchecked(hole);
            let gain = child.kazan(mover) - position.kazan(mover);
            if gain < at_least {
                continue;
            }
            let mut rank = i32::from(gain) * BALL;
            if child.tuzdik(mover) != position.tuzdik(mover) {
                rank += TUZDIK;
            }
            let number = hole.number();
            if number == best_known {
                rank = KNOWN_BEST;
            } else if at_least == 0 {
                if self.history.is_killer(ply, number) {
                    rank += KILLER;
                }
                rank += self.history.counter(mover, number) / 4;
            }
            frame.add(hole, Child { position: child, gain }, rank);
        }
    }

    /// Goes to the next child, or back if there is none.
    #[inline]
    pub(super) fn descend(&mut self) -> Turn {
        let ply = self.ply;
        let frame = &mut self.frames[ply];
        let Some(child) = frame.advance() else {
            return self.leave();
        };
        let (position, quiet) = (child.position, child.gain == 0);
        let (first, visited) = (self.style.reduce, frame.visited());
        let stage = if visited == 0 || frame.depth <= 0 {
            Stage::Full
        } else if quiet && first > 0 && visited >= usize::from(first) && frame.depth > 2 {
            Stage::Reduced(1 + u8::from(visited >= usize::from(self.style.reduce_twice)))
        } else if frame.is_pv() {
            Stage::Scout
        } else {
            Stage::Full
        };
        self.visit(position, stage)
    }

    #[inline]
    fn visit(&mut self, child: Position<V>, stage: Stage) -> Turn {
        let ply = self.ply;
        self.make_room(ply + 1);
        let frame = &mut self.frames[ply];
        frame.stage = stage;
        let (less, beta) = match stage {
            Stage::Full => (0, frame.beta),
            Stage::Scout => (0, frame.alpha.plus(1)),
            Stage::Reduced(less) => (i32::from(less), frame.alpha.plus(1)),
        };
        let (alpha, depth) = (frame.alpha, frame.depth - 1 - less);
        let comes_back = may_repeat(&child) && kazans(&child) == kazans(&frame.position);
        let reversible = if comes_back { frame.reversible + 1 } else { 0 };
        let below = &mut self.frames[ply + 1];
        below.open(child, depth, -beta, -alpha);
        below.reversible = reversible;
        self.ply += 1;
        Turn::Enter
    }

    /// Takes the score of the child that was visited.
    #[inline]
    pub(super) fn back(&mut self, score: Score) -> Turn {
        self.ply -= 1;
        let ply = self.ply;
        let frame = &mut self.frames[ply];
        let score = -score;
        if let Some(stage) = again(frame, score) {
            let child = frame.child().position;
            return self.visit(child, stage);
        }
        if score > frame.best {
            frame.best = score;
            if score > frame.alpha {
                let hole = frame.hole();
                frame.best_hole = hole;
                if frame.is_pv() {
                    let (above, below) = self.variations.split_at_mut(ply + 1);
                    above[ply].set(hole, &below[0]);
                    if ply == 0 {
                        self.prefer(hole, score);
                    }
                }
                let frame = &mut self.frames[ply];
                frame.alpha = score;
                if score >= frame.beta {
                    if frame.depth > 0 && frame.child().gain == 0 {
                        let mover = frame.position.to_move();
                        self.history.reward(mover, ply, hole, frame.depth);
                    }
                    return self.leave();
                }
            }
        }
        self.descend()
    }

    /// All is known of the node at hand.
    fn leave(&mut self) -> Turn {
        let ply = self.ply;
        let frame = &mut self.frames[ply];
        if frame.depth > 0 && self.style.table && ply > 0 {
            if frame.is_pv() {
                // With an open window a win or loss may be missed that was proven before.
                let proven =
                    self.table.find(frame.key, ply).filter(|known| known.proves(frame.best));
                if let Some(known) = proven {
                    frame.best = known.score;
                    if known.hole != 0 {
                        frame.best_hole = known.hole;
                        self.variations[ply].set(known.hole, &Variation::EMPTY);
                    }
                }
            }
            let bound = if frame.best >= frame.beta {
                Bound::Lower
            } else if frame.best > frame.floor {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let known = Known {
                score: frame.best,
                eval: frame.eval,
                depth: frame.depth as u8,
                bound,
                hole: frame.best_hole,
            };
            self.table.keep(frame.key, ply, known);
        }
        Turn::Back(self.frames[ply].best)
    }

    /// Whether the position at hand occurred before: on the way from the root, or in the game.
    ///
    /// The rule asks for the third time; what can be repeated once can be repeated twice, so that
    /// the search takes the first return for the draw.
    fn repeats(&self) -> bool {
        let frame = &self.frames[self.ply];
        (2..=frame.reversible).step_by(2).any(|back| {
            let key = if back <= self.ply {
                self.frames[self.ply - back].key
            } else {
                self.earlier[self.earlier.len() - (back - self.ply)]
            };
            key == frame.key
        })
    }
}

/// How a child is to be searched once more, if its score leaves that open.
// CITE: late move reductions, T. Romstad, "An introduction to late move reductions", 2006.
#[inline]
fn again<V: Variant>(frame: &Frame<V>, score: Score) -> Option<Stage> {
    match frame.stage {
        Stage::Reduced(_) if score > frame.alpha => {
            Some(if frame.is_pv() { Stage::Scout } else { Stage::Full })
        }
        Stage::Scout if score > frame.alpha && score < frame.beta => Some(Stage::Full),
        _ => None,
    }
}

/// Whether what the table knows answers the question of this window.
#[inline]
fn suffices(known: &Known, depth: i32, alpha: Score, beta: Score) -> bool {
    let lower = matches!(known.bound, Bound::Lower | Bound::Exact) && known.score >= beta;
    let upper = matches!(known.bound, Bound::Upper | Bound::Exact) && known.score <= alpha;
    // A proven win or loss holds at any depth.
    i32::from(known.depth) >= depth && (lower || upper || known.bound == Bound::Exact)
        || (lower || upper) && known.is_proven()
}

/// The exact score of a game that is over at `ply`.
fn decided<V: Variant>(position: &Position<V>, ply: usize) -> Score {
    match position.outcome().and_then(|outcome| outcome.winner) {
        Some(side) if side == position.to_move() => Score::win_in(ply),
        Some(_) => -Score::win_in(ply),
        None => Score::DRAW,
    }
}

/// The exact score of a position in which the game goes on, if it is in the tables.
#[inline]
fn exact<V: Variant>(endgame: &Endgame, position: &Position<V>) -> Option<Score> {
    let balls = endgame.final_balls(position)?;
    let mover = position.to_move();
    let [mine, others] = [mover, mover.other()].map(|side| i32::from(*balls.get(side)));
    Some(Score::by_balls(mine - others))
}

/// The hole with this number, which came out of a position.
pub(super) fn hole(number: u8) -> Hole {
    Hole::new(number).expect("holes in the tree come from positions")
}
