//! The numbering of the boards.

use super::Places;
use crate::rules::{MAX_HOLES, Position, Rules, Side};

/// The most balls that boards are numbered for: a share fits four bits.
pub(super) const MOST: usize = 15;

/// The holes in the order in which a ball passes them, from the one after a tuzdik to the one before
/// it, and the number of each board.
///
/// Let `r(q)` be the balls in the first `q + 1` of these holes. The number is the sum of the
/// binomials of `q + r(q)` over `q + 1`: the rank, in colexicographic order, of the set of all
/// `q + r(q)`. Boards with fewer balls come first; with as many balls, a move takes none over the
/// tuzdik and thus lowers some `r(q)` and raises none. So every move lowers the number.
// CITE: the combinatorial number system, D. H. Lehmer, "The machine tools of combinatorics", 1964.
#[derive(Clone, Debug)]
pub(super) struct Ring {
    /// Each hole's place among the places of both rows.
    places: Vec<u8>,
    /// By hole and balls: the binomials.
    terms: Vec<[u32; MOST + 2]>,
}

impl Ring {
    /// With at least one tuzdik.
    pub(super) fn new(rules: Rules, tuzdiks: [u8; 2]) -> Ring {
        let holes = rules.holes();
        // In the ring the first player's holes are followed by the second's; a tuzdik is opposing.
        let owned = |owner: usize| {
            (tuzdiks[owner] > 0).then(|| (1 - owner) * holes + usize::from(tuzdiks[owner]) - 1)
        };
        let cuts = [owned(0), owned(1)];
        let cut = cuts[0].or(cuts[1]).unwrap_or(0);
        let after = (1..2 * holes).map(|by| (cut + by) % (2 * holes));
        let places: Vec<u8> = after
            .filter(|&hole| cuts[1] != Some(hole))
            .map(|hole| (hole + hole / holes * (MAX_HOLES - holes)) as u8)
            .collect();
        let mut terms = Vec::with_capacity(places.len());
        let mut row = [1; MOST + 2];
        for _ in &places {
            row[0] = 0;
            for balls in 1..row.len() {
                row[balls] += row[balls - 1];
            }
            terms.push(row);
        }
        Ring { places, terms }
    }

    /// How many boards have at most so many balls.
    pub(super) fn boards(&self, balls: u8) -> usize {
        self.terms.last().map_or(0, |terms| terms[usize::from(balls) + 1] as usize)
    }

    /// The number of the board of `position`, which has at most [`MOST`] balls.
    pub(super) fn number(&self, position: &Position<Rules>) -> usize {
        let rows = Side::ALL.map(|side| position.row(side));
        let rows = rows.as_flattened();
        let (mut balls, mut number) = (0, 0);
        for (&place, terms) in self.places.iter().zip(&self.terms) {
            balls += usize::from(rows[usize::from(place)]);
            number += terms[balls];
        }
        number as usize
    }

    /// Goes on to the board of the next number.
    pub(super) fn step(&self, board: &mut Places) {
        let place = |hole: usize| usize::from(self.places[hole]);
        let first = std::mem::take(&mut board[place(0)]);
        let end = self.places.len();
        let next = (1..end).find(|&hole| board[place(hole)] > 0).unwrap_or(end);
        if next < end {
            board[place(next)] -= 1;
        }
        board[place(next - 1)] = first + 1;
    }
}
