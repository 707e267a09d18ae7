//! Positions as text.

use std::fmt;

use super::PositionError;
use super::position_reader::{Cell, read, sketch};
use crate::rules::{Hole, Position, Rules, Setup, Side};

/// A position with the number of half-moves before it: what position text holds.
///
/// The text is the form of `PlayStrategy`, on boards of any size: the second player's row from the
/// last hole to hole 1, a slash, the first player's from hole 1 on, the first and the second
/// kazan, `S` or `N` for the first or the second player to move, and the number of the move.
/// In a row `9S` is a hole with nine balls, `t` or `T` a tuzdik of the other player, and a bare
/// number that many empty holes.
///
/// ```
/// use togyzkumalak::notation::Diagram;
/// use togyzkumalak::rules::Rules;
/// let text = "11S,1S,7S,t,6S,4S,2S,4S,3S/2S,6S,19S,t,1S,3S,1S,3S,3S 57 29 N 10";
/// let diagram = Diagram::parse(text, Rules::TOGYZKUMALAK).unwrap();
/// assert_eq!(diagram.ply, 19);
/// assert_eq!(diagram.to_string(), text);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Diagram {
    /// The position.
    pub position: Position<Rules>,
    /// The half-moves before it: even when the first player is to move, odd for the second. (Text
    /// takes the player to move from the position, and only the number of the move from here.)
    pub ply: u32,
}

impl Diagram {
    /// The position in which a game of `rules` starts.
    #[must_use]
    pub fn start(rules: Rules) -> Diagram {
        Diagram { position: Position::start(rules), ply: 0 }
    }

    /// Reads a position of `rules`.
    ///
    /// # Errors
    /// If the text is not a position, or not a legal one.
    pub fn parse(text: &str, rules: Rules) -> Result<Diagram, PositionError> {
        read(text, rules)
    }
}

/// What a position's text says, legal or not: for those who set up positions, and are not done yet.
///
/// ```
/// use togyzkumalak::notation::Sketch;
/// use togyzkumalak::rules::{Rules, SetupError};
/// let text = "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,8 0 0 S 1";
/// let rules = Rules::TOGYZKUMALAK;
/// assert!(Sketch::parse(text, rules).is_err(), "too many holes");
/// let sketch = Sketch::parse(&text.replace(",8 ", ",1 "), rules).unwrap();
/// let missing = SetupError::BallTotal { found: 153, expected: 162 };
/// assert_eq!(sketch.setup.problems(rules), [missing]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sketch {
    /// What lies where.
    pub setup: Setup,
    /// The half-moves before it, as in a [`Diagram`].
    pub ply: u32,
}

impl Sketch {
    /// Reads what a text says of a board of `rules`.
    ///
    /// # Errors
    /// If the text is not that of a position, legal or not.
    pub fn parse(text: &str, rules: Rules) -> Result<Sketch, PositionError> {
        sketch(text, rules)
    }
}

impl fmt::Display for Diagram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = &self.position;
        let mut second = cells(position, Side::Second);
        second.reverse();
        write_row(f, &second)?;
        f.write_str("/")?;
        write_row(f, &cells(position, Side::First))?;
        let (first, second) = (position.kazan(Side::First), position.kazan(Side::Second));
        let to_move = if position.to_move() == Side::First { 'S' } else { 'N' };
        write!(f, " {first} {second} {to_move} {}", self.ply / 2 + 1)
    }
}

fn cells(position: &Position<Rules>, side: Side) -> Vec<Cell> {
    let tuzdik = position.tuzdik(side.other()).map(Hole::index);
    let row = position.row(side);
    let cell = |(index, &balls)| match balls {
        _ if tuzdik == Some(index) => Cell::Tuzdik,
        0 => Cell::Empty(1),
        _ => Cell::Balls(u16::from(balls)),
    };
    row[..position.rules().holes()].iter().enumerate().map(cell).collect()
}

fn write_row(f: &mut fmt::Formatter<'_>, cells: &[Cell]) -> fmt::Result {
    let mut comma = "";
    let mut index = 0;
    while let Some(cell) = cells.get(index) {
        f.write_str(comma)?;
        comma = ",";
        index += match cell {
            Cell::Balls(balls) => write!(f, "{balls}S").map(|()| 1)?,
            Cell::Tuzdik => f.write_str("t").map(|()| 1)?,
            Cell::Empty(_) => {
                let run = cells[index..].iter().take_while(|c| matches!(c, Cell::Empty(_))).count();
                write!(f, "{run}").map(|()| run)?
            }
        };
    }
    Ok(())
}
