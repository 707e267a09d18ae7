//! A legal position and the moves from it.

use std::fmt;

use super::board::Half;
use super::sowing::{Step, Witness, sow};
use super::{BySide, Hole, Holes, Outcome, Place, Reason, Rules, Side, Togyzkumalak, Variant};

/// A legal position of rule set `V`: 32 bytes that are copied, never undone.
///
/// Made by [`Position::start`], by moves, and from a checked [`Setup`](super::Setup).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position<V = Togyzkumalak> {
    pub(super) mover: Half,
    pub(super) other: Half,
    variant: V,
}

/// What a move did, without its steps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// Who moved.
    pub side: Side,
    /// The hole where the move starts.
    pub hole: Hole,
    /// How many balls were sown, at least one.
    pub balls: u8,
    /// Where the last ball fell.
    pub landing: Place,
    /// What happened to the hole of the last ball.
    pub effect: Effect,
    /// The mover's kazan after the move.
    pub kazan: u8,
}

/// What the last ball of a move brings about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// Nothing.
    None,
    /// The balls of the hole, at least one, are captured.
    Capture(u8),
    /// The hole becomes the mover's tuzdik.
    Tuzdik,
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The board has fewer holes.
    NoSuchHole,
    /// The hole holds no ball.
    EmptyHole,
    /// The hole is the opponent's tuzdik.
    OpponentsTuzdik,
}

impl Refusal {
    /// A stable name for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Refusal::GameOver => "game-over",
            Refusal::NoSuchHole => "no-such-hole",
            Refusal::EmptyHole => "empty-hole",
            Refusal::OpponentsTuzdik => "opponents-tuzdik",
        }
    }

    /// Writes why `hole` cannot be played.
    pub(crate) fn explain(self, hole: Hole, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::GameOver => write!(f, "hole {hole} cannot be played: the game is over"),
            Refusal::NoSuchHole => write!(f, "the board has no hole {hole}"),
            Refusal::EmptyHole => write!(f, "hole {hole} is empty"),
            Refusal::OpponentsTuzdik => write!(f, "hole {hole} is the opponent's tuzdik"),
        }
    }
}

/// A refused move, with the position as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayError<V: Variant = Togyzkumalak> {
    /// The position in which the move was tried, unchanged.
    pub position: Position<V>,
    /// The hole that was to be played.
    pub hole: Hole,
    /// Why it cannot be.
    pub refusal: Refusal,
}

impl<V: Variant> fmt::Display for PlayError<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.refusal.explain(self.hole, f)
    }
}

impl<V: Variant> std::error::Error for PlayError<V> {}

impl<V: Variant + Default> Position<V> {
    /// The position in which the game of a named rule set starts.
    #[must_use]
    pub fn new() -> Self {
        Self::start(V::default())
    }
}

impl<V: Variant + Default> Default for Position<V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<V: Variant> Position<V> {
    /// The position in which a game starts: every hole full, the first player to move.
    #[must_use]
    pub fn start(variant: V) -> Self {
        let rules = variant.rules();
        let half = |side| {
            let mut half = Half::empty(side);
            for index in 0..rules.holes() {
                half.add_balls(index, rules.balls());
            }
            half
        };
        Position { mover: half(Side::First), other: half(Side::Second), variant }
    }

    pub(super) fn from_halves(variant: V, mover: Half, other: Half) -> Self {
        Position { mover, other, variant }
    }

    /// The position with these rows and numbers of tuzdiks, which must be legal, by side; all other
    /// balls lie in the kazans, in neither more than half of all.
    pub(crate) fn ending(
        variant: V,
        rows: [[u8; super::MAX_HOLES]; 2],
        tuzdiks: [u8; 2],
        to_move: Side,
    ) -> Self {
        let mut rest = variant.rules().total();
        let half = |side: Side| {
            let mut half = Half::of(side, rows[side as usize]);
            half.set_tuzdik(tuzdiks[side as usize]);
            rest -= half.sum();
            half
        };
        let [mut mover, mut other] = [to_move, to_move.other()].map(half);
        mover.add_to_kazan(rest / 2);
        other.add_to_kazan(rest - rest / 2);
        Position { mover, other, variant }
    }

    /// The rule set as a type.
    #[must_use]
    pub fn variant(&self) -> V {
        self.variant
    }

