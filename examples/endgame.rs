//! What exact endings are worth: `endgame [BALLS] [PAIRS] [NODES]` plays pairs of games from even
//! positions with so many balls on the board and a tuzdik, each side once with the tables and once
//! without, and prints their points, and what solving the tables costs in nodes of the search.

use std::time::Instant;

use togyzkumalak::endgame::Endgame;
use togyzkumalak::rules::{Hole, Position, Rules, Setup, Side};
use togyzkumalak::search::{AnySearch, Limits, Report, Table};

const RULES: Rules = Rules::TOGYZKUMALAK;

/// A search with a table of its own and perhaps endings, as a player.
fn search(root: Position<Rules>, nodes: u32, endings: &mut Option<Endgame>) -> Report {
    let limits = Limits { nodes: nodes.into(), ..Limits::default() };
    let mut search = AnySearch::new(Table::new(14), root, &[], limits);
    if let Some(endgame) = endings.take() {
        search = search.with_endgame(endgame, false);
    }
    let report = search.run();
    *endings = search.take_endgame();
    report
}

fn choose(root: Position<Rules>, nodes: u32, endings: &mut Option<Endgame>) -> Hole {
    search(root, nodes, endings).best().expect("the game goes on")
}

fn left(position: &Position<Rules>) -> u8 {
    RULES.total() - position.kazan(Side::First) - position.kazan(Side::Second)
}

/// The first position of a quick game with at most so many balls and a tuzdik, its kazans made
/// about even.
fn ending(balls: u8, seed: usize) -> Option<Position<Rules>> {
    let mut position = Position::start(RULES);
    for ply in 0.. {
        if position.is_over() {
            return None;
        }
        if left(&position) <= balls {
            break;
        }
        let holes = position.legal_holes();
        let hole = if ply < 8 {
            holes.into_iter().nth((seed * 7919 + ply * ply * 31) / 5 % holes.len())?
        } else {
            choose(position, 100, &mut None)
        };
        position = position.play_unchecked(hole);
    }
    if Side::ALL.iter().all(|&side| position.tuzdik(side).is_none()) {
        return None;
    }
    let safe = u16::from(RULES.total() - left(&position));
    let mut setup = Setup::from(&position);
    setup.kazans.first = safe / 2 - 3 + u16::try_from(seed % 7).expect("below 7");
    setup.kazans.second = safe - setup.kazans.first;
    setup.position(RULES).ok().filter(|position| !position.is_over())
}

/// The points, of two, of the one who knows the endings.
fn game(start: Position<Rules>, knows: Side, nodes: u32) -> u32 {
    let (mut position, mut endings) = (start, None);
    while !position.is_over() {
        let mut none = None;
        let endings_known = if position.to_move() == knows {
            endings = Endgame::for_search(&position, endings);
            &mut endings
        } else {
            &mut none
        };
        position = position.play_unchecked(choose(position, nodes, endings_known));
    }
    match position.outcome().and_then(|outcome| outcome.winner) {
        Some(side) if side == knows => 2,
        Some(_) => 0,
        None => 1,
    }
}

fn main() {
    let mut words = std::env::args().skip(1).map(|word| word.parse().expect("a number"));
    let mut next = |usual: u32| words.next().unwrap_or(usual);
    let (balls, pairs, nodes) = (next(20), next(100), next(5000));
    let balls = u8::try_from(balls).expect("at most 162 balls");

    let starts = (0..).filter_map(|seed| ending(balls, seed));
    let starts: Vec<_> = starts.take(pairs as usize).collect();
    let (begun, mut visited, mut decided) = (Instant::now(), 0, [0; 2]);
    for start in &starts {
        let report = search(*start, nodes, &mut None);
        visited += report.nodes;
        decided[0] += u32::from(report.score().is_decided());
    }
    #[expect(clippy::cast_precision_loss, reason = "a rate for people")]
    let rate = visited as f64 / begun.elapsed().as_secs_f64();
    for balls in [6, 7, 8] {
        let begun = Instant::now();
        let mut endgame = Endgame::new(&starts[0], balls).expect("a tuzdik");
        while !endgame.advance(1000) {}
        let time = begun.elapsed().as_secs_f64();
        println!("solving {balls} balls takes as long as {:.0} nodes of the search", time * rate);
    }

    for start in &starts {
        let report = search(*start, nodes, &mut Endgame::new(start, Endgame::BALLS));
        decided[1] += u32::from(report.score().is_decided());
    }
    let [plain, with] = decided;
    println!("of {pairs} positions {plain} are decided without the tables, {with} with them");

    let points = |&start| Side::ALL.iter().map(|&knows| game(start, knows, nodes)).sum();
    let points: Vec<u32> = starts.iter().map(points).collect();
    let mean = f64::from(points.iter().sum::<u32>()) / f64::from(4 * pairs);
    let spread: f64 = points.iter().map(|&points| (f64::from(points) / 4.0 - mean).powi(2)).sum();
    let error = 1.96 * spread.sqrt() / f64::from(pairs);
    println!("with the tables {:.1} % of the points, ±{:.1}", 100.0 * mean, 100.0 * error);
}
