//! Reading the games of a text.

use super::error::Spot;
use super::lexer::{Kind, Lexer, Token};
use super::line::Lines;
use super::result::{Claim, End, Verdict};
use super::tag_section::TagSection;
use super::{Comment, Record, RecordError, RecordProblem, SideLine};

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
    /// The comments before anything but tags, and where they start.
    comments: Vec<(Spot, String)>,
    /// The moves, once there is something after the tags.
    lines: Option<Lines>,
}

impl Open {
    fn is_comments(&self) -> bool {
        self.lines.is_none() && self.tags.is_empty()
    }

    fn lines(&mut self) -> Result<&mut Lines, RecordError> {
        if self.lines.is_none() {
            let lines = self.lines.insert(Lines::new(self.tags.start()?));
            self.comments.drain(..).for_each(|(spot, text)| lines.comment(spot, text));
        }
        Ok(self.lines.as_mut().expect("set above"))
    }
}

impl Reader {
    fn token(&mut self, token: Token) -> Result<(), RecordError> {
        let Token { spot, kind } = token;
        match kind {
            Kind::Tag(tag, value) => {
                if self.open.as_ref().is_some_and(|open| open.lines.is_some()) {
                    self.finish(None)?;
                }
                self.open().tags.add(tag, spot, value)
            }
            Kind::Comment(text, inside) => self.comment(spot.line, inside, text),
            Kind::Open => self.open().lines()?.open(spot),
            Kind::Close => self.open().lines()?.close(spot),
            Kind::Mark(text) => self.open().lines()?.mark(spot, text),
            Kind::Number(text) => self.open().lines()?.number(spot, text),
            Kind::Word(text) => match Claim::read(text) {
                Some(claim) => self.result(spot, text, claim),
                None if text.bytes().all(|b| b == b'.') => Ok(()),
                None => self.open().lines()?.word(spot, text),
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
        match &mut open.lines {
            Some(lines) => lines.comment(inside, text),
            None => open.comments.push((inside, text)),
        }
        Ok(())
    }

    /// A comment after the result of the last game.
    fn late_comment(&mut self, inside: Spot, text: String) -> Result<(), RecordError> {
        if let (Some((_, end)), "zero") = (&self.closed, text.as_str()) {
            end.check_stuck(inside)?;
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
        open.lines()?;
        let Open { tags, lines: Some(lines), .. } = open else { return Ok(()) };
        let end = lines.end();
        lines.finish(&end, token.map_or(Claim::Unknown, |(.., claim)| claim))?;
        let result = tags.result(&end, token)?;
        self.closed = token.map(|(spot, ..)| (spot.line, end));
        let (start, mut side_lines) = (lines.start, lines.all);
        let SideLine { moves, comments, marks, .. } = side_lines.remove(0);
        let tags = tags.others;
        self.records.push(Record { tags, start, moves, comments, marks, side_lines, result });
        Ok(())
    }

    /// Comments alone are no game, if there is one that they can follow.
    fn end_of_text(&mut self) -> Result<(), RecordError> {
        match &mut self.open {
            Some(open) if open.is_comments() && !self.records.is_empty() => {
                let mut comments = std::mem::take(&mut open.comments).into_iter();
                comments.try_for_each(|(spot, text)| self.late_comment(spot, text))
            }
            Some(_) => self.finish(None),
            None => Ok(()),
        }
    }
}
