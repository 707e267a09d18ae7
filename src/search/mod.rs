//! Finding the best move.
