//! What can be wrong in the text of a record.

use std::fmt;

use super::{MoveProblem, PositionProblem, Problem};
use crate::rules::{Reason, RulesError};

/// What is wrong in the text of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordProblem {
    /// There is no game in the text.
    NoGame,
    /// No name after the `[` of a tag.
    TagName,
    /// No value in quotes after the name of a tag.
    TagValue,
    /// The value of a tag has no closing quote on its line.
    UnclosedValue,
    /// No `]` after the value of a tag.
    TagEnd,
    /// A second tag of a name that may occur only once.
    SecondTag,
    /// A comment without its `}`.
    UnclosedComment,
    /// A `}` or `]` that closes nothing.
    Unopened(char),
    /// A side line where there is no move that it could replace.
    Variation,
    /// A side line without its `)`.
    UnclosedVariation,
    /// A side line without a move.
    EmptyVariation,
    /// Too many side lines within each other.
    DeepVariation,
    /// Not a mark of a move, or no move before it.
    Mark,
    /// Not a rule set.
    Variant,
    /// A custom rule set that cannot be.
    Rules(RulesError),
    /// The position at the start.
    Position(PositionProblem),
    /// The wrong number before a move.
    MoveNumber {
        /// The number as it should be written.
        board: String,
    },
    /// A move.
    Move(MoveProblem),
    /// Not a result.
    Result,
    /// A result that the board contradicts.
    ResultAgainstBoard {
        /// The board's own.
        board: String,
    },
    /// A result that differs from the one before it, in the tags or after the moves.
    ResultsDiffer {
        /// The one before.
        before: &'static str,
    },
    /// A reason that the board contradicts.
    ReasonAgainstBoard {
        /// How the game is said to have ended.
        reason: Reason,
        /// The board's own result.
        board: String,
    },
    /// A reason that does not go with the result.
    ReasonAgainstResult(Reason),
}

impl From<MoveProblem> for RecordProblem {
    fn from(problem: MoveProblem) -> RecordProblem {
        RecordProblem::Move(problem)
    }
}

impl Problem for RecordProblem {
    fn code(&self) -> &'static str {
        match self {
            RecordProblem::NoGame => "record.no-game",
            RecordProblem::TagName => "record.tag-name",
            RecordProblem::TagValue => "record.tag-value",
            RecordProblem::UnclosedValue => "record.unclosed-value",
            RecordProblem::TagEnd => "record.tag-end",
            RecordProblem::SecondTag => "record.second-tag",
            RecordProblem::UnclosedComment => "record.unclosed-comment",
            RecordProblem::Unopened(_) => "record.unopened",
            RecordProblem::Variation => "record.variation",
            RecordProblem::UnclosedVariation => "record.unclosed-variation",
            RecordProblem::EmptyVariation => "record.empty-variation",
            RecordProblem::DeepVariation => "record.deep-variation",
            RecordProblem::Mark => "record.mark",
            RecordProblem::Variant => "record.variant",
            RecordProblem::Rules(error) => error.code(),
            RecordProblem::Position(problem) => problem.code(),
            RecordProblem::MoveNumber { .. } => "record.move-number",
            RecordProblem::Move(problem) => problem.code(),
            RecordProblem::Result => "record.result",
            RecordProblem::ResultAgainstBoard { .. } => "record.result-against-board",
            RecordProblem::ResultsDiffer { .. } => "record.results-differ",
            RecordProblem::ReasonAgainstBoard { .. } => "record.reason-against-board",
            RecordProblem::ReasonAgainstResult(_) => "record.reason-against-result",
        }
    }

    fn board(&self) -> Option<String> {
        match self {
            RecordProblem::MoveNumber { board }
            | RecordProblem::ResultAgainstBoard { board }
            | RecordProblem::ReasonAgainstBoard { board, .. } => Some(board.clone()),
            RecordProblem::Move(problem) => problem.board(),
            RecordProblem::Position(problem) => problem.board(),
            _ => None,
        }
    }
}

impl fmt::Display for RecordProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordProblem::NoGame => f.write_str("expected a game"),
            RecordProblem::TagName => f.write_str("expected the name of a tag"),
            RecordProblem::TagValue => f.write_str("expected the tag's value in quotes"),
            RecordProblem::UnclosedValue => {
                f.write_str("expected a closing quote on the same line")
            }
            RecordProblem::TagEnd => f.write_str("expected ] after the tag's value"),
            RecordProblem::SecondTag => f.write_str("expected only one tag of this name in a game"),
            RecordProblem::UnclosedComment => f.write_str("expected } at the end of the comment"),
            RecordProblem::Unopened(c) => write!(f, "expected no {c}, for nothing is open"),
            RecordProblem::Variation => f.write_str("expected a move before its side lines"),
            RecordProblem::UnclosedVariation => {
                f.write_str("expected ) at the end of the side line")
            }
            RecordProblem::EmptyVariation => f.write_str("expected a move in the side line"),
            RecordProblem::DeepVariation => f.write_str("expected fewer side lines in side lines"),
            RecordProblem::Mark => {
                f.write_str("expected a move and then $0 to $255 or one of ! ? !! ?? !? ?!")
            }
            RecordProblem::Variant => f.write_str(
                "expected the name of a rule set, or a custom one such as holes=7 balls=7 tuzdik=no",
            ),
            RecordProblem::Rules(error) => error.fmt(f),
            RecordProblem::Position(problem) => problem.fmt(f),
            RecordProblem::MoveNumber { board } => {
                write!(f, "expected the number of the move to be {board}")
            }
            RecordProblem::Move(problem) => problem.fmt(f),
            RecordProblem::Result => f.write_str("expected a result: 1-0, 0-1, 1/2-1/2 or *"),
            RecordProblem::ResultAgainstBoard { board } => {
                write!(f, "the result contradicts the board: {board}")
            }
            RecordProblem::ResultsDiffer { before } => {
                write!(f, "the result differs from the one before it, {before}")
            }
            RecordProblem::ReasonAgainstBoard { reason, board } => {
                write!(f, "an end by {} contradicts the board: {board}", reason.name())
            }
            RecordProblem::ReasonAgainstResult(reason @ (Reason::Resignation | Reason::Time)) => {
                write!(f, "expected a winner in the result, for the end is by {}", reason.name())
            }
            RecordProblem::ReasonAgainstResult(reason) => {
                write!(f, "expected a draw in the result, for the end is by {}", reason.name())
            }
        }
    }
}
