//! What holds in every position of thousands of random games of every rule set.

use togyzkumalak::game::Game;
use togyzkumalak::rules::{
    Bestemshe, BySide, Hole, NoResow, Pantusov1906, Place, Position, Qozdatu, Rules, Setup, Side,
    SingleCapture, Step, Togyzkumalak, Variant,
};

use crate::plain::Plain;
use crate::sample::{Dice, random_game, rule_sets};

const GAMES: u64 = 300;

/// Calls `check` in each position of `GAMES` random games of each rule set.
fn in_random_games(check: impl Fn(&Position<Rules>)) {
    for rules in rule_sets() {
        for seed in 0..GAMES {
            random_game(rules, seed).history().iter().for_each(&check);
        }
    }
}

fn holes() -> impl Iterator<Item = Hole> {
    (0..9).map(Hole::from_index)
}

#[test]
fn balls_are_conserved() {
    in_random_games(|position| {
        let rows =
            Side::ALL.map(|side| position.row(side).iter().map(|&n| u32::from(n)).sum::<u32>());
        let kazans = Side::ALL.map(|side| u32::from(position.kazan(side)));
        let all: u32 = rows.iter().chain(&kazans).sum();
        assert_eq!(all, u32::from(position.rules().total()));
    });
}

#[test]
fn the_fast_path_equals_the_plain_reference() {
    for rules in rule_sets() {
        for seed in 0..GAMES {
            let (mut plain, mut dice) = (Plain::start(rules), Dice::new(seed));
            let mut position = Position::start(rules);
            for _ in 0..400 {
                assert_eq!(plain.position(), position);
                let legal: Vec<Hole> = plain.legal().map(Hole::from_index).collect();
                assert_eq!(legal, position.legal_holes().into_iter().collect::<Vec<_>>());
                assert_eq!(plain.is_over(), position.is_over());
                if plain.is_over() {
                    let score = position.outcome().unwrap().score;
                    assert_eq!(plain.final_score(), [score.first, score.second]);
                    break;
                }
                let hole = dice.pick(legal.into_iter());
                plain.play(hole.index());
                position = position.play_unchecked(hole);
            }
        }
    }
}

#[test]
fn the_types_of_named_rule_sets_play_as_their_values_do() {
    fn check<V: Variant>(variant: V) {
        for seed in 0..GAMES {
            let mut typed = Position::start(variant);
            for made in random_game(variant.rules(), seed).moves() {
                typed = typed.play(made.hole).unwrap();
            }
            let valued = random_game(variant.rules(), seed);
            assert_eq!(typed.with_variant(variant.rules()).as_ref(), Some(valued.position()));
            assert_eq!(typed.key(), valued.position().key());
        }
    }
    check(Togyzkumalak);
    check(Bestemshe);
    check(Qozdatu);
    check(Pantusov1906);
    check(NoResow);
    check(SingleCapture);
}

/// Makes the steps on the old board by hand.
fn replay(before: &Position<Rules>, steps: &[Step]) -> Setup {
    fn change(counts: &mut BySide<[u16; 9]>, place: Place) -> &mut u16 {
        &mut counts.get_mut(place.side)[place.hole.index()]
    }
    let mut board = Setup::from(before);
    for step in steps {
        match *step {
            Step::Lift { from, balls } => {
                assert_eq!(*change(&mut board.rows, from), u16::from(balls));
                *change(&mut board.rows, from) = 0;
            }
            Step::Drop { to } => *change(&mut board.rows, to) += 1,
            Step::Income { to, owner } => {
                assert_eq!(*board.tuzdiks.get(owner), Some(to.hole));
                assert_eq!(to.side, owner.other());
                *board.kazans.get_mut(owner) += 1;
            }
            Step::Capture { from, balls } => {
                assert_eq!(*change(&mut board.rows, from), u16::from(balls));
                *change(&mut board.rows, from) = 0;
                *board.kazans.get_mut(from.side.other()) += u16::from(balls);
            }
            Step::Claim { from } => {
                assert_eq!(*change(&mut board.rows, from), 3);
                *change(&mut board.rows, from) = 0;
                *board.kazans.get_mut(from.side.other()) += 3;
                *board.tuzdiks.get_mut(from.side.other()) = Some(from.hole);
            }
        }
    }
    board.to_move = board.to_move.other();
    board
}

#[test]
fn the_steps_replayed_give_the_new_board() {
    in_random_games(|position| {
        for hole in position.legal_holes() {
            let (made, steps) = position.trace(hole).unwrap();
            let after = position.play_unchecked(hole);
            assert_eq!(replay(position, &steps), Setup::from(&after));
            assert_eq!(made.kazan, after.kazan(made.side));
            assert!(matches!(steps[0], Step::Lift { from, balls }
                if from == Place { side: made.side, hole } && balls == made.balls));
            let drops =
                steps.iter().filter(|s| matches!(s, Step::Drop { .. } | Step::Income { .. }));
            assert_eq!(drops.count(), usize::from(made.balls));
        }
    });
}

#[test]
fn a_move_is_accepted_if_and_only_if_it_is_listed() {
    in_random_games(|position| {
        for hole in holes() {
            let listed = position.legal_holes().contains(hole);
            match position.play(hole) {
                Ok(after) => assert!(listed && after.to_move() != position.to_move()),
                Err(error) => assert!(!listed && error.position == *position && error.hole == hole),
            }
            assert_eq!(position.trace(hole).is_ok(), listed);
        }
    });
}

#[test]
fn a_position_passes_its_own_door() {
    in_random_games(|position| {
        assert_eq!(Setup::from(position).position(position.rules()).as_ref(), Ok(position));
    });
}

#[test]
fn undo_restores_everything_and_redo_brings_it_back() {
    for rules in rule_sets() {
        for seed in 0..GAMES / 10 {
            let whole = random_game(rules, seed);
            let (mut back, mut forth) = (whole.clone(), Game::new(rules));
            let mut seen = vec![(back.position().to_owned(), back.outcome())];
            while let Some(made) = back.undo() {
                assert_eq!(made, whole.moves()[back.ply()]);
                seen.push((back.position().to_owned(), back.outcome()));
            }
            for made in whole.moves() {
                assert_eq!(seen.pop().unwrap(), (forth.position().to_owned(), forth.outcome()));
                assert_eq!(forth.play(made.hole).as_ref(), Ok(made));
                assert_eq!(back.redo().as_ref(), Some(made));
            }
            assert_eq!((back.redo(), &back, &forth), (None, &whole, &whole));
        }
    }
}

#[test]
fn keys_of_different_positions_differ() {
    let mut seen = std::collections::HashMap::new();
    for seed in 0..GAMES {
        for position in random_game(Rules::TOGYZKUMALAK, seed).history() {
            assert_eq!(*seen.entry(position.key()).or_insert(*position), *position);
        }
    }
    assert!(seen.len() > 10_000);
}
