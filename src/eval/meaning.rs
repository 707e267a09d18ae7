//! What the scores of each evaluation mean, in figures: all that `workshop calibrate` writes.

use super::Meaning;

pub(super) const TOGYZKUMALAK: Meaning =
    Meaning { odds: [1.206, 0.000, 0.636], balls: [0.329, 0.379] };
pub(super) const BESTEMSHE: Meaning =
    Meaning { odds: [2.248, 2.781, -5.401], balls: [0.405, 0.842] };
pub(super) const QOZDATU: Meaning = Meaning { odds: [2.042, 1.956, -9.913], balls: [0.277, 0.974] };
pub(super) const GENERAL: Meaning =
    Meaning { odds: [1.729, 0.553, -12.304], balls: [0.304, 0.452] };
