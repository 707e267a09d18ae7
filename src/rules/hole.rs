//! Holes, sets of holes, and places on the board.

use std::fmt;

use super::Side;

/// The most holes a player can have.
pub const MAX_HOLES: usize = 9;

/// The number of a hole, 1 to 9, counted from its owner's left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hole(u8);

impl Hole {
    /// Hole `number`, or `None` outside 1..=9.
    #[must_use]
    pub const fn new(number: u8) -> Option<Hole> {
        if matches!(number, 1..=9) { Some(Hole(number)) } else { None }
    }

    /// The hole at `index` 0..=8 in an array of holes.
    ///
    /// # Panics
    /// Outside that range.
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Hole {
        assert!(index < MAX_HOLES, "a hole's index is 0..=8");
        #[expect(clippy::cast_possible_truncation, reason = "checked on the line above")]
        Hole(index as u8 + 1)
    }

    /// 1 to 9.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// 0 to 8, for arrays of holes.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hole({})", self.0)
    }
}

/// A hole of a given player: a place where a ball can lie or fall.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// Whose hole.
    pub side: Side,
    /// Its number on that side.
    pub hole: Hole,
}

/// A set of holes of one player, iterated in rising order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Holes(u16);

impl Holes {
    /// No hole.
    pub const EMPTY: Holes = Holes(0);

    /// The set with bit `i` for the hole at index `i`.
    pub(super) const fn from_bits(bits: u16) -> Holes {
        Holes(bits)
    }

    /// Whether `hole` is in the set.
    #[must_use]
    pub const fn contains(self, hole: Hole) -> bool {
        self.0 >> hole.index() & 1 == 1
    }

    /// How many holes are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl IntoIterator for Holes {
    type Item = Hole;
    type IntoIter = HolesIter;

    #[inline]
    fn into_iter(self) -> HolesIter {
        HolesIter(self.0)
    }
}

/// The holes of a set in rising order.
#[derive(Clone, Debug)]
pub struct HolesIter(u16);

impl Iterator for HolesIter {
    type Item = Hole;

    #[inline]
    fn next(&mut self) -> Option<Hole> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        // The lowest bit of a set of holes is a hole; told so, the compiler asks no more.
        Some(Hole::from_index(index.min(MAX_HOLES - 1)))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let holes = self.0.count_ones() as usize;
        (holes, Some(holes))
    }
}

impl ExactSizeIterator for HolesIter {}

impl fmt::Debug for Holes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
