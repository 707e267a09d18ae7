//! A net in floating point, as it is trained.

use std::path::Path;
use std::{fs, io};

use togyzkumalak::eval::features::{Active, BUCKETS, Inputs, View, bucket};
use togyzkumalak::eval::{CLIP, OUTPUT_ONE};
use togyzkumalak::rules::Rules;

use crate::random::Random;

/// What a net is made of, in the order of its weights: hidden rows by input, hidden bias, linear
/// weights, output weights by bucket, and for each bucket a bias and a weight of the kazans.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// The inputs.
    pub inputs: Inputs,
    /// Hidden units.
    pub hidden: usize,
}

impl Shape {
    /// Where the hidden bias begins.
    pub const fn bias(self) -> usize {
        self.inputs.count() * self.hidden
    }

    /// Where the linear weights begin.
    pub const fn skip(self) -> usize {
        self.bias() + self.hidden
    }

    /// Where the output weights begin.
    pub const fn output(self) -> usize {
        self.skip() + self.inputs.count()
    }

    /// Where the ends begin.
    pub const fn ends(self) -> usize {
        self.output() + BUCKETS * self.hidden
    }

    /// How many weights there are.
    pub const fn count(self) -> usize {
        self.ends() + 2 * BUCKETS
    }
}

/// A net in floating point.
#[derive(Clone, Debug)]
pub struct Model {
    /// What it is made of.
    pub shape: Shape,
    /// All weights.
    pub weights: Vec<f32>,
}

/// Logits an output of 1.
pub const OUTPUT_LOGITS: f32 = 2.0;
/// Balls that the kazan's weight counts by.
pub const KAZAN_UNIT: f32 = 0.1;
/// The greatest weights that the whole numbers can hold.
const MOST_HIDDEN: f32 = 127.0 * 2.0 / CLIP as f32;
const MOST_OUTPUT: f32 = (OUTPUT_ONE - 1) as f32 / OUTPUT_ONE as f32;

impl Model {
    /// First weights.
    #[expect(clippy::cast_possible_truncation, reason = "random numbers need few digits")]
    pub fn random(shape: Shape, random: &mut Random) -> Model {
        let mut weights = vec![0.0; shape.count()];
        let mut spread = |size: f64| (size * (random.unit() + random.unit() - 1.0)) as f32;
        weights[..shape.bias()].fill_with(|| spread(0.2));
        weights[shape.bias()..shape.skip()].fill(0.3);
        let output: Vec<f32> = (0..shape.hidden).map(|_| spread(0.5)).collect();
        for bucket in weights[shape.output()..shape.ends()].chunks_exact_mut(shape.hidden) {
            bucket.copy_from_slice(&output);
        }
        for end in weights[shape.ends()..].chunks_exact_mut(2) {
            end[1] = 0.6;
        }
        Model { shape, weights }
    }

    /// Keeps the weights within what the whole numbers can hold.
    pub fn confine(&mut self) {
        let shape = self.shape;
        let hold = |weights: &mut [f32], most: f32| {
            for weight in weights {
                *weight = weight.clamp(-most, most);
            }
        };
        hold(&mut self.weights[..shape.bias()], MOST_HIDDEN);
        hold(&mut self.weights[shape.output()..shape.ends()], MOST_OUTPUT);
    }

    /// Takes the hidden units out.
    pub fn silence(&mut self) {
        let shape = self.shape;
        self.weights[shape.output()..shape.ends()].fill(0.0);
    }

    /// What the net of `H` hidden units sees in a position.
    #[inline]
    pub fn look<const H: usize>(&self, rules: Rules, view: &View) -> Sight<H> {
        let (shape, weights) = (self.shape, &self.weights);
        let active = shape.inputs.active(rules, view);
        let bucket = bucket(rules, view);
        let mut units: [f32; H] = *part(weights, shape.bias());
        let mut logit = 0.0;
        for &input in active.as_slice() {
            let row: &[f32; H] = part(weights, usize::from(input) * H);
            for (unit, weight) in units.iter_mut().zip(row) {
                *unit += weight;
            }
            logit += weights[shape.skip() + usize::from(input)];
        }
        let clipped = units.map(|unit| unit.clamp(0.0, 1.0));
        let output: &[f32; H] = part(weights, shape.output() + bucket * H);
        // Sixteen sums beside each other: the order of additions lets the machine do so many at once.
        let mut sums = [0.0_f32; 16];
        for i in 0..H {
            sums[i % 16] += clipped[i] * clipped[i] * output[i];
        }
        let kazans = KAZAN_UNIT * (f32::from(view.kazans[0]) - f32::from(view.kazans[1]));
        let end = &weights[shape.ends() + 2 * bucket..];
        logit += OUTPUT_LOGITS * sums.iter().sum::<f32>() + end[0] + end[1] * kazans;
        Sight { active, bucket, units, clipped, kazans, logit }
    }

    /// Writes the weights as they are.
    pub fn save(&self, path: &Path) -> io::Result<()> {
        let bytes: Vec<u8> = self.weights.iter().flat_map(|weight| weight.to_le_bytes()).collect();
        fs::write(path, bytes)
    }

    /// Reads what [`Model::save`] wrote.
    pub fn load(shape: Shape, path: &Path) -> io::Result<Model> {
        let bytes = fs::read(path)?;
        let words = bytes.chunks_exact(4);
        let weights: Vec<f32> =
            words.map(|word| f32::from_le_bytes(word.try_into().expect("four bytes"))).collect();
        if weights.len() != shape.count() {
            return Err(io::Error::other("the file does not fit the shape"));
        }
        Ok(Model { shape, weights })
    }
}

/// `H` weights from a place on.
#[inline]
pub fn part<const H: usize>(weights: &[f32], from: usize) -> &[f32; H] {
    weights[from..from + H].try_into().expect("so many weights")
}

/// What a net saw in a position.
pub struct Sight<const H: usize> {
    /// The inputs that are on.
    pub active: Active,
    /// The bucket of the output weights.
    pub bucket: usize,
    /// The hidden units before they are clipped.
    pub units: [f32; H],
    /// And after.
    pub clipped: [f32; H],
    /// The difference of the kazans, in the unit of its weight.
    pub kazans: f32,
    /// The log odds of winning.
    pub logit: f32,
}
