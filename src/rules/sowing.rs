//! The one place where balls move.
//!
//! [`sow`] makes a move on the packed board and tells a [`Witness`] each step. The witness of the
//! search is `()`: it sees nothing, and the compiler leaves only the arithmetic.

use super::board::{Half, one_each};
use super::{Hole, Place, Side, Variant};

/// One step of a sowing, in the order in which a person would make it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// All `balls` are taken out of the hole `from`.
    Lift {
        /// The hole where the move starts.
        from: Place,
        /// How many were in it, at least one.
        balls: u8,
    },
    /// One ball falls into the hole `to` and stays.
    Drop {
        /// Where it falls.
        to: Place,
    },
    /// One ball falls on a tuzdik and goes on into the kazan of `owner`.
    Income {
        /// The hole that is a tuzdik.
        to: Place,
        /// Whose tuzdik it is.
        owner: Side,
    },
    /// The last ball captures: the hole `from` is emptied into the mover's kazan.
    Capture {
        /// The opponent's hole.
        from: Place,
        /// How many balls it gives.
        balls: u8,
    },
    /// The last ball makes three: the hole `from` becomes the mover's tuzdik and its three balls
    /// go to the mover's kazan.
    Claim {
        /// The opponent's hole.
        from: Place,
    },
}

/// Who is told the steps of a sowing.
pub(super) trait Witness {
    /// Whether to tell at all.
    const WATCHES: bool;
    fn see(&mut self, step: Step);
}

impl Witness for () {
    const WATCHES: bool = false;
    fn see(&mut self, _: Step) {}
}

impl Witness for Vec<Step> {
    const WATCHES: bool = true;
    fn see(&mut self, step: Step) {
        self.push(step);
    }
}

/// Sows hole `index` of `mover`, which must hold a ball.
#[inline(always)]
pub(super) fn sow<V: Variant, W: Witness>(
    variant: V,
    mover: &mut Half,
    other: &mut Half,
    index: usize,
    witness: &mut W,
) {
    let rules = variant.rules();
    let ring = 2 * rules.holes();
    let count = mover.take(index);
    let start = if rules.resow() && count > 1 { index } else { index + 1 };

    let (mut laps, mut rest) = (0, count as usize);
    if rest >= ring {
        laps = (rest / ring) as u64;
        rest %= ring;
    }
    let drops = variant.drops(start, rest);
    let lap = one_each(rules.holes());
    mover.low += drops.mover.0 + laps * lap.0;
    mover.high += drops.mover.1 + laps * lap.1;
    other.low += drops.other.0 + laps * lap.0;
    other.high += drops.other.1 + laps * lap.1;

    if W::WATCHES {
        let from = place(rules.holes(), mover.side(), index);
        witness.see(Step::Lift { from, balls: count });
        for ball in 0..count as usize {
            let to = place(rules.holes(), mover.side(), (start + ball) % ring);
            let owner = to.side.other();
            let tuzdik = if owner == mover.side() { mover.tuzdik() } else { other.tuzdik() };
            let on_tuzdik = to.hole.number() == tuzdik;
            witness.see(if on_tuzdik { Step::Income { to, owner } } else { Step::Drop { to } });
        }
    }

    if rules.tuzdik() {
        pass_on(mover, other);
        pass_on(other, mover);
    }

    // The ring place of the last ball: the start and `count - 1` more.
    let last = start + count as usize - 1;
    let last = if last >= ring { last % ring } else { last };
    if last >= rules.holes() {
        end_on_opponent(variant, mover, other, last - rules.holes(), witness);
    }
}

/// Moves what fell on the tuzdik of `owner`, a hole of `host`, to the owner's kazan. The hole was
/// empty before: so is every tuzdik between moves.
#[inline(always)]
fn pass_on(owner: &mut Half, host: &mut Half) {
    if owner.tuzdik() != 0 {
        let balls = host.take(owner.tuzdik() as usize - 1);
        owner.add_to_kazan(balls);
    }
}

/// The last ball has fallen into hole `index` of `other`. A ball that fell on a tuzdik is gone by
/// now and leaves no balls there, so that neither case applies.
#[inline(always)]
fn end_on_opponent<V: Variant, W: Witness>(
    variant: V,
    mover: &mut Half,
    other: &mut Half,
    index: usize,
    witness: &mut W,
) {
    let rules = variant.rules();
    let balls = other.balls(index);
    if balls % 2 == 0 || (rules.single_capture() && balls == 1) {
        other.remove_balls(index, balls);
        mover.add_to_kazan(balls);
        if W::WATCHES && balls > 0 {
            let from = Place { side: other.side(), hole: Hole::from_index(index) };
            witness.see(Step::Capture { from, balls });
        }
    } else if balls == 3
        && rules.tuzdik()
        && mover.tuzdik() == 0
        && !(rules.last_hole_barred() && index + 1 == rules.holes())
        && other.tuzdik() as usize != index + 1
    {
        other.remove_balls(index, balls);
        mover.add_to_kazan(balls);
        mover.set_tuzdik(index as u8 + 1);
        if W::WATCHES {
            let from = Place { side: other.side(), hole: Hole::from_index(index) };
            witness.see(Step::Claim { from });
        }
    }
}

/// The place at ring index `ring` of a board seen by `mover`.
fn place(holes: usize, mover: Side, ring: usize) -> Place {
    if ring < holes {
        Place { side: mover, hole: Hole::from_index(ring) }
    } else {
        Place { side: mover.other(), hole: Hole::from_index(ring - holes) }
    }
}
