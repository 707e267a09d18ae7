//! Writing a record.

use std::iter::{Peekable, from_fn};

use super::result::result_text;
use super::tags::{Owned, Tag};
use super::{Comment, Diagram, Format, Mark, Record, SideLine, rules_text};
use crate::rules::{Move, Reason, Rules, Side};

/// No line is longer, unless one of its words or a comment is.
const WIDTH: usize = 80;

pub(super) fn write(record: &Record, format: Format) -> String {
    let mut text = String::new();
    for tag in tags(record) {
        text.push_str(&tag.to_string());
        text.push('\n');
    }
    text.push('\n');
    let mut writer = Writer { text, column: 0, word: String::new() };
    write_moves(&mut writer, record, format);
    writer.word(result_text(record.result));
    writer.flush();
    writer.text.push('\n');
    writer.text
}

/// The record's own tags and then those with a meaning.
fn tags(record: &Record) -> Vec<Tag> {
    let reason = record.result.map(|outcome| outcome.reason);
    // A foreign reason stands, unless it is read as another than the record's.
    let foreign = reason != Some(Reason::Time);
    let keeps = |tag: &&Tag| match Owned::by_name(tag.name()) {
        None => true,
        Some(Owned::Termination) => foreign && super::result::reason(tag.value()).is_none(),
        Some(_) => false,
    };
    let mut tags: Vec<Tag> = record.tags.iter().filter(keeps).cloned().collect();
    let has_reason = tags.iter().any(|t| Owned::by_name(t.name()) == Some(Owned::Termination));
    let mut own = |owned: Owned, value: String| tags.extend(Tag::new(owned.name(), value));
    let rules = record.rules();
    if rules != Rules::TOGYZKUMALAK {
        own(Owned::Variant, rules_text::write(rules));
    }
    if record.start != Diagram::start(rules) {
        own(Owned::Fen, record.start.to_string());
    }
    own(Owned::Result, result_text(record.result).to_owned());
    if let (Some(reason), false) = (reason, has_reason) {
        own(Owned::Termination, reason.name().to_owned());
    }
    tags
}

/// A line that is being written.
struct Open<'a> {
    /// Which it is: 0 for the moves of the game, n for the n-th side line.
    line: usize,
    moves: std::slice::Iter<'a, Move>,
    comments: Peekable<std::slice::Iter<'a, Comment>>,
    marks: Peekable<std::slice::Iter<'a, Mark>>,
    /// How many of its moves are written.
    written: usize,
    /// Plies before its first move.
    before: u32,
}

impl<'a> Open<'a> {
    fn of(side: &'a SideLine, line: usize, before: u32) -> Open<'a> {
        Open::new((&side.moves, &side.comments, &side.marks), line, before)
    }

    fn new(
        (moves, comments, marks): (&'a [Move], &'a [Comment], &'a [Mark]),
        line: usize,
        before: u32,
    ) -> Open<'a> {
        let (comments, marks) = (comments.iter().peekable(), marks.iter().peekable());
        Open { line, moves: moves.iter(), comments, marks, written: 0, before }
    }

    fn ply(&self) -> u32 {
        self.before.saturating_add(u32::try_from(self.written).unwrap_or(u32::MAX))
    }
}

fn write_moves(writer: &mut Writer, record: &Record, format: Format) {
    let mut sides = record.side_lines.iter().zip(1..).peekable();
    let main = (&record.moves[..], &record.comments[..], &record.marks[..]);
    let mut open = vec![Open::new(main, 0, record.start.ply)];
    let mut numbered = false;
    while let Some(now) = open.last_mut() {
        let comments = now.comments.by_ref();
        while let Some(comment) = comments.next_if(|comment| comment.after <= now.written) {
            writer.comment(comment);
            numbered = false;
        }
        let leaves = |side: &SideLine| side.line == now.line && side.at + 1 == now.written;
        if let Some((side, line)) = sides.next_if(|(side, _)| leaves(side)) {
            let before = now.ply().saturating_sub(1);
            open.push(Open::of(side, line, before));
            writer.word("(");
            numbered = false;
            continue;
        }
        let Some(made) = now.moves.next() else {
            now.comments.by_ref().for_each(|comment| writer.comment(comment));
            open.pop();
            if !open.is_empty() {
                writer.close();
            }
            numbered = false;
            continue;
        };
        let mut text = format.write(made, record.rules());
        let number = now.ply() / 2 + 1;
        match made.side {
            _ if format == Format::Digits => {}
            Side::First => text = format!("{number}. {text}"),
            Side::Second if numbered => {}
            Side::Second => text = format!("{number}... {text}"),
        }
        let marks = now.marks.by_ref();
        let mut mine = from_fn(|| marks.next_if(|mark| mark.of <= now.written)).peekable();
        if let Some(sign) = mine.peek().and_then(|mark| mark.sign()) {
            text.push_str(sign);
            mine.next();
        }
        writer.word(&text);
        mine.for_each(|mark| writer.word(&format!("${}", mark.number)));
        numbered = true;
        now.written += 1;
    }
}

/// A text whose lines are broken between words.
struct Writer {
    text: String,
    column: usize,
    /// The last word, to which brackets may yet come.
    word: String,
}

impl Writer {
    fn word(&mut self, word: &str) {
        if !self.word.ends_with('(') {
            self.flush();
        }
        self.word.push_str(word);
    }

    fn close(&mut self) {
        self.word.push(')');
    }

    fn flush(&mut self) {
        let width = self.word.chars().count();
        if self.column > 0 && width > 0 {
            let fits = self.column + 1 + width <= WIDTH;
            self.text.push(if fits { ' ' } else { '\n' });
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.text.push_str(&self.word);
        self.column += width;
        self.word.clear();
    }

    fn comment(&mut self, comment: &Comment) {
        let text = comment.text.as_str();
        if text.contains('}') && !text.contains(['\n', '\r']) {
            self.word(&format!("; {text}"));
            self.flush();
            self.text.push('\n');
            self.column = 0;
        } else {
            self.word(&format!("{{{}}}", text.replace('}', ")")));
        }
    }
}
