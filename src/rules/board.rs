//! The balls, packed: each player's half in two machine words.

use super::{MAX_HOLES, Side};

/// The most places on the ring: both players' holes.
pub(super) const MAX_RING: usize = 2 * MAX_HOLES;

const KAZAN: u32 = 8;
const TUZDIK: u32 = 16;
const SECOND: u64 = 1 << 24;

/// One player's half of the board. Holes 1 to 8 are the bytes of `low`, the lowest first; the
/// bytes of `high` are hole 9, the kazan, the number of the opposing hole that is this player's
/// tuzdik (0 for none), and 1 for the second player. No byte ever overflows: there are at most
/// 234 balls.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Half {
    pub(super) low: u64,
    pub(super) high: u64,
}

impl Half {
    pub(super) const fn empty(side: Side) -> Half {
        Half { low: 0, high: if matches!(side, Side::Second) { SECOND } else { 0 } }
    }

    /// Of a side with these balls in its holes.
    #[inline]
    pub(super) fn of(side: Side, row: [u8; MAX_HOLES]) -> Half {
        let low = std::array::from_fn(|index| row[index]);
        let empty = Half::empty(side);
        Half { low: u64::from_le_bytes(low), high: empty.high + u64::from(row[MAX_HOLES - 1]) }
    }

    #[inline(always)]
    pub(super) const fn side(self) -> Side {
        if self.high & SECOND == 0 { Side::First } else { Side::Second }
    }

    #[inline(always)]
    pub(super) const fn balls(self, index: usize) -> u8 {
        if index < 8 { (self.low >> (8 * index)) as u8 } else { self.high as u8 }
    }

    /// The balls of all holes.
    #[inline(always)]
    pub(super) fn row(self) -> [u8; MAX_HOLES] {
        let mut row = [0; MAX_HOLES];
        let (low, last) = row.split_at_mut(8);
        low.copy_from_slice(&self.low.to_le_bytes());
        last[0] = self.high as u8;
        row
    }

    #[inline(always)]
    pub(super) const fn kazan(self) -> u8 {
        (self.high >> KAZAN) as u8
    }

    /// The number 1..=9 of the opposing hole that this player owns, or 0.
    #[inline(always)]
    pub(super) const fn tuzdik(self) -> u8 {
        (self.high >> TUZDIK) as u8
    }

    #[inline(always)]
    pub(super) const fn add_balls(&mut self, index: usize, balls: u8) {
        if index < 8 {
            self.low += (balls as u64) << (8 * index);
        } else {
            self.high += balls as u64;
        }
    }

    #[inline(always)]
    pub(super) const fn remove_balls(&mut self, index: usize, balls: u8) {
        if index < 8 {
            self.low -= (balls as u64) << (8 * index);
        } else {
            self.high -= balls as u64;
        }
    }

    /// Empties a hole and says what lay in it.
    #[inline(always)]
    pub(super) const fn take(&mut self, index: usize) -> u8 {
        let balls = self.balls(index);
        self.remove_balls(index, balls);
        balls
    }

    #[inline(always)]
    pub(super) const fn add_to_kazan(&mut self, balls: u8) {
        self.high += (balls as u64) << KAZAN;
    }

    #[inline(always)]
    pub(super) const fn set_tuzdik(&mut self, number: u8) {
        self.high |= (number as u64) << TUZDIK;
    }

    /// One bit for each hole that holds a ball, hole 1 lowest.
    #[inline(always)]
    pub(super) const fn occupied(self) -> u16 {
        const LOW7: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        // The high bit of each byte: set where the byte is not zero; then gathered into one byte.
        let marks = (((self.low & LOW7) + LOW7) | self.low) & !LOW7;
        let gathered = (marks >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        gathered as u16 | ((self.high as u8 != 0) as u16) << 8
    }

    /// All balls in the holes of this half.
    #[inline(always)]
    pub(super) const fn sum(self) -> u8 {
        // The top byte of the product is the sum of all bytes; it fits, as all balls do.
        (self.low.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8 + self.high as u8
    }
}

/// What a run of single balls adds to the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[doc(hidden)]
pub struct Drops {
    pub(super) mover: (u64, u64),
    pub(super) other: (u64, u64),
}

impl Drops {
    pub(super) const NONE: Drops = Drops { mover: (0, 0), other: (0, 0) };
}

/// What one ball in each of a side's first holes, so many, adds to that side's half.
#[inline(always)]
pub(super) const fn one_each(holes: usize) -> (u64, u64) {
    const ONES: u64 = 0x0101_0101_0101_0101;
    match holes {
        0 => (0, 0),
        1..8 => (ONES >> (64 - 8 * holes), 0),
        _ => (ONES, (holes - 8) as u64),
    }
}

/// One ball in each of `count` places of the ring, from `start` on, fewer than a whole lap; the ring
/// is the mover's holes and then the opponent's. This and [`super::sowing`] alone know how a lap runs.
#[inline]
pub(super) const fn drops(holes: usize, start: usize, count: usize) -> Drops {
    let end = start + count;
    let (mover, other) = (between(holes, start, end), between_opposing(holes, start, end));
    // Those that come round to the mover again.
    let again = one_each(end.saturating_sub(2 * holes));
    Drops { mover: (mover.0 + again.0, mover.1 + again.1), other }
}

/// One ball in each of the mover's holes with an index from `start` up to `end`.
#[inline]
const fn between(holes: usize, start: usize, end: usize) -> (u64, u64) {
    const fn least(a: usize, b: usize) -> usize {
        if a < b { a } else { b }
    }
    let (start, end) = (one_each(least(start, holes)), one_each(least(end, holes)));
    (end.0 - start.0, end.1 - start.1)
}

/// The same for the opponent's holes, which follow in the ring.
#[inline]
const fn between_opposing(holes: usize, start: usize, end: usize) -> (u64, u64) {
    between(holes, start.saturating_sub(holes), end.saturating_sub(holes))
}
