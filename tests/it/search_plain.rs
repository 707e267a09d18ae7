//! The search against minimax without any pruning.

use togyzkumalak::eval::{Evaluator, Material};
use togyzkumalak::rules::{Position, Rules};
use togyzkumalak::search::{Limits, Search, Style, Table};

use crate::sample::{random_game, rule_sets};

/// Far above any judgement; a win in n plies is worth n less.
const WIN: i32 = 32_000;

struct Plain {
    quiescence: i32,
    path: Vec<Position<Rules>>,
}

impl Plain {
    /// The value of the last position of the path.
    fn value(&mut self, ply: i32, depth: i32) -> i32 {
        let position = *self.path.last().unwrap();
        if let Some(outcome) = position.outcome() {
            return match outcome.winner {
                Some(side) if side == position.to_move() => WIN - ply,
                Some(_) => ply - WIN,
                None => 0,
            };
        }
        if ply > 0 && self.path[..self.path.len() - 1].contains(&position) {
            return 0;
        }
        let mut best = i32::MIN;
        if depth <= 0 {
            best = Material.evaluate(&position);
            if -depth == self.quiescence {
                return best;
            }
        }
        let mover = position.to_move();
        for hole in position.legal_holes() {
            let child = position.play_unchecked(hole);
            if depth <= 0 && child.kazan(mover) < position.kazan(mover) + 3 {
                continue;
            }
            self.path.push(child);
            best = best.max(-self.value(ply + 1, depth - 1));
            self.path.pop();
        }
        best
    }
}

#[test]
fn the_score_is_that_of_minimax() {
    let mut compared = 0;
    for rules in rule_sets() {
        for seed in 0..12 {
            let game = random_game(rules, seed);
            let positions = game.history();
            for (at, &root) in positions.iter().enumerate().step_by(23) {
                if root.is_over() {
                    continue;
                }
                for (depth, quiescence) in [(1, 0), (3, 0), (4, 0), (1, 2), (2, 6)] {
                    let path = positions[..=at].to_vec();
                    let mut plain = Plain { quiescence: i32::from(quiescence), path };
                    let expected = plain.value(0, i32::from(depth));
                    let style = Style { table: false, quiescence, ..Style::FIRST };
                    let limits = Limits { depth, ..Limits::default() };
                    let mut search =
                        Search::new(Table::new(1), root, &positions[..at], limits, Material)
                            .styled(style);
                    let found = search.run();
                    // A win that is nearer than the last iteration ends the search before it.
                    let score = found.score().hundredths();
                    if found.depth == depth {
                        assert_eq!(score, expected, "{root:?} depth {depth}+{quiescence}");
                        compared += 1;
                    } else {
                        assert!(found.score().is_decided(), "{root:?} depth {depth}");
                        assert_eq!(score > 0, expected > 0, "{root:?} depth {depth}");
                    }
                }
            }
        }
    }
    assert!(compared > 1000, "only {compared} compared");
}
