//! What can be wrong in the text of a position.

use std::fmt;

use super::Problem;
use crate::rules::{SetupErrors, Side};

/// What is wrong in the text of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionProblem {
    /// Not a hole, a tuzdik or a run of empty holes.
    Hole,
    /// A number that no board comes near.
    HugeNumber,
    /// A row ends before it has all holes of the board.
    TooFewHoles {
        /// How many it has.
        found: usize,
        /// How many it must have.
        expected: usize,
    },
    /// A row goes on after all holes of the board.
    TooManyHoles {
        /// How many it must have.
        expected: usize,
    },
    /// A second tuzdik in one row, though a player owns one at most.
    SecondTuzdikInRow,
    /// No slash between the rows.
    Slash,
    /// Not the number of balls in a player's kazan.
    Kazan(Side),
    /// Not the player to move.
    ToMove,
    /// Not the number of the move.
    MoveNumber,
    /// Text after the end.
    ExtraText,
    /// The text reads, but no such position is legal; every reason.
    Illegal(SetupErrors),
}

/// The greatest number of a move that is read.
pub(super) const MAX_MOVE_NUMBER: u32 = 1_000_000;

impl PositionProblem {
    /// The codes of all reasons: several only if the position is not legal.
    #[must_use]
    pub fn codes(&self) -> Vec<&'static str> {
        match self {
            PositionProblem::Illegal(errors) => errors.0.iter().map(|e| e.code()).collect(),
            _ => vec![self.code()],
        }
    }
}

impl Problem for PositionProblem {
    fn code(&self) -> &'static str {
        match self {
            PositionProblem::Hole => "bad-position.hole",
            PositionProblem::HugeNumber => "bad-position.huge-number",
            PositionProblem::TooFewHoles { .. } => "bad-position.too-few-holes",
            PositionProblem::TooManyHoles { .. } => "bad-position.too-many-holes",
            PositionProblem::SecondTuzdikInRow => "bad-position.second-tuzdik-in-row",
            PositionProblem::Slash => "bad-position.slash",
            PositionProblem::Kazan(_) => "bad-position.kazan",
            PositionProblem::ToMove => "bad-position.to-move",
            PositionProblem::MoveNumber => "bad-position.move-number",
            PositionProblem::ExtraText => "bad-position.extra-text",
            PositionProblem::Illegal(errors) => {
                errors.0.first().map_or("bad-position", |first| first.code())
            }
        }
    }

    fn board(&self) -> Option<String> {
        None
    }
}

impl fmt::Display for PositionProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionProblem::Hole => f.write_str(
                "expected a hole such as 9S, t for a tuzdik, or how many empty holes follow",
            ),
            PositionProblem::HugeNumber => f.write_str("expected a number that fits the board"),
            PositionProblem::TooFewHoles { found, expected } => {
                write!(f, "expected {expected} holes in the row, found {found}")
            }
            PositionProblem::TooManyHoles { expected } => {
                write!(f, "expected no more than {expected} holes in the row")
            }
            PositionProblem::SecondTuzdikInRow => {
                f.write_str("expected one tuzdik in the row at most: a player owns only one")
            }
            PositionProblem::Slash => f.write_str("expected a slash and the first player's row"),
            PositionProblem::Kazan(side) => {
                write!(f, "expected how many balls the {side} player's kazan holds")
            }
            PositionProblem::ToMove => {
                f.write_str("expected S or N, for the first or the second player to move")
            }
            PositionProblem::MoveNumber => {
                write!(f, "expected the number of the move, 1 to {MAX_MOVE_NUMBER}")
            }
            PositionProblem::ExtraText => f.write_str("expected the end of the position"),
            PositionProblem::Illegal(errors) => write!(f, "the position is not legal: {errors}"),
        }
    }
}
