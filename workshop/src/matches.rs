//! A match of any two players: paired games from random openings.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use togyzkumalak::rules::{Hole, Position, Side, Variant};
use togyzkumalak::search::{AnySearch, Limits, Table};

use crate::openings;
use crate::play::{is_third, random_move};
use crate::player::{Budget, Player, Spec};
use crate::random::Random;
use crate::tally::Tally;

/// How a match is played.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// What a move may take.
    pub budget: Budget,
    /// Openings, each played with both colours.
    pub pairs: u32,
    /// Random plies of an opening, at least and at most.
    pub plies: (usize, usize),
    /// By how many balls an opening may favour a side, as a short search sees it; 0 for any.
    pub even: i32,
    /// Whether the openings are those of [`openings`] instead of random ones.
    pub balanced: bool,
    /// Balls that both players must see one side ahead, four times, to end a game; 0 for never.
    pub adjudicate: i32,
    /// The seed of the openings.
    pub seed: u64,
    /// How many pairs are played at once.
    pub threads: usize,
    /// The Elo differences between which the match decides, and stops when it has.
    pub sprt: Option<(f64, f64)>,
}

/// A logarithm of the ratio of likelihoods that is wrong once in twenty times.
const DECIDED: f64 = 2.944;
/// Pairs before a match may be decided.
const FEWEST: f64 = 20.0;
/// A game of this length is a draw.
const LONGEST: usize = 1500;
/// How often the match says how it stands.
const SILENCE: Duration = Duration::from_secs(30);

/// A line of positions and the moves between them.
pub type Line<V> = (Vec<Position<V>>, Vec<Hole>);

/// What one player spent.
#[derive(Clone, Copy, Debug, Default)]
struct Spent {
    moves: u64,
    nodes: u64,
    depth: u64,
}

/// How the match stands.
struct Standing {
    tally: Tally,
    spent: [Spent; 2],
    /// The points of whoever moved first.
    first: usize,
    said: Instant,
}

/// Plays the match; the tally is that of the first of the two.
pub fn run<V: Variant>(variant: V, specs: [&Spec; 2], terms: Terms) -> Result<Tally, String> {
    let begun = Instant::now();
    let standing =
        Standing { tally: Tally::default(), spent: Default::default(), first: 0, said: begun };
    let standing = Mutex::new(standing);
    let (next, decided) = (AtomicU32::new(0), AtomicBool::new(false));
    let play = || -> Result<(), String> {
        let [one, other] = specs;
        let mut players = [one.player(terms.budget)?, other.player(terms.budget)?];
        loop {
            let pair = next.fetch_add(1, Ordering::Relaxed);
            if pair >= terms.pairs || decided.load(Ordering::Relaxed) {
                return Ok(());
            }
            let start = opening(variant, terms, pair);
            let mut spent = [Spent::default(); 2];
            let (mut points, mut first) = (0, 0);
            for side in Side::ALL {
                let won = game(&mut players, side, start.clone(), terms, &mut spent)?;
                points += won;
                first += if side == Side::First { won } else { 2 - won };
            }
            let mut standing = standing.lock().map_err(|_| "a player failed")?;
            standing.first += first;
            if standing.add(points, spent, terms, begun) {
                decided.store(true, Ordering::Relaxed);
            }
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..terms.threads).map(|_| scope.spawn(play)).collect();
        threads.into_iter().try_for_each(|thread| thread.join().map_err(|_| "a player failed")?)
    })?;
    let standing = standing.into_inner().map_err(|_| "a player failed")?;
    for (name, spent) in ["first", "second"].iter().zip(standing.spent) {
        let moves = spent.moves.max(1);
        let (nodes, depth) = (spent.nodes / moves, spent.depth / moves);
        eprintln!("{name}: {moves} moves, {nodes} nodes a move, depth {depth}");
    }
    #[expect(clippy::cast_precision_loss, reason = "for people")]
    let first = 25.0 * standing.first as f64 / standing.tally.pairs();
    eprintln!("who moved first scored {first:.1} %");
    Ok(standing.tally)
}

impl Standing {
    /// Counts a pair; says whether the match is decided.
    fn add(&mut self, points: usize, spent: [Spent; 2], terms: Terms, begun: Instant) -> bool {
        self.tally.0[points] += 1;
        for (all, spent) in self.spent.iter_mut().zip(spent) {
            all.moves += spent.moves;
            all.nodes += spent.nodes;
            all.depth += spent.depth;
        }
        let ratio = terms.sprt.map_or(0.0, |elos| self.tally.likelihood_ratio(elos));
        let decided = self.tally.pairs() >= FEWEST && ratio.abs() > DECIDED;
        if decided || self.said.elapsed() > SILENCE {
            self.said = Instant::now();
            let seconds = begun.elapsed().as_secs();
            eprintln!("{seconds:5} s: {}, likelihood ratio {ratio:+.2}", self.tally);
        }
        decided
    }
}

