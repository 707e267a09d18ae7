//! What a position is worth.

mod material;

pub use material::Material;

use crate::rules::{Position, Variant};

/// Judges positions of rule set `V` without looking ahead.
///
/// The search asks only about positions in which the game goes on.
pub trait Evaluator<V: Variant> {
    /// How well the player to move stands: 100 is worth one ball in the kazan, 0 is even. Values
    /// beyond ±30,000 are cut off there by the search.
    fn evaluate(&self, position: &Position<V>) -> i32;
}
