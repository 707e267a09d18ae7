//! The ways to write a move.

use crate::rules::{Effect, Move, Place, Rules, Side};

/// How the moves of a record are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Format {
    /// As game servers show them: `76`, `76(10)` with the mover's kazan after a capture, `25X`
    /// for a tuzdik.
    #[default]
    Server,
    /// As federation software does: `76`, `25x`, no scores.
    Tgk,
    /// As `PlayStrategy` does between programs: `g1d2`. The first player's hole 1 is `a1`; the
    /// second's holes run the other way, so that facing holes share a letter: on a board of n
    /// holes a side the second player's hole n is `a2`.
    Uci,
    /// The hole where the move starts and nothing else: `7`.
    Digits,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 4] = [Format::Server, Format::Tgk, Format::Uci, Format::Digits];

    /// A stable lower-case name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Format::Server => "server",
            Format::Tgk => "tgk",
            Format::Uci => "uci",
            Format::Digits => "digits",
        }
    }

    /// The format of this [`name`](Format::name).
    #[must_use]
    pub fn by_name(name: &str) -> Option<Format> {
        Self::ALL.into_iter().find(|format| format.name() == name)
    }

    /// Writes a move of a game of `rules`.
    ///
    /// ```
    /// use togyzkumalak::notation::Format;
    /// use togyzkumalak::rules::{Hole, Position, Togyzkumalak};
    /// let (made, _) = Position::<Togyzkumalak>::new().trace(Hole::from_index(6)).unwrap();
    /// let texts = Format::ALL.map(|format| format.write(&made, made_rules()));
    /// assert_eq!(texts, ["76(10)", "76", "g1d2", "7"]);
    /// # fn made_rules() -> togyzkumalak::rules::Rules { togyzkumalak::rules::Rules::TOGYZKUMALAK }
    /// ```
    #[must_use]
    pub fn write(self, made: &Move, rules: Rules) -> String {
        let Move { side, hole, landing, effect, kazan, .. } = *made;
        let end = landing.hole;
        match (self, effect) {
            (Format::Server, Effect::Capture(_)) => format!("{hole}{end}({kazan})"),
            (Format::Server, Effect::Tuzdik) => format!("{hole}{end}X"),
            (Format::Tgk, Effect::Tuzdik) => format!("{hole}{end}x"),
            (Format::Server | Format::Tgk, _) => format!("{hole}{end}"),
            (Format::Uci, _) => square(Place { side, hole }, rules) + &square(landing, rules),
            (Format::Digits, _) => hole.to_string(),
        }
    }
}

/// A place as a letter and a digit.
fn square(place: Place, rules: Rules) -> String {
    let (file, rank) = match place.side {
        Side::First => (place.hole.index(), '1'),
        Side::Second => (rules.holes().saturating_sub(1 + place.hole.index()), '2'),
    };
    let file = b"abcdefghi"[file] as char;
    format!("{file}{rank}")
}
