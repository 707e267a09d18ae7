//! What the net sees of a position: a list of the inputs that are on.
//!
//! Everything is seen from the player to move; who is first plays no part.

use crate::rules::{Hole, MAX_HOLES, Position, Rules, Variant};

/// The classes of a hole's count.
pub const COUNTS: usize = 26;
/// The classes of a kazan.
pub const KAZANS: usize = 21;
/// The classes of a threat: a capture of 2, 4, 6, 8, 10, 12 to 14, 16 or more, and a tuzdik.
pub const THREATS: usize = 8;
/// The most inputs that are on at a time.
pub const MOST_ACTIVE: usize = 4 * MAX_HOLES + 5; // One more than can be: the next free place.

const fn count_class(count: usize) -> u8 {
    match count {
        0..=20 => count as u8,
        21..=22 => 21,
        23..=25 => 22,
        26..=29 => 23,
        30..=36 => 24,
        _ => 25,
    }
}

static COUNT_CLASS: [u8; 256] = {
    let mut table = [0; 256];
    let mut count = 0;
    while count < 256 {
        table[count] = count_class(count);
        count += 1;
    }
    table
};

/// A position as plain numbers; index 0 of each pair is the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Balls, hole 1 first.
    pub rows: [[u8; MAX_HOLES]; 2],
    /// Balls in the kazans.
    pub kazans: [u8; 2],
    /// By owner: the number of the opposing hole that is a tuzdik, or 0.
    pub tuzdiks: [u8; 2],
}

impl<V: Variant> From<&Position<V>> for View {
    #[inline]
    fn from(position: &Position<V>) -> View {
        let own = position.to_move();
        let sides = [own, own.other()];
        View {
            rows: sides.map(|side| position.row(side)),
            kazans: sides.map(|side| position.kazan(side)),
            tuzdiks: sides.map(|side| position.tuzdik(side).map_or(0, Hole::number)),
        }
    }
}

/// Which inputs a net has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Inputs {
    /// Holes a side.
    pub holes: usize,
    /// Whether there are inputs for tuzdiks.
    pub tuzdik: bool,
    /// Whether there are inputs for the holes under threat.
    pub threats: bool,
}

impl Inputs {
    pub(super) const fn tuzdiks(self) -> usize {
        2 * self.holes * COUNTS
    }

    pub(super) const fn kazans(self) -> usize {
        self.tuzdiks() + if self.tuzdik { 2 * self.holes } else { 0 }
    }

    pub(super) const fn threatened(self) -> usize {
        self.kazans() + 2 * KAZANS
    }

    /// How many inputs there are.
    #[must_use]
    pub const fn count(self) -> usize {
        self.threatened() + if self.threats { 2 * self.holes * THREATS } else { 0 }
    }

    /// The inputs that are on.
    #[must_use]
    pub fn active(self, rules: Rules, view: &View) -> Active {
        let mut active = Active::NONE;
        self.activate(rules, view, &mut active);
        active
    }

    /// Adds the inputs that are on: to what is there already, since it costs time to move it.
    #[inline(always)]
    pub(super) fn activate(self, rules: Rules, view: &View, active: &mut Active) {
        // The same as `rules.holes()`, which the compiler often knows.
        let this = Inputs { holes: rules.holes(), ..self };
        for side in 0..2 {
            for hole in 0..this.holes {
                let class = COUNT_CLASS[view.rows[side][hole] as usize] as usize;
                active.push((side * this.holes + hole) * COUNTS + class);
            }
        }
        for side in 0..2 {
            let class = view.kazans[side] as usize * KAZANS / (rules.half() as usize + 1);
            active.push(this.kazans() + side * KAZANS + class.min(KAZANS - 1));
        }
        if this.tuzdik {
            for side in 0..2 {
                if view.tuzdiks[side] != 0 {
                    let hole = view.tuzdiks[side] as usize - 1;
                    active.push(this.tuzdiks() + side * this.holes + hole);
                }
            }
        }
        if this.threats {
            for side in 0..2 {
                this.threats_by(side, rules, view, active);
            }
        }
    }
}

/// The inputs that are on.
#[derive(Clone, Copy, Debug)]
pub struct Active {
    list: [u16; MOST_ACTIVE],
    len: usize,
}

impl Active {
    pub(super) const NONE: Active = Active { list: [0; MOST_ACTIVE], len: 0 };

    #[inline(always)]
    fn push(&mut self, input: usize) {
        self.list[self.len] = input as u16;
        self.len += 1;
    }

    #[inline(always)]
    pub(super) fn push_if(&mut self, input: usize, on: bool) {
        self.list[self.len] = input as u16;
        self.len += usize::from(on);
    }

    /// Their numbers.
    #[inline(always)]
    #[must_use]
    pub fn as_slice(&self) -> &[u16] {
        &self.list[..self.len]
    }
}

/// How many sets of output weights a net has.
pub const BUCKETS: usize = 8;

/// Which set of output weights is used: by the balls on the board, few of them first.
#[inline]
#[must_use]
pub fn bucket(rules: Rules, view: &View) -> usize {
    let total = rules.total() as usize;
    let on_board = total - view.kazans[0] as usize - view.kazans[1] as usize;
    on_board * BUCKETS / (total + 1)
}
