//! The rules of the game: the board, the one way to move a ball, and when a game is over.
//!
//! This layer names nothing else of the crate and has no I/O, clock or randomness.

// The hot path is packed arithmetic on bytes whose ranges the types of this layer guarantee.
#![allow(clippy::cast_possible_truncation, clippy::cast_lossless, clippy::inline_always)]

mod board;
mod hash;
mod hole;
mod outcome;
mod perft;
mod position;
mod setup;
mod side;
mod sowing;
mod variant;

pub use hole::{Hole, Holes, HolesIter, MAX_HOLES, Place};
pub use outcome::{Outcome, Reason};
pub use perft::perft;
pub use position::{Effect, Move, PlayError, Position, Refusal};
pub use setup::{Setup, SetupError, SetupErrors};
pub use side::{BySide, Side};
pub use sowing::Step;
pub use variant::{
    Bestemshe, Custom, NoResow, Pantusov1906, Qozdatu, Rules, RulesError, SingleCapture,
    Togyzkumalak, Variant,
};
