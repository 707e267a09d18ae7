//! The tokens of a record.

use super::cursor::{Cursor, is_space};
use super::error::Spot;
use super::tags::is_name;
use super::{RecordError, RecordProblem, Tag};

/// A token and where it starts: a tag at its name.
pub(super) struct Token<'a> {
    pub spot: Spot,
    pub kind: Kind<'a>,
}

pub(super) enum Kind<'a> {
    /// A tag, and where its value starts.
    Tag(Tag, Spot),
    /// The text of a comment, trimmed, and where it starts.
    Comment(String, Spot),
    /// The bracket at the start of a side line.
    Open,
    /// The bracket at its end.
    Close,
    /// A mark of a move: `$1`, `!?`.
    Mark(&'a str),
    /// The number of a move with its dots.
    Number(&'a str),
    /// A move, a result, or anything else.
    Word(&'a str),
}

pub(super) struct Lexer<'a> {
    cursor: Cursor<'a>,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Lexer<'a> {
        Lexer { cursor: Cursor::new(text) }
    }

    /// The next token, `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<Token<'a>>, RecordError> {
        self.cursor.skip_space();
        let mut spot = self.cursor.spot();
        let kind = match self.cursor.peek() {
            None => return Ok(None),
            Some('[') => {
                self.cursor.bump();
                self.cursor.skip_space();
                spot = self.cursor.spot();
                self.tag()?
            }
            Some('{') => self.comment(spot)?,
            Some(';') => {
                self.cursor.bump();
                self.cursor.take_while(|c| is_space(c) && c != '\n' && c != '\r');
                let inside = self.cursor.spot();
                Kind::Comment(tidy(self.cursor.take_while(|c| c != '\n' && c != '\r')), inside)
            }
            Some(c @ ('}' | ']')) => {
                return Err(spot.error(c.encode_utf8(&mut [0; 4]), RecordProblem::Unopened(c)));
            }
            Some('(') => {
                self.cursor.bump();
                Kind::Open
            }
            Some(')') => {
                self.cursor.bump();
                Kind::Close
            }
            Some(c @ ('!' | '?' | '$')) => self.mark(c),
            Some(_) => self.word(),
        };
        Ok(Some(Token { spot, kind }))
    }

    fn tag(&mut self) -> Result<Kind<'a>, RecordError> {
        let name = self.cursor.take_while(is_name);
        if name.is_empty() {
            return Err(self.error(RecordProblem::TagName));
        }
        self.cursor.skip_space();
        if self.cursor.peek() != Some('"') {
            return Err(self.error(RecordProblem::TagValue));
        }
        let quote = self.cursor.spot();
        self.cursor.bump();
        let spot = self.cursor.spot();
        let mut value = String::new();
        loop {
            match self.cursor.bump() {
                None | Some('\n' | '\r') => {
                    return Err(quote.error("\"", RecordProblem::UnclosedValue));
                }
                Some('"') => break,
                Some('\\') => match self.cursor.peek() {
                    Some(c @ ('"' | '\\')) => {
                        self.cursor.bump();
                        value.push(c);
                    }
                    _ => value.push('\\'),
                },
                Some(c) => value.push(c),
            }
        }
        self.cursor.skip_space();
        if self.cursor.peek() != Some(']') {
            return Err(self.error(RecordProblem::TagEnd));
        }
        self.cursor.bump();
        let tag = Tag::new(name, value).expect("the name and the value were read as such");
        Ok(Kind::Tag(tag, spot))
    }

    fn comment(&mut self, open: Spot) -> Result<Kind<'a>, RecordError> {
        self.cursor.bump();
        self.cursor.skip_space();
        let inside = self.cursor.spot();
        let text = self.cursor.take_while(|c| c != '}');
        if self.cursor.bump().is_none() {
            return Err(open.error("{", RecordProblem::UnclosedComment));
        }
        Ok(Kind::Comment(tidy(text), inside))
    }

    /// A mark of a move: `$` with a number, or signs.
    fn mark(&mut self, first: char) -> Kind<'a> {
        let mut ahead = self.cursor.clone();
        ahead.bump();
        ahead.take_while(|c| if first == '$' { c.is_ascii_digit() } else { "!?".contains(c) });
        Kind::Mark(self.cursor.take_to(ahead))
    }

    fn word(&mut self) -> Kind<'a> {
        let digit = |c: char| c.is_ascii_digit();
        let mut ahead = self.cursor.clone();
        let digits = !ahead.take_while(digit).is_empty();
        if digits && !ahead.take_while(|c| c == '.').is_empty() {
            return Kind::Number(self.cursor.take_to(ahead));
        }
        let plain = |c| !is_space(c) && !"{}[]();!?$".contains(c);
        ahead.take_while(plain);
        // A number in brackets at once after a move is its score; any other bracket is a side line's.
        let mut score = ahead.clone();
        let opens = score.bump() == Some('(');
        if opens && !score.take_while(digit).is_empty() && score.bump() == Some(')') {
            score.take_while(plain);
            ahead = score;
        }
        Kind::Word(self.cursor.take_to(ahead))
    }

    fn error(&self, problem: RecordProblem) -> RecordError {
        self.cursor.spot().error(self.cursor.word_ahead(), problem)
    }
}

fn tidy(comment: &str) -> String {
    comment.trim_matches(is_space).replace("\r\n", "\n").replace('\r', "\n")
}
