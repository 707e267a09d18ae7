//! The integration tests, one binary.

mod endgame;
mod eval_features;
mod eval_net;
mod game;
mod known;
mod layers;
mod meaning;
mod notation_fuzz;
mod notation_moves;
mod notation_position;
mod notation_record;
mod notation_record_errors;
mod notation_side_lines;
mod perft;
mod plain;
mod properties;
mod reasons;
mod sample;
mod search;
mod search_decided;
mod search_everywhere;
mod search_plain;
