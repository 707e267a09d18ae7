//! A count of material and of freedom to move, for rule sets that have no net.

use super::Evaluator;
use crate::rules::{MAX_HOLES, Position, Side, Variant};

/// Counts the kazans, what a tuzdik will still bring, the balls and the moves of each side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct General;

// All in hundredths of a ball.
const BALL: i32 = 100;
/// A tuzdik when all balls are on the board, and more for each hole further from its host's left:
/// more moves pass the later holes.
const TUZDIK: (i32, i32) = (600, 70);
/// A hole from which a move can be made.
const MOVE: i32 = 16;
/// A ball on the own side, and when few are left: they go to their side when the other is stuck.
const ON_SIDE: (i32, i32) = (4, 16);
/// The part of all balls, one in so many, that are few.
const FEW: i32 = 7;
const TURN: i32 = 10;

impl<V: Variant> Evaluator<V> for General {
    #[inline]
    fn evaluate(&self, position: &Position<V>) -> i32 {
        let rules = position.rules();
        let total = i32::from(rules.total());
        let kazans: i32 = Side::ALL.iter().map(|&side| i32::from(position.kazan(side))).sum();
        let on_board = total - kazans;
        let on_side = if on_board * FEW < total { ON_SIDE.1 } else { ON_SIDE.0 };
        let worth = |side: Side| {
            let row: [u8; MAX_HOLES] = position.row(side);
            let balls: i32 = row.iter().map(|&balls| i32::from(balls)).sum();
            let moves: i32 = row.iter().map(|&balls| i32::from(balls > 0)).sum();
            let tuzdik = position.tuzdik(side).map_or(0, |hole| {
                (TUZDIK.0 + TUZDIK.1 * i32::from(hole.number())) * on_board / total
            });
            BALL * i32::from(position.kazan(side)) + tuzdik + on_side * balls + MOVE * moves
        };
        worth(position.to_move()) - worth(position.to_move().other()) + TURN
    }
}
