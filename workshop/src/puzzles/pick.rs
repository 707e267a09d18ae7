//! A choice of puzzles that is balanced over themes and difficulty.

use std::collections::HashSet;

use super::text::Puzzle;
use super::theme::Theme;

/// Where one band of ratings ends and the next begins.
const BANDS: [f64; 4] = [800.0, 1150.0, 1500.0, 1850.0];

fn band(puzzle: &Puzzle) -> usize {
    BANDS.iter().filter(|&&end| puzzle.rating >= end).count()
}

/// About so many puzzles, none twice: as many of each theme, and of each band of ratings within it, as there
/// are. By theme and rising rating.
pub fn pick(puzzles: Vec<Puzzle>, count: usize) -> Vec<Puzzle> {
    let mut met = HashSet::new();
    let mut heaps: Vec<Vec<Vec<Puzzle>>> =
        vec![vec![Vec::new(); BANDS.len() + 1]; Theme::ALL.len()];
    for puzzle in puzzles {
        if met.insert(puzzle.position.key()) {
            let (theme, band) = (puzzle.theme as usize, band(&puzzle));
            heaps[theme][band].push(puzzle);
        }
    }
    let mut chosen = share(
        heaps.into_iter().map(|bands| {
            let most = bands.iter().map(Vec::len).sum();
            share(bands, most)
        }),
        count,
    );
    chosen.sort_by(|a, b| {
        let of = |puzzle: &Puzzle| puzzle.theme;
        of(a).cmp(&of(b)).then(a.rating.total_cmp(&b.rating)).then(a.word().cmp(&b.word()))
    });
    chosen
}

/// One of each heap in turn, until there are so many.
fn share(heaps: impl IntoIterator<Item = Vec<Puzzle>>, count: usize) -> Vec<Puzzle> {
    let mut heaps: Vec<_> = heaps.into_iter().map(Vec::into_iter).collect();
    let mut chosen = Vec::new();
    loop {
        let before = chosen.len();
        for heap in &mut heaps {
            if chosen.len() < count {
                chosen.extend(heap.next());
            }
        }
        if chosen.len() == before {
            return chosen;
        }
    }
}
