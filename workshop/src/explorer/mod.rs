//! The openings explorer of the page: what the engine plays at the start of its games, and how these end.

mod games;
mod text;
mod tree;

pub use games::Plan;

use std::collections::HashMap;
use std::path::Path;

use togyzkumalak::rules::{Position, Rules, Side};
use togyzkumalak::search::{AnySearch, Limits, Status, Table};

use games::Opening;

/// The module of the page, from the folder of the repository.
pub const FILE: &str = "www/js/explorer/openings-data.js";

/// Plays games and adds them to a file.
pub fn play(plan: Plan, file: &str) -> Result<(), String> {
    games::run(plan, Path::new(file))
}

/// Makes the module of the games of some files: of the moves that were made at least so often, with verdicts of
/// searches of so many nodes. Those are kept in a file beside the first, to go on from.
pub fn write(files: &str, least: usize, nodes: u64) -> Result<(), String> {
    let mut openings = Vec::new();
    for file in files.split(',') {
        let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        openings.extend(Opening::all(&text));
    }
    let tree = tree::grow(&openings, least);
    let verdicts = verdicts(&tree, nodes, files)?;
    let moves: usize = tree.values().map(|node| node.moves.len()).sum();
    println!("{} games, {} positions, {moves} moves", openings.len(), tree.len());
    let module = format!(
        "// Made by `workshop explorer` of {} games of the engine: the moves that were made at least {least} times, \
         with verdicts\n// of {nodes} nodes. How it is written: `explorer.js`.\n\nexport const ALL = {{ games: {}, first: {}, draws: {} }};\n\n\
         export const NODES = {nodes};\n\nexport const TREE =\n  \"{}\";\n",
        openings.len(),
        openings.len(),
        openings.iter().filter(|opening| opening.winner == Some(Side::First)).count(),
        openings.iter().filter(|opening| opening.winner.is_none()).count(),
        text::tree(&tree, &verdicts),
    );
    std::fs::write(FILE, module).map_err(|error| format!("{FILE}: {error}"))
}

fn verdicts(tree: &tree::Tree, nodes: u64, files: &str) -> Result<HashMap<u64, usize>, String> {
    let file = format!("{}.verdicts", files.split(',').next().unwrap_or_default());
    let trouble = |error| format!("{file}: {error}");
    let known = if Path::new(&file).exists() {
        std::fs::read_to_string(&file).map_err(trouble)?
    } else {
        String::new()
    };
    let mut verdicts = HashMap::new();
    for line in known.lines() {
        let mut words = line.split(' ').map(str::parse::<u64>);
        let mut word = || words.next().and_then(Result::ok);
        if let (Some(key), Some(of), Some(verdict)) = (word(), word(), word()) {
            if of == nodes {
                verdicts.insert(key, usize::try_from(verdict).unwrap_or(50));
            }
        }
    }
    let mut sheet = std::fs::OpenOptions::new();
    let sheet = sheet.create(true).append(true).open(&file).map_err(trouble)?;
    let mut missing: Vec<_> = tree.iter().filter(|(key, _)| !verdicts.contains_key(key)).collect();
    missing.sort_by_key(|(key, _)| **key);
    let count = missing.len();
    for (at, (key, node)) in missing.into_iter().enumerate() {
        let verdict = verdict(node.position, nodes);
        std::io::Write::write_all(&mut &sheet, format!("{key} {nodes} {verdict}\n").as_bytes())
            .map_err(trouble)?;
        verdicts.insert(*key, verdict);
        if at % 100 == 99 {
            println!("{} of {} verdicts", at + 1, count);
        }
    }
    Ok(verdicts)
}

/// The chance of the first player in hundredths: the mean of the last two depths, an odd and an even one, which often
/// differ by whose turn it is at the end.
fn verdict(position: Position<Rules>, nodes: u64) -> usize {
    let limits = Limits { nodes, ..Limits::default() };
    let mut search = AnySearch::new(Table::new(17), position, &[], limits);
    let mut chances = [0.5; 2];
    while search.advance(u64::MAX) == Status::Running {
        if let Some(line) = search.report().lines.first() {
            chances = [chances[1], line.win_probability(&position)];
        }
    }
    let mean = f64::midpoint(chances[0], chances[1]);
    let first = if position.to_move() == Side::First { mean } else { 1.0 - mean };
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 100")]
    let hundredths = (100.0 * first).round() as usize;
    hundredths
}
