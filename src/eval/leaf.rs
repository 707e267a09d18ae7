//! The whole evaluation of a position of togyzkumalak in the vector code of WebAssembly, from the
//! packed board to the score: what `features` and `threats` do hole by hole for any rules, for
//! nine holes at once. The two agree bit by bit.

use core::mem::MaybeUninit;

use super::features::{Inputs, MOST_ACTIVE};
use super::net::End;
use crate::rules::Rules;

/// The inputs that a net must have, and the rules whose threats are found.
pub(super) const RULES: Rules = Rules::TOGYZKUMALAK;
pub(super) const INPUTS: Inputs = Inputs { holes: 9, tuzdik: true, threats: true };

/// What the vector code needs of a net, and room to work in: it has no memory of its own. The
/// binary that makes it is another one than that which reads it, so its layout is fixed.
#[repr(C)]
pub(crate) struct Leaf {
    /// See [`Layer`](super::kernel::Layer); `output` and `ends` are those of all buckets.
    pub(super) bias: *const i16,
    pub(super) rows: *const i16,
    pub(super) output: *const i16,
    pub(super) skip: *const i16,
    pub(super) blocks: usize,
    pub(super) ends: *const End,
    pub(super) room: MaybeUninit<Room>,
}

/// Sixteen threats by each player, and the inputs that are on.
#[repr(C)]
pub(super) struct Room {
    threats: [u8; 32],
    active: [u16; MOST_ACTIVE],
}

#[cfg(edge = "kernel")]
pub(crate) use simd128::judge;

#[cfg(edge = "kernel")]
mod simd128 {
    use core::arch::wasm32::{
        i8x16, i8x16_add, i8x16_eq, i8x16_splat, i8x16_sub, i16x8_add, i16x8_mul, u8x16_add,
        u8x16_bitmask, u8x16_extract_lane, u8x16_gt, u8x16_lt, u8x16_min, u8x16_narrow_i16x8,
        u8x16_ne, u8x16_shr, u8x16_splat, u8x16_sub_sat, u8x16_swizzle, u16x8,
        u16x8_extend_low_u8x16, u16x8_extmul_high_u8x16, u16x8_extmul_low_u8x16, u16x8_shr,
        u16x8_splat, u64x2, v128, v128_and, v128_andnot, v128_not, v128_or, v128_store,
    };

    use super::{INPUTS, Leaf, RULES, Room};
    use crate::eval::features::{BUCKETS, COUNTS, KAZANS, THREATS};
    use crate::eval::kernel::{LANES, raw_sum};

    const HOLES: usize = INPUTS.holes;

    /// The bytes of a packed half, which begin with its holes.
    #[derive(Clone, Copy)]
    struct Half(v128);

    impl Half {
        fn kazan(self) -> u8 {
            u8x16_extract_lane::<9>(self.0)
        }

        fn tuzdik(self) -> u8 {
            u8x16_extract_lane::<10>(self.0)
        }

        /// The class of each hole's count.
        fn count_classes(self) -> v128 {
            let balls = self.0;
            let mut class = u8x16_min(balls, u8x16_splat(21));
            // What is true is -1.
            for most in [22, 25, 29, 36] {
                class = i8x16_sub(class, u8x16_gt(balls, u8x16_splat(most)));
            }
            class
        }

        /// By its holes, the inputs for what `self` threatens in those of `host`, counted from the
        /// first one of them; a number beyond them for a move that threatens nothing.
        #[inline(always)]
        fn threats(self, host: Half) -> v128 {
            let (balls, one) = (self.0, u8x16_splat(1));
            // Whole laps before the last ball, and how many balls they are. So many 1024ths are an
            // 18th, rounded down, of any number of balls that there can be.
            let further = u8x16_sub_sat(balls, one);
            let low = u16x8_shr(u16x8_extmul_low_u8x16(further, u8x16_splat(57)), 10);
            let high = u16x8_shr(u16x8_extmul_high_u8x16(further, u8x16_splat(57)), 10);
            let laps = u8x16_narrow_i16x8(low, high);
            let ring = u16x8_splat(2 * HOLES as u16);
            let whole = u8x16_narrow_i16x8(i16x8_mul(low, ring), i16x8_mul(high, ring));
            // Places that are no holes are so far off that nothing of theirs falls anywhere. An
            // empty hole's last ball falls on the own side, so to speak; a single one moves on.
            let places = i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 99, 99, 99, 99, 99, 99, 99);
            let last = i8x16_sub(i8x16_add(places, further), whole);
            let last = i8x16_sub(last, i8x16_eq(balls, one));
            let target = i8x16_sub(last, i8x16_splat(HOLES as i8));
            // What falls on the own side is below 0, which is a large number too.
            let on_tuzdik = u8x16_splat(self.tuzdik().wrapping_sub(1));
            let falls = u8x16_lt(target, u8x16_splat(HOLES as u8));
            let falls = v128_and(falls, u8x16_ne(target, on_tuzdik));

