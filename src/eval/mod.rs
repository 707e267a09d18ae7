//! What a position is worth.

// The hot path packs small numbers whose ranges the types of this layer and of the rules guarantee.
#![allow(clippy::cast_possible_truncation, clippy::inline_always)]

pub(crate) mod committed;
pub mod features;
mod fitting;
mod general;
pub(crate) mod kernel;
#[cfg(any(edge = "engine", edge = "kernel"))]
pub(crate) mod leaf;
mod material;
mod meaning;
mod net;
mod packing;
mod probability;
mod range_coder;
mod threats;
mod weights;

pub use fitting::Fitting;
pub use general::General;
pub use material::Material;
pub use net::{CLIP, Net, OUTPUT_ONE, SKIP_UNIT};
pub use probability::{Meaning, Standing};
pub use weights::{NetError, Weights};

use crate::rules::{Position, Variant};

/// Judges positions of rule set `V` without looking ahead.
///
/// The search asks only about positions in which the game goes on.
pub trait Evaluator<V: Variant> {
    /// How well the player to move stands: 100 is worth one ball in the kazan, 0 is even. Values
    /// beyond ±30,000 are cut off there by the search.
    fn evaluate(&self, position: &Position<V>) -> i32;
}
