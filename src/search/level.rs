//! Strengths of play.

use super::{Limits, Line, MAX_DEPTH, Report, Style};
use crate::rules::{Hole, Position, Side, Variant};

/// A strength of play, the same on every device: so far a search, and so many human failings.
///
/// A search within [`Level::limits`] in the manner of [`Level::style`] scores the moves;
/// [`Level::choose`] then errs, by a seed and the position, so that the same seed plays the same
/// and another differs. The strongest level does not err.
///
/// Each against the one below, the first against random moves, 200 games after two to six random
/// plies with colours changed (`workshop ladder --pairs 100 --least 2 --most 6`; level 10 ends a game when
/// both see one side 40 balls ahead, `--adjudicate 40`):
///
/// | level | looks ahead | scores | Elo |
/// |---|---|---|---|
/// | 1 | 1 ply | 70.5 % | +151 \[+104, +205\] |
/// | 2 | 1 ply | 85.5 % | +308 \[+252, +381\] |
/// | 3 | 1 ply | 76.0 % | +200 \[+152, +257\] |
/// | 4 | 1 ply | 79.5 % | +235 \[+185, +297\] |
/// | 5 | 2 plies | 79.2 % | +233 \[+184, +291\] |
/// | 6 | 2 plies and captures | 66.0 % | +115 \[+74, +160\] |
/// | 7 | 3 plies and captures | 77.8 % | +217 \[+171, +272\] |
/// | 8 | 6 plies and captures | 83.8 % | +285 \[+233, +350\] |
/// | 9 | 12,000 nodes | 78.2 % | +222 \[+177, +276\] |
/// | 10 | 250,000 nodes, or as given | 74.0 % | +182 \[+138, +231\] |
///
/// In bestemshe and qozdatu, too, each level scores more than half against the one below
/// (80 games).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Level(u8);

/// How a level plays.
struct Manner {
    depth: u8,
    nodes: u64,
    /// How many of the best moves it chooses from.
    lines: u8,
    /// How many plies of captures it follows beyond its depth.
    captures: u8,
    /// By how many hundredths of a ball it can misjudge a move; twice that at the beginning of a
    /// game, so that no two games go alike.
    misjudges: i32,
    /// How many of a hundred moves of nine balls it does not see. It sees shorter ones more often
    /// and longer ones less.
    overlooks: i32,
    /// By how many hundredths it overrates each ball that a move takes at once.
    greed: i32,
}

#[rustfmt::skip]
const MANNERS: [Manner; Level::MAX as usize] = [
    Manner { depth: 1, nodes: ALL, lines: 9, captures: 0, misjudges: 600, overlooks: 80, greed: 60 },
    Manner { depth: 1, nodes: ALL, lines: 9, captures: 0, misjudges: 600, overlooks: 63, greed: 60 },
    Manner { depth: 1, nodes: ALL, lines: 9, captures: 0, misjudges: 500, overlooks: 50, greed: 50 },
    Manner { depth: 1, nodes: ALL, lines: 9, captures: 0, misjudges: 430, overlooks: 31, greed: 40 },
    Manner { depth: 2, nodes: ALL, lines: 9, captures: 0, misjudges: 400, overlooks: 20, greed: 30 },
    Manner { depth: 2, nodes: ALL, lines: 9, captures: 2, misjudges: 235, overlooks: 8, greed: 20 },
    Manner { depth: 3, nodes: ALL, lines: 9, captures: 6, misjudges: 180, overlooks: 3, greed: 10 },
    Manner { depth: 6, nodes: ALL, lines: 5, captures: 6, misjudges: 100, overlooks: 0, greed: 0 },
    Manner { depth: MAX_DEPTH, nodes: 12_000, lines: 3, captures: 6, misjudges: 50, overlooks: 0, greed: 0 },
    Manner { depth: MAX_DEPTH, nodes: 250_000, lines: 1, captures: 6, misjudges: 0, overlooks: 0, greed: 0 },
];
const ALL: u64 = 100_000;

impl Level {
    /// The strongest.
    pub const MAX: u8 = 10;

    /// Level `number`, or `None` outside 1..=[`Level::MAX`].
    #[must_use]
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= Level::MAX { Some(Level(number)) } else { None }
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    const fn manner(self) -> &'static Manner {
        &MANNERS[self.0 as usize - 1]
    }

    /// How far the search of this level goes.
    #[must_use]
    pub const fn limits(self) -> Limits {
        let Manner { depth, nodes, lines, .. } = *self.manner();
        Limits { depth, nodes, lines }
    }

    /// These limits under further ones, which may end its search sooner. The strongest level has
    /// none of its own once any is given, a time included.
    #[must_use]
    pub fn within(self, depth: Option<u8>, nodes: Option<u64>, timed: bool) -> Limits {
        let given = timed || depth.is_some() || nodes.is_some();
        let own = if given && self.0 == Level::MAX { Limits::default() } else { self.limits() };
        Limits {
            depth: depth.unwrap_or(MAX_DEPTH).min(own.depth),
            nodes: nodes.unwrap_or(u64::MAX).min(own.nodes),
            lines: own.lines,
        }
    }

    /// Of what techniques its search is made.
    #[must_use]
    pub const fn style(self) -> Style {
        Style { quiescence: self.manner().captures, ..Style::BEST }
    }

    /// The move that this level makes after the search within its limits; `None` if the game is
    /// over.
    #[must_use]
    pub fn choose<V: Variant>(
        self,
        position: &Position<V>,
        report: &Report,
        seed: u64,
    ) -> Option<Hole> {
        let row = position.row(position.to_move());
        let kazans: u32 = Side::ALL.iter().map(|&side| u32::from(position.kazan(side))).sum();
        let beginning = 1 + i32::from(kazans * 10 < u32::from(position.rules().total()));
        let worth = |line: &Line| {
            let hole = line.hole();
            let &Manner { misjudges, overlooks, greed, .. } = self.manner();
            let chance = mix(seed ^ position.key() ^ u64::from(hole.number()) << 32);
            // Even numbers from 0 to `bound`, from different bits.
            let even = |at: u32, bound: i32| ((chance >> at & 0xffff) as i32 * bound) >> 16;
            let length = i32::from(row[hole.index()].min(24));
            if even(0, 15 * 100) < overlooks * (6 + length) {
                // Of all that it does not see, one is as good as any other.
                return i32::MIN + even(16, 0x7fff);
            }
            let mover = position.to_move();
            let kazan = position.kazan(mover);
            let gain = position.play(hole).map_or(0, |after| after.kazan(mover) - kazan);
            // The sum of two even errors is seldom large.
            let error = even(16, misjudges) + even(32, misjudges) - misjudges;
            line.score.hundredths() + beginning * error + greed * i32::from(gain)
        };
        report.lines.iter().max_by_key(|line| (worth(line), line.hole())).map(Line::hole)
    }
}

/// A well-mixed number for each number.
// CITE: SplitMix64, G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom number
// generators", OOPSLA 2014.
const fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
