//! What a record says beside the moves that were played: other moves, and marks.

use super::Comment;
use crate::rules::Move;

/// Moves that could have been played instead.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SideLine {
    /// The line that it leaves: 0 for the moves of the game, n for the n-th side line of the record.
    pub line: usize,
    /// Which move of that line it replaces, from 0.
    pub at: usize,
    /// The moves; those of a record that was read are legal.
    pub moves: Vec<Move>,
    /// The comments on its moves in their order.
    pub comments: Vec<Comment>,
    /// The marks of its moves in their order.
    pub marks: Vec<Mark>,
}

/// What a move is worth, in the opinion of whoever marked it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mark {
    /// Which move of the line, from 0.
    pub of: usize,
    /// Its number in records of chess games (NAG): 1 good, 2 mistake, 3 brilliant, 4 blunder,
    /// 5 interesting, 6 dubious; others have no sign.
    pub number: u8,
}

/// The signs of the marks from 1.
const SIGNS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

impl Mark {
    /// The sign of the mark, if it has one.
    #[must_use]
    pub fn sign(self) -> Option<&'static str> {
        SIGNS.get(usize::from(self.number).checked_sub(1)?).copied()
    }

    /// The number of a mark as it is written: `$5` or `!?`.
    pub(super) fn read(text: &str) -> Option<u8> {
        let sign = SIGNS.iter().zip(1..).find(|(sign, _)| **sign == text);
        sign.map_or_else(|| text.strip_prefix('$')?.parse().ok(), |(_, number)| Some(number))
    }
}
