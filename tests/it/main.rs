//! The integration tests, one binary.

mod game;
mod known;
mod layers;
mod perft;
mod plain;
mod properties;
mod sample;
mod search;
mod search_plain;
