//! The moves of a record while they are read, with their side lines.

use super::error::Spot;
use super::result::{Claim, End};
use super::{Comment, Diagram, Mark, MoveProblem, MoveText, RecordError, RecordProblem, SideLine};
use crate::rules::{Position, Rules, Side};

/// How many side lines may lie within each other: more than any person writes.
const DEEPEST: usize = 1000;

/// The lines so far and the positions between the moves of those that are open.
pub(super) struct Lines {
    pub start: Diagram,
    /// In the order in which they begin; the first is the main line.
    pub all: Vec<SideLine>,
    /// Each leaves the one before it; the main line is never closed.
    open: Vec<Open>,
    /// The ply of the start as the record numbers its moves: some begin at 1 from any start.
    first_ply: u32,
    /// Whether any move bears a mark or a score.
    marked: bool,
    /// The first tuzdik that bears none: an error unless no move of the game is marked.
    unmarked: Option<RecordError>,
    /// Where it is said that a player was stuck, after the last move of the main line.
    stuck: Option<Spot>,
}

/// A line that is being read.
struct Open {
    /// Which of all it is.
    line: usize,
    /// Where its bracket is.
    spot: Spot,
    /// Plies before its first move.
    before: u32,
    /// One more than moves; the first is where it begins.
    positions: Vec<Position<Rules>>,
}

impl Lines {
    pub(super) fn new(start: Diagram) -> Lines {
        let mut lines = Lines {
            start,
            all: Vec::new(),
            open: Vec::new(),
            first_ply: start.ply,
            marked: false,
            unmarked: None,
            stuck: None,
        };
        lines.begin(Spot { line: 1, column: 1 }, 0, 0, start.position);
        lines
    }

    fn begin(&mut self, spot: Spot, line: usize, at: usize, position: Position<Rules>) {
        let before = self.open.last().map_or(0, |open| open.before) + small(at);
        self.open.push(Open { line: self.all.len(), spot, before, positions: vec![position] });
        self.all.push(SideLine { line, at, ..SideLine::default() });
    }

    fn now(&self) -> &Open {
        self.open.last().expect("the main line stays open")
    }

    fn line(&mut self) -> &mut SideLine {
        let line = self.now().line;
        &mut self.all[line]
    }

    fn position(&self) -> &Position<Rules> {
        self.now().positions.last().unwrap_or(&self.start.position)
    }

    /// The board as the end of the game.
    pub(super) fn end(&self) -> End {
        let last = self.position();
        let times = self.now().positions.iter().filter(|&position| position == last).count();
        End::of(last, times >= 3)
    }

    /// Nothing may be open at the end of the game; a player who is said to be stuck must be.
    pub(super) fn finish(&self, end: &End, claim: Claim) -> Result<(), RecordError> {
        if let [_, .., open] = &self.open[..] {
            return Err(open.spot.error("(", RecordProblem::UnclosedVariation));
        }
        match self.stuck {
            Some(spot) if claim != Claim::Unknown => end.check_stuck(spot),
            _ => Ok(()),
        }
    }

    pub(super) fn comment(&mut self, spot: Spot, text: String) {
        if text == "zero" && self.open.len() == 1 {
            self.stuck = Some(spot);
        }
        let after = self.line().moves.len();
        self.line().comments.push(Comment { after, text });
    }

    /// Opens a side line, which replaces the last move.
    pub(super) fn open(&mut self, spot: Spot) -> Result<(), RecordError> {
        let (line, depth) = (self.now().line, self.open.len());
        let Some(at) = self.all[line].moves.len().checked_sub(1) else {
            return Err(spot.error("(", RecordProblem::Variation));
        };
        if depth > DEEPEST {
            return Err(spot.error("(", RecordProblem::DeepVariation));
        }
        self.begin(spot, line, at, self.now().positions[at]);
        Ok(())
    }

    pub(super) fn close(&mut self, spot: Spot) -> Result<(), RecordError> {
        if self.open.len() == 1 {
            return Err(spot.error(")", RecordProblem::Unopened(')')));
        }
        if self.line().moves.is_empty() {
            return Err(spot.error(")", RecordProblem::EmptyVariation));
        }
        self.open.pop();
        Ok(())
    }

    /// Marks the last move.
    pub(super) fn mark(&mut self, spot: Spot, text: &str) -> Result<(), RecordError> {
        let line = self.line();
        match (line.moves.len().checked_sub(1), Mark::read(text)) {
            (Some(of), Some(number)) => line.marks.push(Mark { of, number }),
            _ => return Err(spot.error(text, RecordProblem::Mark)),
        }
        Ok(())
    }

    /// Checks the number of a move, `12.` or `12...`.
    pub(super) fn number(&mut self, spot: Spot, text: &str) -> Result<(), RecordError> {
        let digits = text.trim_end_matches('.');
        let number = digits.parse().unwrap_or(u32::MAX);
        let open = self.now();
        let plies = open.before + small(open.positions.len() - 1);
        let expected = |first: u32| first.saturating_add(plies) / 2 + 1;
        if number != expected(self.first_ply) && number == expected(self.start.ply % 2) {
            self.first_ply = self.start.ply % 2;
        }
        let second = self.position().to_move() == Side::Second;
        if number == expected(self.first_ply) && (second || text.len() == digits.len() + 1) {
            return Ok(());
        }
        let dots = if second { "..." } else { "." };
        let board = format!("{}{dots}", expected(self.first_ply));
        Err(spot.error(text, RecordProblem::MoveNumber { board }))
    }

    /// Makes the move of a word, or those of a run of digits.
    pub(super) fn word(&mut self, spot: Spot, text: &str) -> Result<(), RecordError> {
        if text.len() < 3 || !text.bytes().all(|b| b.is_ascii_digit()) {
            return self.make(spot, text);
        }
        for (index, _) in text.char_indices() {
            let spot = Spot { column: spot.column + index, ..spot };
            self.make(spot, &text[index..=index])?;
        }
        Ok(())
    }

    fn make(&mut self, spot: Spot, text: &str) -> Result<(), RecordError> {
        let said = MoveText::parse(text).map_err(|problem| spot.error(text, problem))?;
        let made = match said.resolve(self.position()) {
            Ok(made) => made,
            Err(problem) => {
                let MoveProblem::MissingTuzdikMark { made, .. } = problem else {
                    return Err(spot.error(text, problem));
                };
                self.unmarked.get_or_insert_with(|| spot.error(text, problem));
                made
            }
        };
        self.marked |= said.is_marked();
        if self.marked {
            if let Some(error) = self.unmarked.take() {
                return Err(error);
            }
        }
        if self.open.len() == 1 {
            self.stuck = None;
        }
        let next = self.position().play_unchecked(made.hole);
        self.line().moves.push(made);
        self.open.last_mut().expect("the main line stays open").positions.push(next);
        Ok(())
    }
}

/// A count of moves: a text of four thousand million is never read.
fn small(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
