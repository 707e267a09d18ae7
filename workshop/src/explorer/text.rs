//! The tree as text, as `www/js/explorer/explorer.js` reads it.

use std::collections::{HashMap, HashSet};

use togyzkumalak::rules::{Position, Rules};

use super::tree::{Count, Tree};
use crate::digits::digit;

/// A digit from here on says that more follow.
const HALF: usize = 41;

/// A number of any size: digits of base 41, the lowest first.
fn number(mut value: usize, text: &mut String) {
    while value >= HALF {
        text.push(digit(HALF + value % HALF));
        value /= HALF;
    }
    text.push(digit(value));
}

/// The verdict of each position and then, for each of its moves, the hole, the games, those that the first
/// player won and draws, and the position that it leads to, if that is new; then 0.
pub fn tree(tree: &Tree, verdicts: &HashMap<u64, usize>) -> String {
    let mut writer = Writer { tree, verdicts, met: HashSet::new(), text: String::new() };
    writer.node(Position::start(Rules::TOGYZKUMALAK));
    writer.text
}

struct Writer<'a> {
    tree: &'a Tree,
    verdicts: &'a HashMap<u64, usize>,
    met: HashSet<u64>,
    text: String,
}

impl Writer<'_> {
    fn node(&mut self, position: Position<Rules>) {
        let key = position.key();
        if !self.met.insert(key) {
            return;
        }
        number(self.verdicts.get(&key).copied().unwrap_or(50), &mut self.text);
        for (&hole, &Count { games, first, draws }) in &self.tree[&key].moves {
            for value in [hole.index() + 1, games, first, draws] {
                number(value, &mut self.text);
            }
            self.node(position.play_unchecked(hole));
        }
        number(0, &mut self.text);
    }
}
