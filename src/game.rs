//! A game: a start, moves, and how it ended.
