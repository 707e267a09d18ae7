//! The boards with the same tuzdiks.

use super::Places;
use super::ring::Ring;
use crate::rules::{MAX_HOLES, Position, Rules, Side};

/// The shares of all boards with certain tuzdiks, as far as they are solved.
#[derive(Clone, Debug)]
pub(super) struct Part {
    ring: Ring,
    rules: Rules,
    tuzdiks: [u8; 2],
    /// How many boards are to be solved.
    goal: usize,
    /// The board after the last that is solved.
    board: Places,
    /// By number: what the first player gets when it is his move, and 16 times what the second
    /// gets when it is his.
    shares: Vec<u8>,
}

impl Part {
    /// None solved yet of those with at most so many balls.
    pub(super) fn new(rules: Rules, tuzdiks: [u8; 2], balls: u8) -> Part {
        let ring = Ring::new(rules, tuzdiks);
        let goal = ring.boards(balls);
        let shares = Vec::with_capacity(goal);
        Part { ring, rules, tuzdiks, goal, board: [0; 2 * MAX_HOLES], shares }
    }

    /// The next board that is to be solved, with each player to move.
    pub(super) fn next(&self) -> Option<[Position<Rules>; 2]> {
        let (first, second) = self.board.split_at(MAX_HOLES);
        let rows = [first, second].map(|row| row.try_into().expect("a row of nine"));
        let ending = |side| Position::ending(self.rules, rows, self.tuzdiks, side);
        (self.shares.len() < self.goal).then(|| Side::ALL.map(ending))
    }

    /// What the player to move gets on that board.
    pub(super) fn keep(&mut self, [first, second]: [u8; 2]) {
        self.shares.push(first | second << 4);
        self.ring.step(&mut self.board);
    }

    /// What the player to move gets, if it is solved.
    pub(super) fn share(&self, position: &Position<Rules>) -> Option<u8> {
        let both = self.shares.get(self.ring.number(position))?;
        Some(both >> (4 * position.to_move() as u8) & 15)
    }
}
