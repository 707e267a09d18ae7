//! From floating point to the whole numbers of the engine.

use togyzkumalak::eval::{CLIP, OUTPUT_ONE, SKIP_UNIT, Weights};

use crate::model::{KAZAN_UNIT, Model, OUTPUT_LOGITS};

/// How many times coarser than the bytes allow the hidden weights are. The file packs a sixth
/// smaller for it and no weaker: +8 [−9, +25] Elo; twice as coarse again costs 26 [9, 43].
const COARSENESS: u8 = 2;
/// The greatest output weight.
const MOST_OUTPUT: f32 = OUTPUT_ONE as f32 - 1.0;
/// Sixteenths of a score unit, a thousandth of a logit.
const SIXTEENTHS: f32 = 16_000.0;

/// The weights as the engine has them.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "all are clamped")]
#[expect(clippy::cast_precision_loss, reason = "small numbers")]
pub fn quantise(model: &Model) -> Weights {
    // The engine makes 32,000 sixteenths of an output of 1.
    const { assert!(OUTPUT_LOGITS == 2.0) };
    let (shape, weights) = (model.shape, &model.weights);
    let (hidden, inputs) = (shape.hidden, shape.inputs.count());
    let one = f32::from(CLIP);
    let byte = |value: f32| value.round().clamp(-127.0, 127.0) as i8;
    let word = |value: f32| value.round().clamp(-32_767.0, 32_767.0) as i16;
    let small = |value: f32| value.round().clamp(-MOST_OUTPUT, MOST_OUTPUT) as i16;
    let words = |from: usize, to: usize, unit: f32| -> Vec<i16> {
        weights[from..to].iter().map(|weight| word(weight * unit)).collect()
    };
    let scale_of = |unit: usize| {
        let column = weights[..shape.bias()].iter().skip(unit).step_by(hidden);
        let most = column.fold(0.0, |most: f32, weight| most.max(weight.abs()));
        COARSENESS * ((most * one / 127.49).ceil() as u8).max(1)
    };
    let scale: Vec<u8> = (0..hidden).map(scale_of).collect();
    let rows = (0..inputs * hidden).map(|i| byte(weights[i] * one / f32::from(scale[i % hidden])));
    let output = &weights[shape.output()..shape.ends()];
    let ends = weights[shape.ends()..].chunks_exact(2);
    Weights {
        inputs: shape.inputs,
        hidden,
        rows: rows.collect(),
        bias: words(shape.bias(), shape.skip(), one),
        skip: words(shape.skip(), shape.output(), SIXTEENTHS / SKIP_UNIT as f32),
        output: output.iter().map(|weight| small(weight * f32::from(OUTPUT_ONE))).collect(),
        ends: ends
            .map(|end| [word(end[0] * SIXTEENTHS), word(end[1] * SIXTEENTHS * KAZAN_UNIT)])
            .collect(),
        scale,
    }
}

#[cfg(test)]
mod tests {
    use togyzkumalak::eval::Net;
    use togyzkumalak::eval::features::{Inputs, View};
    use togyzkumalak::rules::{Position, Togyzkumalak};

    use super::*;
    use crate::model::Shape;
    use crate::play::random_move;
    use crate::random::Random;

    #[test]
    fn whole_numbers_give_nearly_the_same_scores() {
        let inputs = Inputs { holes: 9, tuzdik: true, threats: true };
        let mut random = Random::new(1);
        let model = Model::random(Shape { inputs, hidden: 64 }, &mut random);
        let net = Net::from(&quantise(&model));
        for _ in 0..20 {
            let mut position = Position::start(Togyzkumalak);
            while !position.is_over() {
                let sight = model.look::<64>(position.rules(), &View::from(&position));
                let score = f64::from(net.score(&position)) / 1000.0;
                let off = (f64::from(sight.logit) - score).abs();
                // What rounding sixty-four random units adds up to at the most, and a fifth more: about
                // a ball at an even score.
                assert!(off < 0.15, "{} and {score}", sight.logit);
                position = position.play_unchecked(random_move(&position, &mut random));
            }
        }
    }
}
