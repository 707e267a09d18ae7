//! How well the probability of winning meets the results of fresh games.

use std::fmt;

use togyzkumalak::eval::{Evaluator, win_probability};
use togyzkumalak::rules::Variant;

use crate::play::{self, Manner};
use crate::random::Random;
use crate::teacher::Teacher;
use crate::thinker::Thinker;

/// Positions and points by tenth of the scale of probabilities.
#[derive(Clone, Copy, Default, Debug)]
pub struct Calibration {
    tenths: [Tenth; 10],
    /// Log odds of winning a thousand units of a score, as they fit best.
    logits: f32,
}

#[derive(Clone, Copy, Default, Debug)]
struct Tenth {
    positions: f64,
    foretold: f64,
    points: f64,
}

/// Judges the positions of `games` fresh games at `nodes` a move.
pub fn run<V: Variant, E: Evaluator<V> + Clone>(
    variant: V,
    evaluator: &E,
    games: u64,
    nodes: u64,
    seed: u64,
) -> Calibration {
    let mut calibration = Calibration::default();
    let mut thinker = Thinker::new(evaluator.clone(), 16);
    let mut random = Random::new(seed);
    let mut records = Vec::new();
    for _ in 0..games {
        records.extend(play::game(variant, &mut thinker, Manner::earnest(nodes), &mut random));
    }
    calibration.logits = Teacher::fit(&records, 1.0).scale;
    for record in &records {
        let Some(points) = record.ending.points() else { continue };
        let probability = win_probability(i32::from(record.score));
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 10")]
        let tenth = &mut calibration.tenths[((probability * 10.0) as usize).min(9)];
        tenth.positions += 1.0;
        tenth.foretold += probability;
        tenth.points += f64::from(points);
    }
    calibration
}

impl fmt::Display for Calibration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "foretold  scored  off     positions")?;
        for tenth in self.tenths.iter().filter(|tenth| tenth.positions > 0.0) {
            let foretold = tenth.foretold / tenth.positions;
            let scored = tenth.points / tenth.positions;
            let off = scored - foretold;
            writeln!(f, "{foretold:.3}     {scored:.3}   {off:+.3}  {}", tenth.positions)?;
        }
        writeln!(f, "log odds a thousand units, by the best fit: {:.3}", self.logits)
    }
}
