//! How hard a puzzle is: who of the levels of the crate finds it.

use togyzkumalak::rules::{Hole, Position, Rules};
use togyzkumalak::search::{AnySearch, Level, Table};

/// The rating of a puzzle that every level finds.
pub const LEAST: f64 = 400.0;
/// How much is added for each level that does not.
const STEP: f64 = 200.0;
/// How often each level is asked; it errs differently each time.
const TIMES: u64 = 16;

/// 400, and 200 more for each of the levels 1 to 9 that misses one of the solver's moves, as often as it
/// does: to 2,200.
pub fn rating(position: &Position<Rules>, line: &[Hole]) -> f64 {
    let missed: f64 = (1..Level::MAX).map(|number| 1.0 - finds(number, position, line)).sum();
    LEAST + STEP * missed
}

/// How likely a level makes all of the solver's moves.
fn finds(number: u8, position: &Position<Rules>, line: &[Hole]) -> f64 {
    let Some(level) = Level::new(number) else { return 0.0 };
    let (mut at, mut all) = (*position, 1.0);
    for (ply, &hole) in line.iter().enumerate() {
        if ply % 2 == 0 {
            let search = AnySearch::new(Table::new(15), at, &[], level.limits());
            let report = search.styled(level.style()).run();
            let found = (0..TIMES).filter(|&seed| level.choose(&at, &report, seed) == Some(hole));
            #[expect(clippy::cast_precision_loss, reason = "a handful")]
            let part = found.count() as f64 / TIMES as f64;
            all *= part;
        }
        at = at.play_unchecked(hole);
    }
    all
}
