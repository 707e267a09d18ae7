//! What the net is to learn of a position: a mixture of the search's score and the result.

use crate::record::Record;

/// Logits a unit of a score.
const UNIT: f32 = 0.001;
/// How many positions are looked at to fit the scale.
const SAMPLE: usize = 300_000;

/// The probability of winning at these log odds.
pub fn logistic(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}

/// How badly a probability meets a target.
pub fn loss(probability: f32, target: f32) -> f32 {
    let p = probability.clamp(1e-6, 1.0 - 1e-6);
    -(target * p.ln() + (1.0 - target) * (1.0 - p).ln())
}

/// One who sets the targets.
#[derive(Clone, Copy, Debug)]
pub struct Teacher {
    /// What the recorded scores are multiplied by, so that they tell the results best.
    pub scale: f32,
    /// The part of the score in a target.
    pub lambda: f32,
}

impl Teacher {
    /// With the scale that fits these records.
    pub fn fit(records: &[Record], lambda: f32) -> Teacher {
        let step = records.len() / SAMPLE + 1;
        let sample = records.iter().step_by(step);
        let known: Vec<(f32, f32)> = sample
            .filter_map(|record| Some((f32::from(record.score) * UNIT, record.ending.points()?)))
            .collect();
        let total = |scale: f32| -> f64 {
            known
                .iter()
                .map(|&(score, points)| f64::from(loss(logistic(scale * score), points)))
                .sum()
        };
        let (mut low, mut high) = (0.1_f32, 3.0_f32);
        for _ in 0..30 {
            let third = (high - low) / 3.0;
            if total(low + third) < total(high - third) {
                high -= third;
            } else {
                low += third;
            }
        }
        Teacher { scale: f32::midpoint(low, high), lambda }
    }

    /// The probability of winning that a net should give for a record.
    pub fn target(self, record: &Record) -> f32 {
        let judged = logistic(self.scale * f32::from(record.score) * UNIT);
        let mixed = |points| self.lambda * judged + (1.0 - self.lambda) * points;
        record.ending.points().map_or(judged, mixed)
    }
}
