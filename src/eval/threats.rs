//! The inputs for the holes under threat: what either player could empty, were it to move now.

use super::features::{Active, Inputs, THREATS, View};
use crate::rules::Rules;

/// The class of a threat, from 1, by the balls that it would find in the hole; 0 for none. The
/// second row is for holes that cannot become a tuzdik.
static THREAT_CLASS: [[u8; 256]; 2] = [threat_classes(true), threat_classes(false)];

const fn threat_classes(open: bool) -> [u8; 256] {
    let mut table = [0; 256];
    let mut balls = 1;
    while balls < 256 {
        table[balls] = match balls {
            3 if open => THREATS as u8,
            _ if balls % 2 == 1 || balls >= NOTHING as usize => 0,
            2..=10 => balls as u8 / 2,
            12..=14 => 6,
            _ => 7,
        };
        balls += 1;
    }
    table
}

impl Inputs {
    /// The opposing holes that `side` could empty, were it to move now; one that two moves can
    /// empty is on twice.
    #[inline(always)]
    pub(super) fn threats_by(self, side: usize, rules: Rules, view: &View, active: &mut Active) {
        let (tuzdik, others) = (view.tuzdiks[side] as usize, view.tuzdiks[1 - side] as usize);
        let mut board = [NOTHING; 16];
        board[..self.holes].copy_from_slice(&view.rows[1 - side][..self.holes]);
        // A tuzdik 0 marks a place behind the board.
        board[tuzdik.wrapping_sub(1) & 15] = NOTHING;
        let mut closed = if rules.tuzdik() && tuzdik == 0 { 0_u32 } else { !0 };
        closed |= 1 << others >> 1;
        closed |= u32::from(rules.last_hole_barred()) << (self.holes - 1);
        for (hole, &balls) in view.rows[side][..self.holes].iter().enumerate() {
            let [target, drops] = last_ball(rules, hole, balls);
            let after = board[target as usize & 15].wrapping_add(drops);
            let class = THREAT_CLASS[(closed >> target & 1) as usize][after as usize] as usize;
            let group = self.threatened() + (side * self.holes + target as usize) * THREATS;
            active.push_if((group + class).wrapping_sub(1), class > 0);
        }
    }
}

/// Stands for a hole that cannot be threatened.
const NOTHING: u8 = 200;
/// Where a last ball is said to fall that falls on the own side.
const BEHIND: u8 = 15;

/// By the balls of a move: how many places after the first ball the last one falls, whole laps left
/// out, and how many balls fall there.
type Laps = [[u8; 2]; 256];

static LAPS_5: Laps = laps(5);
static LAPS_7: Laps = laps(7);
static LAPS_9: Laps = laps(9);

const fn laps(holes: usize) -> Laps {
    let mut table = [[0, 1]; 256];
    let mut balls = 1;
    while balls < 256 {
        table[balls] = lap(holes, balls);
        balls += 1;
    }
    table
}

const fn lap(holes: usize, balls: usize) -> [u8; 2] {
    [((balls - 1) % (2 * holes)) as u8, 1 + ((balls - 1) / (2 * holes)) as u8]
}

/// The opposing hole where the last of so many balls falls, [`BEHIND`] if it is an own one, and
/// how many of them fall there.
#[inline(always)]
fn last_ball(rules: Rules, hole: usize, balls: u8) -> [u8; 2] {
    let holes = rules.holes();
    let [further, drops] = match holes {
        9 => LAPS_9[balls as usize],
        7 => LAPS_7[balls as usize],
        5 => LAPS_5[balls as usize],
        _ => lap(holes, balls.max(1) as usize),
    };
    // No ball at all falls on the own side, so to speak.
    let moved_on = balls == 1 || !rules.resow() && balls > 0;
    let mut last = hole + usize::from(moved_on) + further as usize;
    if last >= 2 * holes {
        last -= 2 * holes;
    }
    if last < holes { [BEHIND, 1] } else { [(last - holes) as u8, drops] }
}
