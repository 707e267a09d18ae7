//! Openings that leave neither side better: found by search, kept in a module of the package.
//!
//! After them the first player scored 47.0 % of 400 games of equals at 1,000 nodes a move and 41.5 % of
//! 200 at 4,000; after none to two random plies 74.5 % of 400 at 4,000 (`workshop match best best`).

use std::collections::HashSet;

use togyzkumalak::rules::{Hole, Position, Togyzkumalak};
use togyzkumalak::search::{AnySearch, Limits, Report, Table};

use crate::matches::Line;
use crate::random::Random;

/// The module, from which the matches have the openings too.
const MODULE: &str = include_str!("../../www/js/engine/openings.js");
/// Where it is, from the folder of the repository.
pub const FILE: &str = "www/js/engine/openings.js";

/// How many plies an opening has, at least and at most.
const PLIES: (usize, usize) = (4, 8);
/// Each move of an opening is within so many hundredths of a ball of the best one.
const SENSIBLE: i32 = 1000;
/// The nodes for a move, and for the verdicts on its end.
const NODES: (u64, [u64; 2]) = (600, [5_000, 30_000]);
/// The most hundredths of a ball by which an opening favours a side, at the first verdict and at
/// the last.
const EVEN: [i32; 2] = [200, 75];

fn search(position: Position<Togyzkumalak>, limits: Limits) -> Report {
    let untyped = position.with_variant(position.rules()).expect("the same rules");
    AnySearch::new(Table::new(14), untyped, &[], limits).run()
}

/// The mean of the scores of the last two depths: an odd one and an even one, which often differ
/// by whose turn it is at the end.
fn verdict(position: Position<Togyzkumalak>, nodes: u64) -> i32 {
    let last = search(position, Limits { nodes, ..Limits::default() });
    let depth = last.depth.saturating_sub(1);
    let before = search(position, Limits { depth, ..Limits::default() });
    (last.score().hundredths() + before.score().hundredths()) / 2
}

/// A random line of sensible moves.
fn line(random: &mut Random) -> (Vec<Hole>, Position<Togyzkumalak>) {
    let (mut position, mut holes) = (Position::start(Togyzkumalak), Vec::new());
    let plies = PLIES.0 + random.below(PLIES.1 - PLIES.0 + 1);
    while holes.len() < plies {
        let limits = Limits { nodes: NODES.0, lines: 9, ..Limits::default() };
        let lines = search(position, limits).lines;
        let least = lines[0].score.hundredths() - SENSIBLE;
        let sensible: Vec<Hole> = lines
            .iter()
            .filter(|line| line.score.hundredths() >= least)
            .map(togyzkumalak::search::Line::hole)
            .collect();
        let hole = sensible[random.below(sensible.len())];
        holes.push(hole);
        position = position.play_unchecked(hole);
    }
    (holes, position)
}

/// Finds so many openings, no two of which lead to the same position, and gives the module.
pub fn find(count: usize, seed: u64) -> String {
    let mut random = Random::new(seed);
    let (mut found, mut met) = (Vec::new(), HashSet::new());
    while found.len() < count {
        let (holes, position) = line(&mut random);
        // Good or bad, once is enough.
        if !met.insert(position.key()) {
            continue;
        }
        let even = |(&nodes, most)| verdict(position, nodes).abs() <= most;
        let even = NODES.1.iter().zip(EVEN).all(even);
        if even {
            found.push(holes.iter().map(ToString::to_string).collect::<String>());
            eprintln!("{}: {}", found.len(), found[found.len() - 1]);
        }
    }
    found.sort();
    let rows: Vec<String> = found.chunks(12).map(|row| format!("  {}\n", row.join(" "))).collect();
    format!(
        "// Made by `workshop openings --count {count} --seed {seed}`: lines of sensible moves after \
         which the search finds\n// neither side better by more than {:.2} balls.\n\nexport const \
         OPENINGS = `\n{}`;\n",
        f64::from(EVEN[1]) / 100.0,
        rows.concat(),
    )
}

/// The openings of the module.
pub fn all() -> Vec<Vec<Hole>> {
    let text = MODULE.split('`').nth_back(1).unwrap_or_default();
    let hole = |digit: char| Hole::new(digit.to_digit(10)?.try_into().ok()?);
    text.split_whitespace().map(|word| word.chars().filter_map(hole).collect()).collect()
}

/// The positions and moves of an opening, `None` if the rules do not allow it.
pub fn play<V: togyzkumalak::rules::Variant>(variant: V, holes: &[Hole]) -> Option<Line<V>> {
    let mut positions = vec![Position::start(variant)];
    for &hole in holes {
        positions.push(positions[positions.len() - 1].play(hole).ok()?);
    }
    Some((positions, holes.to_vec()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_openings_are_legal_distinct_and_even() {
        let openings = all();
        assert!(openings.len() >= 200, "{}", openings.len());
        let mut met = HashSet::new();
        let mut sum = 0;
        for holes in &openings {
            assert!((PLIES.0..=PLIES.1).contains(&holes.len()));
            let (positions, _) = play(Togyzkumalak, holes).expect("legal moves");
            let position = positions[holes.len()];
            assert!(!position.is_over() && met.insert(position.key()), "{holes:?}");
            // A short search sees less than the long one that chose the opening.
            let score = verdict(position, NODES.1[0]);
            assert!(score.abs() <= 2 * EVEN[0], "{holes:?}: {score}");
            sum += if holes.len() % 2 == 0 { score } else { -score };
        }
        let mean = sum / i32::try_from(openings.len()).expect("a few hundred");
        assert!(mean.abs() <= 40, "in the mean {mean} hundredths for the first player");
    }
}
