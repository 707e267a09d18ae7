//! The sums of the hidden layer, for each kind of machine. All give the same number.

use super::net::{CLIP, DIVISOR, SKIP_UNIT};

/// Hidden units summed at a time.
pub(super) const LANES: usize = 64;

/// The values of that many hidden units, aligned for vector code.
#[repr(align(64))]
#[derive(Clone, Copy)]
pub(crate) struct Block(pub(super) [i16; LANES]);

/// Adds the rows of the active inputs to the bias, clips and squares, and sums half the squares
/// times the output weights. There are as many blocks of bias, of each row and of output. Beside it
/// the linear unit sums its weights of the active inputs; what comes out is both.
pub(super) type Sum = fn(&Layer<'_>, &[u16]) -> i32;

/// The weights for one sum.
pub(crate) struct Layer<'a> {
    pub(super) bias: &'a [Block],
    pub(super) rows: &'a [Block],
    pub(super) output: &'a [Block],
    pub(super) skip: &'a [i16],
}

/// Both parts together, in sixteenths of a score unit.
#[inline(always)]
fn both(hidden: i32, skip: i32) -> i32 {
    hidden / DIVISOR + SKIP_UNIT * skip
}

/// In code for any machine.
#[inline(always)]
fn generic(&Layer { bias, rows, output, skip }: &Layer<'_>, active: &[u16]) -> i32 {
    let blocks = bias.len();
    let mut sum = 0;
    for (block, (bias, output)) in bias.iter().zip(output).enumerate() {
        let mut units = bias.0;
        for &input in active {
            let row = &rows[input as usize * blocks + block].0;
            for (unit, weight) in units.iter_mut().zip(row) {
                *unit = unit.wrapping_add(*weight);
            }
        }
        for (unit, weight) in units.iter().zip(&output.0) {
            let clipped = (*unit).clamp(0, CLIP);
            // The square fits 16 bits, and its half 15.
            #[expect(clippy::cast_sign_loss, clippy::cast_possible_wrap, reason = "as it says")]
            let half_square = (clipped.wrapping_mul(clipped) as u16 >> 1) as i16;
            sum += i32::from(half_square) * i32::from(*weight);
        }
    }
    both(sum, active.iter().map(|&input| i32::from(skip[input as usize])).sum())
}

/// Without regard to the machine.
pub(super) fn plain(layer: &Layer<'_>, active: &[u16]) -> i32 {
    generic(layer, active)
}

/// With what this machine has.
#[cfg(not(any(target_arch = "x86_64", target_feature = "simd128", edge = "engine")))]
pub(super) fn sum(layer: &Layer<'_>, active: &[u16]) -> i32 {
    generic(layer, active)
}

/// With what this machine has.
#[cfg(target_arch = "x86_64")]
#[inline]
pub(super) fn sum(layer: &Layer<'_>, active: &[u16]) -> i32 {
    #[target_feature(enable = "avx2")]
    fn avx2(layer: &Layer<'_>, active: &[u16]) -> i32 {
        generic(layer, active)
    }
    if std::arch::is_x86_feature_detected!("avx2") {
        // SAFETY: the machine has what the function is compiled for.
        unsafe { avx2(layer, active) }
    } else {
        generic(layer, active)
    }
}

#[cfg(edge = "engine")]
pub(crate) use outside::{judge, sum, use_kernel};

/// WebAssembly cannot ask the machine what it has: a binary with vector code is refused whole where
/// vectors are unknown. So the vector code is a small binary of its own, which works on the memory
/// of the engine; who loads the engine puts it into the engine's table of functions if it can.
#[cfg(edge = "engine")]
mod outside {
    use core::sync::atomic::{AtomicUsize, Ordering};

    use super::{Layer, generic};
    use crate::eval::leaf::Leaf;

    /// As `simd128::raw_sum`.
    type RawSum = unsafe extern "C" fn(
        *const i16,
        *const i16,
        *const u16,
        *const i16,
        *const i16,
        usize,
        usize,
    ) -> i32;

    /// As `leaf::judge`.
    type RawJudge = unsafe extern "C" fn(*mut Leaf, u64, u64, u64, u64) -> i32;

    /// Where in the table of functions the vector code is; 0 for nowhere.
    static KERNEL: AtomicUsize = AtomicUsize::new(0);

    /// Uses the vector code at this place from now on.
    ///
    /// # Safety
    /// The kernel's `sum` is there, its `judge` in the next place, and they stay there.
    pub unsafe fn use_kernel(place: usize) {
        KERNEL.store(place, Ordering::Relaxed);
    }

