//! The engine behind a line protocol, for matches between programs.
//!
//! `engine [RULES] [--first]` reads lines from standard input. `go MS DEPTH HOLE HOLE …` gives a
//! time in milliseconds, a depth in plies and the moves from the start; it is answered by
//! `hole score depth nodes ms`, the score in hundredths of a ball. `quit` ends the program.
//! `--first` plays the first search of this crate instead of the best one.

use std::io::{BufRead, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use togyzkumalak::rules::{Hole, Position, Rules};
use togyzkumalak::search::{AnySearch, Limits, Report, Status, Table};

/// Nodes between two looks at the clock: well below a millisecond.
const SLICE: u64 = 500;

struct Engine {
    rules: Rules,
    first: bool,
    table: Table,
    /// The moves of the last request: another game starts with other moves.
    last: Vec<Hole>,
}

impl Engine {
    /// Answers the words after `go`.
    fn go(&mut self, words: &[&str]) -> Result<String, String> {
        let begun = Instant::now();
        let number = |at: usize| -> Result<u64, String> {
            let word = words.get(at).ok_or("go MS DEPTH HOLE…")?;
            word.parse().map_err(|_| format!("not a number: {word}"))
        };
        let end = begun + Duration::from_millis(number(0)?);
        let depth = u8::try_from(number(1)?).unwrap_or(u8::MAX);
        let (holes, mut positions) = self.replay(&words[2..])?;
        if !holes.starts_with(&self.last) {
            self.table.forget();
        }
        self.last = holes;

        let root = positions.pop().expect("a game has a start");
        let limits = Limits { depth, ..Limits::default() };
        let table = std::mem::replace(&mut self.table, Table::new(1));
        let mut search = if self.first {
            AnySearch::first(table, root, &positions, limits)
        } else {
            AnySearch::new(table, root, &positions, limits)
        };
        while search.advance(SLICE) == Status::Running && Instant::now() < end {}
        let Report { depth, nodes, .. } = search.report();
        let (best, score) = (search.report().best(), search.report().score().hundredths());
        self.table = search.into_table();
        let best = best.ok_or("the game is over")?;
        Ok(format!("{best} {score} {depth} {nodes} {}", begun.elapsed().as_millis()))
    }

    fn replay(&self, words: &[&str]) -> Result<(Vec<Hole>, Vec<Position<Rules>>), String> {
        let mut positions = vec![Position::start(self.rules)];
        let mut holes = Vec::new();
        for word in words {
            let hole = word.parse().ok().and_then(Hole::new);
            let hole = hole.ok_or_else(|| format!("not a hole: {word}"))?;
            let position = *positions.last().expect("it starts with one");
            positions.push(position.play(hole).map_err(|error| error.to_string())?);
            holes.push(hole);
        }
        Ok((holes, positions))
    }
}

fn main() -> ExitCode {
    let mut rules = Rules::TOGYZKUMALAK;
    let mut first = false;
    for argument in std::env::args().skip(1) {
        match Rules::by_name(&argument) {
            Some(named) => rules = named,
            None if argument == "--first" => first = true,
            None => {
                eprintln!("usage: engine [RULES] [--first]; unknown: {argument}");
                return ExitCode::from(2);
            }
        }
    }
    let mut engine = Engine { rules, first, table: Table::new(Table::DEFAULT_BITS), last: vec![] };
    for line in std::io::stdin().lock().lines() {
        let Ok(line) = line else { break };
        let words: Vec<&str> = line.split_whitespace().collect();
        let answer = match words.split_first() {
            Some((&"go", rest)) => engine.go(rest),
            Some((&"quit", _)) => break,
            None => continue,
            Some((word, _)) => Err(format!("unknown command: {word}")),
        };
        println!("{}", answer.unwrap_or_else(|error| format!("error {error}")));
        if std::io::stdout().flush().is_err() {
            break;
        }
    }
    ExitCode::SUCCESS
}
