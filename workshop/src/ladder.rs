//! Every level against the one below, the first against chance.

use togyzkumalak::rules::Variant;
use togyzkumalak::search::Level;

use crate::matches::{self, Terms};
use crate::player::Spec;

/// Plays the matches from level `from` to level `to` and tells of each.
pub fn run<V: Variant>(variant: V, (from, to): (u8, u8), terms: Terms) -> Result<(), String> {
    println!("| level | against | scores | Elo |\n|---|---|---|---|");
    for number in from.max(1)..=to.min(Level::MAX) {
        let below = if number == 1 { "random".to_owned() } else { format!("level{}", number - 1) };
        let specs: [Spec; 2] = [format!("level{number}").parse()?, below.parse()?];
        let tally = matches::run(variant, [&specs[0], &specs[1]], terms)?;
        let (low, elo, high) = tally.elo();
        let percent = 100.0 * tally.score();
        println!("| {number} | {below} | {percent:.1} % | {elo:+.0} \\[{low:+.0}, {high:+.0}\\] |");
    }
    Ok(())
}
