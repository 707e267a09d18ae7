//! From a score to the chance of winning.

/// Log odds of winning a thousand units of a score of the net for togyzkumalak: fitted to the
/// results of 1,000 fresh games at 2,000 nodes a move (`workshop calibrate`).
const LOGITS: f64 = 1.5;

/// The expected points, 0 to 1, a draw counting one half, of a player whose position has this
/// score. Scores are not strictly balls: those of the net are log odds in their origin, so that a
/// ball is worth more to it when few are left.
#[must_use]
pub fn win_probability(score: i32) -> f64 {
    1.0 / (1.0 + (-LOGITS * f64::from(score) / 1000.0).exp())
}
