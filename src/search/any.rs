//! A search whose rule set is chosen at run time.

use super::{Limits, Report, Search, Status, Style, Table};
use crate::endgame::Endgame;
use crate::eval::{Fitting, Net};
use crate::rules::{Position, Rules, Togyzkumalak, Variant};

/// A [`Search`] of any rule set, with the evaluation that suits it best.
///
/// The choice is made once, in [`AnySearch::new`]: the game that is played most has code of its
/// own, all others share one.
#[derive(Clone)]
pub struct AnySearch(Inner);

#[derive(Clone)]
enum Inner {
    Togyzkumalak(Search<Togyzkumalak, &'static Net>),
    Other(Search<Rules, Fitting>),
}

macro_rules! each {
    ($inner:expr, $search:ident => $what:expr) => {
        match $inner {
            Inner::Togyzkumalak($search) => $what,
            Inner::Other($search) => $what,
        }
    };
}

impl AnySearch {
    /// See [`Search::new`]. Positions in `earlier` of other rules than `position` are left out.
    #[must_use]
    pub fn new(
        table: Table,
        position: Position<Rules>,
        earlier: &[Position<Rules>],
        limits: Limits,
    ) -> Self {
        fn typed<V: Variant>(past: &[Position<Rules>], variant: V) -> Vec<Position<V>> {
            past.iter().filter_map(|past| past.with_variant(variant)).collect()
        }
        let fitting = Fitting::of(position.rules());
        AnySearch(if let Some(root) = position.with_variant(Togyzkumalak) {
            let earlier = typed(earlier, Togyzkumalak);
            Inner::Togyzkumalak(Search::new(table, root, &earlier, limits, Net::togyzkumalak()))
        } else {
            let earlier = typed(earlier, position.variant());
            Inner::Other(Search::new(table, position, &earlier, limits, fitting))
        })
    }

    /// The first search of this crate, with the evaluation that it had: what later ones are
    /// measured against.
    #[must_use]
    pub fn first(
        table: Table,
        position: Position<Rules>,
        earlier: &[Position<Rules>],
        limits: Limits,
    ) -> Self {
        let search = Search::new(table, position, earlier, limits, Fitting::Material);
        AnySearch(Inner::Other(search.styled(Style::FIRST)))
    }

    /// See [`Search::styled`].
    #[must_use]
    pub fn styled(self, style: Style) -> Self {
        AnySearch(match self.0 {
            Inner::Togyzkumalak(search) => Inner::Togyzkumalak(search.styled(style)),
            Inner::Other(search) => Inner::Other(search.styled(style)),
        })
    }

    /// See [`Search::with_endgame`].
    #[must_use]
    pub fn with_endgame(self, endgame: Endgame, along: bool) -> Self {
        AnySearch(match self.0 {
            Inner::Togyzkumalak(search) => Inner::Togyzkumalak(search.with_endgame(endgame, along)),
            Inner::Other(search) => Inner::Other(search.with_endgame(endgame, along)),
        })
    }

    /// See [`Search::take_endgame`].
    pub fn take_endgame(&mut self) -> Option<Endgame> {
        each!(&mut self.0, search => search.take_endgame())
    }

    /// See [`Search::take_table`].
    pub fn take_table(&mut self) -> Table {
        each!(&mut self.0, search => search.take_table())
    }

    /// See [`Search::advance`].
    pub fn advance(&mut self, nodes: u64) -> Status {
        each!(&mut self.0, search => search.advance(nodes))
    }

    /// See [`Search::run`].
    pub fn run(&mut self) -> Report {
        each!(&mut self.0, search => search.run())
    }

    /// See [`Search::report`].
    #[must_use]
    pub fn report(&self) -> Report {
        each!(&self.0, search => search.report())
    }

    /// See [`Search::into_table`].
    #[must_use]
    pub fn into_table(self) -> Table {
        each!(self.0, search => search.into_table())
    }
}
