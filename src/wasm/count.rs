//! Counting moves, to measure and to check the rules as they are compiled for speed.

use wasm_bindgen::prelude::*;

use super::message;
use crate::rules::{Position, Rules, Togyzkumalak, Variant, perft};

/// The leaf count of the move tree `depth` plies below a game.
#[wasm_bindgen(js_name = perft)]
pub fn count(game: &[u8], depth: u32) -> Result<f64, JsValue> {
    fn leaves<V: Variant>(position: Position<Rules>, variant: V, depth: u32) -> Option<u64> {
        Some(perft(&position.with_variant(variant)?, depth))
    }
    let position = *message::read(game)?.position();
    let leaves = leaves(position, Togyzkumalak, depth).unwrap_or_else(|| perft(&position, depth));
    #[expect(clippy::cast_precision_loss, reason = "no perft that ends passes 2^53")]
    Ok(leaves as f64)
}
