//! Reading a position.

use super::cursor::{Cursor, is_space};
use super::error::Spot;
use super::position_problem::MAX_MOVE_NUMBER;
use super::{Diagram, PositionError, PositionProblem, Sketch};
use crate::rules::{BySide, Hole, MAX_HOLES, Rules, Setup, Side};

pub(super) fn read(text: &str, rules: Rules) -> Result<Diagram, PositionError> {
    let Sketch { setup, ply } = sketch(text, rules)?;
    let position = setup.position(rules).map_err(|errors| {
        let start = Words { cursor: Cursor::new(text) }.next();
        start.spot.error(text.trim_matches(is_space), PositionProblem::Illegal(errors))
    })?;
    Ok(Diagram { position, ply })
}

pub(super) fn sketch(text: &str, rules: Rules) -> Result<Sketch, PositionError> {
    let mut words = Words { cursor: Cursor::new(text) };
    let holes = rules.holes();
    let mut second = words.row(holes)?;
    second.turn(holes);
    words.expect(PositionProblem::Slash, |word| (word == "/").then_some(()))?;
    let first = words.row(holes)?;
    let kazans = BySide { first: words.kazan(Side::First)?, second: words.kazan(Side::Second)? };
    let to_move = words.expect(PositionProblem::ToMove, |word| match word {
        "S" => Some(Side::First),
        "N" => Some(Side::Second),
        _ => None,
    })?;
    let number = words.expect(PositionProblem::MoveNumber, |word| {
        let number = digits(word)?.parse().ok()?;
        (1..=MAX_MOVE_NUMBER).contains(&number).then_some(number)
    })?;
    words.expect(PositionProblem::ExtraText, |word| word.is_empty().then_some(()))?;

    let tuzdiks = BySide { first: second.tuzdik, second: first.tuzdik };
    let rows = BySide { first: first.balls, second: second.balls };
    let setup = Setup { rows, kazans, tuzdiks, to_move };
    Ok(Sketch { setup, ply: 2 * (number - 1) + u32::from(to_move == Side::Second) })
}

/// One player's row, hole 1 first.
struct Row {
    balls: [u16; MAX_HOLES],
    tuzdik: Option<Hole>,
}

impl Row {
    /// Makes the last of `holes` the first.
    fn turn(&mut self, holes: usize) {
        self.balls[..holes].reverse();
        self.tuzdik = self.tuzdik.map(|hole| Hole::from_index(holes - 1 - hole.index()));
    }
}

/// The words of a position: commas, slashes, and what stands between them and whitespace.
#[derive(Clone)]
struct Words<'a> {
    cursor: Cursor<'a>,
}

struct Word<'a> {
    spot: Spot,
    text: &'a str,
}

impl<'a> Words<'a> {
    /// The next word, empty at the end.
    fn next(&mut self) -> Word<'a> {
        self.cursor.skip_space();
        let spot = self.cursor.spot();
        let mut first = true;
        let text = match self.cursor.peek() {
            Some(',' | '/') => self.cursor.take_while(|_| std::mem::take(&mut first)),
            _ => self.cursor.take_while(|c| !is_space(c) && c != ',' && c != '/'),
        };
        Word { spot, text }
    }

    fn expect<T>(
        &mut self,
        problem: PositionProblem,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, PositionError> {
        let word = self.next();
        read(word.text).ok_or_else(|| word.spot.error(word.text, problem))
    }

    fn kazan(&mut self, side: Side) -> Result<u16, PositionError> {
        let word = self.next();
        let problem = match digits(word.text) {
            Some(number) => match number.parse() {
                Ok(balls) => return Ok(balls),
                Err(_) => PositionProblem::HugeNumber,
            },
            None => PositionProblem::Kazan(side),
        };
        Err(word.spot.error(word.text, problem))
    }

    fn row(&mut self, holes: usize) -> Result<Row, PositionError> {
        let mut row = Row { balls: [0; MAX_HOLES], tuzdik: None };
        let mut found = 0;
        loop {
            let word = self.next();
            let cell = Cell::read(word.text).map_err(|p| word.spot.error(word.text, p))?;
            let width = if let Cell::Empty(width) = cell { usize::from(width) } else { 1 };
            if found + width > holes {
                let problem = PositionProblem::TooManyHoles { expected: holes };
                return Err(word.spot.error(word.text, problem));
            }
            match cell {
                Cell::Balls(balls) => row.balls[found] = balls,
                Cell::Tuzdik if row.tuzdik.is_some() => {
                    return Err(word.spot.error(word.text, PositionProblem::SecondTuzdikInRow));
                }
                Cell::Tuzdik => row.tuzdik = Some(Hole::from_index(found)),
                Cell::Empty(_) => {}
            }
            found += width;
            let mut ahead = self.clone();
            let next = ahead.next();
            if next.text == "," {
                *self = ahead;
            } else if found < holes {
                let problem = PositionProblem::TooFewHoles { found, expected: holes };
                return Err(next.spot.error(next.text, problem));
            } else {
                return Ok(row);
            }
        }
    }
}

/// What one word of a row stands for.
pub(super) enum Cell {
    Balls(u16),
    Tuzdik,
    Empty(u16),
}

impl Cell {
    fn read(word: &str) -> Result<Cell, PositionProblem> {
        if word == "t" || word == "T" {
            return Ok(Cell::Tuzdik);
        }
        let (number, balls) = match word.strip_suffix('S') {
            Some(number) => (number, true),
            None => (word, false),
        };
        let number = digits(number).ok_or(PositionProblem::Hole)?;
        let number = number.parse().map_err(|_| PositionProblem::HugeNumber)?;
        match (balls, number) {
            (true, balls) => Ok(Cell::Balls(balls)),
            (false, 0) => Err(PositionProblem::Hole),
            (false, width) => Ok(Cell::Empty(width)),
        }
    }
}

/// The word, if it is nothing but digits.
fn digits(word: &str) -> Option<&str> {
    (!word.is_empty() && word.bytes().all(|b| b.is_ascii_digit())).then_some(word)
}
