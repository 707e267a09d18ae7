//! Which quiet moves have been good elsewhere in the tree.

use super::MAX_PLY;
use crate::rules::{MAX_HOLES, Side};

/// The most that a history counter reaches.
const FULL: i32 = 1024;

/// What orders the moves that capture nothing.
#[derive(Clone, Debug)]
pub(super) struct History {
    counters: [[i32; MAX_HOLES + 1]; 2],
    killers: [[u8; 2]; MAX_PLY + 1],
}

impl History {
    pub(super) fn new() -> History {
        History { counters: [[0; MAX_HOLES + 1]; 2], killers: [[0; 2]; MAX_PLY + 1] }
    }

    /// How good hole number `hole` of `side` has been, 0 to 1024.
    #[inline]
    pub(super) fn counter(&self, side: Side, hole: u8) -> i32 {
        self.counters[side as usize][hole as usize]
    }

    // CITE: killer moves, S. G. Akl and M. M. Newborn, "The principal continuation and the killer
    // heuristic", ACM 1977.
    #[inline]
    pub(super) fn is_killer(&self, ply: usize, hole: u8) -> bool {
        self.killers[ply].contains(&hole)
    }

    /// Hole number `hole` has refuted a move, with `depth` plies to go.
    // CITE: history heuristic, J. Schaeffer, "The history heuristic and alpha-beta search
    // enhancements in practice", IEEE PAMI 11, 1989.
    pub(super) fn reward(&mut self, side: Side, ply: usize, hole: u8, depth: i32) {
        let counter = &mut self.counters[side as usize][hole as usize];
        let bonus = (depth * depth).min(FULL / 4);
        *counter += bonus - *counter * bonus / FULL;
        if self.killers[ply][0] != hole {
            self.killers[ply] = [hole, self.killers[ply][0]];
        }
    }
}
