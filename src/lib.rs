//! Togyzkumalak (toguz korgool): the rules of the nine-hole mancala and its relatives, their
//! notation, games, and a search that plays them.

pub mod endgame;
pub mod eval;
pub mod game;
pub mod notation;
pub mod rules;
pub mod search;
#[cfg(target_family = "wasm")]
mod wasm;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