    /// With what this machine has.
    #[inline]
    pub fn sum(layer: &Layer<'_>, active: &[u16]) -> i32 {
        let place = KERNEL.load(Ordering::Relaxed);
        if place == 0 {
            return generic(layer, active);
        }
        let &Layer { bias, rows, output, skip } = layer;
        let [b, r, o] = [bias, rows, output].map(|blocks| blocks.as_ptr().cast());
        // SAFETY: a pointer to a function is its place in the table, and `use_kernel` was told a
        // right one. The slices have the sizes that they are said to have, and the net a row for
        // each of its inputs.
        unsafe {
            let kernel = core::mem::transmute::<usize, RawSum>(place);
            kernel(b, r, active.as_ptr(), o, skip.as_ptr(), bias.len(), active.len())
        }
    }

    /// The whole score of a position with these packed words, if the kernel is there.
    ///
    /// # Safety
    /// As for `leaf::judge`.
    #[inline]
    pub unsafe fn judge(leaf: &mut Leaf, [a, b, c, d]: [u64; 4]) -> Option<i32> {
        let place = KERNEL.load(Ordering::Relaxed);
        if place == 0 {
            return None;
        }
        // SAFETY: as above; `judge` is in the place after that of `sum`.
        Some(unsafe { core::mem::transmute::<usize, RawJudge>(place + 1)(leaf, a, b, c, d) })
    }
}

#[cfg(target_feature = "simd128")]
pub(crate) use simd128::{raw_sum, sum};

#[cfg(target_feature = "simd128")]
mod simd128 {
    use core::arch::wasm32::{
        i16x8_add, i16x8_max, i16x8_min, i16x8_mul, i16x8_splat, i32x4_add, i32x4_dot_i16x8,
        i32x4_extract_lane, i32x4_splat, u16x8_shr, v128, v128_load,
    };

    use super::{CLIP, LANES, Layer, both};

    const VECTORS: usize = LANES / 8;

    /// The vectors of one block.
    unsafe fn load(from: *const i16, block: usize) -> [v128; VECTORS] {
        // SAFETY: a block is exactly that many vectors.
        std::array::from_fn(|i| unsafe { v128_load(from.add(LANES * block + 8 * i).cast()) })
    }

    /// With the vectors of WebAssembly: the bias, the rows, the active inputs, the output
    /// weights, the linear ones; the number of blocks and that of active inputs.
    ///
    /// # Safety
    /// There are as many blocks and active inputs as is said, and a row and a linear weight for each
    /// of them.
    #[inline(always)]
    pub unsafe fn raw_sum(
        bias: *const i16,
        rows: *const i16,
        active: *const u16,
        output: *const i16,
        skip: *const i16,
        blocks: usize,
        count: usize,
    ) -> i32 {
        let mut sum = i32x4_splat(0);
        for block in 0..blocks {
            // SAFETY: as the caller promises.
            let mut units = unsafe { load(bias, block) };
            for i in 0..count {
                // SAFETY: as the caller promises.
                let row = unsafe { load(rows, *active.add(i) as usize * blocks + block) };
                for (unit, weight) in units.iter_mut().zip(row) {
                    *unit = i16x8_add(*unit, weight);
                }
            }
            // SAFETY: as the caller promises.
            for (unit, weight) in units.into_iter().zip(unsafe { load(output, block) }) {
                let clipped = i16x8_min(i16x8_max(unit, i16x8_splat(0)), i16x8_splat(CLIP));
                let half_square = u16x8_shr(i16x8_mul(clipped, clipped), 1);
                sum = i32x4_add(sum, i32x4_dot_i16x8(half_square, weight));
            }
        }
        let mut linear = 0;
        for i in 0..count {
            // SAFETY: as the caller promises.
            linear += i32::from(unsafe { *skip.add(*active.add(i) as usize) });
        }
        let hidden = i32x4_extract_lane::<0>(sum)
            + i32x4_extract_lane::<1>(sum)
            + i32x4_extract_lane::<2>(sum)
            + i32x4_extract_lane::<3>(sum);
        both(hidden, linear)
    }

    /// With what this machine has.
    pub fn sum(layer: &Layer<'_>, active: &[u16]) -> i32 {
        let &Layer { bias, rows, output, skip } = layer;
        let rows_there = rows.len() / bias.len();
        assert!(active.iter().all(|&input| (input as usize) < rows_there.min(skip.len())));
        let [b, r, o] = [bias, rows, output].map(|blocks| blocks.as_ptr().cast());
        // SAFETY: just asked; the lengths are those of the slices.
        unsafe { raw_sum(b, r, active.as_ptr(), o, skip.as_ptr(), bias.len(), active.len()) }
    }
}
