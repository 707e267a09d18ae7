//! Searches a fixed set of positions to a fixed depth: `bench [DEPTH]` prints for each rule set
//! the nodes, which change only with the search or its evaluation, and the nodes per second.

use std::process::ExitCode;
use std::time::Instant;

use togyzkumalak::rules::{Position, Rules};
use togyzkumalak::search::{AnySearch, Limits, Table};

/// Positions along a game in which the mover's holes are taken in turn.
fn positions(rules: Rules) -> Vec<Position<Rules>> {
    let mut all = vec![Position::start(rules)];
    for ply in 0..60 {
        let position = all[ply];
        let holes = position.legal_holes();
        let Some(hole) = holes.into_iter().nth(ply * 7 % holes.len().max(1)) else { break };
        all.push(position.play_unchecked(hole));
    }
    all.into_iter().step_by(6).filter(|position| !position.is_over()).collect()
}

fn main() -> ExitCode {
    let depth = match std::env::args().nth(1).map_or(Ok(10), |word| word.parse()) {
        Ok(depth) => depth,
        Err(error) => {
            eprintln!("usage: bench [DEPTH]; {error}");
            return ExitCode::from(2);
        }
    };
    let limits = Limits { depth, ..Limits::default() };
    for (name, rules) in Rules::NAMED {
        let positions = positions(rules);
        let mut table = Table::new(Table::DEFAULT_BITS);
        let begun = Instant::now();
        let mut nodes = 0;
        for &position in &positions {
            table.forget();
            let mut search = AnySearch::new(table, position, &[], limits);
            nodes += search.run().nodes;
            table = search.into_table();
        }
        #[expect(clippy::cast_precision_loss, reason = "a rate for people")]
        let rate = nodes as f64 / begun.elapsed().as_secs_f64() / 1e6;
        println!("{name}: {} positions, {nodes} nodes, {rate:.2} M nodes/s", positions.len());
    }
    ExitCode::SUCCESS
}
