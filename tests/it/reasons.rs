//! Every claim about a move, held against the plain model of the rules.

use std::collections::BTreeMap;

use togyzkumalak::game::Game;
use togyzkumalak::rules::{Hole, Position, Rules, Side};
use togyzkumalak::search::{AnySearch, Limits, Line, MoveReason, Table};

use crate::plain::Plain;
use crate::sample::{Dice, rule_sets};

/// What a move takes with its last ball.
struct Taken {
    /// The index of the opponent's hole.
    hole: usize,
    balls: u8,
    tuzdik: bool,
}

fn plain(position: &Position<Rules>) -> Plain {
    let row = |side| position.row(side);
    let tuzdik = |owner| position.tuzdik(owner).map(Hole::index);
    Plain {
        rules: position.rules(),
        rows: Side::ALL.map(row),
        kazans: Side::ALL.map(|side| position.kazan(side)),
        tuzdiks: Side::ALL.map(tuzdik),
        to_move: usize::from(position.to_move() == Side::Second),
    }
}

fn after(board: &Plain, hole: usize) -> Plain {
    let mut next = *board;
    next.play(hole);
    next
}

fn passed(board: &Plain) -> Plain {
    Plain { to_move: 1 - board.to_move, ..*board }
}

fn taken(board: &Plain, hole: usize) -> Option<Taken> {
    let (me, next) = (board.to_move, after(board, hole));
    let (holes, balls) = (board.rules.holes(), usize::from(board.rows[me][hole]));
    let first = hole + usize::from(balls == 1 || !board.rules.resow());
    let falls: Vec<usize> = (first..first + balls).map(|place| place % (2 * holes)).collect();
    let income = |place: &&usize| **place >= holes && board.tuzdiks[me] == Some(**place - holes);
    let gained = next.kazans[me] - board.kazans[me];
    let captured = gained - u8::try_from(falls.iter().filter(income).count()).unwrap();
    let last = *falls.last().unwrap();
    (captured > 0).then(|| Taken {
        hole: last - holes,
        balls: captured,
        tuzdik: next.tuzdiks[me] != board.tuzdiks[me],
    })
}

/// All that the player to move can take.
fn reach(board: &Plain) -> Vec<Taken> {
    board.legal().filter_map(|hole| taken(board, hole)).collect()
}

fn most(reach: &[Taken], hole: Option<usize>) -> u8 {
    let there = reach.iter().filter(|taken| hole.is_none_or(|hole| taken.hole == hole));
    there.map(|taken| taken.balls).max().unwrap_or(0)
}

fn tuzdik_in(reach: &[Taken], hole: usize) -> bool {
    reach.iter().any(|taken| taken.tuzdik && taken.hole == hole)
}

/// Whether `me` can force the win within so many plies.
fn forced(board: &Plain, me: usize, plies: u32) -> bool {
    if board.is_over() {
        return board.final_score()[me] > board.final_score()[1 - me];
    }
    let mut children = board.legal().map(|hole| after(board, hole));
    let wins = |next: Plain| forced(&next, me, plies - 1);
    plies > 0 && if board.to_move == me { children.any(wins) } else { children.all(wins) }
}

/// Whether the claim is true.
fn holds(board: &Plain, move_at: usize, reason: MoveReason) -> bool {
    let next = after(board, move_at);
    let taken = taken(board, move_at);
    let (threats, replies) = (reach(&passed(board)), reach(&next));
    let (before, then) = (reach(board), reach(&passed(&next)));
    match reason {
        // Longer wins are played out by another test.
        MoveReason::Wins { plies } => plies > 3 || forced(&next, board.to_move, plies - 1),
        MoveReason::Forced => board.legal().eq([move_at]),
        MoveReason::Tuzdik { hole } => taken.is_some_and(|t| t.tuzdik && t.hole == hole.index()),
        MoveReason::Captures { hole, balls } => {
            taken.is_some_and(|t| !t.tuzdik && (t.hole, t.balls) == (hole.index(), balls))
        }
        MoveReason::PreventsTuzdik { hole } => {
            tuzdik_in(&threats, hole.index()) && !replies.iter().any(|taken| taken.tuzdik)
        }
        MoveReason::Saves { hole, balls } => {
            most(&threats, Some(hole.index())) == balls
                && most(&replies, Some(hole.index())) == 0
                && most(&replies, None) < balls
        }
        MoveReason::ThreatensTuzdik { hole } => {
            !next.is_over()
                && tuzdik_in(&then, hole.index())
                && !before.iter().any(|taken| taken.tuzdik)
        }
        MoveReason::Threatens { hole, balls } => {
            !next.is_over()
                && most(&then, Some(hole.index())) == balls
                && most(&before, None) < balls
                && taken.is_none_or(|taken| taken.tuzdik || taken.balls < balls)
        }
    }
}

fn check(position: &Position<Rules>, line: &Line, met: &mut BTreeMap<&str, usize>) {
    let (board, hole) = (plain(position), line.hole().index());
    let reasons = line.reasons(position);
    for &reason in &reasons {
        assert!(holds(&board, hole, reason), "{position:?} {line:?}: {reason:?}");
        *met.entry(reason.name()).or_default() += 1;
    }
    let taken = taken(&board, hole);
    for (name, expected) in [
        ("tuzdik", taken.as_ref().is_some_and(|taken| taken.tuzdik)),
        ("captures", taken.as_ref().is_some_and(|taken| !taken.tuzdik)),
        ("forced", board.legal().count() == 1),
        ("wins", line.score.wins_in().is_some()),
    ] {
        let said = reasons.iter().filter(|reason| reason.name() == name).count();
        assert_eq!(said, usize::from(expected), "{position:?} {line:?}: {name}");
    }
}

#[test]
fn every_claim_is_true_on_the_board() {
    let (mut moves, mut met) = (0, BTreeMap::new());
    for rules in rule_sets() {
        for seed in 0..8 {
            let (mut game, mut dice) = (Game::new(rules), Dice::new(seed));
            while game.outcome().is_none() && game.ply() < 200 {
                let position = *game.position();
                let limits = Limits { depth: 3, nodes: 2000, lines: 9 };
                let report = AnySearch::new(Table::new(8), position, &[], limits).run();
                for line in &report.lines {
                    check(&position, line, &mut met);
                    moves += 1;
                }
                // Half of the games are the engine's, half are random.
                let random = dice.pick(game.legal_holes().into_iter());
                let hole = if seed % 2 == 0 { report.best().unwrap() } else { random };
                game.play(hole).unwrap();
            }
        }
    }
    assert!(moves > 10_000, "only {moves} moves");
    assert!(met.len() == 8 && met.values().all(|&times| times > 100), "{met:?}");
    println!("{moves} moves: {met:?}");
}
