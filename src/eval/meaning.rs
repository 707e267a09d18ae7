//! What the scores of each evaluation mean, in figures: all that `workshop calibrate` writes.

use super::Meaning;

pub(super) const TOGYZKUMALAK: Meaning =
    Meaning { odds: [1.116, 0.565, 0.000], balls: [0.276, 0.398] };
pub(super) const BESTEMSHE: Meaning =
    Meaning { odds: [1.695, 3.993, 0.000], balls: [0.478, 0.846] };
pub(super) const QOZDATU: Meaning = Meaning { odds: [0.390, 5.533, 0.000], balls: [0.299, 0.932] };
pub(super) const GENERAL: Meaning = Meaning { odds: [1.167, 1.259, 0.000], balls: [0.435, 0.427] };
