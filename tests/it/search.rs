//! The search: any slicing, any rule set, wins that are wins.

use togyzkumalak::eval::Material;
use togyzkumalak::rules::{Bestemshe, Hole, Position, Rules, Setup, Side, Togyzkumalak, Variant};
use togyzkumalak::search::{AnySearch, Level, Limits, Report, Search, Status, Style, Table};

use crate::sample::{Dice, random_game, rule_sets};

fn limits(depth: u8, nodes: u64, lines: u8) -> Limits {
    Limits { depth, nodes, lines }
}

#[test]
fn slices_do_not_change_the_result() {
    for rules in rule_sets() {
        let game = random_game(rules, 1);
        for (at, &root) in game.history().iter().enumerate().step_by(17) {
            let earlier = &game.history()[..at];
            for lines in [1, 3] {
                let start =
                    || AnySearch::new(Table::new(10), root, earlier, limits(20, 3000, lines));
                let whole = start().run();
                for slice in [1, 7, 64, 1000] {
                    let mut search = start();
                    let mut last = search.report();
                    while search.advance(slice) == Status::Running {
                        let report = search.report();
                        let (visited, new) = (report.nodes - last.nodes, report.depth - last.depth);
                        assert!(visited == slice && new <= 1 || visited < slice && new == 1);
                        assert!(report.lines.is_sorted_by(|a, b| a.score >= b.score));
                        last = report;
                    }
                    assert_eq!(search.report(), whole, "{root:?} in slices of {slice}");
                }
            }
        }
    }
}

#[test]
fn the_node_limit_is_exact_and_a_move_is_known_at_once() {
    for rules in rule_sets() {
        let game = random_game(rules, 2);
        for &root in game.history() {
            for nodes in [0, 1, 2, 100] {
                let mut search = AnySearch::new(Table::new(8), root, &[], limits(30, nodes, 1));
                let report = search.run();
                assert!(report.nodes <= nodes);
                match report.best() {
                    Some(hole) => assert!(root.legal_holes().contains(hole)),
                    None => assert!(root.is_over()),
                }
                check_lines(root, &report);
            }
        }
    }
}

/// Every line is a sequence of legal moves, and no two start with the same.
fn check_lines<V: Variant>(root: Position<V>, report: &Report) {
    for (i, line) in report.lines.iter().enumerate() {
        let end = line.holes.iter().try_fold(root, |position, &hole| position.play(hole).ok());
        assert!(end.is_some(), "{root:?}: {line:?}");
        assert!(report.lines[..i].iter().all(|other| other.hole() != line.hole()));
    }
}

#[test]
fn each_line_has_the_score_of_its_move() {
    let game = random_game(Rules::TOGYZKUMALAK, 5);
    let style = Style { table: false, ..Style::FIRST };
    for &root in game.history().iter().step_by(11).filter(|root| !root.is_over()) {
        let mut search =
            Search::new(Table::new(1), root, &[], limits(4, u64::MAX, 9), Material).styled(style);
        let report = search.run();
        check_lines(root, &report);
        assert_eq!(report.lines.len(), root.legal_holes().len());
        assert!(report.lines.is_sorted_by(|a, b| a.score >= b.score));
        for line in report.lines.iter().filter(|line| !line.score.is_decided()) {
            let child = root.play(line.hole()).unwrap();
            let mut below =
                Search::new(Table::new(1), child, &[root], limits(3, u64::MAX, 1), Material)
                    .styled(style);
            assert_eq!(-below.run().score(), line.score, "{root:?}: {line:?}");
        }
    }
}

#[test]
fn a_forgetful_table_is_as_good_as_a_new_one() {
    // So small that entries have to give way to each other.
    let mut table = Table::new(6);
    for &root in random_game(Rules::TOGYZKUMALAK, 3).history() {
        let fresh = AnySearch::new(Table::new(6), root, &[], limits(9, 2000, 1)).run();
        table.forget();
        let mut search = AnySearch::new(table, root, &[], limits(9, 2000, 1));
        assert_eq!(search.run(), fresh);
        table = search.into_table();
    }
}

