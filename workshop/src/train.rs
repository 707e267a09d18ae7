//! Training a net by gradient descent on recorded positions.

use std::fmt;

use togyzkumalak::rules::Rules;

use crate::adam::Adam;
use crate::model::{Model, OUTPUT_LOGITS, Shape, Sight, part};
use crate::random::Random;
use crate::record::Record;
use crate::teacher::{Teacher, logistic, loss};

/// How to train.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// What the net is made of.
    pub shape: Shape,
    /// Passes over the data.
    pub epochs: usize,
    /// Positions a step.
    pub batch: usize,
    /// The greatest step; it falls to a hundredth along a half cosine.
    pub rate: f32,
    /// The seed of the first weights and of the order.
    pub seed: u64,
    /// Whether only the linear unit learns, to see what the hidden ones are worth.
    pub linear: bool,
}

/// Steps over which the rate rises at the start.
const WARM_UP: f32 = 200.0;

/// The positions to train on, and those to check with.
#[derive(Clone, Copy, Debug)]
pub struct Data<'a> {
    /// To train on.
    pub known: &'a [Record],
    /// Of other games.
    pub held_out: &'a [Record],
    /// Who sets the targets.
    pub teacher: Teacher,
}

impl fmt::Display for Losses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Losses { known, held_out, result } = self;
        write!(f, "loss {known:.5}, held out {held_out:.5}, against results {result:.5}")
    }
}

/// Losses a position.
#[derive(Clone, Copy, Default, Debug)]
pub struct Losses {
    /// Of the positions that were trained on, while they were.
    pub known: f64,
    /// Of the held-out positions.
    pub held_out: f64,
    /// Of the held-out positions against the results alone.
    pub result: f64,
}

/// Trains a net, from `first` on if it is given; `say` is told the losses after each epoch.
///
/// # Errors
/// If there is no code for so many hidden units.
pub fn train(
    rules: Rules,
    course: Course,
    data: Data,
    first: Option<Model>,
    say: &dyn Fn(usize, Losses),
) -> Result<Model, String> {
    match course.shape.hidden {
        16 => Ok(train_sized::<16>(rules, course, data, first, say)),
        32 => Ok(train_sized::<32>(rules, course, data, first, say)),
        64 => Ok(train_sized::<64>(rules, course, data, first, say)),
        128 => Ok(train_sized::<128>(rules, course, data, first, say)),
        other => Err(format!("a net has 16, 32, 64 or 128 hidden units, not {other}")),
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts far below 2 to the 24th")]
fn train_sized<const H: usize>(
    rules: Rules,
    course: Course,
    data: Data,
    first: Option<Model>,
    say: &dyn Fn(usize, Losses),
) -> Model {
    let mut random = Random::new(course.seed);
    let mut model = first.unwrap_or_else(|| Model::random(course.shape, &mut random));
    let mut adam = Adam::new(model.weights.len());
    let mut gradient = vec![0.0_f32; model.weights.len()];
    let mut order: Vec<usize> = (0..data.known.len()).collect();
    let steps = course.epochs * order.len().div_ceil(course.batch);
    let mut step = 0;
    for epoch in 1..=course.epochs {
        random.shuffle(&mut order);
        let mut sum = 0.0;
        for batch in order.chunks(course.batch) {
            gradient.fill(0.0);
            for &i in batch {
                let record = &data.known[i];
                let target = data.teacher.target(record);
                sum += f64::from(learn::<H>(rules, &model, &mut gradient, record, target));
            }
            let rate = course.rate * pace(step as f32, steps as f32);
            adam.step(&mut model.weights, &gradient, rate, batch.len() as f32);
            model.confine();
            if course.linear {
                model.silence();
            }
            step += 1;
        }
        let known = sum / data.known.len().max(1) as f64;
        say(epoch, Losses { known, ..check::<H>(rules, &model, data) });
    }
    model
}

/// The part of the greatest step.
fn pace(step: f32, steps: f32) -> f32 {
    let fall = f32::midpoint(1.0, (std::f32::consts::PI * step / steps).cos());
    ((step + 1.0) / WARM_UP).min(1.0) * (0.01 + 0.99 * fall)
}

/// The losses over the held-out positions.
#[expect(clippy::cast_precision_loss, reason = "a count of positions")]
fn check<const H: usize>(rules: Rules, model: &Model, data: Data) -> Losses {
    let (mut losses, mut told) = (Losses::default(), 0.0);
    for record in data.held_out {
        let probability = logistic(model.look::<H>(rules, &record.view).logit);
        losses.held_out += f64::from(loss(probability, data.teacher.target(record)));
        if let Some(points) = record.ending.points() {
            losses.result += f64::from(loss(probability, points));
            told += 1.0;
        }
    }
    losses.held_out /= data.held_out.len() as f64;
    losses.result /= told;
    losses
}

/// Adds the gradient of one position's loss, which is given back.
#[inline]
fn learn<const H: usize>(
    rules: Rules,
    model: &Model,
    gradient: &mut [f32],
    record: &Record,
    target: f32,
) -> f32 {
    let shape = model.shape;
    let Sight { active, bucket, units, clipped, kazans, logit } =
        model.look::<H>(rules, &record.view);
    let probability = logistic(logit);
    let slope = probability - target;
    let output: &[f32; H] = part(&model.weights, shape.output() + bucket * H);
    let mut back = [0.0_f32; H];
    let rows = part_mut::<H>(gradient, shape.output() + bucket * H);
    for i in 0..H {
        rows[i] += OUTPUT_LOGITS * slope * clipped[i] * clipped[i];
        let open = if units[i] < 1.0 { clipped[i] } else { 0.0 };
        back[i] = 2.0 * OUTPUT_LOGITS * slope * output[i] * open;
    }
    let mut add = |from: usize| {
        for (sum, back) in part_mut::<H>(gradient, from).iter_mut().zip(&back) {
            *sum += back;
        }
    };
    add(shape.bias());
    active.as_slice().iter().for_each(|&input| add(usize::from(input) * H));
    for &input in active.as_slice() {
        gradient[shape.skip() + usize::from(input)] += slope;
    }
    gradient[shape.ends() + 2 * bucket] += slope;
    gradient[shape.ends() + 2 * bucket + 1] += slope * kazans;
    loss(probability, target)
}

#[inline]
fn part_mut<const H: usize>(weights: &mut [f32], from: usize) -> &mut [f32; H] {
    (&mut weights[from..from + H]).try_into().expect("so many weights")
}
