//! Games in which chances arise, and the puzzles that are in them.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

use togyzkumalak::rules::{Hole, Position, Reason, Rules, Setup};
use togyzkumalak::search::{AnySearch, Level, Table};

use crate::play::{is_third, random_move};
use crate::random::Random;
use crate::stop::{Heedful, Stop};

use super::proof::{Demand, Prover};
use super::rating::rating;
use super::text::{Puzzle, turned};
use super::theme::{self, Theme};

/// What is to be made.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many games are played.
    pub games: u64,
    /// The seed of all randomness.
    pub seed: u64,
    /// The depth of the proof; two plies more are looked at, too.
    pub depth: u8,
    /// Whether only the endings of the games are of interest.
    pub endings: bool,
}

/// Random plies at the start of a game, at least and at most.
const OPENING: (usize, usize) = (2, 6);
/// The levels that play: they leave each other something to find.
const LEVELS: (u8, usize) = (3, 6);
/// A game of this length ends.
const LONGEST: usize = 250;
/// The nodes of a first glance, and what it must see.
const GLANCE: (u64, f64) = (6_000, 0.1);
/// The plies of a game from one puzzle to the next.
const APART: usize = 6;
/// The plies from one ending to the next.
const ENDINGS_APART: usize = 3;
/// The chance that a puzzle is kept whose solution is to take most: there are more than enough.
const KEEP_GREEDY: f64 = 0.4;
/// The balls of an ending whose last moves are looked at.
const LAST: u8 = 14;
/// The plies that it is played on.
const LAST_PLIES: usize = 24;
/// How long and how deep a game is played on beyond its end.
const ENDING_PLIES: usize = 80;
const ENDING_DEPTH: u8 = 6;
/// The most moves of the solver.
const MOVES: usize = 3;

/// Adds puzzles to a file until all games are played; goes on where the file ends.
pub fn run(plan: Plan, file: &Path) -> Result<(), String> {
    let trouble = |error| format!("{}: {error}", file.display());
    let known =
        if file.exists() { std::fs::read_to_string(file).map_err(trouble)? } else { String::new() };
    let done = known.lines().filter(|line| line.starts_with("game ")).count() as u64;
    let whole =
        known.rfind("game ").map_or(0, |at| at + known[at..].find('\n').map_or(0, |end| end + 1));
    let sheet = OpenOptions::new().create(true).append(true).open(file).map_err(trouble)?;
    sheet.set_len(whole as u64).map_err(trouble)?;
    let stop = Stop::new(format!("{}.stop", file.display()));
    let _heedful = Heedful::new();
    let mut maker = Maker { plan, prover: Prover::new() };
    let mut found = known[..whole].lines().filter(|line| !line.starts_with("game ")).count();
    for number in done..plan.games {
        if stop.is_asked() {
            break;
        }
        let puzzles = maker.game(number);
        found += puzzles.len();
        let line = |puzzle: &Puzzle| format!("{} {}\n", puzzle.theme.name(), puzzle.word());
        let text = puzzles.iter().map(line).collect::<String>() + &format!("game {number}\n");
        (&sheet).write_all(text.as_bytes()).map_err(trouble)?;
        if number % 20 == 19 {
            println!("{} games, {found} puzzles", number + 1);
        }
    }
    Ok(())
}

/// The puzzles of a file that [`run`] has written.
pub fn read(text: &str) -> Vec<Puzzle> {
    let puzzle = |line: &str| {
        let (name, word) = line.split_once(' ')?;
        let theme = Theme::ALL.into_iter().find(|theme| theme.name() == name)?;
        Puzzle::of(theme, word)
    };
    text.lines().filter_map(puzzle).collect()
}

struct Maker {
    plan: Plan,
    prover: Prover,
}

impl Maker {
    fn game(&mut self, number: u64) -> Vec<Puzzle> {
        let mut random = Random::new(self.plan.seed << 32 | number);
        let levels = [(); 2].map(|()| {
            let above = u8::try_from(random.below(LEVELS.1)).expect("a few levels");
            Level::new(LEVELS.0 + above).expect("a level")
        });
        let opening = OPENING.0 + random.below(OPENING.1 - OPENING.0 + 1);
        let (mut position, mut past) = (Position::start(Rules::TOGYZKUMALAK), Vec::new());
        let (mut puzzles, mut next) = (Vec::new(), opening);
        while !position.is_over() && past.len() < LONGEST && !is_third(&position, &past) {
            if past.len() >= next && !self.plan.endings {
                if let Some(puzzle) = self.puzzle(&turned(&position), &mut random) {
                    next = past.len() + APART;
                    puzzles.push(puzzle);
                }
            }
            let hole = if past.len() < opening {
                random_move(&position, &mut random)
            } else {
                choose(levels[past.len() % 2], &position, random.bits())
            };
            past.push(position);
            position = position.play_unchecked(hole);
        }
        puzzles.extend(self.endings(position, &mut random));
        puzzles
    }

