//! The one door from anything to a legal position.

use std::fmt;

use super::board::Half;
use super::{BySide, Hole, MAX_HOLES, Place, Position, Side, Variant};

/// A board that may or may not be legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Balls in each player's holes, hole 1 first.
    pub rows: BySide<[u16; MAX_HOLES]>,
    /// Balls in each player's kazan.
    pub kazans: BySide<u16>,
    /// By owner: the opposing hole that is a tuzdik.
    pub tuzdiks: BySide<Option<Hole>>,
    /// Who is to move.
    pub to_move: Side,
}

/// One reason why a [`Setup`] is not a legal position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The balls do not add up.
    BallTotal {
        /// All balls found.
        found: u32,
        /// The total of the rule set.
        expected: u32,
    },
    /// Balls in a hole that the board does not have.
    HoleBeyondBoard(Place),
    /// A tuzdik in a game without tuzdiks.
    TuzdikNotInRules(Side),
    /// The owner's tuzdik is a hole that the board does not have.
    TuzdikBeyondBoard(Side),
    /// The owner's tuzdik is the last hole, which is barred.
    TuzdikInLastHole(Side),
    /// Both players own the hole of this number.
    TuzdiksOfSameNumber(Hole),
    /// Balls lie on the owner's tuzdik.
    TuzdikNotEmpty(Side),
    /// Both kazans hold more than half of all balls.
    BothKazansAboveHalf,
}

impl SetupError {
    /// A stable name for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            SetupError::BallTotal { .. } => "bad-position.ball-total",
            SetupError::HoleBeyondBoard(_) => "bad-position.hole-beyond-board",
            SetupError::TuzdikNotInRules(_) => "bad-position.tuzdik-not-in-rules",
            SetupError::TuzdikBeyondBoard(_) => "bad-position.tuzdik-beyond-board",
            SetupError::TuzdikInLastHole(_) => "bad-position.tuzdik-in-last-hole",
            SetupError::TuzdiksOfSameNumber(_) => "bad-position.tuzdiks-of-same-number",
            SetupError::TuzdikNotEmpty(_) => "bad-position.tuzdik-not-empty",
            SetupError::BothKazansAboveHalf => "bad-position.both-kazans-above-half",
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::BallTotal { found, expected } => {
                write!(f, "there are {found} balls, the game has {expected}")
            }
            SetupError::HoleBeyondBoard(Place { side, hole }) => {
                write!(
                    f,
                    "balls in hole {hole} of the {side} player, which the board does not have"
                )
            }
            SetupError::TuzdikNotInRules(side) => {
                write!(f, "the {side} player has a tuzdik in a game without tuzdiks")
            }
            SetupError::TuzdikBeyondBoard(side) => {
                write!(f, "the {side} player's tuzdik is a hole that the board does not have")
            }
            SetupError::TuzdikInLastHole(side) => {
                write!(f, "the {side} player's tuzdik is in the last hole, which is barred")
            }
            SetupError::TuzdiksOfSameNumber(hole) => {
                write!(f, "both players have a tuzdik in hole {hole}; the numbers must differ")
            }
            SetupError::TuzdikNotEmpty(side) => {
                write!(f, "balls lie on the {side} player's tuzdik; it is always empty")
            }
            SetupError::BothKazansAboveHalf => {
                f.write_str("both kazans hold more than half of all balls")
            }
        }
    }
}

/// Every reason why a [`Setup`] is not a legal position; at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupErrors(pub Vec<SetupError>);

impl fmt::Display for SetupErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reasons: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&reasons.join("; "))
    }
}

impl std::error::Error for SetupErrors {}

impl Setup {
    /// The legal position with these balls.
    ///
    /// # Errors
    /// Every reason for which there is none.
    pub fn position<V: Variant>(&self, variant: V) -> Result<Position<V>, SetupErrors> {
        let errors = self.problems(variant);
        if !errors.is_empty() {
            return Err(SetupErrors(errors));
        }
        let mover = self.to_move;
        Ok(Position::from_halves(variant, self.half(mover), self.half(mover.other())))
    }

    /// Every reason why there is no legal position with these balls; none when there is one.
    #[must_use]
    pub fn problems(&self, variant: impl Variant) -> Vec<SetupError> {
        let rules = variant.rules();
        let mut errors = Vec::new();

        let all = |side: Side| {
            self.rows.get(side).iter().chain([self.kazans.get(side)]).map(|&n| u32::from(n)).sum()
        };
        let found = Side::ALL.map(all).iter().sum::<u32>();
        let expected = u32::from(rules.total());
        if found != expected {
            errors.push(SetupError::BallTotal { found, expected });
        }
        for side in Side::ALL {
            for index in rules.holes()..MAX_HOLES {
                if self.rows.get(side)[index] != 0 {
                    let hole = Hole::from_index(index);
                    errors.push(SetupError::HoleBeyondBoard(Place { side, hole }));
                }
            }
        }
        for owner in Side::ALL {
            let Some(hole) = *self.tuzdiks.get(owner) else { continue };
            if !rules.tuzdik() {
                errors.push(SetupError::TuzdikNotInRules(owner));
            } else if hole.index() >= rules.holes() {
                errors.push(SetupError::TuzdikBeyondBoard(owner));
            } else if rules.last_hole_barred() && hole.index() + 1 == rules.holes() {
                errors.push(SetupError::TuzdikInLastHole(owner));
            }
            if self.rows.get(owner.other())[hole.index()] != 0 {
                errors.push(SetupError::TuzdikNotEmpty(owner));
            }
        }
        if let (Some(one), Some(other)) = (self.tuzdiks.first, self.tuzdiks.second) {
            if one == other {
                errors.push(SetupError::TuzdiksOfSameNumber(one));
            }
        }
        if Side::ALL.iter().all(|&side| *self.kazans.get(side) > u16::from(rules.half())) {
            errors.push(SetupError::BothKazansAboveHalf);
        }
        errors
    }

    /// One half of a setup that has no errors.
    fn half(&self, side: Side) -> Half {
        let fits = |n: u16| u8::try_from(n).expect("all balls together fit a byte");
        let mut half = Half::empty(side);
        for (index, &balls) in self.rows.get(side).iter().enumerate() {
            half.add_balls(index, fits(balls));
        }
        half.add_to_kazan(fits(*self.kazans.get(side)));
        half.set_tuzdik(self.tuzdiks.get(side).map_or(0, Hole::number));
        half
    }
}

impl<V: Variant> From<&Position<V>> for Setup {
    fn from(position: &Position<V>) -> Setup {
        Setup {
            rows: BySide::new(|side| position.row(side).map(u16::from)),
            kazans: BySide::new(|side| u16::from(position.kazan(side))),
            tuzdiks: BySide::new(|owner| position.tuzdik(owner)),
            to_move: position.to_move(),
        }
    }
}
