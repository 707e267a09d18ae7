//! Analyses the games of a record: `analyse FILE [NODES]` prints for each move how likely its player
//! is to win after it and, where another was better, which, and why. `-` reads standard input.

use std::io::{IsTerminal, Read, Write};
use std::process::ExitCode;

use togyzkumalak::game::Game;
use togyzkumalak::notation::{Format, Record};
use togyzkumalak::rules::{Position, Rules, Side};
use togyzkumalak::search::{AnySearch, Limits, Line, MoveReason, Table};

/// A move that costs more of the chance to win than this is worth a better one.
const SLIP: f64 = 0.03;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (file, nodes) = match &arguments[..] {
        [file] => (file, Ok(100_000)),
        [file, nodes] => (file, nodes.parse()),
        _ => return fail("usage: analyse FILE [NODES]"),
    };
    let Ok(nodes) = nodes else { return fail("NODES is how many positions to look at a move") };
    let mut text = String::new();
    let read = match file.as_str() {
        "-" => std::io::stdin().read_to_string(&mut text),
        _ => std::fs::File::open(file).and_then(|mut file| file.read_to_string(&mut text)),
    };
    if let Err(error) = read {
        return fail(&format!("{file}: {error}"));
    }
    let records = match Record::parse_all(&text) {
        Ok(records) => records,
        Err(error) => return fail(&format!("{file}: {error}")),
    };
    for record in &records {
        for tag in record.tags.iter().filter(|tag| ["White", "Black"].contains(&tag.name())) {
            println!("{}: {}", tag.name(), tag.value());
        }
        analyse(&Game::from(record), nodes);
    }
    ExitCode::SUCCESS
}

fn fail(why: &str) -> ExitCode {
    eprintln!("{why}");
    ExitCode::from(2)
}

/// Prints a line for each move of the game.
fn analyse(game: &Game, nodes: u64) {
    let limits = Limits { nodes, ..Limits::default() };
    let mut table = Table::new(Table::DEFAULT_BITS);
    let line = game.line();
    let mut best: Vec<Option<Line>> = Vec::new();
    for (ply, &position) in line.iter().enumerate() {
        progress(ply, line.len());
        let mut search = AnySearch::new(table, position, &line[..ply], limits);
        best.push(search.run().lines.first().cloned());
        table = search.into_table();
    }
    progress(line.len(), line.len());

    let chance = |ply: usize| match &best[ply] {
        Some(found) => found.win_probability(&line[ply]),
        None => ended(&line[ply]),
    };
    for (ply, made) in game.moves().iter().enumerate() {
        // What is the opponent's chance after the move is not the mover's.
        let (could, can) = (chance(ply), 1.0 - chance(ply + 1));
        let plies = game.first_ply() as usize + ply;
        let dots = if made.side == Side::First { "." } else { "..." };
        let said = Format::Server.write(made, game.rules());
        let slip = best[ply].as_ref().filter(|_| could - can > SLIP);
        let better = slip.map_or(String::new(), |found| better(&line[ply], found));
        println!("{:3}{dots:3} {said:8} {:3.0} %{better}", plies / 2 + 1, 100.0 * can);
    }
}

/// The chance of the player to move in a position that ends the game.
fn ended(position: &Position<Rules>) -> f64 {
    match position.outcome().and_then(|outcome| outcome.winner) {
        None => 0.5,
        Some(side) => f64::from(u8::from(side == position.to_move())),
    }
}

/// What would have been better, with what it leads to and why.
fn better(position: &Position<Rules>, found: &Line) -> String {
    let mut at = *position;
    let mut moves = Vec::new();
    for &hole in found.holes.iter().take(5) {
        let Ok((made, _)) = at.trace(hole) else { break };
        moves.push(Format::Server.write(&made, at.rules()));
        at = at.play_unchecked(hole);
    }
    let chance = 100.0 * found.win_probability(position);
    let balls = found.ball_difference(position);
    let why = found.reasons(position).first().map_or(String::new(), |&reason| why(reason));
    format!("  better {} {chance:.0} %, {balls:+.0} balls{why}", moves.join(" "))
}

fn why(reason: MoveReason) -> String {
    match reason {
        MoveReason::Wins { plies } => format!(": wins in {plies}"),
        MoveReason::Forced => ": the only move".to_owned(),
        MoveReason::Tuzdik { hole } => format!(": makes a tuzdik in {hole}"),
        MoveReason::Captures { balls, .. } => format!(": captures {balls}"),
        MoveReason::PreventsTuzdik { hole } => format!(": keeps {hole} from becoming a tuzdik"),
        MoveReason::Saves { hole, balls } => format!(": saves {balls} in {hole}"),
        MoveReason::ThreatensTuzdik { hole } => format!(": threatens a tuzdik in {hole}"),
        MoveReason::Threatens { hole, balls } => format!(": threatens {balls} in {hole}"),
    }
}

/// A bar on the terminal, if there is one to see it.
fn progress(done: usize, all: usize) {
    let mut to = std::io::stderr();
    if to.is_terminal() {
        let full = 40 * done / all.max(1);
        let end = if done == all { "\r\x1b[K" } else { "" };
        // Nobody is told when the terminal has gone.
        let _ = write!(to, "\r[{:40}] {done}/{all}{end}", "=".repeat(full));
        let _ = to.flush();
    }
}