    /// Puzzles of how the game could have gone on to the last ball, had it been close: few games are, so
    /// the kazans are shared anew.
    fn endings(&mut self, end: Position<Rules>, random: &mut Random) -> Vec<Puzzle> {
        let (mut puzzles, mut at, mut next) = (Vec::new(), end, 0);
        for ply in 0..ENDING_PLIES {
            let left = theme::left(&at);
            let Some(even) = shared(&turned(&at), (at.rules().total() - left) / 2) else { break };
            if even.is_over() {
                break;
            }
            at = even;
            if ply >= next && left <= theme::FEW {
                let mut found = None;
                if left <= LAST {
                    found = self.last_moves(&at, random);
                }
                if found.is_none() {
                    found = close(&at, random).and_then(|ending| self.puzzle(&ending, random));
                }
                if let Some(puzzle) = found {
                    next = ply + ENDINGS_APART;
                    puzzles.push(puzzle);
                }
            }
            at = at.play_unchecked(self.prover.best(&at, ENDING_DEPTH));
        }
        puzzles
    }

    /// The puzzle of a position, if it is one.
    fn puzzle(&mut self, position: &Position<Rules>, random: &mut Random) -> Option<Puzzle> {
        let glance = self.prover.glance(position, GLANCE.0)?;
        if glance.margin() < GLANCE.1 || glance.chances[1] > Demand::MADE.second {
            return None;
        }
        let simple = theme::greedy(position, glance.best);
        if simple && !random.chance(KEEP_GREEDY) {
            return None;
        }
        let first = self.only_move(position)?;
        let (mut at, mut line) = (*position, vec![first]);
        while line.len() < 2 * MOVES - 1 {
            let after = at.play_unchecked(line[line.len() - 1]);
            if after.is_over() {
                break;
            }
            let reply = self.prover.best(&after, self.plan.depth);
            at = after.play_unchecked(reply);
            let Some(next) = self.only_move(&at) else { break };
            line.extend([reply, next]);
        }
        let theme = Theme::of(position, &line)?;
        Some(Puzzle { theme, position: *position, rating: rating(position, &line), line })
    }

    /// A puzzle of the last moves of an ending: at its end a move leaves the opponent without one, and just
    /// that wins.
    fn last_moves(&mut self, position: &Position<Rules>, random: &mut Random) -> Option<Puzzle> {
        let mut past = vec![*position];
        while past.len() < LAST_PLIES {
            let at = *past.last()?;
            if at.is_over() {
                break;
            }
            if let Some(needs) = at.legal_holes().into_iter().find_map(|hole| needs(&at, hole)) {
                let found = (0..MOVES).rev().find_map(|back| {
                    // The kazans as they must have been some moves before.
                    let before = past[(past.len() - 1).checked_sub(2 * back)?];
                    let mover = before.to_move();
                    let gained = at.kazan(mover) - before.kazan(mover);
                    let before = shared(&turned(&before), needs.checked_sub(gained)?)?;
                    self.puzzle(&before, random).filter(|found| found.theme == Theme::Atsyrau)
                });
                if found.is_some() {
                    return found;
                }
            }
            past.push(at.play_unchecked(self.prover.best(&at, self.plan.depth)));
        }
        None
    }

    /// The only good move, if there is one at the depth of the plan, two plies before and two after.
    fn only_move(&mut self, position: &Position<Rules>) -> Option<Hole> {
        let depth = self.plan.depth;
        let (looks, _) = self.prover.looks(position, &[depth - 2, depth, depth + 2])?;
        let best = looks[0].best;
        let clear = looks.iter().all(|look| look.best == best && Demand::MADE.is_met(look));
        clear.then_some(best)
    }
}

/// An ending with as many balls in each hole, in which those that are left decide the game: few games come
/// so close, so the kazans are shared anew.
fn close(position: &Position<Rules>, random: &mut Random) -> Option<Position<Rules>> {
    let left = usize::from(theme::left(position));
    let own = usize::from(position.rules().total()) / 2 - left + random.below(left + 1);
    shared(position, u8::try_from(own).ok()?)
}

/// The same balls in the holes, and so many in the kazan of the first player.
fn shared(position: &Position<Rules>, own: u8) -> Option<Position<Rules>> {
    let mut setup = Setup::from(position);
    let safe = position.rules().total() - theme::left(position);
    setup.kazans.first = own.into();
    setup.kazans.second = safe.checked_sub(own)?.into();
    setup.position(position.rules()).ok()
}

/// How many balls the player to move must have for a move to win just by leaving the opponent without one.
fn needs(position: &Position<Rules>, hole: Hole) -> Option<u8> {
    let after = position.play_unchecked(hole);
    let end = after.outcome().filter(|end| end.reason == Reason::Atsyrau)?;
    let mover = position.to_move();
    let brought = end.score.get(mover) - position.kazan(mover);
    (after.kazan(mover) < *end.score.get(mover)).then(|| position.rules().half() + 1 - brought)
}

fn choose(level: Level, position: &Position<Rules>, seed: u64) -> Hole {
    let search = AnySearch::new(Table::new(14), *position, &[], level.limits());
    let report = search.styled(level.style()).run();
    level.choose(position, &report, seed).expect("the game goes on")
}
