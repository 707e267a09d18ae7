//! What a score means: the chance of winning, and the balls that one will be ahead.

use super::meaning;
use crate::rules::{Position, Rules, Side, Variant};

/// What the scores of an evaluation mean, as it fits the results of games: `workshop calibrate`
/// measures it and says how well it does. Scores are not strictly balls: those of the nets are log
/// odds in their origin, so that a ball is worth more to them when few are left.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Meaning {
    /// Log odds of winning, for each of [`Meaning::factors`].
    pub odds: [f64; 5],
    /// The part of all balls by which one is ahead in the end: for a kazan that is ahead by all of
    /// them, and for a score that is certain when all are on the board.
    pub balls: [f64; 2],
}

/// What counts beside the score, from the view of the player to move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// All balls of the game.
    pub total: f64,
    /// The part of all balls that lies on the board.
    pub left: f64,
    /// By what part of all balls the own kazan is ahead; less than 0 if it is behind.
    pub lead: f64,
}

impl<V: Variant> From<&Position<V>> for Standing {
    fn from(position: &Position<V>) -> Standing {
        let total = f64::from(position.rules().total());
        let part = |balls: i32| f64::from(balls) / total;
        let kazan = |side: Side| i32::from(position.kazan(side));
        let (own, other) = (kazan(position.to_move()), kazan(position.to_move().other()));
        Standing { total, left: 1.0 - part(own + other), lead: part(own - other) }
    }
}

impl Meaning {
    /// That of the evaluation that the search has for games of `rules`.
    #[must_use]
    pub fn of(rules: Rules) -> Meaning {
        let usual = Rules::TOGYZKUMALAK;
        let shape = |rules: Rules| (rules.holes(), rules.balls(), rules.tuzdik());
        match rules {
            Rules::BESTEMSHE => meaning::BESTEMSHE,
            Rules::QOZDATU => meaning::QOZDATU,
            _ if shape(rules) == shape(usual) => meaning::TOGYZKUMALAK,
            _ => meaning::GENERAL,
        }
    }

    /// That of [`General`](super::General).
    #[must_use]
    pub const fn of_general() -> Meaning {
        meaning::GENERAL
    }

    /// What the log odds of winning are made of: a score in thousands; the more of it the fewer
    /// balls are left; a large score, which says more for its size than a small one; and the lead of
    /// the kazan, at any time and the more the fewer balls are left, of which a score can count too
    /// much or too little.
    #[must_use]
    pub fn factors(Standing { left, lead, .. }: Standing, score: i32) -> [f64; 5] {
        let (thousands, gone) = (f64::from(score) / 1000.0, 1.0 - left);
        let large = thousands * thousands.abs() / (thousands.abs() + LARGE);
        [thousands, thousands * gone.powi(3), large, lead, lead * gone.powi(2)]
    }

    /// The expected points, 0 to 1, a draw counting one half, of a player to whom a search gives
    /// `score`.
    #[must_use]
    pub fn win_probability(&self, standing: Standing, score: i32) -> f64 {
        let factors = Meaning::factors(standing, score);
        logistic(self.odds.iter().zip(factors).map(|(odds, factor)| odds * factor).sum())
    }

    /// The number of balls by which that player can be expected to be ahead in the end, less than
    /// 0 if behind.
    #[must_use]
    pub fn ball_difference(&self, standing: Standing, score: i32) -> f64 {
        let certain = 2.0 * logistic(f64::from(score) / 3000.0) - 1.0;
        let Standing { total, left, lead } = standing;
        total * (self.balls[0] * lead + self.balls[1] * left.sqrt() * certain)
    }
}

/// Half of a score of so many thousands counts as large.
const LARGE: f64 = 1.0;

fn logistic(log_odds: f64) -> f64 {
    1.0 / (1.0 + (-log_odds).exp())
}
