//! "Wins in n": every claim is played out against every defence.

use std::collections::HashSet;

use togyzkumalak::endgame::Endgame;
use togyzkumalak::game::Game;
use togyzkumalak::rules::{Position, Rules};
use togyzkumalak::search::{AnySearch, Limits, Report, Table};

use crate::sample::{Dice, random_game, rule_sets};

/// Longer claims would take too long to play out.
const MOST: u32 = 11;

/// The engine, and what it has won already.
struct Winner {
    table: Option<Table>,
    nodes: u64,
    /// It knows the endings with so many balls.
    endings: u8,
    confirmed: HashSet<(Position<Rules>, u32)>,
}

impl Winner {
    fn search(&mut self, game: &Game, nodes: u64) -> Report {
        let (earlier, root) = (&game.history()[..game.ply()], *game.position());
        let limits = Limits { nodes, ..Limits::default() };
        let mut search = AnySearch::new(self.table.take().unwrap(), root, earlier, limits);
        if let Some(endgame) = Endgame::new(&root, self.endings) {
            search = search.with_endgame(endgame, false);
        }
        let report = search.run();
        self.table = Some(search.into_table());
        report
    }

    /// The player to move wins within so many plies whatever the other does.
    fn wins(&mut self, game: &Game, plies: u32, report: &Report) {
        let claimed = report.score().wins_in();
        assert!(
            claimed.is_some_and(|n| n <= plies),
            "from {plies} to {claimed:?}: {:?} {:?}",
            game.position(),
            game.rules()
        );
        if !self.confirmed.insert((*game.position(), plies)) {
            return;
        }
        let mut after = game.clone();
        after.play(report.best().unwrap()).unwrap();
        if let Some(outcome) = after.outcome() {
            assert_eq!(outcome.winner, Some(game.position().to_move()), "{after:?}");
        } else {
            assert!(plies > 1, "no win at once: {:?}", game.position());
            self.loses(&after, plies - 1);
        }
    }

    /// The player to move loses within so many plies whatever he does.
    fn loses(&mut self, game: &Game, plies: u32) {
        for defence in game.legal_holes() {
            let mut next = game.clone();
            next.play(defence).unwrap();
            if let Some(outcome) = next.outcome() {
                assert_eq!(outcome.winner, Some(next.position().to_move()), "{next:?}");
            } else {
                assert!(plies > 1, "the game goes on: {next:?}");
                let report = self.search(&next, 10 * self.nodes);
                self.wins(&next, plies - 1, &report);
            }
        }
    }
}

/// A game of random moves, some of them replaced by those of a quick search.
fn better_game(rules: Rules, seed: u64) -> Game {
    let (mut game, mut dice) = (Game::new(rules), Dice::new(seed));
    let limits = Limits { nodes: 60, ..Limits::default() };
    while game.ply() < 300 && game.outcome().is_none() {
        let hole = if dice.below(3) == 0 {
            dice.pick(game.legal_holes().into_iter())
        } else {
            AnySearch::new(Table::new(4), *game.position(), &[], limits).run().best().unwrap()
        };
        game.play(hole).unwrap();
    }
    game
}

#[test]
fn claims_are_confirmed_against_every_defence() {
    const NODES: u64 = 20_000;
    let (mut wins, mut losses) = (0, 0);
    for rules in rule_sets() {
        let games = (0..6).map(|seed| random_game(rules, seed));
        let games = games.chain((0..6).map(|seed| better_game(rules, seed)));
        for (mut game, endings) in games.zip([0, 3].into_iter().cycle()) {
            let (table, confirmed) = (Some(Table::new(14)), HashSet::new());
            let mut winner = Winner { table, nodes: NODES, endings, confirmed };
            for _ in 0..14 {
                if game.undo().is_none() {
                    break;
                }
                let report = winner.search(&game, NODES);
                let score = report.score();
                if let Some(plies) = score.wins_in().filter(|&plies| plies <= MOST) {
                    winner.wins(&game, plies, &report);
                    wins += 1;
                } else if let Some(plies) = score.loses_in().filter(|&plies| plies <= MOST) {
                    winner.loses(&game, plies);
                    losses += 1;
                }
            }
        }
    }
    assert!(wins > 500 && losses > 300, "only {wins} wins and {losses} losses were claimed");
}
