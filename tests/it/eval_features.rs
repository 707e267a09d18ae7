//! What the net sees of a position.

use togyzkumalak::eval::features::{BUCKETS, COUNTS, Inputs, KAZANS, THREATS, View, bucket};
use togyzkumalak::rules::{Effect, Hole, Place, Position, Rules, Setup, Side};

use crate::sample::random_game;

fn inputs(rules: Rules) -> Inputs {
    Inputs { holes: rules.holes(), tuzdik: rules.tuzdik(), threats: true }
}

fn active(position: &Position<Rules>) -> Vec<usize> {
    let rules = position.rules();
    let active = inputs(rules).active(rules, &View::from(position));
    let mut list: Vec<usize> = active.as_slice().iter().map(|&input| usize::from(input)).collect();
    list.sort_unstable();
    list
}

fn positions(rules: Rules, games: u64) -> Vec<Position<Rules>> {
    let all = (0..games).flat_map(|seed| {
        let game = random_game(rules, seed);
        let mut position = Position::start(rules);
        let mut positions = vec![position];
        for played in game.moves() {
            position = position.play(played.hole).unwrap();
            positions.push(position);
        }
        positions
    });
    all.filter(|position| !position.is_over()).collect()
}

/// The same position with the players' names exchanged.
fn renamed(position: &Position<Rules>) -> Position<Rules> {
    let mut setup = Setup::from(position);
    std::mem::swap(&mut setup.rows.first, &mut setup.rows.second);
    std::mem::swap(&mut setup.kazans.first, &mut setup.kazans.second);
    std::mem::swap(&mut setup.tuzdiks.first, &mut setup.tuzdiks.second);
    setup.to_move = setup.to_move.other();
    setup.position(position.rules()).unwrap()
}

/// The inputs by what the rules say, move by move.
fn expected(position: &Position<Rules>) -> Vec<usize> {
    const CLASSES: [std::ops::RangeInclusive<u8>; 5] =
        [21..=22, 23..=25, 26..=29, 30..=36, 37..=255];
    let rules = position.rules();
    let holes = rules.holes();
    let kazans = 2 * holes * COUNTS + if rules.tuzdik() { 2 * holes } else { 0 };
    let mut list = Vec::new();
    let mover = position.to_move();
    for (nth, side) in [mover, mover.other()].into_iter().enumerate() {
        for index in 0..holes {
            let balls = position.balls(Place { side, hole: Hole::from_index(index) });
            let class = CLASSES.iter().position(|range| range.contains(&balls));
            let class = class.map_or(usize::from(balls), |class| 21 + class);
            list.push((nth * holes + index) * COUNTS + class);
        }
        let kazan = usize::from(position.kazan(side)) * KAZANS / (usize::from(rules.half()) + 1);
        list.push(kazans + nth * KAZANS + kazan.min(KAZANS - 1));
        if let Some(hole) = position.tuzdik(side) {
            list.push(2 * holes * COUNTS + nth * holes + hole.index());
        }
        let mut setup = Setup::from(position);
        setup.to_move = side;
        let to_move = setup.position(rules).unwrap();
        for hole in to_move.legal_holes() {
            let (made, _) = to_move.trace(hole).unwrap();
            let class = match made.effect {
                Effect::None => continue,
                Effect::Capture(balls @ 0..=10) => usize::from(balls) / 2 - 1,
                Effect::Capture(11..=14) => 5,
                Effect::Capture(_) => 6,
                Effect::Tuzdik => 7,
            };
            let group = nth * holes + made.landing.hole.index();
            list.push(kazans + 2 * KAZANS + group * THREATS + class);
        }
    }
    list.sort_unstable();
    list
}

#[test]
fn the_start_has_these_inputs() {
    let position = Position::start(Rules::TOGYZKUMALAK);
    assert_eq!(inputs(position.rules()).count(), 528 + 2 * 9 * THREATS);
    let threats: Vec<usize> = active(&position).into_iter().filter(|&input| input >= 528).collect();
    // From holes 2 to 9 the last ball makes ten in holes 1 to 8.
    let group = |side: usize, hole: usize| 528 + (side * 9 + hole) * THREATS + 4;
    let all: Vec<usize> =
        (0..2).flat_map(|side| (0..8).map(move |hole| group(side, hole))).collect();
    assert_eq!(threats, all);
}

#[test]
fn the_inputs_are_what_the_rules_say() {
    for (name, rules) in Rules::NAMED {
        if rules.single_capture() {
            continue; // Its captures of one ball are not among the inputs.
        }
        for position in positions(rules, 60) {
            assert_eq!(active(&position), expected(&position), "{name}: {position:?}");
        }
    }
}

#[test]
fn only_who_is_to_move_counts() {
    for position in positions(Rules::TOGYZKUMALAK, 40) {
        assert_eq!(active(&position), active(&renamed(&position)));
    }
}

#[test]
fn buckets_follow_the_balls_on_the_board() {
    for position in positions(Rules::TOGYZKUMALAK, 40) {
        let kazans: u8 = Side::ALL.iter().map(|&side| position.kazan(side)).sum();
        let found = bucket(position.rules(), &View::from(&position));
        assert!(found < BUCKETS);
        assert_eq!(found, (162 - usize::from(kazans)) * 8 / 163);
    }
}
