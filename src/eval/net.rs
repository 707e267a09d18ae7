//! The neural evaluation: a small net over one-hot inputs, in whole numbers throughout.
//!
//! One hidden layer whose units square what they get, clipped to 0..=[`CLIP`]; a linear unit
//! beside it; output weights, a bias and a weight of the kazan difference for each bucket. The
//! score is the same number on every machine: the vector code and the plain code agree bit by bit.

#[cfg(edge = "engine")]
use core::mem::MaybeUninit;

use super::features::{Active, BUCKETS, Inputs, View, bucket};
use super::kernel::{self, Block, LANES, Layer};
#[cfg(edge = "engine")]
use super::leaf::{self, Leaf};
use super::{Evaluator, NetError, Weights, committed};
use crate::rules::{Position, Rules, Variant};

/// The number that stands for 1 in the hidden layer.
pub const CLIP: i16 = 255;
/// The number that stands for 1 in the output weights, which are smaller than that.
pub const OUTPUT_ONE: i16 = 512;
/// Sixteenths of a score unit for an output of 1, and what the sum of products is divided by to
/// get them.
const OUTPUT_SCALE: i32 = 32_000;
pub(super) const DIVISOR: i32 = CLIP as i32 * CLIP as i32 / 2 * OUTPUT_ONE as i32 / OUTPUT_SCALE;
/// How finely the linear weights are given: in 1/16 of a score unit, times this.
pub const SKIP_UNIT: i32 = 4;

/// A loaded net. Scores are thousandths of the logit of winning, from the view of the player to
/// move: about 100 for one ball in an even game.
pub struct Net {
    inputs: Inputs,
    blocks: usize,
    bias: Vec<Block>,
    rows: Vec<Block>,
    skip: Vec<i16>,
    output: Vec<Block>,
    ends: [End; BUCKETS],
}

/// Its layout is that which the vector code of `leaf` reads.
#[derive(Clone, Copy, Default)]
#[repr(C)]
pub(super) struct End {
    pub(super) bias: i32,
    pub(super) kazan: i32,
}

impl From<&Weights> for Net {
    fn from(weights: &Weights) -> Net {
        let (hidden, blocks) = (weights.hidden, weights.hidden.div_ceil(LANES));
        // Units that are missing in the last block never add anything.
        let table = |rows: usize, value: &dyn Fn(usize, usize) -> i16| -> Vec<Block> {
            let block = |i: usize| {
                let (row, first) = (i / blocks, i % blocks * LANES);
                let lane = |lane| if first + lane < hidden { value(row, first + lane) } else { 0 };
                Block(std::array::from_fn(lane))
            };
            (0..rows * blocks).map(block).collect()
        };
        let row = |row: usize, unit: usize| {
            i16::from(weights.rows[row * hidden + unit]) * i16::from(weights.scale[unit])
        };
        let mut ends = [End::default(); BUCKETS];
        for (end, from) in ends.iter_mut().zip(&weights.ends) {
            *end = End { bias: i32::from(from[0]), kazan: i32::from(from[1]) };
        }
        Net {
            inputs: weights.inputs,
            blocks,
            bias: table(1, &|_, unit| weights.bias[unit]),
            rows: table(weights.inputs.count(), &row),
            skip: weights.skip.clone(),
            output: table(BUCKETS, &|bucket, unit| weights.output[bucket * hidden + unit]),
            ends,
        }
    }
}

impl Net {
    /// The net for togyzkumalak.
    ///
    /// # Panics
    /// Never: a test loads the committed file.
    #[must_use]
    pub fn togyzkumalak() -> &'static Net {
        committed::net(&committed::TOGYZKUMALAK)
    }

    /// The committed net that judges games of these rules best, if there is one. That for
    /// togyzkumalak also judges its historical forms, which differ little.
    #[must_use]
    pub fn of(rules: Rules) -> Option<&'static Net> {
        match rules {
            Rules::BESTEMSHE => Some(committed::net(&committed::BESTEMSHE)),
            Rules::QOZDATU => Some(committed::net(&committed::QOZDATU)),
            _ => Some(Net::togyzkumalak())
                .filter(|net| net.fits(rules) && rules.balls() == Rules::TOGYZKUMALAK.balls()),
        }
    }

    /// The net in a file.
    ///
    /// # Errors
    /// If it is not one, or damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, NetError> {
        Ok(Net::from(&Weights::from_bytes(bytes)?))
    }

    /// What the net sees of a position.
    #[must_use]
    pub fn inputs(&self) -> Inputs {
        self.inputs
    }

    /// Whether the net can judge games of these rules.
    #[must_use]
    pub fn fits(&self, rules: Rules) -> bool {
        self.inputs.holes == rules.holes() && self.inputs.tuzdik == rules.tuzdik()
    }

    /// The score of a position that is not over, whose rules the net [fits](Net::fits).
    #[inline]
    #[must_use]
    pub fn score<V: Variant>(&self, position: &Position<V>) -> i32 {
        #[cfg(edge = "engine")]
        if let Some(score) = self.score_in_vectors(position) {
            return score;
        }
        self.score_of(position.rules(), &View::from(position), kernel::sum)
    }

    /// The same score by the kernel alone, if it is there and finds the inputs itself.
    #[cfg(edge = "engine")]
    #[inline(always)]
    fn score_in_vectors<V: Variant>(&self, position: &Position<V>) -> Option<i32> {
        if position.rules() != leaf::RULES || self.inputs != leaf::INPUTS {
            return None;
        }
        let [bias, rows, output] =
            [&self.bias, &self.rows, &self.output].map(|blocks| blocks.as_ptr().cast());
        let mut leaf = Leaf {
            bias,
            rows,
            output,
            skip: self.skip.as_ptr(),
            blocks: self.blocks,
            ends: self.ends.as_ptr(),
            room: MaybeUninit::uninit(),
        };
        // SAFETY: those are the tables of a net with these inputs, the position is one of these rules.
        unsafe { kernel::judge(&mut leaf, position.words()) }
    }

    /// The same score by the plain code that every machine has.
    #[must_use]
    pub fn score_plainly<V: Variant>(&self, position: &Position<V>) -> i32 {
        self.score_of(position.rules(), &View::from(position), kernel::plain)
    }

    #[inline(always)]
    fn score_of(&self, rules: Rules, view: &View, sum: kernel::Sum) -> i32 {
        let mut active = Active::NONE;
        self.inputs.activate(rules, view, &mut active);
        let active = active.as_slice();
        let bucket = bucket(rules, view);
        let end = &self.ends[bucket];
        let output = &self.output[bucket * self.blocks..][..self.blocks];
        let layer = Layer { bias: &self.bias, rows: &self.rows, output, skip: &self.skip };
        let kazans = i32::from(view.kazans[0]) - i32::from(view.kazans[1]);
        (sum(&layer, active) + end.bias + end.kazan * kazans) >> 4
    }
}

impl<V: Variant> Evaluator<V> for &Net {
    #[inline]
    fn evaluate(&self, position: &Position<V>) -> i32 {
        self.score(position)
    }
}
