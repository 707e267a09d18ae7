//! What can be wrong with the text of a move.

use std::fmt;

use super::Problem;
use super::result::board_says;
use crate::rules::{Move, Place, PlayError, Position, Refusal, Side, Variant};

/// What is wrong with the text of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveProblem {
    /// Not a form of a move.
    NotAMove,
    /// The move is not legal.
    Refused {
        /// Why.
        refusal: Refusal,
        /// What the board says: the holes that can be played, or how the game ended.
        board: String,
    },
    /// The move starts on the opponent's side.
    Side {
        /// Who is to move.
        to_move: Side,
    },
    /// The last ball falls elsewhere.
    Destination {
        /// Where it falls.
        landing: Place,
        /// The move as it should be written.
        board: String,
    },
    /// A tuzdik is marked where none is made.
    WrongTuzdikMark {
        /// The move as it should be written.
        board: String,
    },
    /// A tuzdik is made and not marked.
    MissingTuzdikMark {
        /// The move.
        made: Move,
        /// The move as it should be written.
        board: String,
    },
    /// The mover's kazan holds another number of balls.
    Score {
        /// How many it holds after the move.
        kazan: u8,
        /// The move as it should be written.
        board: String,
    },
}

impl MoveProblem {
    pub(super) fn refused<V: Variant>(error: PlayError<V>, position: &Position<V>) -> MoveProblem {
        MoveProblem::Refused { refusal: error.refusal, board: playable(position) }
    }

    pub(super) fn no_such_hole<V: Variant>(position: &Position<V>) -> MoveProblem {
        MoveProblem::Refused { refusal: Refusal::NoSuchHole, board: playable(position) }
    }
}

/// The holes that can be played, or how the game ended.
fn playable<V: Variant>(position: &Position<V>) -> String {
    if let Some(outcome) = position.outcome() {
        return board_says(outcome);
    }
    let holes: Vec<String> = position.legal_holes().into_iter().map(|h| h.to_string()).collect();
    format!("the {} player can play {}", position.to_move(), holes.join(", "))
}

impl Problem for MoveProblem {
    fn code(&self) -> &'static str {
        match self {
            MoveProblem::NotAMove => "record.not-a-move",
            MoveProblem::Refused { refusal: Refusal::GameOver, .. } => "record.game-over",
            MoveProblem::Refused { refusal: Refusal::NoSuchHole, .. } => "record.no-such-hole",
            MoveProblem::Refused { refusal: Refusal::EmptyHole, .. } => "record.empty-hole",
            MoveProblem::Refused { refusal: Refusal::OpponentsTuzdik, .. } => {
                "record.opponents-tuzdik"
            }
            MoveProblem::Side { .. } => "record.side",
            MoveProblem::Destination { .. } => "record.destination",
            MoveProblem::WrongTuzdikMark { .. } | MoveProblem::MissingTuzdikMark { .. } => {
                "record.tuzdik-mark"
            }
            MoveProblem::Score { .. } => "record.score",
        }
    }

    fn board(&self) -> Option<String> {
        match self {
            MoveProblem::NotAMove => None,
            MoveProblem::Side { to_move } => Some(format!("the {to_move} player is to move")),
            MoveProblem::Refused { board, .. }
            | MoveProblem::Destination { board, .. }
            | MoveProblem::WrongTuzdikMark { board }
            | MoveProblem::MissingTuzdikMark { board, .. }
            | MoveProblem::Score { board, .. } => Some(board.clone()),
        }
    }
}

impl fmt::Display for MoveProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveProblem::NotAMove => f.write_str("expected a move such as 76(10), 25X, g1d2 or 7"),
            MoveProblem::Refused { refusal, board } => {
                let why = match refusal {
                    Refusal::GameOver => return write!(f, "the game is over ({board})"),
                    Refusal::NoSuchHole => "the board has no such hole",
                    Refusal::EmptyHole => "the hole is empty",
                    Refusal::OpponentsTuzdik => "the hole is the opponent's tuzdik",
                };
                write!(f, "{why}; {board}")
            }
            MoveProblem::Side { to_move } => {
                write!(f, "expected a move of the {to_move} player, who is to move")
            }
            MoveProblem::Destination { landing, .. } => {
                write!(f, "expected a move to hole {}, where the last ball falls", landing.hole)
            }
            MoveProblem::WrongTuzdikMark { board } => {
                write!(f, "expected {board} without the mark of a tuzdik, for the move makes none")
            }
            MoveProblem::MissingTuzdikMark { board, .. } => {
                write!(f, "expected the mark of the tuzdik that the move makes, {board}")
            }
            MoveProblem::Score { kazan, .. } => {
                write!(f, "expected the score {kazan}, the mover's kazan after the move")
            }
        }
    }
}
