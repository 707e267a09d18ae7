//! The net: its file, and the same score on every machine.

use togyzkumalak::eval::features::Inputs;
use togyzkumalak::eval::{Evaluator, Fitting, Net, NetError, Weights};
use togyzkumalak::rules::{Custom, Position, Rules, Togyzkumalak, Variant};

use crate::sample::{Dice, random_game, rule_sets};

fn each_position<V: Variant>(variant: V, games: u64, mut look: impl FnMut(&Position<V>)) {
    for seed in 0..games {
        let mut position = Position::start(variant);
        for played in random_game(variant.rules(), seed).moves() {
            look(&position);
            position = position.play(played.hole).unwrap();
        }
    }
}

/// A net of random weights, as large as they can be.
fn wild(inputs: Inputs, hidden: usize, seed: u64) -> Weights {
    let mut dice = Dice::new(seed);
    let mut byte = |_| i8::try_from(i64::try_from(dice.below(256)).unwrap() - 128).unwrap();
    let rows = (0..inputs.count() * hidden).map(&mut byte).collect();
    let output = (0..8 * hidden).map(|_| i16::from(byte(0)) * 4 + 3).collect();
    let mut word = |_| i16::from(byte(0)) * 100;
    Weights {
        inputs,
        hidden,
        rows,
        scale: (0..hidden).map(|unit| u8::try_from(unit % 3 + 1).unwrap()).collect(),
        bias: (0..hidden).map(&mut word).collect(),
        skip: (0..inputs.count()).map(&mut word).collect(),
        output,
        ends: (0..8).map(|_| [word(0), word(0)]).collect(),
    }
}

const INPUTS: Inputs = Inputs { holes: 9, tuzdik: true, threats: true };

#[test]
fn vector_code_gives_the_same_scores() {
    let mut seen = 0;
    let nets =
        [(32, 0), (64, 1), (128, 2)].map(|(hidden, seed)| Net::from(&wild(INPUTS, hidden, seed)));
    each_position(Togyzkumalak, 60, |position| {
        for net in nets.iter().chain([Net::togyzkumalak()]) {
            assert_eq!(net.score(position), net.score_plainly(position), "{position:?}");
        }
        seen += 1;
    });
    assert!(seen > 4000, "{seen} positions");
}

#[test]
fn a_rule_set_known_late_gives_the_same_scores() {
    let net = Net::togyzkumalak();
    each_position(Togyzkumalak, 10, |position| {
        let late = position.with_variant(Rules::TOGYZKUMALAK).unwrap();
        assert_eq!(net.score(position), net.score(&late));
    });
}

#[test]
fn smaller_boards_have_nets_too() {
    for rules in [Rules::BESTEMSHE, Rules::QOZDATU] {
        let inputs = Inputs { holes: rules.holes(), tuzdik: rules.tuzdik(), threats: true };
        let net = Net::from(&wild(inputs, 32, 3));
        assert!(net.fits(rules) && !net.fits(Rules::TOGYZKUMALAK));
        each_position(rules, 5, |position| {
            assert_eq!(net.score(position), net.score_plainly(position));
        });
    }
}

#[test]
fn a_net_comes_back_from_its_file() {
    for inputs in [INPUTS, Inputs { threats: false, ..INPUTS }] {
        let weights = wild(inputs, 96, 4);
        assert_eq!(Weights::from_bytes(&weights.to_bytes()), Ok(weights));
    }
}

#[test]
fn a_damaged_file_is_refused() {
    let bytes = wild(INPUTS, 64, 5).to_bytes();
    let with = |at: usize, byte: u8| {
        let mut bytes = bytes.clone();
        bytes[at] = byte;
        Weights::from_bytes(&bytes).map(|_| ())
    };
    assert_eq!(with(0, b'X'), Err(NetError::NotANet));
    assert_eq!(with(4, 9), Err(NetError::Version(9)));
    assert_eq!(with(5, 1), Err(NetError::Shape));
    assert_eq!(with(7, 9), Err(NetError::Shape));
    assert_eq!(with(8, 65), Err(NetError::Shape));
    // Every byte after a wrong one is read as something else, and so it is in another shape.
    for (at, byte) in [(8, 128), (5, 8), (16, bytes[16] ^ 1), (1000, bytes[1000] ^ 1)] {
        let error = with(at, byte);
        assert!(matches!(error, Err(NetError::Checksum | NetError::Length)), "{at}: {error:?}");
    }
    assert_eq!(with(12, bytes[12] ^ 1), Err(NetError::Checksum));
    assert_eq!(Weights::from_bytes(&bytes[..bytes.len() - 1]), Err(NetError::Length));
    assert_eq!(Weights::from_bytes(&[]), Err(NetError::NotANet));
}

#[test]
fn the_committed_net_knows_who_is_winning() {
    let net = Net::togyzkumalak();
    assert!(net.fits(Rules::TOGYZKUMALAK) && net.fits(Rules::NO_RESOW));
    let start: Position = Position::new();
    assert!(net.score(&start).abs() < 1500);
    let (mut right, mut all) = (0, 0);
    each_position(Togyzkumalak, 40, |position| {
        let mover = position.to_move();
        let lead = i32::from(position.kazan(mover)) - i32::from(position.kazan(mover.other()));
        if lead.abs() >= 30 {
            all += 1;
            right += u32::from((net.score(position) > 0) == (lead > 0));
        }
    });
    assert!(right * 100 > all * 95, "{right} of {all}");
}

#[test]
fn each_game_has_the_net_that_was_trained_on_it() {
    for (name, rules) in Rules::NAMED {
        let net = Net::of(rules).unwrap();
        assert!(net.fits(rules), "{name}");
    }
    let wide = Custom { balls: 12, ..Custom::default() }.rules().unwrap();
    assert!(Net::of(wide).is_none());
}

#[test]
fn every_rule_set_has_an_evaluation() {
    for rules in rule_sets() {
        let fitting = Fitting::of(rules);
        let mut seen = [false; 2];
        each_position(rules, 5, |position| {
            let score = fitting.evaluate(position);
            assert!(score.abs() < 30_000, "{position:?}: {score}");
            seen[usize::from(score > 0)] = true;
        });
        assert_eq!(seen, [true; 2], "{rules:?}");
    }
}
