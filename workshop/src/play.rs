//! One game of the engine against itself, and the positions that it gives.

use togyzkumalak::eval::Evaluator;
use togyzkumalak::rules::{Hole, Position, Side, Variant};

use crate::random::Random;
use crate::record::{Ending, Record};
use crate::thinker::Thinker;

/// Random plies at the start of a game, at least and at most.
const OPENING: (usize, usize) = (2, 10);
/// Until which ply there may be random moves.
const STRAY_UNTIL: usize = 40;
/// A score at which a game counts as decided: it is searched less, and few positions are kept.
const DECIDED: i32 = 4500;
/// What part of the nodes is left then.
const LESS: u64 = 5;
/// A game of this length is a draw.
const LONGEST: usize = 600;

/// How a game is played.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// Nodes a move, or up to half as many more.
    pub nodes: u64,
    /// The chance of a random move after the opening.
    pub stray: f64,
    /// The chance that a position gives another one, one to three random moves away.
    pub branch: f64,
    /// The chance that a position of a decided game is kept.
    pub keep_decided: f64,
}

impl Manner {
    /// To train on: much that is not played well, too.
    pub const fn varied(nodes: u64) -> Manner {
        Manner { nodes, stray: 0.05, branch: 0.4, keep_decided: 0.2 }
    }
}

/// A random legal move.
pub fn random_move<V: Variant>(position: &Position<V>, random: &mut Random) -> Hole {
    let holes = position.legal_holes();
    holes.into_iter().nth(random.below(holes.len())).expect("the game goes on")
}

fn record<V: Variant>(position: &Position<V>, score: i32) -> Record {
    let score = score.clamp(-30_000, 30_000);
    let score = i16::try_from(score).expect("it was clamped");
    Record { view: position.into(), score, ending: Ending::Unknown }
}

/// Plays a game and gives its positions.
pub fn game<V: Variant, E: Evaluator<V> + Clone>(
    variant: V,
    thinker: &mut Thinker<E>,
    manner: Manner,
    random: &mut Random,
) -> Vec<Record> {
    let nodes = manner.nodes;
    thinker.forget();
    let mut on_line: Vec<(Record, Side)> = Vec::new();
    let mut aside = Vec::new();
    let (mut position, mut past) = (Position::start(variant), Vec::new());
    let opening = OPENING.0 + random.below(OPENING.1 - OPENING.0 + 1);
    let mut decided = false;
    while !position.is_over() && past.len() < LONGEST && !is_third(&position, &past) {
        let ply = past.len();
        let hole = if ply < opening || ply < STRAY_UNTIL && random.chance(manner.stray) {
            random_move(&position, random)
        } else {
            let budget = if decided { nodes / LESS } else { nodes + random.upto(nodes / 2) };
            let verdict = thinker.think(&position, &past, budget);
            decided = verdict.score.abs() > DECIDED;
            let chosen = position.legal_holes().len() > 1;
            if chosen && (!decided || random.chance(manner.keep_decided)) {
                on_line.push((record(&position, verdict.score), position.to_move()));
            }
            if !decided && random.chance(manner.branch) {
                aside.extend(branch(&position, thinker, nodes, random));
            }
            verdict.hole
        };
        past.push(position);
        position = position.play_unchecked(hole);
    }
    let winner = position.outcome().map(|outcome| outcome.winner);
    let told = on_line.into_iter().map(|(record, side)| Record {
        ending: match winner.flatten() {
            None => Ending::Draw,
            Some(winner) if winner == side => Ending::Win,
            Some(_) => Ending::Loss,
        },
        ..record
    });
    told.chain(aside).collect()
}

/// Whether a position has occurred twice before.
pub fn is_third<V: Variant>(position: &Position<V>, past: &[Position<V>]) -> bool {
    past.iter().filter(|earlier| *earlier == position).count() > 1
}

/// A position a few random moves away, judged by search.
fn branch<V: Variant, E: Evaluator<V> + Clone>(
    position: &Position<V>,
    thinker: &mut Thinker<E>,
    nodes: u64,
    random: &mut Random,
) -> Option<Record> {
    let mut position = *position;
    for _ in 0..=random.below(3) {
        if position.is_over() {
            return None;
        }
        position = position.play_unchecked(random_move(&position, random));
    }
    if position.legal_holes().len() < 2 {
        return None;
    }
    let score = thinker.think(&position, &[], nodes).score;
    (score.abs() < 2 * DECIDED).then(|| record(&position, score))
}
