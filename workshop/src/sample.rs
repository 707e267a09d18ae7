//! Fresh games of the engine against itself, with what it said of each position and how the game
//! ended.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use togyzkumalak::eval::{Evaluator, Standing};
use togyzkumalak::rules::{Outcome, Position, Variant};

use crate::play::{is_third, random_move};
use crate::random::Random;
use crate::thinker::Thinker;

/// A position of a game that was played to its end, from the view of the player to move.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// The number of its game.
    pub game: u64,
    /// What the search said, in hundredths of a ball.
    pub score: i32,
    /// What counts beside it.
    pub standing: Standing,
    /// The points in the end: 0, ½ or 1.
    pub points: f64,
    /// By how many balls the player was ahead in the end.
    pub difference: f64,
}

/// How the games are played.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// How many.
    pub games: u64,
    /// Nodes a move.
    pub nodes: u64,
    /// Nodes of the searches whose scores are taken, if these are others.
    pub look: Option<u64>,
    /// Of how many positions one is taken.
    pub every: usize,
    /// The seed of the openings.
    pub seed: u64,
    /// How many are played at once.
    pub threads: usize,
}

/// Random plies at the start of a game, at least and at most.
const OPENING: (usize, usize) = (2, 10);
/// A game of this length is a draw.
const LONGEST: usize = 1000;
const TABLE_BITS: u32 = 16;

/// Plays the games; gives the positions whose result the search did not know for certain.
pub fn play<V: Variant, E: Evaluator<V> + Clone + Send>(
    variant: V,
    evaluator: &E,
    terms: Terms,
) -> Vec<Sample> {
    let (samples, next) = (Mutex::new(Vec::new()), AtomicU64::new(0));
    std::thread::scope(|scope| {
        for _ in 0..terms.threads.max(1) {
            let (samples, next) = (&samples, &next);
            let mut thinkers = [(); 2].map(|()| Thinker::new(evaluator.clone(), TABLE_BITS));
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= terms.games {
                        break;
                    }
                    let found = game(variant, &mut thinkers, terms, number);
                    samples.lock().expect("nobody fails while adding").extend(found);
                }
            });
        }
    });
    let mut samples = samples.into_inner().expect("all games have ended");
    samples.sort_by_key(|sample| sample.game);
    samples
}

fn game<V: Variant, E: Evaluator<V> + Clone>(
    variant: V,
    [player, observer]: &mut [Thinker<E>; 2],
    terms: Terms,
    number: u64,
) -> Vec<Sample> {
    let mut random = Random::new(terms.seed << 32 | number);
    player.forget();
    let (mut position, mut past, mut seen) = (Position::start(variant), Vec::new(), Vec::new());
    let opening = OPENING.0 + random.below(OPENING.1 - OPENING.0 + 1);
    while !position.is_over() && past.len() < LONGEST && !is_third(&position, &past) {
        let hole = if past.len() < opening {
            random_move(&position, &mut random)
        } else {
            let verdict = player.think(&position, &past, terms.nodes);
            let taken = random.below(terms.every.max(1)) == 0;
            let score = match terms.look {
                Some(look) if taken => {
                    observer.forget();
                    observer.think(&position, &past, look).score
                }
                _ => verdict.score,
            };
            if taken {
                seen.push((position, score));
            }
            verdict.hole
        };
        past.push(position);
        position = position.play_unchecked(hole);
    }
    let end = position.outcome();
    let told = |(position, score): (Position<V>, i32)| sample(number, &position, score, end);
    seen.into_iter().filter(|(_, score)| score.abs() < CERTAIN).map(told).collect()
}

/// Scores from here on are knowledge.
const CERTAIN: i32 = 30_000;

fn sample<V: Variant>(
    game: u64,
    position: &Position<V>,
    score: i32,
    end: Option<Outcome>,
) -> Sample {
    let me = position.to_move();
    let (points, difference) = match end {
        None => (0.5, 0.0),
        Some(Outcome { winner, score, .. }) => (
            winner.map_or(0.5, |winner| f64::from(u8::from(winner == me))),
            f64::from(*score.get(me)) - f64::from(*score.get(me.other())),
        ),
    };
    Sample { game, score, standing: position.into(), points, difference }
}
