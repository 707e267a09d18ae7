//! Reading and writing positions, moves and records of games.
