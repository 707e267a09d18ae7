//! A match of two evaluations with the same search, pairs of games with colours swapped.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use togyzkumalak::eval::Evaluator;
use togyzkumalak::rules::{Position, Side, Variant};

use crate::play::{is_third, random_move};
use crate::random::Random;
use crate::tally::Tally;
use crate::thinker::Thinker;

/// How the match is played.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// Nodes a move.
    pub nodes: u64,
    /// Openings, each played twice.
    pub pairs: u32,
    /// The seed of the openings.
    pub seed: u64,
    /// How many pairs are played at once.
    pub threads: usize,
}

/// Random plies of an opening, at least and at most.
const OPENING: (usize, usize) = (2, 9);
/// A game of this length is a draw.
const LONGEST: usize = 1000;
const TABLE_BITS: u32 = 16;

/// Plays the match; the tally is that of `one`.
pub fn run<V: Variant, E: Evaluator<V> + Clone + Send + Sync>(
    variant: V,
    one: &E,
    other: &E,
    terms: Terms,
) -> Tally {
    let (tally, next) = (Mutex::new(Tally::default()), AtomicU32::new(0));
    std::thread::scope(|scope| {
        for _ in 0..terms.threads {
            let mut players = [one, other].map(|judge| Thinker::new(judge.clone(), TABLE_BITS));
            let (tally, next) = (&tally, &next);
            scope.spawn(move || {
                loop {
                    let pair = next.fetch_add(1, Ordering::Relaxed);
                    if pair >= terms.pairs {
                        break;
                    }
                    let opening = opening(variant, terms.seed << 32 | u64::from(pair));
                    let games =
                        Side::ALL.map(|side| game(&mut players, side, &opening, terms.nodes));
                    tally.lock().expect("nobody fails while counting").0[games[0] + games[1]] += 1;
                }
            });
        }
    });
    tally.into_inner().expect("all games have ended")
}

fn opening<V: Variant>(variant: V, seed: u64) -> Vec<Position<V>> {
    let mut random = Random::new(seed);
    let plies = OPENING.0 + random.below(OPENING.1 - OPENING.0 + 1);
    let mut line = vec![Position::start(variant)];
    while line.len() <= plies {
        let last = line[line.len() - 1];
        line.push(last.play_unchecked(random_move(&last, &mut random)));
    }
    line
}

/// The points of player 0, who plays `side`: 0, 1 or 2.
fn game<V: Variant, E: Evaluator<V> + Clone>(
    players: &mut [Thinker<E>; 2],
    side: Side,
    opening: &[Position<V>],
    nodes: u64,
) -> usize {
    players.iter_mut().for_each(Thinker::forget);
    let (&last, past) = opening.split_last().expect("the start is there");
    let (mut position, mut past) = (last, past.to_vec());
    while !position.is_over() && past.len() < LONGEST && !is_third(&position, &past) {
        let player = usize::from(position.to_move() != side);
        let hole = players[player].think(&position, &past, nodes).hole;
        past.push(position);
        position = position.play_unchecked(hole);
    }
    match position.outcome().and_then(|outcome| outcome.winner) {
        None => 1,
        Some(winner) if winner == side => 2,
        Some(_) => 0,
    }
}
