//! The transposition table: what is already known of positions.

use super::Score;

/// Memory of a search, to be handed from one to the next.
///
/// An entry takes 16 bytes. What a search finds depends on what the table holds;
/// [`Table::forget`] makes it as good as new at no cost.
#[derive(Clone, Debug)]
pub struct Table {
    entries: Box<[Entry]>,
    generation: u16,
    /// Mixed into every key that is kept, so that entries from before it changed are not found.
    epoch: u64,
}

/// What a score says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Bound {
    None = 0,
    Lower = 1,
    Upper = 2,
    Exact = 3,
}

#[derive(Clone, Copy, Debug, Default)]
#[repr(C)]
struct Entry {
    key: u64,
    score: i16,
    generation: u16,
    depth: u8,
    /// The number of the best hole, 0 for none, and 16 times the bound.
    hole_and_bound: u8,
    /// The evaluation, or [`NOT_ASKED`].
    eval: i16,
}

/// What the table knows of a position.
#[derive(Clone, Copy)]
pub(super) struct Known {
    pub(super) score: Score,
    /// What the evaluation says of the position, if it was asked.
    pub(super) eval: Option<Score>,
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// The number of the best hole, 0 for none.
    pub(super) hole: u8,
}

impl Known {
    /// Whether it is a win or a loss within so many plies: that holds at any depth.
    #[inline]
    pub(super) fn is_proven(&self) -> bool {
        let half = if self.score > Score::DRAW { Bound::Upper } else { Bound::Lower };
        self.score.ends() && self.bound != half
    }

    /// Whether it is a win or a loss that another search has missed, which came to `score`.
    pub(super) fn proves(&self, score: Score) -> bool {
        let missed = if self.score > Score::DRAW { self.score > score } else { self.score < score };
        self.is_proven() && missed
    }
}

const NOT_ASKED: i16 = i16::MIN;

/// Entries that a key may be in.
const WAYS: usize = 2;

impl Table {
    /// As many entries as a phone can spare: 8 MiB.
    pub const DEFAULT_BITS: u32 = 19;

    /// A table of 2 to the power of `bits` entries, 16 bytes each; at least two entries.
    #[must_use]
    pub fn new(bits: u32) -> Table {
        Table { entries: vec![Entry::default(); 1 << bits.max(1)].into(), generation: 1, epoch: 0 }
    }

    /// Makes all entries unknown.
    pub fn forget(&mut self) {
        self.epoch = self.epoch.wrapping_add(0x9e37_79b9_7f4a_7c15);
        self.next_generation();
    }

    /// Makes all entries old, so that they give way to new ones.
    pub(super) fn next_generation(&mut self) {
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            self.entries.fill(Entry::default());
            self.generation = 1;
        }
    }

    #[inline]
    fn start(&self, key: u64) -> usize {
        (key as usize & (self.entries.len() - 1)) & !(WAYS - 1)
    }

    #[inline]
    pub(super) fn find(&self, key: u64, ply: usize) -> Option<Known> {
        let start = self.start(key);
        let key = key ^ self.epoch;
        let entry = self.entries[start..start + WAYS].iter().find(|entry| entry.key == key)?;
        let bound = match entry.hole_and_bound >> 4 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            3 => Bound::Exact,
            _ => Bound::None,
        };
        Some(Known {
            score: Score::unpack(entry.score, ply),
            eval: (entry.eval != NOT_ASKED).then(|| Score::unpack(entry.eval, 0)),
            depth: entry.depth,
            bound,
            hole: entry.hole_and_bound & 15,
        })
    }

    #[inline]
    pub(super) fn keep(&mut self, key: u64, ply: usize, known: Known) {
        let start = self.start(key);
        let key = key ^ self.epoch;
        let generation = self.generation;
        let ways = &mut self.entries[start..start + WAYS];
        // The same position, else the entry that is the least use: an old one, or the shallower.
        // Old ones are all the same, so that a table that has forgotten is like a new one.
        let worth = |entry: &Entry| {
            if entry.generation == generation { 1 + u32::from(entry.depth) } else { 0 }
        };
        let mut place = 0;
        if ways[0].key != key && (ways[1].key == key || worth(&ways[1]) < worth(&ways[0])) {
            place = 1;
        }
        let mut hole = known.hole;
        if hole == 0 && ways[place].key == key {
            hole = ways[place].hole_and_bound & 15;
        }
        ways[place] = Entry {
            key,
            score: known.score.pack(ply),
            generation,
            depth: known.depth,
            hole_and_bound: hole | (known.bound as u8) << 4,
            eval: known.eval.map_or(NOT_ASKED, |eval| eval.pack(0)),
        };
    }
}