    /// The rule set's values.
    #[inline]
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.variant.rules()
    }

    /// The same position with the rule set given as another type, or `None` if the rules differ.
    #[must_use]
    pub fn with_variant<W: Variant>(&self, variant: W) -> Option<Position<W>> {
        (variant.rules() == self.rules()).then_some(Position {
            mover: self.mover,
            other: self.other,
            variant,
        })
    }

    /// Who is to move (in a finished game: who would be).
    #[inline]
    #[must_use]
    pub fn to_move(&self) -> Side {
        self.mover.side()
    }

    /// The board as it is packed: two words for each half, the mover's first. See [`Half`].
    #[inline(always)]
    pub(crate) fn words(&self) -> [u64; 4] {
        [self.mover.low, self.mover.high, self.other.low, self.other.high]
    }

    #[inline]
    fn half(&self, side: Side) -> Half {
        if side == self.to_move() { self.mover } else { self.other }
    }

    /// The balls in a hole; 0 for a hole that the board does not have.
    #[inline]
    #[must_use]
    pub fn balls(&self, place: Place) -> u8 {
        self.half(place.side).balls(place.hole.index())
    }

    /// The balls in a player's holes, hole 1 first; the board has [`Rules::holes`] of them.
    #[inline]
    #[must_use]
    pub fn row(&self, side: Side) -> [u8; super::MAX_HOLES] {
        self.half(side).row()
    }

    /// The balls in a player's kazan.
    #[inline]
    #[must_use]
    pub fn kazan(&self, side: Side) -> u8 {
        self.half(side).kazan()
    }

    /// The opposing hole that is a player's tuzdik.
    #[inline]
    #[must_use]
    pub fn tuzdik(&self, owner: Side) -> Option<Hole> {
        Hole::new(self.half(owner).tuzdik())
    }

    #[inline(always)]
    fn has_majority(&self) -> bool {
        let half = self.rules().half();
        self.other.kazan() > half || self.mover.kazan() > half
    }

    /// The holes that may be played: none when the game is over.
    #[inline(always)]
    #[must_use]
    pub fn legal_holes(&self) -> Holes {
        // A tuzdik is empty between moves, so that every hole with a ball is legal.
        if self.has_majority() { Holes::EMPTY } else { Holes::from_bits(self.mover.occupied()) }
    }

    /// Whether no move is left, by majority or atsyrau.
    #[inline]
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.legal_holes().is_empty()
    }

    /// How the game ended, if this position ends it: by majority or atsyrau.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let mut score = BySide::new(|side| self.kazan(side));
        let reason = if self.has_majority() {
            Reason::Majority
        } else if self.mover.occupied() == 0 {
            *score.get_mut(self.to_move().other()) += self.other.sum();
            Reason::Atsyrau
        } else {
            return None;
        };
        let winner = match score.first.cmp(&score.second) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Less => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
        };
        Some(Outcome { winner, reason, score })
    }

    /// The position after `hole` is played.
    ///
    /// # Errors
    /// If that move is not legal; the error gives the position back.
    // Where speed does not count, one copy of the sowing is enough.
    #[inline(never)]
    pub fn play(self, hole: Hole) -> Result<Self, PlayError<V>> {
        self.check(hole)?;
        Ok(self.play_unchecked(hole))
    }

    /// The position after `hole` is played, which must be one of [`Position::legal_holes`].
    #[inline(always)]
    #[must_use]
    pub fn play_unchecked(&self, hole: Hole) -> Self {
        self.sow(hole, &mut ())
    }

    /// The same board with the other player to move. No rule allows to pass: this is to ask what
    /// threatens.
    #[must_use]
    pub fn passed(&self) -> Self {
        Position { mover: self.other, other: self.mover, variant: self.variant }
    }

    /// What playing `hole` does, and each step of it.
    ///
    /// # Errors
    /// If that move is not legal.
    ///
    /// # Panics
    /// Never: a legal move has a last ball.
    #[inline(never)]
    pub fn trace(&self, hole: Hole) -> Result<(Move, Vec<Step>), PlayError<V>> {
        self.check(hole)?;
        let mut steps = Vec::new();
        let after = self.sow(hole, &mut steps);
        let side = self.to_move();
        let last = steps.iter().rev().find_map(|step| match *step {
            Step::Drop { to } | Step::Income { to, .. } => Some(to),
            _ => None,
        });
        let effect = match steps.last() {
            Some(&Step::Capture { balls, .. }) => Effect::Capture(balls),
            Some(Step::Claim { .. }) => Effect::Tuzdik,
            _ => Effect::None,
        };
        let made = Move {
            side,
            hole,
            balls: self.balls(Place { side, hole }),
            landing: last.expect("a legal move drops a ball"),
            effect,
            kazan: after.kazan(side),
        };
        Ok((made, steps))
    }

    fn check(&self, hole: Hole) -> Result<(), PlayError<V>> {
        if self.legal_holes().contains(hole) {
            return Ok(());
        }
        let refusal = if self.is_over() {
            Refusal::GameOver
        } else if hole.index() >= self.rules().holes() {
            Refusal::NoSuchHole
        } else if self.other.tuzdik() == hole.number() {
            Refusal::OpponentsTuzdik
        } else {
            Refusal::EmptyHole
        };
        Err(PlayError { position: *self, hole, refusal })
    }

    #[inline(always)]
    fn sow(&self, hole: Hole, witness: &mut impl Witness) -> Self {
        let (mut mover, mut other) = (self.mover, self.other);
        sow(self.variant, &mut mover, &mut other, hole.index(), witness);
        Position { mover: other, other: mover, variant: self.variant }
    }
}

impl<V: Variant> fmt::Debug for Position<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let n = self.rules().holes();
        f.debug_struct("Position")
            .field("first", &&self.row(Side::First)[..n])
            .field("second", &&self.row(Side::Second)[..n])
            .field("kazans", &[self.kazan(Side::First), self.kazan(Side::Second)])
            .field("tuzdiks", &[self.tuzdik(Side::First), self.tuzdik(Side::Second)])
            .field("to_move", &self.to_move())
            .finish()
    }
}
