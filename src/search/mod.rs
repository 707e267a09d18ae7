//! Finding the best move.
//!
//! A [`Search`] is a value that is advanced by so many nodes at a time. It has no clock, no
//! callback and no randomness: whoever runs it decides between two slices whether to go on, and
//! the result does not depend on how the slices were cut.
//!
//! A slice ends at the latest with an iteration, so that [`Search::report`] can follow it. To
//! analyse is to ask for several [`Limits::lines`], and each [`Line`] what it means: how likely it
//! wins, how many balls ahead, and by which [`MoveReason`]s; `examples/analyse.rs` does it.

// The hot path packs small numbers whose ranges the types of this layer guarantee.
#![allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

mod any;
mod frame;
mod history;
mod iterate;
mod level;
mod limits;
mod node;
mod reason;
mod report;
mod score;
mod table;

pub use any::AnySearch;
pub use iterate::{Search, Status};
pub use level::Level;
pub use limits::{Limits, Style};
pub use reason::MoveReason;
pub use report::{Line, Report};
pub use score::Score;
pub use table::Table;

/// The deepest iteration.
pub const MAX_DEPTH: u8 = 100;

/// The most plies between the root and a node.
const MAX_PLY: usize = 127;
