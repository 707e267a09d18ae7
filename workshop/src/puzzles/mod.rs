//! Puzzles for the page: positions of games in which one move is clearly the best.
//!
//! `make` plays and proves, `pick` chooses, `verify` proves again; `theme` says what a puzzle is about and
//! `rating` how hard it is.

mod make;
mod pick;
mod proof;
mod rating;
mod text;
mod theme;

pub use make::Plan;

use std::path::Path;

use proof::{Demand, Prover};
use text::Puzzle;

/// The module of the page, from the folder of the repository.
pub const FILE: &str = "www/js/train/puzzles.js";

fn load(file: &str) -> Result<String, String> {
    std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))
}

fn save(file: &str, text: String) -> Result<(), String> {
    std::fs::write(file, text).map_err(|error| format!("{file}: {error}"))
}

/// Plays games and adds the puzzles that are in them to a file.
pub fn make(plan: Plan, file: &str) -> Result<(), String> {
    make::run(plan, Path::new(file))
}

/// Chooses about so many puzzles of some files for the module.
pub fn write(files: &str, count: usize, depth: u8) -> Result<(), String> {
    let mut puzzles = Vec::new();
    for file in files.split(',') {
        puzzles.extend(make::read(&load(file)?));
    }
    let chosen = pick::pick(puzzles, count);
    tell(&chosen);
    let how = "Made by `workshop puzzles` of games of the engine's levels, and proven again by \
               `workshop puzzles --verify`.";
    save(FILE, text::module(&chosen, depth, how))
}

fn tell(puzzles: &[Puzzle]) {
    for theme in theme::Theme::ALL {
        let mut of: Vec<_> = puzzles.iter().filter(|puzzle| puzzle.theme == theme).collect();
        of.sort_by(|a, b| a.rating.total_cmp(&b.rating));
        let at = |part: usize| of.get(part * of.len() / 10).map_or(0.0, |puzzle| puzzle.rating);
        println!("{:4} {}: ratings {} {} {}", of.len(), theme.name(), at(1), at(5), at(9));
    }
}

/// Whether a puzzle says the truth: every move of the solver is the best by a margin at this depth, and
/// what its theme claims is so.
fn holds(prover: &mut Prover, puzzle: &Puzzle, depth: u8) -> bool {
    let mut at = puzzle.position;
    for (ply, &hole) in puzzle.line.iter().enumerate() {
        let Ok(after) = at.play(hole) else { return false };
        if ply % 2 == 0 {
            let looks = prover.looks(&at, &[depth]);
            let clear = looks
                .is_some_and(|(looks, _)| looks[0].best == hole && Demand::KEPT.is_met(&looks[0]));
            if !clear {
                return false;
            }
        }
        at = after;
    }
    puzzle.theme.holds(&puzzle.position, &puzzle.line)
}

/// Proves all puzzles of a module again, two plies deeper than they were made, and drops from it those
/// that fail.
pub fn verify(file: &str, threads: usize) -> Result<(), String> {
    let module = load(file)?;
    let (puzzles, depth) = text::read(&module).ok_or(format!("{file}: no module of puzzles"))?;
    let size = puzzles.len().div_ceil(threads.max(1)).max(1);
    let kept: Vec<Puzzle> = std::thread::scope(|scope| {
        let parts: Vec<_> = puzzles
            .chunks(size)
            .map(|part| {
                scope.spawn(move || {
                    let mut prover = Prover::new();
                    let hold = |puzzle: &&Puzzle| {
                        let holds = holds(&mut prover, puzzle, depth + 2);
                        if !holds {
                            println!("dropped: {} {}", puzzle.theme.name(), puzzle.word());
                        }
                        holds
                    };
                    part.iter().filter(hold).cloned().collect::<Vec<_>>()
                })
            })
            .collect();
        parts.into_iter().flat_map(|part| part.join().expect("a prover failed")).collect()
    });
    println!("{} of {} puzzles hold at depth {}", kept.len(), puzzles.len(), depth + 2);
    let how = module.lines().next().unwrap_or_default().trim_start_matches("// ");
    if kept.len() < puzzles.len() { save(file, text::module(&kept, depth, how)) } else { Ok(()) }
}
