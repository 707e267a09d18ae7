//! What the scores of each evaluation mean, in figures: all that `workshop calibrate` writes.

#![allow(clippy::approx_constant, reason = "measured, near a constant by chance")]

use super::Meaning;

pub(super) const TOGYZKUMALAK: Meaning =
    Meaning { odds: [1.206, 0.000, 0.000, 0.636, 0.000], balls: [0.329, 0.379] };
pub(super) const BESTEMSHE: Meaning =
    Meaning { odds: [1.735, 4.464, 0.301, 0.318, -17.303], balls: [0.413, 0.839] };
pub(super) const QOZDATU: Meaning =
    Meaning { odds: [0.390, 5.256, 1.050, 3.270, -28.325], balls: [0.302, 0.969] };
pub(super) const GENERAL: Meaning =
    Meaning { odds: [0.090, 5.262, 1.530, 8.332, -74.553], balls: [0.270, 0.467] };
