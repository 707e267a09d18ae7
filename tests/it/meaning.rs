//! What scores mean: probabilities that rise with the score and are fair to both sides.

use togyzkumalak::eval::{Meaning, Standing};
use togyzkumalak::search::{AnySearch, Limits, Table};

use crate::sample::{random_game, rule_sets};

#[test]
fn a_meaning_is_fair_and_rises_with_the_score() {
    for rules in rule_sets() {
        let meaning = Meaning::of(rules);
        for &position in random_game(rules, 4).history() {
            let standing = Standing::from(&position);
            let turned = Standing { lead: -standing.lead, ..standing };
            let mut before = (0.0, f64::NEG_INFINITY);
            for score in scores() {
                let chance = meaning.win_probability(standing, score);
                let balls = meaning.ball_difference(standing, score);
                assert!(chance >= before.0 && chance <= 1.0 && balls >= before.1);
                assert!(balls.abs() <= f64::from(rules.total()), "{balls} in {position:?}");
                let other = meaning.win_probability(turned, -score);
                assert!((chance + other - 1.0).abs() < 1e-9);
                assert!((balls + meaning.ball_difference(turned, -score)).abs() < 1e-9);
                before = (chance, balls);
            }
        }
    }
}

/// Small ones, which a bend in the curve could turn round, and large ones.
fn scores() -> impl Iterator<Item = i32> {
    let wide = |sign: i32| (1..=20).map(move |n| sign * 1500 * n);
    wide(-1).rev().chain((-1490..1500).step_by(10)).chain(wide(1))
}

#[test]
fn what_is_certain_is_said_so() {
    let mut decided = 0;
    for rules in rule_sets() {
        for &position in random_game(rules, 6).history().iter().rev().take(12) {
            let limits = Limits { depth: 6, nodes: 20_000, lines: 9 };
            let report = AnySearch::new(Table::new(12), position, &[], limits).run();
            for line in &report.lines {
                let certain = match (line.score.wins_in(), line.score.loses_in()) {
                    (Some(_), _) => 1.0,
                    (_, Some(_)) => 0.0,
                    _ => continue,
                };
                assert!((line.win_probability(&position) - certain).abs() < 1e-9);
                let end = line.holes.iter().fold(position, |at, &hole| at.play_unchecked(hole));
                if let Some(outcome) = end.outcome() {
                    let (me, other) = (position.to_move(), position.to_move().other());
                    let ahead = outcome.score.get(me) > outcome.score.get(other);
                    assert_eq!(line.ball_difference(&position) > 0.0, ahead, "{line:?}");
                    decided += 1;
                }
            }
        }
    }
    assert!(decided > 100, "only {decided}");
}
