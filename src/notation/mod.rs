//! Reading and writing positions, moves and records of games.
//!
//! - [`Diagram`]: a position as text, with the number of its move.
//! - [`MoveText`]: one move as it is written; [`Format`]: the ways to write one.
//! - [`Record`]: a whole game with tags, comments, side lines and result; a text can hold several.
//!
//! Readers are lenient in whitespace and strict in meaning: what a text says about the board is
//! checked against the board, and an error says where they differ. No input makes one panic.
//!
//! ```
//! use togyzkumalak::notation::{Format, Record};
//! let records = Record::parse_all("[White \"Aibek\"] 1. 76(10) 55(10) 2. 88 *").unwrap();
//! assert_eq!(records[0].moves.len(), 3);
//! assert!(records[0].to_text(Format::Uci).contains("1. g1d2 e2e1 2. h1b2 *"));
//!
//! let error = Record::parse_all("1. 76(10)\n   54(10)").unwrap_err();
//! assert_eq!((error.line, error.column, error.code()), (2, 4, "record.destination"));
//! assert_eq!(error.board().as_deref(), Some("55(10)"));
//! ```

mod cursor;
mod error;
mod format;
mod game_reader;
mod lexer;
mod line;
mod move_problem;
mod moves;
mod position;
mod position_problem;
mod position_reader;
mod record;
mod record_problem;
mod result;
mod rules_text;
mod side_line;
mod tag_section;
mod tags;
mod writer;

pub use error::{At, PositionError, Problem, RecordError};
pub use format::Format;
pub use move_problem::MoveProblem;
pub use moves::MoveText;
pub use position::{Diagram, Sketch};
pub use position_problem::PositionProblem;
pub use record::{Comment, Record};
pub use record_problem::RecordProblem;
pub use side_line::{Mark, SideLine};
pub use tags::Tag;
