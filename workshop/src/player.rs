//! Who plays a match: engines of this repository, and programs.

use std::str::FromStr;
use std::time::{Duration, Instant};

use togyzkumalak::rules::{Hole, Position, Rules, Variant};
use togyzkumalak::search::{AnySearch, Level, Limits, Search, Status, Style, Table};

use crate::judge::Judge;
use crate::play::random_move;
use crate::program::Program;
use crate::random::Random;

/// A description of a player: `best`, `first`, `random`, `level1` and so on, `cmd:PROGRAM
/// ARGUMENT…`, or a judge of positions; but for programs followed by any number of `,NAME=NUMBER`.
#[derive(Clone)]
pub struct Spec {
    kind: Kind,
    style: Option<Style>,
    /// What it may spend, instead of what the match allows.
    nodes: Option<u64>,
    ms: Option<u64>,
    depth: Option<u8>,
    bits: u32,
    /// The nodes of its moves before ply [`EARLY`]: as much as a book of such searches could give,
    /// if it knew every position. 100,000 instead of 5,000 gained 98 Elo \[51, 149\] (160 games), but
    /// 1,000,000 instead of 100,000 gained 24 \[−26, 75\] (102 games): no book of a size to be sent
    /// is worth its weight to an engine that thinks for a tenth of a second.
    early: Option<u64>,
}

#[derive(Clone)]
enum Kind {
    Best,
    First,
    Judge(Judge),
    Level(Level),
    Random,
    Program(String),
}

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Spec, String> {
        let spec = |kind| Spec {
            kind,
            style: None,
            nodes: None,
            ms: None,
            depth: None,
            bits: 16,
            early: None,
        };
        if let Some(program) = text.strip_prefix("cmd:") {
            return Ok(spec(Kind::Program(program.to_owned())));
        }
        let mut words = text.split(',');
        let mut spec = spec(match words.next().unwrap_or_default() {
            "best" => Kind::Best,
            "first" => Kind::First,
            "random" => Kind::Random,
            name => match name.strip_prefix("level").and_then(|number| number.parse().ok()) {
                Some(number) => Kind::Level(Level::new(number).ok_or(format!("no {name}"))?),
                None => Kind::Judge(Judge::load(name)?),
            },
        });
        for word in words {
            let (name, value) = word.split_once('=').ok_or(format!("not NAME=NUMBER: {word}"))?;
            spec.set(name, value).ok_or(format!("no such option: {word}"))?;
        }
        Ok(spec)
    }
}

/// What a player may spend on a move.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// Nodes.
    pub nodes: Option<u64>,
    /// Milliseconds.
    pub ms: Option<u64>,
}

impl Spec {
    fn set(&mut self, name: &str, value: &str) -> Option<()> {
        match name {
            "nodes" => self.nodes = Some(value.parse().ok()?),
            "ms" => self.ms = Some(value.parse().ok()?),
            "depth" => self.depth = Some(value.parse().ok()?),
            "early" => self.early = Some(value.parse().ok()?),
            "bits" => self.bits = value.parse().ok()?,
            _ => {
                let style = self.style.get_or_insert_default();
                return style.set(name, value.parse().ok()?).then_some(());
            }
        }
        Some(())
    }

    /// A player of this description, for one thread of a match.
    pub fn player<V: Variant>(&self, budget: Budget) -> Result<Box<dyn Player<V>>, String> {
        let own = Budget { nodes: self.nodes, ms: self.ms };
        let budget = if self.nodes.or(self.ms).is_some() { own } else { budget };
        let limits = Limits {
            nodes: budget.nodes.unwrap_or(u64::MAX),
            depth: self.depth.unwrap_or(u8::MAX),
            lines: 1,
        };
        let time = budget.ms.map(Duration::from_millis);
        let table = Some(Table::new(self.bits));
        let (style, early) = (self.style.unwrap_or_default(), self.early);
        let engine = |mind| Engine { mind, table, style, limits, early, time };
        Ok(match &self.kind {
            Kind::Best => Box::new(engine(Mind::Best)),
            Kind::First => Box::new(engine(Mind::First)),
            Kind::Judge(judge) => Box::new(engine(Mind::Judge(judge.clone()))),
            Kind::Level(level) => Box::new(Person { level: *level, table: None, seed: 0 }),
            Kind::Random => Box::new(Chance(Random::new(1))),
            Kind::Program(line) => {
                let ms = budget.ms.ok_or("a program plays by time: give --ms")?;
                Box::new(Program::start(line, ms, self.depth.unwrap_or(99))?)
            }
        })
    }
}

