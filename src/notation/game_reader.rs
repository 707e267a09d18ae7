//! Reading the games of a text.

use super::error::Spot;
use super::lexer::{Kind, Lexer, Token};
use super::line::Line;
use super::result::{Claim, End, Verdict};
use super::tag_section::TagSection;
use super::{Comment, Record, RecordError, RecordProblem};

pub(super) fn read_all(text: &str) -> Result<Vec<Record>, RecordError> {
    let mut reader = Reader { records: Vec::new(), closed: None, open: None };
    let mut lexer = Lexer::new(text);
    let mut end = Spot { line: 1, column: 1 };
    while let Some(token) = lexer.next()? {
        end = token.spot;
        reader.token(token)?;
    }
    reader.end_of_text()?;
    if reader.records.is_empty() {
        return Err(end.error("", RecordProblem::NoGame));
    }
    Ok(reader.records)
}

struct Reader {
    records: Vec<Record>,
    /// The line with the result of the last game, and its board.
    closed: Option<(usize, End)>,
    open: Option<Open>,
}

/// A game that is being read.
#[derive(Default)]
struct Open {
    tags: TagSection,
    /// The comments and where they start.
    comments: Vec<(Spot, Comment)>,
    /// The moves, once there is something after the tags.
    line: Option<Line>,
}

impl Open {
    fn is_comments(&self) -> bool {
        self.line.is_none() && self.tags.is_empty()
    }

    fn line(&mut self) -> Result<&mut Line, RecordError> {
        if self.line.is_none() {
            self.line = Some(Line::new(self.tags.start()?));
        }
        Ok(self.line.as_mut().expect("set above"))
    }
}

impl Reader {
    fn token(&mut self, token: Token) -> Result<(), RecordError> {
        let Token { spot, kind } = token;
        match kind {
            Kind::Tag(tag, value) => {
                if self.open.as_ref().is_some_and(|open| open.line.is_some()) {
                    self.finish(None)?;
                }
                self.open().tags.add(tag, spot, value)
            }
            Kind::Comment(text, inside) => self.comment(spot.line, inside, text),
            Kind::Number(text) => self.open().line()?.number(spot, text),
            Kind::Word(text) => match Claim::read(text) {
                Some(claim) => self.result(spot, text, claim),
                None if text.starts_with(['(', ')']) => {
                    Err(spot.error(text, RecordProblem::Variation))
                }
                None if text.bytes().all(|b| b == b'.') => Ok(()),
                None => self.open().line()?.word(spot, text),
            },
        }
    }

    fn open(&mut self) -> &mut Open {
        self.open.get_or_insert_default()
    }

    /// A comment on the line of a result belongs to the game that ended there.
    fn comment(&mut self, line: usize, inside: Spot, text: String) -> Result<(), RecordError> {
        if self.open.is_none() && self.closed.as_ref().is_some_and(|(closed, _)| *closed == line) {
            return self.late_comment(inside, text);
        }
        let open = self.open();
        if let Some(line) = &open.line {
            line.board().check_comment(&text).map_err(|problem| inside.error(&text, problem))?;
        }
        let after = open.line.as_ref().map_or(0, |line| line.moves.len());
        open.comments.push((inside, Comment { after, text }));
        Ok(())
    }

    /// A comment after the result of the last game.
    fn late_comment(&mut self, inside: Spot, text: String) -> Result<(), RecordError> {
        if let Some((_, end)) = &self.closed {
            end.check_comment(&text).map_err(|problem| inside.error(&text, problem))?;
        }
        if let Some(last) = self.records.last_mut() {
            last.comments.push(Comment { after: last.moves.len(), text });
        }
        Ok(())
    }

    /// A result ends the open game; one more after it must say the same.
    fn result(&mut self, spot: Spot, text: &str, claim: Claim) -> Result<(), RecordError> {
        if let (None, Some((_, end)), Some(last)) = (&self.open, &self.closed, self.records.last())
        {
            return end
                .check(claim)
                .and_then(|()| claim.same_as(last.result.map(Verdict::of)))
                .map_err(|problem| spot.error(text, problem));
        }
        self.finish(Some((spot, text, claim)))
    }

    /// Ends the open game, with what stands at its end.
    fn finish(&mut self, token: Option<(Spot, &str, Claim)>) -> Result<(), RecordError> {
        let mut open = self.open.take().unwrap_or_default();
        open.line()?;
        let Open { tags, comments, line: Some(line) } = open else { return Ok(()) };
        let end = line.end();
        let result = tags.result(&end, token)?;
        self.closed = token.map(|(spot, ..)| (spot.line, end));
        let Line { start, moves, .. } = line;
        let comments = comments.into_iter().map(|(_, comment)| comment).collect();
        self.records.push(Record { tags: tags.others, start, moves, comments, result });
        Ok(())
    }

    /// Comments alone are no game, if there is one that they can follow.
    fn end_of_text(&mut self) -> Result<(), RecordError> {
        match &mut self.open {
            Some(open) if open.is_comments() && !self.records.is_empty() => {
                let mut comments = std::mem::take(&mut open.comments).into_iter();
                comments.try_for_each(|(spot, comment)| self.late_comment(spot, comment.text))
            }
            Some(_) => self.finish(None),
            None => Ok(()),
        }
    }
}