            let after = u8x16_add(u8x16_swizzle(host.0, target), u8x16_add(laps, one));
            let even = i8x16_eq(v128_and(after, one), u8x16_splat(0));
            let captured = u8x16_min(u8x16_shr(after, 1), u8x16_splat(6));
            let captured = i8x16_sub(captured, u8x16_gt(after, u8x16_splat(15)));
            // The last hole is barred; so is the one across from the other's tuzdik.
            let across = u8x16_splat(host.tuzdik().wrapping_sub(1));
            let open = u8x16_lt(target, u8x16_splat(HOLES as u8 - 1));
            let open = v128_andnot(open, i8x16_eq(target, across));
            let open = v128_and(open, u8x16_splat(if self.tuzdik() == 0 { 0xff } else { 0 }));
            let claimed = v128_and(open, i8x16_eq(after, i8x16_splat(3)));

            let class =
                v128_or(v128_and(captured, even), v128_and(claimed, u8x16_splat(THREATS as u8)));
            let twice = u8x16_add(target, target);
            let four_times = u8x16_add(twice, twice);
            let group = u8x16_add(four_times, four_times);
            let input = i8x16_sub(u8x16_add(group, class), one);
            v128_or(input, v128_not(v128_and(falls, v128_or(even, claimed))))
        }
    }

    /// The score of the position whose packed words these are.
    ///
    /// All is inlined, although the binary holds the sums twice then: calls would cost a tenth of
    /// the search's speed, since no vector stays in its register across one.
    ///
    /// # Safety
    /// The leaf is that of a net with [`INPUTS`], the position one of [`RULES`].
    #[inline(always)]
    pub unsafe fn judge(leaf: *mut Leaf, words: [u64; 4]) -> i32 {
        let [own, others] = [u64x2(words[0], words[1]), u64x2(words[2], words[3])].map(Half);
        let sides = [own, others];
        // SAFETY: the leaf is there; of its room nothing is read that was not written before. At
        // most two inputs for each hole, two kazans and two tuzdiks are on; see `MOST_ACTIVE`.
        unsafe {
            let room = (&raw mut (*leaf).room).cast::<Room>();
            let threats = (&raw mut (*room).threats).cast::<u8>();
            let active = (&raw mut (*room).active).cast::<u16>();
            for (side, half) in sides.into_iter().enumerate() {
                let classes = half.count_classes();
                let start = |hole: usize| ((side * HOLES + hole) * COUNTS) as u16;
                let holes = u16x8(0, 1, 2, 3, 4, 5, 6, 7);
                let starts = i16x8_mul(holes, u16x8_splat(COUNTS as u16));
                let starts = i16x8_add(starts, u16x8_splat(start(0)));
                let inputs = i16x8_add(starts, u16x8_extend_low_u8x16(classes));
                v128_store(active.add(side * HOLES).cast(), inputs);
                let last = u16::from(u8x16_extract_lane::<8>(classes)) + start(8);
                *active.add(side * HOLES + 8) = last;
                let class = half.kazan() as usize * KAZANS / (RULES.half() as usize + 1);
                let class = INPUTS.kazans() + side * KAZANS + class.min(KAZANS - 1);
                *active.add(2 * HOLES + side) = class as u16;
            }
            let mut count = 2 * HOLES + 2;
            for (side, half) in sides.into_iter().enumerate() {
                // Written in any case, and overwritten if there is no tuzdik.
                let tuzdik = half.tuzdik() as usize;
                *active.add(count) = (INPUTS.tuzdiks() + side * HOLES + tuzdik - 1) as u16;
                count += usize::from(tuzdik != 0);
            }
            let mut bits = 0;
            for (side, inputs) in [own.threats(others), others.threats(own)].into_iter().enumerate()
            {
                let first = u8x16_splat((side * HOLES * THREATS) as u8);
                v128_store(threats.add(16 * side).cast(), u8x16_add(inputs, first));
                let there = u8x16_lt(inputs, u8x16_splat((HOLES * THREATS) as u8));
                bits |= u32::from(u8x16_bitmask(there)) << (16 * side);
            }
            while bits != 0 {
                let input = *threats.add(bits.trailing_zeros() as usize);
                *active.add(count) = INPUTS.threatened() as u16 + u16::from(input);
                count += 1;
                bits &= bits - 1;
            }

            let Leaf { bias, rows, output, skip, blocks, ends, .. } = *leaf;
            let [own_kazan, other_kazan] = sides.map(Half::kazan);
            let on_board = RULES.total() - own_kazan - other_kazan;
            let bucket = on_board as usize * BUCKETS / (RULES.total() as usize + 1);
            let output = output.add(bucket * blocks * LANES);
            let end = *ends.add(bucket);
            let sum = raw_sum(bias, rows, active, output, skip, blocks, count);
            let kazans = i32::from(own_kazan) - i32::from(other_kazan);
            (sum + end.bias + end.kazan * kazans) >> 4
        }
    }
}
