//! Endings that are known exactly: how the balls left on the board are shared by best play.
//!
//! With a tuzdik on the board no position comes back, and `ring` numbers the boards so that every
//! move leads to a lower number; one pass in that order solves them all, whatever the kazans hold.
//!
//! **Why the balls decide the game.** The tables are about a game in which both go on to the last
//! ball and each wants as many as he can get. The rules stop earlier, at a majority; but what a
//! kazan holds never leaves it, and both scores together are all balls, so that the one who has the
//! majority when the game stops also has it at the end of any way of going on, and the one who has
//! it at the end has met it on the way or by the credit of atsyrau. The result is thus a rising
//! function of the mover's final balls, and best play for the balls is best play for the result:
//! the mover can reach more than half if and only if the table gives him that many. Repetition, the
//! only other end on the board, cannot occur. The tests hold both against brute force.

// The hot path packs small numbers whose ranges the types of this layer guarantee.
#![allow(clippy::cast_possible_truncation)]

mod part;
mod ring;

use part::Part;

use crate::rules::{BySide, Hole, MAX_HOLES, Position, Rules, Side, Variant};

/// How the balls are shared in all endings with so many balls and the tuzdiks of one position, or
/// one tuzdik more.
///
/// It is solved board by board, one slice of [`Endgame::advance`] after the other, and knows what is
/// solved so far. A board takes a byte: about 0.2, 0.4 and 1.3 MB for 6, 7 and 8 balls, and as long
/// as a hundred, four hundred and a thousand thousand nodes of a search (`examples/endgame.rs`).
///
/// ```
/// use togyzkumalak::endgame::Endgame;
/// use togyzkumalak::{notation::Diagram, rules::Rules};
/// let text = "8,1S/3,t,4,1S 80 80 S 90";
/// let position = Diagram::parse(text, Rules::TOGYZKUMALAK)?.position;
/// let mut endgame = Endgame::new(&position, 5).expect("there is a tuzdik");
/// while !endgame.advance(1000) { /* look at the clock here */ }
/// let balls = endgame.final_balls(&position).expect("there are five balls at most");
/// assert_eq!((balls.first, balls.second), (82, 80));
/// # Ok::<(), togyzkumalak::notation::PositionError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Endgame {
    rules: Rules,
    /// Numbers of the opposing holes, 0 for none.
    tuzdiks: [u8; 2],
    /// The most balls on the board of those that are to be solved.
    balls: u8,
    /// First the boards with the tuzdiks as they are; then, by its number, those with one more.
    parts: Vec<Part>,
}

impl Endgame {
    /// The most balls of the endings that a search is to know: at most 390,000 boards, a byte
    /// each.
    pub const BALLS: u8 = 7;

    /// With how many balls on the board a search often comes down to so few. What is gained is
    /// certainty at once; strength hardly is: from positions with 10, 14 and 20 balls, at 1,000,
    /// 1,000 and 3,000 nodes a move, 50.2 ±0.5, 50.0 and 50.5 ±0.7 % of 200 games each
    /// (`examples/endgame.rs`).
    const NEAR: u8 = 20;

    /// The endings that a search from `position` is to know, those `kept` of an earlier search if
    /// they have the same tuzdiks; `None` if there is no tuzdik, or few balls are too far away.
    #[must_use]
    pub fn for_search(position: &Position<Rules>, kept: Option<Endgame>) -> Option<Endgame> {
        let same =
            |kept: &Endgame| kept.rules == position.rules() && kept.tuzdiks == tuzdiks(position);
        kept.filter(same).or_else(|| {
            if left(position) > Self::NEAR { None } else { Endgame::new(position, Self::BALLS) }
        })
    }

    /// Prepares to solve the endings with at most so many `balls`, no more than 15, that can arise
    /// from `position`; `None` if it has no tuzdik, without which boards come back.
    #[must_use]
    pub fn new(position: &Position<Rules>, balls: u8) -> Option<Endgame> {
        let (rules, tuzdiks) = (position.rules(), tuzdiks(position));
        if tuzdiks == [0; 2] {
            return None;
        }
        let balls = balls.min(rules.total()).min(ring::MOST as u8);
        let mut parts = vec![Part::new(rules, tuzdiks, balls)];
        if tuzdiks.contains(&0) {
            for number in 1..=rules.holes() as u8 {
                // A new tuzdik takes its three balls with it.
                let barred = rules.last_hole_barred() && usize::from(number) == rules.holes();
                let fewer =
                    if barred || tuzdiks.contains(&number) { 0 } else { balls.saturating_sub(3) };
                let both = tuzdiks.map(|tuzdik| if tuzdik == 0 { number } else { tuzdik });
                parts.push(Part::new(rules, both, fewer));
            }
        }
        Some(Endgame { rules, tuzdiks, balls, parts })
    }

    /// Solves up to `boards` more boards and says whether all are solved.
    pub fn advance(&mut self, mut boards: u64) -> bool {
        // The ways to a second tuzdik first: the others lead to them.
        for at in (0..self.parts.len()).rev() {
            while let Some(next) = self.parts[at].next() {
                if boards == 0 {
                    return false;
                }
                boards -= 1;
                let shares = next.map(|position| self.solve(&position));
                self.parts[at].keep(shares);
            }
        }
        true
    }

    /// How many of the balls on the board the player to move gets.
    fn solve(&self, position: &Position<Rules>) -> u8 {
        let mover = position.to_move();
        let outcome = |hole: Hole| {
            let child = position.play_unchecked(hole);
            let gain = child.kazan(mover) - position.kazan(mover);
            gain + left(&child) - self.share(&child).expect("a move leads to a lower number")
        };
        // Without a move all balls are the other's.
        position.legal_holes().into_iter().map(outcome).max().unwrap_or(0)
    }

    /// How many of the balls on the board the player to move gets, if that is known.
    #[inline(never)]
    fn share(&self, position: &Position<Rules>) -> Option<u8> {
        let now = tuzdiks(position);
        let part = if now == self.tuzdiks {
            0
        } else {
            // One of them is new.
            let new = (0..2)
                .find(|&side| self.tuzdiks[side] == 0 && now[1 - side] == self.tuzdiks[1 - side])?;
            usize::from(now[new])
        };
        self.parts.get(part)?.share(position)
    }

    /// The final balls of both players by best play of both, as if it went on to the last ball; `None` beyond
    /// the reach of what is solved. The player with more of them wins.
    #[inline]
    #[must_use]
    pub fn final_balls<V: Variant>(&self, position: &Position<V>) -> Option<BySide<u8>> {
        if left(position) > self.balls {
            return None;
        }
        let position = position.with_variant(self.rules)?;
        let share = self.share(&position)?;
        let mover = position.to_move();
        let mut balls = BySide::new(|side| position.kazan(side));
        *balls.get_mut(mover) += share;
        *balls.get_mut(mover.other()) += left(&position) - share;
        Some(balls)
    }
}

/// The numbers of the holes that are tuzdiks, by owner, 0 for none.
fn tuzdiks(position: &Position<Rules>) -> [u8; 2] {
    Side::ALL.map(|owner| position.tuzdik(owner).map_or(0, Hole::number))
}

/// The balls on the board.
#[inline]
fn left<V: Variant>(position: &Position<V>) -> u8 {
    position.rules().total() - position.kazan(Side::First) - position.kazan(Side::Second)
}

/// Places of both rows in one array: the first player's holes, then the second's.
type Places = [u8; 2 * MAX_HOLES];
