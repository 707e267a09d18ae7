//! Games of the engine against itself that begin in many ways, kept as a line of text each.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

use togyzkumalak::rules::{Hole, Position, Rules, Side};
use togyzkumalak::search::{AnySearch, Limits, Table};

use crate::play::is_third;
use crate::random::Random;
use crate::stop::{Heedful, Stop};

/// The first moves of a game and how it ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// The first [`PLIES`] of it.
    pub holes: Vec<Hole>,
    /// Who won, `None` for a draw.
    pub winner: Option<Side>,
}

/// What is to be played.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many games.
    pub games: u64,
    /// Nodes a move.
    pub nodes: u64,
    /// The seed of all choices.
    pub seed: u64,
}

/// The plies that are kept, in which the moves vary.
pub const PLIES: usize = 12;
/// How many times the nodes a move of these plies may take: it is chosen among several.
const EARLY: u64 = 8;
/// By how much worse in score a move is that is chosen 2.7 times less often, and the most that one may be
/// worse: at the end of these plies; twice as much at their beginning.
const VARIETY: (f64, f64) = (220.0, 600.0);
/// A game of this length is a draw.
const LONGEST: usize = 500;

/// Adds games to a file until there are as many as planned; goes on where the file ends.
pub fn run(plan: Plan, file: &Path) -> Result<(), String> {
    let trouble = |error| format!("{}: {error}", file.display());
    let known =
        if file.exists() { std::fs::read_to_string(file).map_err(trouble)? } else { String::new() };
    let whole = known.rfind('\n').map_or(0, |at| at + 1);
    let done = known[..whole].lines().count() as u64;
    let sheet = OpenOptions::new().create(true).append(true).open(file).map_err(trouble)?;
    sheet.set_len(whole as u64).map_err(trouble)?;
    let (stop, _heedful) = (Stop::new(format!("{}.stop", file.display())), Heedful::new());
    for number in done..plan.games {
        if stop.is_asked() {
            break;
        }
        let text = game(plan, number).text();
        (&sheet).write_all(text.as_bytes()).map_err(trouble)?;
        if number % 100 == 99 {
            println!("{} games", number + 1);
        }
    }
    Ok(())
}

fn game(plan: Plan, number: u64) -> Opening {
    let mut random = Random::new(plan.seed << 32 | number);
    let (mut position, mut past) = (Position::start(Rules::TOGYZKUMALAK), Vec::new());
    let mut holes = Vec::new();
    while !position.is_over() && past.len() < LONGEST && !is_third(&position, &past) {
        let varied = past.len() < PLIES;
        let (nodes, lines) = if varied { (plan.nodes * EARLY, 6) } else { (plan.nodes, 1) };
        let limits = Limits { nodes, lines, ..Limits::default() };
        let report = AnySearch::new(Table::new(14), position, &past, limits).run();
        let scores: Vec<f64> =
            report.lines.iter().map(|line| line.score.hundredths().into()).collect();
        let hole = report.lines[choose(&scores, past.len(), &mut random)].hole();
        if varied {
            holes.push(hole);
        }
        past.push(position);
        position = position.play_unchecked(hole);
    }
    Opening { holes, winner: position.outcome().and_then(|end| end.winner) }
}

/// One of these scores, the better the likelier.
#[expect(clippy::cast_precision_loss, reason = "a few plies")]
fn choose(scores: &[f64], ply: usize, random: &mut Random) -> usize {
    let scale = 2.0 - ply as f64 / PLIES as f64;
    let behind = |score: &f64| (scores[0] - score) / scale;
    let weight = |score: &f64| {
        if behind(score) > VARIETY.1 { 0.0 } else { (-behind(score) / VARIETY.0).exp() }
    };
    let weights: Vec<f64> = scores.iter().map(weight).collect();
    let mut at = random.unit() * weights.iter().sum::<f64>();
    let found = weights.iter().position(|weight| {
        at -= weight;
        at < 0.0
    });
    found.unwrap_or(0)
}

impl Opening {
    fn text(&self) -> String {
        let holes: String = self.holes.iter().map(ToString::to_string).collect();
        let end = match self.winner {
            Some(Side::First) => '+',
            Some(Side::Second) => '-',
            None => '=',
        };
        format!("{holes} {end}\n")
    }

    /// All of a text that [`run`] has written.
    pub fn all(text: &str) -> Vec<Opening> {
        let opening = |line: &str| {
            let (holes, end) = line.split_once(' ')?;
            let hole = |digit: char| Hole::new(digit.to_digit(10)?.try_into().ok()?);
            let winner = match end {
                "+" => Some(Side::First),
                "-" => Some(Side::Second),
                _ => None,
            };
            Some(Opening { holes: holes.chars().map(hole).collect::<Option<_>>()?, winner })
        };
        text.lines().filter_map(opening).collect()
    }
}
