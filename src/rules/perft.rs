//! Counting the move tree, the classic check of a move generator.

use super::{Position, Variant};

/// The number of move sequences of exactly `depth` plies from `position`; a finished position has
/// none. The last ply is counted, not played.
pub fn perft<V: Variant>(position: &Position<V>, depth: u32) -> u64 {
    let holes = position.legal_holes();
    match depth {
        0 => 1,
        1 => holes.len() as u64,
        _ => holes.into_iter().map(|hole| perft(&position.play_unchecked(hole), depth - 1)).sum(),
    }
}
