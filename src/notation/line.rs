//! The moves of a record while they are read.

use super::error::Spot;
use super::result::End;
use super::{Diagram, MoveProblem, MoveText, RecordError, RecordProblem};
use crate::rules::{Move, Position, Rules, Side};

/// The moves so far and the positions between them.
pub(super) struct Line {
    pub start: Diagram,
    pub moves: Vec<Move>,
    /// One more than moves; the first is the start.
    positions: Vec<Position<Rules>>,
    /// The ply of the start as the record numbers its moves: some begin at 1 from any start.
    first_ply: u32,
    /// Whether any move bears a mark or a score.
    marked: bool,
    /// The first tuzdik that bears none: an error unless no move of the game is marked.
    unmarked: Option<RecordError>,
}

impl Line {
    pub(super) fn new(start: Diagram) -> Line {
        Line {
            start,
            moves: Vec::new(),
            positions: vec![start.position],
            first_ply: start.ply,
            marked: false,
            unmarked: None,
        }
    }

    fn position(&self) -> &Position<Rules> {
        self.positions.last().unwrap_or(&self.start.position)
    }

    /// The board so far, without a look at what has occurred before.
    pub(super) fn board(&self) -> End {
        End::of(self.position(), false)
    }

    /// The board as the end of the game.
    pub(super) fn end(&self) -> End {
        let last = self.position();
        End::of(last, self.positions.iter().filter(|&position| position == last).count() >= 3)
    }

    /// Checks the number of a move, `12.` or `12...`.
    pub(super) fn number(&mut self, spot: Spot, text: &str) -> Result<(), RecordError> {
        let digits = text.trim_end_matches('.');
        let number = digits.parse().unwrap_or(u32::MAX);
        let moves = u32::try_from(self.moves.len()).unwrap_or(u32::MAX);
        let expected = |first: u32| first.saturating_add(moves) / 2 + 1;
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
        self.positions.push(self.position().play_unchecked(made.hole));
        self.moves.push(made);
        Ok(())
    }
}
