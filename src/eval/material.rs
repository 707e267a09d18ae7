//! The balls that are safe, and the tuzdik.

use super::Evaluator;
use crate::rules::{Position, Side, Variant};

/// Counts the kazans, and a tuzdik as nine balls.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Material;

const BALL: i32 = 100;
const TUZDIK: i32 = 900;

impl<V: Variant> Evaluator<V> for Material {
    #[inline]
    fn evaluate(&self, position: &Position<V>) -> i32 {
        let safe = |side: Side| {
            BALL * i32::from(position.kazan(side))
                + TUZDIK * i32::from(position.tuzdik(side).is_some())
        };
        safe(position.to_move()) - safe(position.to_move().other())
    }
}
