//! Whether one move is clearly the best: two lines of a search, at several depths.

use togyzkumalak::endgame::Endgame;
use togyzkumalak::rules::{Hole, Position, Rules};
use togyzkumalak::search::{AnySearch, Limits, Line, Status, Table};

/// The two best moves of a position at one depth.
#[derive(Clone, Debug)]
pub struct Look {
    /// The best move.
    pub best: Hole,
    /// The chances of winning with it and with the second-best move.
    pub chances: [f64; 2],
}

impl Look {
    /// How much better the best move is.
    pub fn margin(&self) -> f64 {
        self.chances[0] - self.chances[1]
    }
}

/// What is asked of the only good move.
#[derive(Clone, Copy, Debug)]
pub struct Demand {
    /// How much better it must be than the second-best, as a chance of winning.
    pub margin: f64,
    /// What it must at least be worth.
    pub best: f64,
    /// What any other may at most be worth.
    pub second: f64,
}

impl Demand {
    /// What a puzzle must keep when it is looked at more deeply.
    pub const KEPT: Demand = Demand { margin: 0.15, best: 0.4, second: 0.75 };
    /// What it must have when it is made, so that most are kept.
    pub const MADE: Demand = Demand { margin: 0.2, best: 0.42, second: 0.7 };

    /// Whether the best move is so clearly the best.
    pub fn is_met(self, look: &Look) -> bool {
        look.margin() >= self.margin
            && look.chances[0] >= self.best
            && look.chances[1] <= self.second
    }
}

/// One who searches, with memory that is used again.
pub struct Prover {
    table: Option<Table>,
    endgame: Option<Endgame>,
}

/// A search that needs more nodes has found nothing.
const MOST_NODES: u64 = 4_000_000;
const TABLE_BITS: u32 = 17;

impl Prover {
    pub fn new() -> Prover {
        Prover { table: Some(Table::new(TABLE_BITS)), endgame: None }
    }

    fn table(&mut self) -> Table {
        let mut table = self.table.take().unwrap_or_else(|| Table::new(TABLE_BITS));
        table.forget();
        table
    }

    /// The best move of a game that goes on.
    pub fn best(&mut self, position: &Position<Rules>, depth: u8) -> Hole {
        let limits = Limits { depth, nodes: MOST_NODES, lines: 1 };
        let mut search = AnySearch::new(self.table(), *position, &[], limits);
        let best = search.run().best().expect("the game goes on");
        self.table = Some(search.into_table());
        best
    }

    /// A glance within a few nodes.
    pub fn glance(&mut self, position: &Position<Rules>, nodes: u64) -> Option<Look> {
        let limits = Limits { nodes, lines: 2, ..Limits::default() };
        let mut search = AnySearch::new(self.table(), *position, &[], limits);
        let report = search.run();
        self.table = Some(search.into_table());
        look(position, &report.lines)
    }

    /// What one search finds at each of these rising depths, and the first depth from which on it
    /// has found the best move of the last; `None` where there is no choice or no end to it.
    pub fn looks(&mut self, position: &Position<Rules>, depths: &[u8]) -> Option<(Vec<Look>, u8)> {
        let limits = Limits { depth: *depths.last()?, nodes: MOST_NODES, lines: 2 };
        let mut search = AnySearch::new(self.table(), *position, &[], limits);
        self.endgame = Endgame::for_search(position, self.endgame.take());
        if let Some(endgame) = self.endgame.take() {
            search = search.with_endgame(endgame, false);
        }
        let (mut looks, mut since, mut finished) = (Vec::new(), (None, 0), 0);
        loop {
            let status = search.advance(u64::MAX);
            let report = search.report();
            if report.depth > finished {
                finished = report.depth;
                let seen = look(position, &report.lines);
                if since.0 != report.best() {
                    since = (report.best(), finished);
                }
                // A search that knows all ends sooner: it would say the same at any depth.
                let known = status == Status::Done && report.nodes < MOST_NODES;
                while depths.get(looks.len()).is_some_and(|&depth| known || depth <= finished) {
                    looks.extend(seen.clone());
                    seen.as_ref()?;
                }
            }
            if status == Status::Done {
                break;
            }
        }
        self.endgame = search.take_endgame();
        self.table = Some(search.into_table());
        (looks.len() == depths.len()).then_some((looks, since.1))
    }
}

fn look(position: &Position<Rules>, lines: &[Line]) -> Option<Look> {
    let [best, second, ..] = lines else { return None };
    let chances = [best, second].map(|line| line.win_probability(position));
    Some(Look { best: best.hole(), chances })
}
