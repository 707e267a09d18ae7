//! The value of a position to the player to move.

use std::ops::Neg;

/// A value from the view of the player to move: either a judgement in hundredths of a ball, or the
/// knowledge that the game is won or lost, within so many plies or by so many balls.
///
/// Scores are ordered from the fastest loss to the fastest win; between those and the judgements
/// are the ones by so many balls.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Score(i32);

impl Score {
    /// An even position, or a drawn game.
    pub const DRAW: Score = Score(0);

    pub(super) const INFINITE: Score = Score(WIN + 1);

    /// A judgement in hundredths of a ball, cut off at ±30,000.
    #[inline]
    #[must_use]
    pub const fn judged(hundredths: i32) -> Score {
        Score(if hundredths > JUDGED {
            JUDGED
        } else if hundredths < -JUDGED {
            -JUDGED
        } else {
            hundredths
        })
    }

    /// The game is won in `plies`; 0 if it already is.
    #[inline]
    #[must_use]
    pub(super) const fn win_in(plies: usize) -> Score {
        Score(WIN - plies as i32)
    }

    /// The players' final balls are known to differ by so much: a draw by 0, else a certain win or
    /// loss.
    #[must_use]
    pub(super) const fn by_balls(difference: i32) -> Score {
        Score(difference + JUDGED * difference.signum())
    }

    /// By how many balls the player to move wins by best play, negative if he loses, where the
    /// score is from the endgame tables.
    #[must_use]
    pub const fn balls(self) -> Option<i32> {
        let balls = self.0.abs() - JUDGED;
        if balls > 0 && balls <= BALLS { Some(balls * self.0.signum()) } else { None }
    }

    /// In how many plies the player to move wins against any defence, if the score says so. Some
    /// defences may lose sooner.
    #[must_use]
    pub const fn wins_in(self) -> Option<u32> {
        if self.0 > JUDGED + BALLS { Some((WIN - self.0).unsigned_abs()) } else { None }
    }

    /// In how many plies at most the player to move loses, if the score says so.
    #[must_use]
    pub const fn loses_in(self) -> Option<u32> {
        Score(-self.0).wins_in()
    }

    /// Whether the score is the knowledge of a win or a loss.
    #[inline]
    #[must_use]
    pub const fn is_decided(self) -> bool {
        self.0 > JUDGED || self.0 < -JUDGED
    }

    /// Whether it is the knowledge of a loss.
    #[inline]
    pub(super) const fn loses(self) -> bool {
        self.0 < -JUDGED
    }

    /// The judgement in hundredths of a ball; a decided score lies beyond ±30,000.
    #[inline]
    #[must_use]
    pub const fn hundredths(self) -> i32 {
        self.0
    }

    /// This score as a bound that is `by` hundredths higher.
    #[inline]
    pub(super) const fn plus(self, by: i32) -> Score {
        let sum = self.0 + by;
        Score(if sum > WIN + 1 {
            WIN + 1
        } else if sum < -WIN - 1 {
            -WIN - 1
        } else {
            sum
        })
    }

    /// The score as counted from a node `ply` plies below the root, to be kept in the table.
    #[inline]
    pub(super) const fn pack(self, ply: usize) -> i16 {
        let ply = ply as i32;
        (if self.ends() { self.0 + ply * self.0.signum() } else { self.0 }) as i16
    }

    /// The reverse of [`Score::pack`].
    #[inline]
    pub(super) const fn unpack(packed: i16, ply: usize) -> Score {
        let (packed, ply) = (packed as i32, ply as i32);
        Score(if Score(packed).ends() { packed - ply * packed.signum() } else { packed })
    }

    /// Whether it says in how many plies the game ends.
    #[inline]
    pub(super) const fn ends(self) -> bool {
        self.0.abs() > JUDGED + BALLS
    }
}

const JUDGED: i32 = 30_000;
/// More than all balls of any game.
const BALLS: i32 = 500;
const WIN: i32 = 32_000;

impl Neg for Score {
    type Output = Score;

    #[inline]
    fn neg(self) -> Score {
        Score(-self.0)
    }
}