#[test]
fn the_shortest_win_is_seen() {
    let holes = [5, 1, 3, 5, 8, 3, 7, 4, 6, 5, 4].map(|n| Hole::new(n).unwrap());
    let mut position: Position<Togyzkumalak> = Position::new();
    for &hole in &holes[..10] {
        position = position.play(hole).unwrap();
    }
    let mut search = Search::new(Table::new(16), position, &[], limits(12, 1 << 20, 1), Material);
    let report = search.run();
    assert!((report.score().wins_in(), report.best()) == (Some(1), Some(holes[10])), "{report:?}");
}

/// A bestemshe position with few balls.
fn bestemshe(first: [u16; 5], second: [u16; 5], kazans: [u16; 2]) -> Position<Bestemshe> {
    let mut setup = Setup::from(&Position::<Bestemshe>::new());
    setup.rows.first[..5].copy_from_slice(&first);
    setup.rows.second[..5].copy_from_slice(&second);
    (setup.kazans.first, setup.kazans.second) = (kazans[0], kazans[1]);
    setup.to_move = Side::First;
    setup.position(Bestemshe).unwrap()
}

#[test]
fn a_repetition_is_a_draw() {
    // Without a history the only move leads on; when it leads back into the game it is a draw.
    let root = bestemshe([0, 0, 0, 0, 1], [0, 0, 0, 0, 1], [24, 24]);
    let after = root.play(Hole::new(5).unwrap()).unwrap();
    let judged = |earlier: &[Position<Bestemshe>]| {
        let mut search = Search::new(Table::new(4), root, earlier, limits(1, 100, 1), Material)
            .styled(Style { quiescence: 0, table: false, ..Style::FIRST });
        search.run().score()
    };
    let (free, bound) = (judged(&[]), judged(&[after, root]));
    assert!(!free.is_decided());
    assert_eq!(bound.hundredths(), 0);
}

#[test]
fn random_play_never_meets_an_illegal_answer() {
    let mut dice = Dice::new(9);
    for rules in rule_sets() {
        let mut table = Table::new(10);
        let mut positions = vec![Position::start(rules)];
        while positions.len() < 200 && !positions.last().unwrap().is_over() {
            let (earlier, root) = (&positions[..positions.len() - 1], *positions.last().unwrap());
            let mut search = AnySearch::new(table, root, earlier, limits(40, 300, 2));
            let report = search.run();
            check_lines(root, &report);
            table = search.into_table();
            let hole = if dice.below(4) == 0 {
                dice.pick(root.legal_holes().into_iter())
            } else {
                report.best().unwrap()
            };
            positions.push(root.play(hole).unwrap());
        }
    }
}

#[test]
fn levels_choose_legal_moves_that_depend_on_the_seed() {
    let root = Position::start(Rules::TOGYZKUMALAK);
    for number in 1..=Level::MAX {
        let level = Level::new(number).unwrap();
        let limits = level.within(None, Some(20_000), false);
        let search = AnySearch::new(Table::new(16), root, &[], limits);
        let report = search.styled(level.style()).run();
        let choices: Vec<_> =
            (0..40).map(|seed| level.choose(&root, &report, seed).unwrap()).collect();
        assert!(choices.iter().all(|&hole| root.legal_holes().contains(hole)));
        assert_eq!(choices[7], level.choose(&root, &report, 7).unwrap());
        let varied = choices.iter().any(|&hole| hole != choices[0]);
        assert_eq!(varied, number < Level::MAX, "level {number}: {choices:?}");
    }
    assert!(Level::new(0).is_none() && Level::new(Level::MAX + 1).is_none());
}

/// The nodes of searches to a fixed depth along a random game of each named rule set.
fn bench(nodes: impl Fn(Position<Rules>) -> u64) -> [u64; 6] {
    Rules::NAMED.map(|(_, rules)| {
        random_game(rules, 77).history().iter().step_by(10).map(|&root| nodes(root)).sum()
    })
}

#[test]
fn the_bench_takes_the_same_nodes_as_ever() {
    let first = bench(|root| {
        AnySearch::first(Table::new(14), root, &[], limits(7, u64::MAX, 1)).run().nodes
    });
    assert_eq!(first, [33_679, 6_563, 19_671, 35_032, 52_277, 85_753]);
    // With a plain evaluation, so that another net does not matter.
    let best = bench(|root| {
        let mut search = Search::new(Table::new(14), root, &[], limits(9, u64::MAX, 1), Material);
        search.run().nodes
    });
    assert_eq!(best, [20_425, 9_195, 20_305, 18_850, 33_969, 51_435]);
}
