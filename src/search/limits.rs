//! What bounds a search, and what it is made of.

use super::MAX_DEPTH;

/// When a search ends by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The last iteration, in plies; at most [`MAX_DEPTH`].
    pub depth: u8,
    /// How many nodes may be visited; kept exactly.
    pub nodes: u64,
    /// How many of the best moves get a score and a line of their own, at least one.
    pub lines: u8,
}

impl Default for Limits {
    /// As deep as it goes, one line.
    fn default() -> Self {
        Limits { depth: MAX_DEPTH, nodes: u64::MAX, lines: 1 }
    }
}

/// The techniques of a search. Their values were chosen by matches; others are for measuring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// Whether the transposition table is used.
    pub table: bool,
    /// How many plies of captures follow the last full ply.
    pub quiescence: u8,
    /// The fewest balls of a capture that is followed there.
    pub capture: u8,
    /// Half the width of the first window around the last score, in hundredths of a ball; 0 for
    /// an open window.
    pub aspiration: i32,
}

impl Style {
    /// The first search of this crate, kept to measure the later ones against.
    pub const FIRST: Style = Style { table: true, quiescence: 6, capture: 3, aspiration: 0 };
}

impl Default for Style {
    fn default() -> Self {
        Style::FIRST
    }
}
