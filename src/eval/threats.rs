//! The inputs for the holes under threat: what either player could empty, were it to move now.

use super::features::{Active, Inputs, THREATS, View};
use crate::rules::{MAX_HOLES, Rules};

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

type LastBalls = [[[u8; 2]; 256]; MAX_HOLES];

static LAST_BALLS_5: LastBalls = last_balls(5, true);
static LAST_BALLS_7: LastBalls = last_balls(7, true);
static LAST_BALLS_9: LastBalls = last_balls(9, true);

const fn last_balls(holes: usize, resow: bool) -> LastBalls {
    let mut table = [[[BEHIND, 1]; 256]; MAX_HOLES];
    let mut hole = 0;
    while hole < holes {
        let mut balls = 0;
        while balls < 256 {
            table[hole][balls] = compute_last_ball(holes, resow, hole, balls);
            balls += 1;
        }
        hole += 1;
    }
    table
}

const fn compute_last_ball(holes: usize, resow: bool, hole: usize, balls: usize) -> [u8; 2] {
    if balls == 0 {
        return [BEHIND, 1];
    }
    let start = if resow && balls > 1 { hole } else { hole + 1 };
    let last = (start + balls - 1) % (2 * holes);
    if last < holes {
        return [BEHIND, 1];
    }
    [(last - holes) as u8, 1 + ((balls - 1) / (2 * holes)) as u8]
}

/// The opposing hole where the last of so many balls falls, [`BEHIND`] if it is an own one, and
/// how many of them fall there.
#[inline(always)]
fn last_ball(rules: Rules, hole: usize, balls: u8) -> [u8; 2] {
    match (rules.holes(), rules.resow()) {
        (9, true) => LAST_BALLS_9[hole][balls as usize],
        (7, true) => LAST_BALLS_7[hole][balls as usize],
        (5, true) => LAST_BALLS_5[hole][balls as usize],
        (holes, resow) => compute_last_ball(holes, resow, hole, balls as usize),
    }
}
