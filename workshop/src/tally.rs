//! The score of a paired match, and what it says of the strengths.

use std::fmt;

/// How many pairs of games gave 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally(pub [u32; 5]);

/// Half the width of a 95 % interval, in standard errors.
const INTERVAL: f64 = 1.96;

impl Tally {
    /// Pairs played.
    pub fn pairs(&self) -> f64 {
        f64::from(self.0.iter().sum::<u32>())
    }

    fn mean(&self, value: impl Fn(f64) -> f64) -> f64 {
        let shares = [0.0, 0.25, 0.5, 0.75, 1.0];
        let sum: f64 = shares.iter().zip(self.0).map(|(&s, n)| value(s) * f64::from(n)).sum();
        sum / self.pairs()
    }

    /// The points of the first player, as a part of all.
    pub fn score(&self) -> f64 {
        self.mean(|share| share)
    }

    /// The standard error of the score. Pairs are counted and not games, since the two games of an
    /// opening are not independent.
    pub fn error(&self) -> f64 {
        let score = self.score();
        (self.mean(|share| (share - score) * (share - score)) / self.pairs()).sqrt()
    }
}

/// The difference of ratings that gives this score.
pub fn elo(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    400.0 * (score / (1.0 - score)).log10()
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (score, error) = (self.score(), INTERVAL * self.error());
        let [low, mid, high] = [score - error, score, score + error].map(elo);
        let (percent, games) = (100.0 * score, 2.0 * self.pairs());
        write!(f, "{percent:.1} % of {games} games, Elo {mid:+.0} [{low:+.0}, {high:+.0}]")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_score_half() {
        let tally = Tally([10, 0, 20, 0, 10]);
        assert!((tally.score() - 0.5).abs() < 1e-9 && elo(tally.score()).abs() < 1e-6);
        assert_eq!(tally.to_string(), "50.0 % of 80 games, Elo +0 [-77, +77]");
    }
}
