//! Writing a record.

use super::result::result_text;
use super::tags::{Owned, Tag};
use super::{Comment, Diagram, Format, Record, rules_text};
use crate::rules::{Reason, Rules, Side};

/// No line is longer, unless one of its words or a comment is.
const WIDTH: usize = 80;

pub(super) fn write(record: &Record, format: Format) -> String {
    let mut text = String::new();
    for tag in tags(record) {
        text.push_str(&tag.to_string());
        text.push('\n');
    }
    text.push('\n');
    let mut writer = Writer { text, column: 0 };
    write_moves(&mut writer, record, format);
    writer.word(result_text(record.result));
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

fn write_moves(writer: &mut Writer, record: &Record, format: Format) {
    let mut comments = record.comments.iter().peekable();
    let mut numbered = false;
    let mut ply = record.start.ply;
    for (index, made) in record.moves.iter().enumerate() {
        while let Some(comment) = comments.next_if(|comment| comment.after <= index) {
            writer.comment(comment);
            numbered = false;
        }
        let text = format.write(made, record.rules());
        let number = ply / 2 + 1;
        match made.side {
            _ if format == Format::Digits => writer.word(&text),
            Side::First => writer.word(&format!("{number}. {text}")),
            Side::Second if numbered => writer.word(&text),
            Side::Second => writer.word(&format!("{number}... {text}")),
        }
        numbered = true;
        ply = ply.saturating_add(1);
    }
    comments.for_each(|comment| writer.comment(comment));
}

/// A text whose lines are broken between words.
struct Writer {
    text: String,
    column: usize,
}

impl Writer {
    fn word(&mut self, word: &str) {
        let width = word.chars().count();
        if self.column > 0 {
            let fits = self.column + 1 + width <= WIDTH;
            self.text.push(if fits { ' ' } else { '\n' });
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.text.push_str(word);
        self.column += width;
    }

    fn comment(&mut self, comment: &Comment) {
        let text = comment.text.as_str();
        if text.contains('}') && !text.contains(['\n', '\r']) {
            self.word(&format!("; {text}"));
            self.text.push('\n');
            self.column = 0;
        } else {
            self.word(&format!("{{{}}}", text.replace('}', ")")));
        }
    }
}