/// One who answers a position by a move.
pub trait Player<V: Variant> {
    /// A new game begins.
    fn begin(&mut self);

    /// The move in the last of `positions`, to which `holes` led from the first.
    fn choose(&mut self, positions: &[Position<V>], holes: &[Hole]) -> Result<Answer, String>;
}

/// What a player says.
#[derive(Clone, Copy, Debug)]
pub struct Answer {
    /// The move.
    pub hole: Hole,
    /// Its score in hundredths of a ball, 0 if the player does not say.
    pub score: i32,
    /// The depth that was reached.
    pub depth: u64,
    /// How many nodes were visited.
    pub nodes: u64,
}

struct Chance(Random);

impl<V: Variant> Player<V> for Chance {
    fn begin(&mut self) {}

    fn choose(&mut self, positions: &[Position<V>], _: &[Hole]) -> Result<Answer, String> {
        let position = positions.last().ok_or("no position")?;
        Ok(Answer { hole: random_move(position, &mut self.0), score: 0, depth: 0, nodes: 0 })
    }
}

/// A level of the crate, as the page lets it play.
struct Person {
    level: Level,
    table: Option<Table>,
    seed: u64,
}

impl<V: Variant> Player<V> for Person {
    fn begin(&mut self) {
        self.seed += 1;
    }

    fn choose(&mut self, positions: &[Position<V>], _: &[Hole]) -> Result<Answer, String> {
        let (root, earlier) = positions.split_last().ok_or("no position")?;
        let earlier: Vec<_> = earlier.iter().map(untyped).collect();
        let mut table = self.table.take().unwrap_or_else(|| Table::new(18));
        table.forget();
        let search = AnySearch::new(table, untyped(root), &earlier, self.level.limits());
        let mut search = search.styled(self.level.style());
        let report = search.run();
        self.table = Some(search.into_table());
        let hole = self.level.choose(root, &report, self.seed).ok_or("the game is over")?;
        let (score, depth) = (report.score().hundredths(), u64::from(report.depth));
        Ok(Answer { hole, score, depth, nodes: report.nodes })
    }
}

struct Engine {
    mind: Mind,
    table: Option<Table>,
    style: Style,
    limits: Limits,
    early: Option<u64>,
    time: Option<Duration>,
}

enum Mind {
    Best,
    First,
    Judge(Judge),
}

/// The ply at which the opening is over.
const EARLY: usize = 10;
/// Nodes between two looks at the clock.
const SLICE: u64 = 200;

impl<V: Variant> Player<V> for Engine {
    fn begin(&mut self) {
        if let Some(table) = &mut self.table {
            table.forget();
        }
    }

    fn choose(&mut self, positions: &[Position<V>], holes: &[Hole]) -> Result<Answer, String> {
        let early = self.early.filter(|_| holes.len() < EARLY);
        let limits = Limits { nodes: early.unwrap_or(self.limits.nodes), ..self.limits };
        let (begun, time) = (Instant::now(), self.time);
        let slice = if time.is_some() { SLICE } else { u64::MAX };
        let goes_on =
            |status| status == Status::Running && time.is_none_or(|time| begun.elapsed() < time);
        let table = self.table.take().unwrap_or_else(|| Table::new(1));
        let (root, earlier) = positions.split_last().ok_or("no position")?;
        let (report, table) = if let Mind::Judge(judge) = &self.mind {
            let search = Search::new(table, *root, earlier, limits, judge.clone());
            let mut search = search.styled(self.style);
            while goes_on(search.advance(slice)) {}
            (search.report(), search.into_table())
        } else {
            let (root, earlier) = (untyped(root), earlier.iter().map(untyped).collect::<Vec<_>>());
            let mut search = if matches!(self.mind, Mind::First) {
                AnySearch::first(table, root, &earlier, limits)
            } else {
                AnySearch::new(table, root, &earlier, limits).styled(self.style)
            };
            while goes_on(search.advance(slice)) {}
            (search.report(), search.into_table())
        };
        self.table = Some(table);
        let hole = report.best().ok_or("the game is over")?;
        let (score, depth) = (report.score().hundredths(), u64::from(report.depth));
        Ok(Answer { hole, score, depth, nodes: report.nodes })
    }
}

fn untyped<V: Variant>(position: &Position<V>) -> Position<Rules> {
    position.with_variant(position.rules()).expect("the same rules")
}
