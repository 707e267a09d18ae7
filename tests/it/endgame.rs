//! The endgame tables, and a search that knows them, against plain solvers on the plain model of
//! the rules.

use std::cmp::Ordering;
use std::collections::HashMap;

use togyzkumalak::endgame::Endgame;
use togyzkumalak::rules::{Position, Rules};
use togyzkumalak::search::{AnySearch, Limits, Score, Status, Table};

use crate::plain::Plain;
use crate::sample::{Dice, rule_sets};

/// Every pair of tuzdiks with at least one, as indices by owner.
fn pairs(rules: Rules) -> Vec<[Option<usize>; 2]> {
    let last = rules.holes() - usize::from(rules.last_hole_barred());
    let each = || (0..last).map(Some).chain([None]);
    let all = each().flat_map(|first| each().map(move |second| [first, second]));
    all.filter(|[first, second]| rules.tuzdik() && first != second).collect()
}

/// A board with these tuzdiks and at most so many balls, the rest about evenly in the kazans.
fn random_board(rules: Rules, tuzdiks: [Option<usize>; 2], most: u8, dice: &mut Dice) -> Plain {
    let mut board = Plain { rows: [[0; 9]; 2], tuzdiks, ..Plain::start(rules) };
    for _ in 0..dice.below(usize::from(most.min(rules.total())) + 1) {
        let (side, index) = loop {
            let (side, index) = (dice.below(2), dice.below(rules.holes()));
            if tuzdiks[1 - side] != Some(index) {
                break (side, index);
            }
        };
        board.rows[side][index] += 1;
    }
    board.to_move = dice.below(2);
    let more = u8::try_from(dice.below(7)).unwrap();
    let rest = rules.total() - left(&board);
    let first = (rest / 2 + more).saturating_sub(3).min(rest).min(rules.half());
    Plain { kazans: [first, rest - first], ..board }
}

fn left(board: &Plain) -> u8 {
    board.rows.as_flattened().iter().sum()
}

/// What the player to move gets of the balls on the board when both go on to the last one; all
/// boards on the way are kept.
fn share(board: &Plain, known: &mut HashMap<Plain, u8>) -> u8 {
    let board = Plain { kazans: [0; 2], ..*board };
    if let Some(&share) = known.get(&board) {
        return share;
    }
    let mut best = 0;
    for hole in board.legal() {
        let mut child = board;
        child.play(hole);
        let gain = child.kazans[board.to_move];
        best = best.max(gain + left(&child) - share(&child, known));
    }
    known.insert(board, best);
    best
}

/// Whether the player to move wins by best play, by the rules as they are: the game stops at a
/// majority.
fn result(board: &Plain, known: &mut HashMap<Plain, Ordering>) -> Ordering {
    if let Some(&result) = known.get(board) {
        return result;
    }
    let (me, score) = (board.to_move, board.final_score());
    let outcomes = board.legal().map(|hole| {
        let mut child = *board;
        child.play(hole);
        result(&child, known).reverse()
    });
    let best = outcomes.max().unwrap_or_else(|| score[me].cmp(&score[1 - me]));
    known.insert(*board, best);
    best
}

/// All endings with at most so many balls that can arise from the board.
fn solved(board: &Plain, balls: u8) -> Endgame {
    let mut endgame = Endgame::new(&board.position(), balls).expect("a tuzdik");
    while !endgame.advance(1000) {}
    endgame
}

fn compare<T>(endgame: &Endgame, position: &Position<Rules>, as_mover: impl Fn(u8, u8) -> T) -> T {
    let balls = endgame.final_balls(position).unwrap_or_else(|| panic!("unknown: {position:?}"));
    let mover = position.to_move();
    as_mover(*balls.get(mover), *balls.get(mover.other()))
}

#[test]
fn the_tables_know_what_brute_force_finds() {
    let mut compared = 0;
    for rules in rule_sets() {
        let most = if rules.name() == "togyzkumalak" { 6 } else { 4 };
        for tuzdiks in pairs(rules) {
            let (mut dice, mut known) = (Dice::new(compared), HashMap::new());
            let boards: Vec<_> =
                (0..12).map(|_| random_board(rules, tuzdiks, most, &mut dice)).collect();
            let endgame = solved(&boards[0], most);
            for board in boards {
                share(&board, &mut known);
            }
            for (board, share) in known {
                let rest = rules.total() - left(&board);
                let position = Plain { kazans: [rest / 2, rest - rest / 2], ..board }.position();
                let gets = |mine, _| mine - position.kazan(position.to_move());
                assert_eq!(compare(&endgame, &position, gets), share, "{position:?}");
                compared += 1;
            }
        }
    }
    assert!(compared >= 100_000, "only {compared} boards compared");
}

