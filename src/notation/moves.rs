//! One move as it is written.

use super::{Format, MoveProblem};
use crate::rules::{BySide, Effect, Hole, Move, Place, Position, Rules, Side, Variant};

/// What the text of a move says, before it is held against a board.
///
/// Every form of [`Format`] reads, with `x`, `X` and the Cyrillic `х`, `Х` for a tuzdik. One digit
/// is a hole to start from; of two, the second is the hole in which the last ball falls.
///
/// ```
/// use togyzkumalak::notation::MoveText;
/// use togyzkumalak::rules::{Position, Togyzkumalak};
/// let start = Position::<Togyzkumalak>::new();
/// let made = MoveText::parse("76(10)").unwrap().resolve(&start).unwrap();
/// assert_eq!(made.hole.number(), 7);
/// let problem = MoveText::parse("75").unwrap().resolve(&start).unwrap_err();
/// assert_eq!(problem.to_string(), "expected a move to hole 6, where the last ball falls");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveText {
    said: Said,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Said {
    Origin(Hole),
    Ends { origin: Hole, end: Hole, tuzdik: bool, score: Option<u32> },
    Squares([Square; 2]),
}

/// A file and the side of its rank: which hole it is depends on the size of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Square {
    file: u8,
    side: Side,
}

impl MoveText {
    /// Reads a move.
    ///
    /// # Errors
    /// [`MoveProblem::NotAMove`] if this is no form of a move.
    pub fn parse(text: &str) -> Result<MoveText, MoveProblem> {
        let bytes = text.as_bytes();
        let said = match *bytes {
            [origin] => hole(origin).map(Said::Origin),
            [from, from_rank, to, to_rank] if from.is_ascii_lowercase() => {
                square(from, from_rank).zip(square(to, to_rank)).map(|(a, b)| Said::Squares([a, b]))
            }
            [origin, end, ..] => {
                hole(origin).zip(hole(end)).and_then(|ends| marks(ends, &text[2..]))
            }
            [] => None,
        };
        said.map(|said| MoveText { said }).ok_or(MoveProblem::NotAMove)
    }

    /// A move of which only the start is known.
    #[must_use]
    pub fn from_origin(hole: Hole) -> MoveText {
        MoveText { said: Said::Origin(hole) }
    }

    /// Whether it bears the mark of a tuzdik or a score. Then a tuzdik without a mark is an
    /// error in the whole game.
    pub(super) fn is_marked(self) -> bool {
        matches!(self.said, Said::Ends { tuzdik, score, .. } if tuzdik || score.is_some())
    }

    /// The move it stands for in `position`.
    ///
    /// # Errors
    /// If the move is not legal there, or if the board disagrees with what the text says.
    pub fn resolve<V: Variant>(self, position: &Position<V>) -> Result<Move, MoveProblem> {
        let rules = position.rules();
        let hole = self.origin(position)?;
        let (made, _) =
            position.trace(hole).map_err(|error| MoveProblem::refused(error, position))?;
        match self.said {
            Said::Origin(_) => {}
            Said::Squares([_, end]) => {
                if end.place(rules) != Some(made.landing) {
                    let board = Format::Uci.write(&made, rules);
                    return Err(MoveProblem::Destination { landing: made.landing, board });
                }
            }
            Said::Ends { end, tuzdik, score, .. } => {
                let board = Format::Server.write(&made, rules);
                if end != made.landing.hole {
                    return Err(MoveProblem::Destination { landing: made.landing, board });
                }
                match (tuzdik, made.effect == Effect::Tuzdik) {
                    (true, false) => return Err(MoveProblem::WrongTuzdikMark { board }),
                    (false, true) => return Err(MoveProblem::MissingTuzdikMark { made, board }),
                    _ => {}
                }
                if score.is_some_and(|score| score != u32::from(made.kazan)) {
                    return Err(MoveProblem::Score { kazan: made.kazan, board });
                }
            }
        }
        Ok(made)
    }

    fn origin<V: Variant>(self, position: &Position<V>) -> Result<Hole, MoveProblem> {
        let square = match self.said {
            Said::Origin(origin) | Said::Ends { origin, .. } => return Ok(origin),
            Said::Squares([origin, _]) => origin,
        };
        let mover = position.to_move();
        match square.place(position.rules()) {
            Some(Place { side, hole }) if side == mover => Ok(hole),
            Some(_) if !position.is_over() => Err(MoveProblem::Side { to_move: mover }),
            Some(Place { hole, .. }) => Ok(hole),
            None => Err(MoveProblem::no_such_hole(position)),
        }
    }
}

impl Square {
    fn place(self, rules: Rules) -> Option<Place> {
        let holes = u8::try_from(rules.holes()).ok()?;
        let number = BySide { first: Some(self.file), second: (holes + 1).checked_sub(self.file) };
        let hole = (*number.get(self.side)).filter(|&n| n <= holes).and_then(Hole::new)?;
        Some(Place { side: self.side, hole })
    }
}

fn hole(digit: u8) -> Option<Hole> {
    digit.checked_sub(b'0').and_then(Hole::new)
}

fn square(file: u8, rank: u8) -> Option<Square> {
    let side = match rank {
        b'1' => Side::First,
        b'2' => Side::Second,
        _ => return None,
    };
    matches!(file, b'a'..=b'i').then(|| Square { file: file - b'a' + 1, side })
}

/// The mark of a tuzdik and the score in brackets, if there are any.
fn marks((origin, end): (Hole, Hole), text: &str) -> Option<Said> {
    let unmarked = text.trim_start_matches(['x', 'X', 'х', 'Х']);
    let tuzdik = match text[..text.len() - unmarked.len()].chars().count() {
        0 => false,
        1 => true,
        _ => return None,
    };
    let score = if unmarked.is_empty() { None } else { Some(score(unmarked)?) };
    Some(Said::Ends { origin, end, tuzdik, score })
}

/// A number in brackets.
fn score(text: &str) -> Option<u32> {
    let number = text.strip_prefix('(')?.strip_suffix(')')?;
    let digits = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
    // A number that does not fit is no score of any board.
    digits.then(|| number.parse().unwrap_or(u32::MAX))
}
