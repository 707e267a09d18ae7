//! The search is the same on every machine: `tests/data/searches.txt` says what it finds, the package's
//! tests ask the engine in WebAssembly for the same, with vector code and without.
//!
//! Each line is a game of `random-games.jsonl` counted from 0, a ply of it, and the hole, the score in
//! hundredths of a ball and the nodes of a search eight plies deep. `UPDATE=1` writes it anew, which is
//! needed when the search or a net changes.

use std::fmt::Write;

use serde::Deserialize;
use togyzkumalak::endgame::Endgame;
use togyzkumalak::game::Game;
use togyzkumalak::rules::{Hole, Rules};
use togyzkumalak::search::{AnySearch, Limits, Table};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/searches.txt");
const POSITIONS: usize = 200;
/// Of the table and of the search, as the edge and the package's test have them.
const TABLE_BITS: u32 = 18;
const DEPTH: u8 = 8;

#[derive(Deserialize)]
struct Played {
    rules: String,
    moves: String,
}

fn searched() -> String {
    let games = include_str!("../data/random-games.jsonl").lines().take(POSITIONS);
    let mut lines = String::new();
    for (number, line) in games.enumerate() {
        let Played { rules, moves } = serde_json::from_str(line).unwrap();
        let ply = (37 * number + 5) % moves.len();
        let mut game = Game::new(Rules::by_name(&rules).unwrap());
        for hole in moves[..ply].bytes() {
            game.play(Hole::new(hole - b'0').unwrap()).unwrap();
        }
        let limits = Limits { depth: DEPTH, ..Limits::default() };
        let (table, earlier) = (Table::new(TABLE_BITS), &game.history()[..ply]);
        let mut search = AnySearch::new(table, *game.position(), earlier, limits);
        if let Some(endgame) = Endgame::for_search(game.position(), None) {
            search = search.with_endgame(endgame, false);
        }
        let report = search.run();
        let (hole, score) = (report.best().unwrap().number(), report.score().hundredths());
        writeln!(lines, "{number} {ply} {hole} {score} {}", report.nodes).unwrap();
    }
    lines
}

#[test]
fn the_same_searches_find_the_same_as_ever() {
    let found = searched();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(FILE, &found).unwrap();
    }
    let known = std::fs::read_to_string(FILE).unwrap_or_default();
    assert_eq!(known.lines().count(), POSITIONS);
    for (found, known) in found.lines().zip(known.lines()) {
        assert_eq!(found, known, "UPDATE=1 writes {FILE} anew");
    }
}