#[test]
fn who_gets_more_of_the_balls_wins_the_game_as_it_stops() {
    let mut met = HashMap::new();
    for rules in rule_sets() {
        for tuzdiks in pairs(rules) {
            let (mut dice, mut known) = (Dice::new(7), HashMap::new());
            let boards: Vec<_> =
                (0..10).map(|_| random_board(rules, tuzdiks, 4, &mut dice)).collect();
            let endgame = solved(&boards[0], 4);
            for board in &boards {
                result(board, &mut known);
            }
            for (board, result) in known {
                let position = board.position();
                let found = compare(&endgame, &position, |mine, others| mine.cmp(&others));
                assert_eq!(found, result, "{position:?}");
                *met.entry(result).or_insert(0) += 1;
            }
        }
    }
    assert!(met.len() == 3 && met.values().all(|&times| times > 1000), "{met:?}");
}

#[test]
fn what_is_not_solved_yet_is_not_known() {
    let mut dice = Dice::new(1);
    let board = random_board(Rules::TOGYZKUMALAK, [Some(4), None], 5, &mut dice);
    let whole = solved(&board, 5);
    let mut partly = Endgame::new(&board.position(), 5).unwrap();
    let boards: Vec<_> = (0..300)
        .map(|_| random_board(board.rules, board.tuzdiks, 6, &mut dice).position())
        .collect();
    let mut before = 0;
    loop {
        let all = partly.advance(500);
        let known = boards.iter().filter_map(|board| partly.final_balls(board).map(|b| (board, b)));
        let known: Vec<_> = known.collect();
        assert!(known.iter().all(|(board, balls)| whole.final_balls(*board) == Some(*balls)));
        assert!(known.len() >= before, "nothing is forgotten");
        before = known.len();
        if all {
            break;
        }
    }
    let within = |board: &&Position<Rules>| {
        [board.row(board.to_move()), board.row(board.to_move().other())]
            .as_flattened()
            .iter()
            .sum::<u8>()
            <= 5
    };
    assert_eq!(before, boards.iter().filter(within).count());
    assert!(Endgame::new(&Position::start(Rules::TOGYZKUMALAK), 5).is_none());
}

/// A search that knows all endings of at most so many balls.
fn searched(position: &Position<Rules>, balls: u8, nodes: u64) -> AnySearch {
    let limits = Limits { nodes, ..Limits::default() };
    let endgame = Endgame::new(position, balls).unwrap();
    AnySearch::new(Table::new(12), *position, &[], limits).with_endgame(endgame, false)
}

#[test]
fn a_search_that_knows_endings_says_only_what_is_so() {
    let (mut certain, mut drawn) = (0, 0);
    for rules in rule_sets() {
        for tuzdiks in pairs(rules).into_iter().step_by(3) {
            let (mut dice, mut known) = (Dice::new(3), HashMap::new());
            // With more nodes it would see the end of most.
            for (balls, nodes) in [(3, 300), (4, 12), (4, 12), (4, 12)] {
                let board = random_board(rules, tuzdiks, 6, &mut dice);
                let position = board.position();
                if position.is_over() {
                    continue;
                }
                let report = searched(&position, balls, nodes).run();
                let score = report.score();
                let result = result(&board, &mut known);
                if left(&board) <= balls || score.is_decided() {
                    assert_eq!(score.hundredths().cmp(&0), result, "{position:?}: {score:?}");
                }
                let by = score.balls().map(|balls| balls.cmp(&0));
                assert!(by.is_none_or(|by| by == result && score.is_decided()), "{score:?}");
                certain += usize::from(by.is_some());
                for line in &report.lines {
                    let exact = line.exact && !score.is_decided();
                    assert!(
                        !exact || result.is_eq() && score == Score::DRAW,
                        "{position:?}: {line:?}"
                    );
                    drawn += usize::from(exact);
                }
            }
        }
    }
    assert!(certain > 30 && drawn > 10, "{certain} by the tables, {drawn} draws");
}

#[test]
fn slices_do_not_change_a_search_that_knows_endings() {
    let mut dice = Dice::new(11);
    for tuzdiks in pairs(Rules::TOGYZKUMALAK).into_iter().step_by(7) {
        let position = random_board(Rules::TOGYZKUMALAK, tuzdiks, 12, &mut dice).position();
        let whole = searched(&position, 4, 20_000).run();
        for slice in [7, 1000] {
            let mut search = searched(&position, 4, 20_000);
            while search.advance(slice) == Status::Running {}
            assert_eq!(search.report(), whole, "{position:?} in slices of {slice}");
            // What was solved for one search serves the next.
            let kept = search.take_endgame().unwrap();
            let mut again = searched(&position, 4, 20_000).with_endgame(kept, false);
            assert_eq!(again.run(), whole);
        }
    }
}
