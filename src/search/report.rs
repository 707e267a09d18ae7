//! What a search has found.

use super::Score;
use crate::eval::Meaning;
use crate::rules::{Hole, Position, Variant};

/// What is known of one move of the root.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The best play of both sides, this move first; never empty.
    pub holes: Vec<Hole>,
    /// What the move is worth to the player who makes it.
    pub score: Score,
    /// Whether that is certain: a win or a loss that is known, or a draw by the endgame tables.
    pub exact: bool,
    /// The iteration from which the score is, 0 before the first.
    pub depth: u8,
}

impl Line {
    /// The move itself.
    ///
    /// # Panics
    /// Never: a line made by a search is not empty.
    #[must_use]
    pub fn hole(&self) -> Hole {
        self.holes[0]
    }

    /// The expected points, 0 to 1, a draw counting one half, of the player to move in
    /// `position`, from which the line was searched: see [`Meaning`].
    #[must_use]
    pub fn win_probability<V: Variant>(&self, position: &Position<V>) -> f64 {
        match self.score.hundredths().signum() {
            1 if self.score.is_decided() => 1.0,
            -1 if self.score.is_decided() => 0.0,
            _ if self.exact => 0.5,
            _ => Meaning::of(position.rules())
                .win_probability(position.into(), self.score.hundredths()),
        }
    }

    /// By how many balls that player can be expected to be ahead in the end, less than 0 for
    /// behind; what the line itself brings if it leads to the end of the game, or what the endgame
    /// tables say.
    #[must_use]
    pub fn ball_difference<V: Variant>(&self, position: &Position<V>) -> f64 {
        if let Some(balls) = self.score.balls() {
            return balls.into();
        }
        let mover = position.to_move();
        let end = self.holes.iter().try_fold(*position, |at, &hole| at.play(hole).ok());
        match end.and_then(|end| end.outcome()) {
            Some(end) => {
                f64::from(*end.score.get(mover)) - f64::from(*end.score.get(mover.other()))
            }
            None if self.exact && !self.score.is_decided() => 0.0,
            None => Meaning::of(position.rules())
                .ball_difference(position.into(), self.score.hundredths()),
        }
    }
}

/// Orders lines by falling worth; equals keep their order. A handful of lines needs no more than
/// this, and the library's sort would be compiled anew for each rule set.
pub(super) fn rank<K: Ord>(lines: &mut [Line], worth: impl Fn(&Line) -> K) {
    for end in 1..lines.len() {
        let this = worth(&lines[end]);
        let better = lines[..end].iter().take_while(|line| worth(line) >= this).count();
        lines[better..=end].rotate_right(1);
    }
}

/// The findings of a search so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The best moves, the best first, as many as [`Limits::lines`](super::Limits::lines) asks for
    /// and the position has; none if the game is over.
    pub lines: Vec<Line>,
    /// The last iteration that was finished.
    pub depth: u8,
    /// How many nodes were visited.
    pub nodes: u64,
}

impl Report {
    /// The best move, `None` if the game is over.
    #[must_use]
    pub fn best(&self) -> Option<Hole> {
        self.lines.first().map(Line::hole)
    }

    /// What the best move is worth to the player to move; a draw if there is none.
    #[must_use]
    pub fn score(&self) -> Score {
        self.lines.first().map_or(Score::DRAW, |line| line.score)
    }
}
