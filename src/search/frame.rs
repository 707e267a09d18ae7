//! A node of the tree that is being searched.

use super::{MAX_PLY, Score};
use crate::rules::{Hole, MAX_HOLES, Position, Side, Variant};

/// How the child that is being searched is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// With an empty window and less deep, by so many plies.
    Reduced(u8),
    /// With an empty window, to show that it is no better.
    Scout,
    /// With the whole window.
    Full,
}

/// A node on the way from the root to the node at hand, and its children.
#[derive(Clone, Debug)]
pub(super) struct Frame<V: Variant> {
    pub(super) position: Position<V>,
    pub(super) key: u64,
    /// How many plies back a position can be that is the same as this one.
    pub(super) reversible: usize,
    /// Full plies to go; negative for plies of captures.
    pub(super) depth: i32,
    pub(super) floor: Score,
    pub(super) alpha: Score,
    pub(super) beta: Score,
    /// What the evaluation says of the position, if it was asked.
    pub(super) eval: Option<Score>,
    pub(super) best: Score,
    /// The number of the best hole, 0 for none above the floor.
    pub(super) best_hole: u8,
    pub(super) stage: Stage,
    /// By the number of the hole: they stay where they are, only `orders` are sorted.
    children: [Child<V>; NUMBERS],
    /// Orders the moves; the lowest four bits are the hole's number, so that no two are equal.
    orders: [i32; NUMBERS],
    count: usize,
    next: usize,
}

/// A power of two above the highest number of a hole: no place in four bits needs to be checked.
const NUMBERS: usize = 16;
const _: () = assert!(MAX_HOLES < NUMBERS);

/// Where a move of a node leads.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child<V: Variant> {
    pub(super) position: Position<V>,
    /// What the move brings into the mover's kazan.
    pub(super) gain: u8,
}

impl<V: Variant> Frame<V> {
    pub(super) fn new(position: Position<V>) -> Frame<V> {
        Frame {
            position,
            key: position.key(),
            reversible: 0,
            depth: 0,
            floor: -Score::INFINITE,
            alpha: -Score::INFINITE,
            beta: Score::INFINITE,
            eval: None,
            best: -Score::INFINITE,
            best_hole: 0,
            stage: Stage::Full,
            children: [Child { position, gain: 0 }; NUMBERS],
            orders: [0; NUMBERS],
            count: 0,
            next: 0,
        }
    }

    /// Prepares the frame for a child of `parent` with this window.
    #[inline]
    pub(super) fn open(&mut self, position: Position<V>, depth: i32, alpha: Score, beta: Score) {
        self.position = position;
        self.depth = depth;
        self.floor = alpha;
        self.alpha = alpha;
        self.beta = beta;
        self.best = -Score::INFINITE;
        self.best_hole = 0;
        self.eval = None;
        self.count = 0;
        self.next = 0;
    }

    /// Whether the window is open, so that the exact score is asked for.
    #[inline]
    pub(super) fn is_pv(&self) -> bool {
        self.beta.hundredths() - self.floor.hundredths() > 1
    }

    #[inline]
    pub(super) fn add(&mut self, hole: Hole, child: Child<V>, rank: i32) {
        self.children[usize::from(hole.number()) % NUMBERS] = child;
        self.orders[self.count % NUMBERS] = rank << 4 | i32::from(hole.number());
        self.count += 1;
    }

    /// Goes to the most promising child that was not yet visited.
    #[inline]
    pub(super) fn advance(&mut self) -> Option<&Child<V>> {
        if self.next == self.count {
            return None;
        }
        let (mut best, mut order) = (self.next, self.orders[self.next % NUMBERS]);
        for i in self.next + 1..self.count {
            let other = self.orders[i % NUMBERS];
            if other > order {
                (best, order) = (i, other);
            }
        }
        self.orders[best % NUMBERS] = self.orders[self.next % NUMBERS];
        self.orders[self.next % NUMBERS] = order;
        self.next += 1;
        Some(self.child())
    }

    /// The child that is being visited.
    #[inline]
    pub(super) fn child(&self) -> &Child<V> {
        &self.children[self.order() % NUMBERS]
    }

    /// The number of its hole.
    #[inline]
    pub(super) fn hole(&self) -> u8 {
        (self.order() % NUMBERS) as u8
    }

    #[inline]
    fn order(&self) -> usize {
        self.orders[(self.next - 1) % NUMBERS] as usize
    }

    /// How many children were visited before the one at hand.
    #[inline]
    pub(super) fn visited(&self) -> usize {
        self.next - 1
    }
}

/// All balls in the kazans: a position can only come back as long as they stay the same.
#[inline]
pub(super) fn kazans<V: Variant>(position: &Position<V>) -> u8 {
    position.kazan(Side::First) + position.kazan(Side::Second)
}

/// Whether a position can come back at all: with a tuzdik on the board it cannot, since every
/// cycle carries a ball over it.
#[inline]
pub(super) fn may_repeat<V: Variant>(position: &Position<V>) -> bool {
    !position.rules().tuzdik() || Side::ALL.iter().all(|&side| position.tuzdik(side).is_none())
}

/// A principal variation: numbers of holes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Variation {
    len: u8,
    holes: [u8; MAX_PLY + 1],
}

impl Variation {
    pub(super) const EMPTY: Variation = Variation { len: 0, holes: [0; MAX_PLY + 1] };

    pub(super) fn clear(&mut self) {
        self.len = 0;
    }

    /// `hole`, then the moves of `rest`.
    pub(super) fn set(&mut self, hole: u8, rest: &Variation) {
        let len = (rest.len as usize).min(MAX_PLY);
        self.holes[0] = hole;
        self.holes[1..=len].copy_from_slice(&rest.holes[..len]);
        self.len = len as u8 + 1;
    }

    pub(super) fn holes(&self) -> Vec<Hole> {
        self.holes[..self.len as usize].iter().filter_map(|&number| Hole::new(number)).collect()
    }
}
