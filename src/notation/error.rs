//! What is wrong in a text, and where.

use std::fmt;

use super::{PositionProblem, RecordProblem};

/// Something wrong in a text: its code, and a sentence by [`fmt::Display`] that says what is
/// expected.
pub trait Problem: fmt::Display + fmt::Debug {
    /// A stable name for programs.
    fn code(&self) -> &'static str;

    /// What the board says, if the text disagrees with it.
    fn board(&self) -> Option<String>;
}

/// A [`Problem`] and its place in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct At<P> {
    /// The line, from 1.
    pub line: usize,
    /// The column of the token's first character, from 1, counted in characters.
    pub column: usize,
    /// What stands there, cut short if it is very long; empty at the end of the text.
    pub token: String,
    /// What is wrong.
    pub problem: P,
}

/// What is wrong in the text of a position.
pub type PositionError = At<PositionProblem>;

/// What is wrong in the text of a record.
pub type RecordError = At<RecordProblem>;

/// A place in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spot {
    pub line: usize,
    pub column: usize,
}

impl Spot {
    pub(super) fn error<P>(self, token: &str, problem: impl Into<P>) -> At<P> {
        const LONGEST: usize = 120;
        let mut short: String = token.chars().take(LONGEST).collect();
        if short.len() < token.len() {
            short.push('…');
        }
        At { line: self.line, column: self.column, token: short, problem: problem.into() }
    }
}

impl<P: Problem> At<P> {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        self.problem.code()
    }

    /// What the board says, if the text disagrees with it: for a move the token that would be
    /// right, for a result the board's own.
    pub fn board(&self) -> Option<String> {
        self.problem.board()
    }
}

impl<P: Problem> fmt::Display for At<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let At { line, column, token, problem } = self;
        write!(f, "line {line}, column {column}: ")?;
        match token.as_str() {
            "" => write!(f, "{problem}, but nothing follows."),
            _ => write!(f, "{problem}, at \"{token}\"."),
        }
    }
}

impl<P: Problem> std::error::Error for At<P> {}
