//! A whole game as text.

use super::{Diagram, Format, Mark, RecordError, SideLine, Tag, game_reader, writer};
use crate::rules::{Move, Outcome, Rules};

/// A game as it is written down.
///
/// The text is that of chess games (PGN) with the moves of [`Format`]:
/// - Tags `[Name "value"]`, in which `\"` and `\\` stand for `"` and `\`. Four have a meaning and
///   are held in the fields below: `Variant` is the rule set, by name or as
///   `holes=7 balls=7 tuzdik=yes last-hole-barred=yes resow=yes single-capture=no` (what is left
///   out is as in togyzkumalak); `FEN` the position at the start, see [`Diagram`]; `Result`; and
///   `Termination` the name of the [`Reason`](crate::rules::Reason). All others are kept in order.
/// - Numbers of moves, `12.` and `12...`, which must be right if they are there.
/// - Moves in any mixture of the formats. Three or more digits in a row are moves by their start
///   alone, one digit each.
/// - Comments, `{…}` and from `;` to the end of the line.
/// - Marks of a move: `$0` to `$255`, of which the first six have signs, `!` `?` `!!` `??` `!?` `?!`.
/// - Side lines in round brackets after the move that they replace, in side lines too.
/// - A result: `1-0`, `0-1`, `1/2-1/2`, `*`, or a score such as `82-15`.
///
/// ```
/// use togyzkumalak::notation::{Format, Record};
/// let text = "[Result \"0-1\"]\n[Termination \"resignation\"]\n\n1. 76(10) {!} 0-1\n";
/// let record = &Record::parse_all(text).unwrap()[0];
/// assert_eq!(record.result.unwrap().reason.name(), "resignation");
/// assert_eq!(record.to_text(Format::Server), text);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The tags other than those held in the fields below.
    pub tags: Vec<Tag>,
    /// The start, with the rule set.
    pub start: Diagram,
    /// The moves; those of a record that was read are legal.
    pub moves: Vec<Move>,
    /// The comments on the moves in their order.
    pub comments: Vec<Comment>,
    /// The marks of the moves in their order.
    pub marks: Vec<Mark>,
    /// All side lines, in the order in which they begin in the text: those that replace a move
    /// come after it, and before the next. What is out of order is not written.
    pub side_lines: Vec<SideLine>,
    /// How the game ended, `None` if it did not or if nobody knows.
    ///
    /// In a record that was read it agrees with the board. If the board does not end the game,
    /// the reason is that of the `Termination` tag; without one a win counts as a resignation, and
    /// a draw as a repetition if the last position occurs for the third time, else as agreed.
    pub result: Option<Outcome>,
}

/// A comment on a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Comment {
    /// How many moves of the record stand before it.
    pub after: usize,
    /// The text, without whitespace around it.
    pub text: String,
}

impl Record {
    /// A record without moves.
    #[must_use]
    pub fn new(start: Diagram) -> Record {
        let SideLine { moves, comments, marks, .. } = SideLine::default();
        let (tags, side_lines) = (Vec::new(), Vec::new());
        Record { tags, start, moves, comments, marks, side_lines, result: None }
    }

    /// Reads every game of a text: at least one.
    ///
    /// # Errors
    /// The first thing that is wrong: in the form, or where the text disagrees with the board.
    pub fn parse_all(text: &str) -> Result<Vec<Record>, RecordError> {
        game_reader::read_all(text)
    }

    /// Writes the game, so that reading the text gives the same record.
    ///
    /// A comment that cannot be written (with `}` and several lines) is written with `)` for `}`.
    #[must_use]
    pub fn to_text(&self, format: Format) -> String {
        writer::write(self, format)
    }

    /// Takes over what another record says of the moves that it has in common with this one from the
    /// start: comments, marks, and side lines.
    pub fn take_notes(&mut self, other: &Record) {
        let same = self.moves.iter().zip(&other.moves).take_while(|(a, b)| a == b).count();
        self.comments = other.comments.iter().filter(|c| c.after <= same).cloned().collect();
        self.marks = other.marks.iter().filter(|mark| mark.of < same).copied().collect();
        // What each line of the other is called here; what leaves a lost line is lost with it.
        let mut names = vec![Some(0)];
        self.side_lines.clear();
        for side in &other.side_lines {
            let from = names.get(side.line).copied().flatten();
            let stays = side.line > 0 || (side.at <= same && side.at < self.moves.len());
            let line = from.filter(|_| stays);
            if let Some(line) = line {
                self.side_lines.push(SideLine { line, ..side.clone() });
            }
            names.push(line.map(|_| self.side_lines.len()));
        }
    }

    /// The rule set.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.start.position.rules()
    }

    /// The value of the first tag of this name among [`Record::tags`].
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name() == name).map(Tag::value)
    }
}
