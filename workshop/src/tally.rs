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

    /// The difference of ratings between the ends of its 95 % interval.
    pub fn elo(&self) -> (f64, f64, f64) {
        let (score, error) = (self.score(), INTERVAL * self.error());
        (elo(score - error), elo(score), elo(score + error))
    }
}

impl Tally {
    /// How much likelier the result is if the players differ by the second Elo than by the first:
    /// the logarithm of the ratio.
    // CITE: the generalised sequential probability ratio test, in the normal approximation that
    // the testing of chess programs uses: M. Van den Bergh, "A practical introduction to the
    // GSPRT", 2020.
    pub fn likelihood_ratio(&self, (from, to): (f64, f64)) -> f64 {
        let [from, to] = [from, to].map(|elo| 1.0 / (1.0 + 10_f64.powf(-elo / 400.0)));
        let score = self.score();
        let spread = self.mean(|share| (share - score) * (share - score)) * self.pairs();
        // A quarter of a pair more, so that a few equal pairs do not pass for certainty.
        let variance = (spread + 0.25) / (self.pairs() + 1.0);
        self.pairs() * (to - from) * (2.0 * score - from - to) / (2.0 * variance)
    }
}

/// The difference of ratings that gives this score.
pub fn elo(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    400.0 * (score / (1.0 - score)).log10()
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, mid, high) = self.elo();
        let (percent, games) = (100.0 * self.score(), 2.0 * self.pairs());
        write!(f, "{percent:.1} % of {games} games, Elo {mid:+.0} [{low:+.0}, {high:+.0}]")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_speaks_for_the_higher_rating() {
        assert!(Tally([0, 5, 20, 40, 35]).likelihood_ratio((0.0, 20.0)) > 2.9);
        assert!(Tally([35, 40, 20, 5, 0]).likelihood_ratio((0.0, 20.0)) < -2.9);
    }

    #[test]
    fn equals_score_half() {
        let tally = Tally([10, 0, 20, 0, 10]);
        assert!((tally.score() - 0.5).abs() < 1e-9 && elo(tally.score()).abs() < 1e-6);
        assert_eq!(tally.to_string(), "50.0 % of 80 games, Elo +0 [-77, +77]");
    }
}
