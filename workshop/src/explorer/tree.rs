//! How often each early position was met, and how the games went on.

use std::collections::{BTreeMap, HashMap, HashSet};

use togyzkumalak::rules::{Hole, Position, Rules, Side};

use super::games::Opening;

/// How games ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// All of them.
    pub games: usize,
    /// Those that the first player won.
    pub first: usize,
    /// Those that nobody won.
    pub draws: usize,
}

/// A position and the moves that were made in it.
#[derive(Clone, Debug)]
pub struct Node {
    /// The position.
    pub position: Position<Rules>,
    /// By hole, in their order: the games that went on so.
    pub moves: BTreeMap<Hole, Count>,
}

/// The positions by their keys, in whatever order of moves they came.
pub type Tree = HashMap<u64, Node>;

/// The tree of the moves that were made at least so often. A game counts as far as all its moves are such: what
/// leads to a position thus is what leads on from it and the games that are cut off there.
pub fn grow(openings: &[Opening], least: usize) -> Tree {
    let mut rare = HashSet::new();
    loop {
        let tree = count(openings, &rare);
        let before = rare.len();
        for (&key, node) in &tree {
            let few = node.moves.iter().filter(|(_, count)| count.games < least);
            rare.extend(few.map(|(&hole, _)| (key, hole)));
        }
        if rare.len() == before {
            return tree;
        }
    }
}

fn count(openings: &[Opening], rare: &HashSet<(u64, Hole)>) -> Tree {
    let mut tree = Tree::new();
    let node = |position| Node { position, moves: BTreeMap::new() };
    for opening in openings {
        let mut position = Position::start(Rules::TOGYZKUMALAK);
        for &hole in &opening.holes {
            let key = position.key();
            if rare.contains(&(key, hole)) {
                break;
            }
            let count = tree.entry(key).or_insert(node(position)).moves.entry(hole).or_default();
            count.games += 1;
            count.first += usize::from(opening.winner == Some(Side::First));
            count.draws += usize::from(opening.winner.is_none());
            position = position.play_unchecked(hole);
        }
        tree.entry(position.key()).or_insert(node(position));
    }
    tree
}
