//! Togyzkumalak: rules, notation and search.

pub mod rules;
