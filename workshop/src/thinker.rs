//! One who searches a position within so many nodes and remembers what it saw.

use togyzkumalak::eval::Evaluator;
use togyzkumalak::rules::{Hole, Position, Variant};
use togyzkumalak::search::{Limits, Search, Table};

/// A search that keeps its table from move to move.
pub struct Thinker<E> {
    evaluator: E,
    table: Option<Table>,
}

/// What a search says of a position.
#[derive(Clone, Copy, Debug)]
pub struct Verdict {
    /// The best move.
    pub hole: Hole,
    /// Its score for the player to move.
    pub score: i32,
}

impl<E: Clone> Thinker<E> {
    /// With a table of 2 to the power of `bits` entries.
    pub fn new(evaluator: E, bits: u32) -> Thinker<E> {
        Thinker { evaluator, table: Some(Table::new(bits)) }
    }

    /// Forgets earlier positions.
    pub fn forget(&mut self) {
        if let Some(table) = &mut self.table {
            table.forget();
        }
    }

    /// Searches a position in which the game goes on; `past` are those before it.
    pub fn think<V: Variant>(
        &mut self,
        position: &Position<V>,
        past: &[Position<V>],
        nodes: u64,
    ) -> Verdict
    where
        E: Evaluator<V>,
    {
        let limits = Limits { nodes, ..Limits::default() };
        let table = self.table.take().unwrap_or_else(|| Table::new(1));
        let mut search = Search::new(table, *position, past, limits, self.evaluator.clone());
        let report = search.run();
        self.table = Some(search.into_table());
        let line = &report.lines[0];
        Verdict { hole: line.hole(), score: line.score.hundredths() }
    }
}