/// An opening that does not end the game.
fn opening<V: Variant>(variant: V, terms: Terms, pair: u32) -> Line<V> {
    let mut random = Random::new(terms.seed << 32 | u64::from(pair));
    if terms.balanced {
        let all = openings::all();
        let line = openings::play(variant, &all[random.below(all.len())]);
        return line.expect("they are for these rules");
    }
    loop {
        let (mut position, mut line) = (Position::start(variant), (Vec::new(), Vec::new()));
        let (least, most) = terms.plies;
        let plies = least + random.below(most - least + 1);
        while line.1.len() < plies && !position.is_over() {
            let hole = random_move(&position, &mut random);
            line.0.push(position);
            line.1.push(hole);
            position = position.play_unchecked(hole);
        }
        line.0.push(position);
        if !position.is_over() && (terms.even == 0 || is_even(&position, terms.even)) {
            return line;
        }
    }
}

/// Whether a short search finds a position even within so many balls.
fn is_even<V: Variant>(position: &Position<V>, balls: i32) -> bool {
    let untyped = position.with_variant(position.rules()).expect("the same rules");
    let limits = Limits { nodes: 2000, ..Limits::default() };
    let report = AnySearch::new(Table::new(10), untyped, &[], limits).run();
    report.score().hundredths().abs() <= 100 * balls
}

/// The points of player 0, who plays `side`: 0, 1 or 2.
fn game<V: Variant>(
    players: &mut [Box<dyn Player<V>>; 2],
    side: Side,
    (mut positions, mut holes): Line<V>,
    terms: Terms,
    spent: &mut [Spent; 2],
) -> Result<usize, String> {
    for player in players.iter_mut() {
        player.begin();
    }
    let mut agreed = Agreed::default();
    loop {
        let (&position, past) = positions.split_last().ok_or("no position")?;
        let over = position.is_over() || is_third(&position, past) || holes.len() > LONGEST;
        if over {
            return Ok(match position.outcome().and_then(|outcome| outcome.winner) {
                None => 1,
                Some(winner) => 2 * usize::from(winner == side),
            });
        }
        let mover = usize::from(position.to_move() != side);
        let answer = players[mover].choose(&positions, &holes)?;
        spent[mover].moves += 1;
        spent[mover].nodes += answer.nodes;
        spent[mover].depth += answer.depth;
        let score = if mover == 0 { answer.score } else { -answer.score };
        if terms.adjudicate > 0 && agreed.hear(score, 100 * terms.adjudicate) {
            return Ok(2 * usize::from(score > 0));
        }
        let next = position.play(answer.hole);
        positions.push(next.map_err(|error| format!("player {mover}: {error}"))?);
        holes.push(answer.hole);
    }
}

/// How often in a row the players have seen the same side far ahead.
#[derive(Clone, Copy, Debug, Default)]
struct Agreed(i32);

impl Agreed {
    /// Hears a score from the view of player 0; says whether that is enough.
    fn hear(&mut self, score: i32, limit: i32) -> bool {
        let side = i32::from(score >= limit) - i32::from(score <= -limit);
        self.0 = if side * self.0 > 0 { self.0 + side } else { side };
        self.0.abs() >= 4
    }
}

#[cfg(test)]
mod tests {
    use togyzkumalak::rules::Bestemshe;

    use super::*;

    #[test]
    fn a_search_beats_chance_and_equals_itself() {
        let budget = Budget { nodes: Some(200), ms: None };
        let terms = Terms {
            budget,
            pairs: 4,
            plies: (2, 6),
            even: 0,
            balanced: false,
            adjudicate: 0,
            seed: 1,
            threads: 2,
            sprt: None,
        };
        let play = |one: &str, other: &str| {
            let specs: [Spec; 2] = [one, other].map(|text| text.parse().expect("a player"));
            run(Bestemshe, [&specs[0], &specs[1]], terms).expect("a match")
        };
        assert_eq!(play("best", "random").0, [0, 0, 0, 0, 4]);
        assert_eq!(play("first", "first").0, [0, 0, 4, 0, 0]);
    }
}
