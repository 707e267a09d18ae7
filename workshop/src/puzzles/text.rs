//! Puzzles as text: one word each, as the page reads them (`www/js/train/unpack.js`).

use togyzkumalak::rules::{BySide, Hole, Position, Rules, Setup, Side};

use super::rating::LEAST;
use super::theme::Theme;
use crate::digits::{digit, value};

/// A position and the moves that solve it, the solver being the first player.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// What it is about.
    pub theme: Theme,
    /// The position.
    pub position: Position<Rules>,
    /// The moves of the solver and of the opponent in turn, from the solver's to the solver's.
    pub line: Vec<Hole>,
    /// How hard it is.
    pub rating: f64,
}

/// What the digit of a rating counts.
const RATING_STEP: f64 = 30.0;

/// The same position with the player to move as the first one.
pub fn turned(position: &Position<Rules>) -> Position<Rules> {
    let setup = Setup::from(position);
    let turn = |side: Side| if position.to_move() == Side::First { side } else { side.other() };
    let turned = Setup {
        rows: BySide::new(|side| *setup.rows.get(turn(side))),
        kazans: BySide::new(|side| *setup.kazans.get(turn(side))),
        tuzdiks: BySide::new(|side| *setup.tuzdiks.get(turn(side))),
        to_move: Side::First,
    };
    turned.position(position.rules()).expect("a legal position turned around")
}

impl Puzzle {
    /// The holes of both rows, the own kazan, the tuzdiks, the rating, then the line.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 60")]
    pub fn word(&self) -> String {
        let row = |side| self.position.row(side).map(usize::from);
        let tuzdik = |side| self.position.tuzdik(side).map_or(0, |hole| hole.index() + 1);
        let rating = ((self.rating - LEAST) / RATING_STEP).round() as usize;
        let numbers = Side::ALL
            .into_iter()
            .flat_map(row)
            .chain([usize::from(self.position.kazan(Side::First))])
            .chain(Side::ALL.map(tuzdik))
            .chain([rating])
            .chain(self.line.iter().map(|hole| hole.index() + 1));
        numbers.map(digit).collect()
    }

    /// The puzzle of a word, `None` if it is none.
    pub fn of(theme: Theme, word: &str) -> Option<Puzzle> {
        let numbers: Vec<usize> = word.chars().map(value).collect::<Option<_>>()?;
        let (board, line) = numbers.split_at_checked(22)?;
        let rules = Rules::TOGYZKUMALAK;
        let small = |number: usize| u16::try_from(number).expect("a digit");
        let hole = |number: usize| Hole::new(u8::try_from(number).ok()?);
        let row = |from: usize| std::array::from_fn(|at| small(board[from + at]));
        let own = small(board[18]);
        let on_board: usize = board[..18].iter().sum();
        let setup = Setup {
            rows: BySide { first: row(0), second: row(9) },
            kazans: BySide {
                first: own,
                second: u16::from(rules.total()).checked_sub(own + small(on_board))?,
            },
            tuzdiks: BySide { first: hole(board[19]), second: hole(board[20]) },
            to_move: Side::First,
        };
        let position = setup.position(rules).ok()?;
        #[expect(clippy::cast_precision_loss, reason = "a digit")]
        let rating = LEAST + RATING_STEP * board[21] as f64;
        let line: Vec<Hole> = line.iter().map(|&number| hole(number)).collect::<Option<_>>()?;
        (line.len() % 2 == 1).then_some(Puzzle { theme, position, line, rating })
    }
}

/// All puzzles of a module, and the depth at which they were made.
pub fn read(module: &str) -> Option<(Vec<Puzzle>, u8)> {
    let depth = module.split_once("DEPTH = ")?.1.split(';').next()?.parse().ok()?;
    let words = module.split_once("PUZZLES = `")?.1.split('`').next()?;
    let mut theme = None;
    let mut puzzles = Vec::new();
    for word in words.split_whitespace() {
        let named = Theme::ALL.into_iter().find(|theme| theme.name() == word);
        match (named, theme) {
            (Some(_), _) => theme = named,
            (None, Some(theme)) => puzzles.push(Puzzle::of(theme, word)?),
            (None, None) => return None,
        }
    }
    Some((puzzles, depth))
}

/// The module of these puzzles; `how` they were made.
pub fn module(puzzles: &[Puzzle], depth: u8, how: &str) -> String {
    let section = |theme: Theme| {
        let of = puzzles.iter().filter(|puzzle| puzzle.theme == theme);
        let words: Vec<String> = of.map(Puzzle::word).collect();
        let rows: Vec<String> = words.chunks(4).map(|row| row.join(" ")).collect();
        format!("{}\n{}\n", theme.name(), rows.join("\n"))
    };
    let text: String = Theme::ALL.into_iter().map(section).collect();
    format!(
        "// {how}\n\n/** Each is proven by searches of this depth and of two plies more. */\n\
         export const DEPTH = {depth};\n\nexport const PUZZLES = `\n{text}`;\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODULE: &str = include_str!("../../../www/js/train/puzzles.js");

    #[test]
    fn the_module_is_read_and_written_the_same() {
        let (puzzles, depth) = read(MODULE).expect("a module of puzzles");
        assert!(puzzles.len() >= 500, "{}", puzzles.len());
        let how = MODULE.lines().next().unwrap_or_default().trim_start_matches("// ");
        assert_eq!(module(&puzzles, depth, how), MODULE);
        for puzzle in &puzzles {
            assert!(puzzle.theme.holds(&puzzle.position, &puzzle.line), "{}", puzzle.word());
            assert_eq!(turned(&puzzle.position), puzzle.position, "{}", puzzle.word());
        }
    }
}
