//! Samples that several tests share: rule sets and random games.

use togyzkumalak::game::Game;
use togyzkumalak::rules::{Custom, Hole, Rules};

/// Every named rule set and custom ones at the corners of their ranges.
pub fn rule_sets() -> Vec<Rules> {
    let custom = Custom::default();
    let corners = [
        Custom { holes: 7, balls: 7, ..custom },
        Custom { holes: 5, balls: 5, ..custom },
        Custom { holes: 2, balls: 1, ..custom },
        Custom { holes: 2, balls: 13, single_capture: true, ..custom },
        Custom { holes: 8, balls: 9, last_hole_barred: false, ..custom },
        Custom { holes: 9, balls: 13, ..custom },
        Custom { holes: 9, balls: 13, resow: false, single_capture: true, ..custom },
        Custom { holes: 3, balls: 4, tuzdik: false, resow: false, ..custom },
    ];
    let named = Rules::NAMED.iter().map(|&(_, rules)| rules);
    named.chain(corners.map(|rules| rules.rules().unwrap())).collect()
}

/// A small generator with a seed (`splitmix64`), so that every failure can be met again.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// 0..`bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % bound as u64).unwrap()
    }

    pub fn pick(&mut self, holes: impl ExactSizeIterator<Item = Hole>) -> Hole {
        let which = self.below(holes.len());
        holes.into_iter().nth(which).unwrap()
    }
}

/// A game of random moves to its end, or to 400 plies.
pub fn random_game(rules: Rules, seed: u64) -> Game {
    let (mut game, mut dice) = (Game::new(rules), Dice::new(seed));
    while game.ply() < 400 && game.outcome().is_none() {
        let hole = dice.pick(game.legal_holes().into_iter());
        game.play(hole).unwrap();
    }
    game
}
