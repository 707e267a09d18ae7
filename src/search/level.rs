//! Strengths of play.

use super::{Limits, Report};
use crate::rules::{Hole, MAX_HOLES, Position, Variant};

/// A strength of play, the same on every device: so deep a search, and so much imprecision.
///
/// | level | search | each move's score is off by up to |
/// |---|---|---|
/// | 1 | 1 ply | 6 balls |
/// | 2 | 3 plies | 2 balls |
/// | 3 | 200,000 nodes | 0 |
///
/// A search within [`Level::limits`] scores every move of levels 1 and 2; [`Level::choose`] then
/// errs, by a seed and the position, so that the same seed plays the same and another differs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// The strongest.
    pub const MAX: u8 = 3;

    /// Level `number`, or `None` outside 1..=[`Level::MAX`].
    #[must_use]
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= Level::MAX { Some(Level(number)) } else { None }
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How far the search of this level goes.
    #[must_use]
    pub fn limits(self) -> Limits {
        let every = MAX_HOLES as u8;
        match self.0 {
            1 => Limits { depth: 1, lines: every, ..Limits::default() },
            2 => Limits { depth: 3, lines: every, ..Limits::default() },
            _ => Limits { nodes: 200_000, ..Limits::default() },
        }
    }

    /// By how many hundredths of a ball a move can be misjudged.
    const fn imprecision(self) -> i32 {
        match self.0 {
            1 => 600,
            2 => 200,
            _ => 0,
        }
    }

    /// The move that this level makes after the search within its limits; `None` if the game is
    /// over.
    #[must_use]
    pub fn choose<V: Variant>(
        self,
        position: &Position<V>,
        report: &Report,
        seed: u64,
    ) -> Option<Hole> {
        let judged = |line: &super::Line| {
            let noise = mix(seed ^ position.key() ^ u64::from(line.hole().number()) << 32);
            // A triangular error: the sum of two even ones.
            let half = i64::from(self.imprecision()) / 2;
            let off = |bits: u64| (bits & 0xffff) as i64 * 2 * half / 0xffff - half;
            i64::from(line.score.hundredths()) + off(noise) + off(noise >> 32)
        };
        report.lines.iter().max_by_key(|line| (judged(line), line.hole())).map(super::Line::hole)
    }
}

/// A well-mixed number for each number.
// CITE: SplitMix64, G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom number
// generators", OOPSLA 2014.
const fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
