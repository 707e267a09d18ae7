//! The evaluation that suits a rule set best.

use super::{Evaluator, General, Material, Net};
use crate::rules::{Position, Rules, Variant};

/// Judges positions of any rule set as well as this crate can.
#[derive(Clone, Copy)]
pub enum Fitting {
    /// By the net for this game, or for one that is near it.
    Net(&'static Net),
    /// By counting.
    General,
    /// By the plainest count, to measure others against.
    Material,
}

impl Fitting {
    /// What suits `rules`. By matches at 500 nodes a move the net for togyzkumalak is stronger than
    /// counting by 288 Elo in pantusov-1906, 308 in no-resow and 31 in single-capture.
    #[must_use]
    pub fn of(rules: Rules) -> Fitting {
        Net::of(rules).map_or(Fitting::General, Fitting::Net)
    }
}

impl<V: Variant> Evaluator<V> for Fitting {
    #[inline]
    fn evaluate(&self, position: &Position<V>) -> i32 {
        match self {
            Fitting::Net(net) => net.score(position),
            Fitting::General => General.evaluate(position),
            Fitting::Material => Material.evaluate(position),
        }
    }
}
