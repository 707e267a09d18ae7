//! Walking through a text while counting lines and columns.

use super::error::Spot;

/// The rest of a text and where it stands.
#[derive(Clone)]
pub(super) struct Cursor<'a> {
    rest: &'a str,
    line: usize,
    column: usize,
}

/// Whitespace; a byte order mark is one, wherever texts were joined.
pub(super) fn is_space(c: char) -> bool {
    c.is_whitespace() || c == '\u{feff}'
}

impl<'a> Cursor<'a> {
    pub(super) fn new(text: &'a str) -> Cursor<'a> {
        Cursor { rest: text.strip_prefix('\u{feff}').unwrap_or(text), line: 1, column: 1 }
    }

    pub(super) fn spot(&self) -> Spot {
        Spot { line: self.line, column: self.column }
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// The next character; a line ends with `\n`, `\r` or both.
    pub(super) fn bump(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.rest = &self.rest[c.len_utf8()..];
        if c == '\n' || (c == '\r' && self.peek() != Some('\n')) {
            self.line += 1;
            self.column = 1;
        } else {
            self.column += 1;
        }
        Some(c)
    }

    pub(super) fn take_while(&mut self, mut wanted: impl FnMut(char) -> bool) -> &'a str {
        let before = self.rest;
        while self.peek().is_some_and(&mut wanted) {
            self.bump();
        }
        &before[..before.len() - self.rest.len()]
    }

    /// Goes to where another, which was ahead, stands; what lies between.
    pub(super) fn take_to(&mut self, ahead: Cursor<'a>) -> &'a str {
        let taken = &self.rest[..self.rest.len() - ahead.rest.len()];
        *self = ahead;
        taken
    }

    pub(super) fn skip_space(&mut self) {
        self.take_while(is_space);
    }

    /// What follows up to the next whitespace, to show in an error.
    pub(super) fn word_ahead(&self) -> &'a str {
        self.clone().take_while(|c| !is_space(c))
    }
}
