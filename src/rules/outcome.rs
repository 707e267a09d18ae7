//! How a game ends.

use super::{BySide, Side};

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// A kazan holds more than half of all balls.
    Majority,
    /// The player to move has no move; the balls left go to the side on which they lie.
    Atsyrau,
    /// A position has occurred for the third time.
    Repetition,
    /// The players agreed on a draw.
    Agreement,
    /// A player gave up.
    Resignation,
    /// A player's time ran out.
    Time,
}

impl Reason {
    /// A stable lower-case name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Reason::Majority => "majority",
            Reason::Atsyrau => "atsyrau",
            Reason::Repetition => "repetition",
            Reason::Agreement => "agreement",
            Reason::Resignation => "resignation",
            Reason::Time => "time",
        }
    }
}

/// The end of a game: who won, why, and the score.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winner, `None` for a draw.
    pub winner: Option<Side>,
    /// Why the game is over.
    pub reason: Reason,
    /// Balls of each player; after [`Reason::Atsyrau`] those left on the board are credited.
    pub score: BySide<u8>,
}
