//! How much faster the packed board is than arrays: counts the same move trees both ways, in turn,
//! and prints the ratio of each round and their median. `speed [DEPTH]`, by default 7 plies.

use std::hint::black_box;
use std::time::Instant;

use togyzkumalak::rules::{Position, Rules, Togyzkumalak, perft};

#[path = "../tests/it/plain.rs"]
#[allow(dead_code, reason = "the tests use the rest of it")]
mod plain;
use plain::Plain;

const ROUNDS: usize = 5;

fn plain_perft(board: &Plain, depth: u32) -> u64 {
    let after = |hole| {
        let mut next = *board;
        next.play(hole);
        next
    };
    match depth {
        0 => 1,
        1 => board.legal().count() as u64,
        _ => board.legal().map(|hole| plain_perft(&after(hole), depth - 1)).sum(),
    }
}

fn timed(count: impl Fn() -> u64) -> (u64, f64) {
    let start = Instant::now();
    (count(), start.elapsed().as_secs_f64())
}

fn main() {
    let depth = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(7);
    let (packed, plain) = (Position::<Togyzkumalak>::new(), Plain::start(Rules::TOGYZKUMALAK));
    let mut ratios = Vec::new();
    for _ in 0..ROUNDS {
        let (leaves, fast) = timed(|| perft(black_box(&packed), depth));
        let (same, slow) = timed(|| plain_perft(black_box(&plain), depth));
        assert_eq!(leaves, same, "both count the same tree");
        println!(
            "{leaves} leaves: {fast:.3} s packed, {slow:.3} s plain, {:.2} times",
            slow / fast
        );
        ratios.push(slow / fast);
    }
    ratios.sort_by(f64::total_cmp);
    println!("median ratio {:.2}", ratios[ROUNDS / 2]);
}
