//! The sums of the hidden layer, for each kind of machine. All give the same number.

use super::net::CLIP;

/// Hidden units summed at a time.
pub(super) const LANES: usize = 64;

/// The values of that many hidden units, aligned for vector code.
#[repr(align(64))]
#[derive(Clone, Copy)]
pub(super) struct Block(pub(super) [i16; LANES]);

/// Adds the rows of the active inputs to the bias, clips and squares, and sums half the squares
/// times the output weights. There are as many blocks of bias, of each row and of output.
pub(super) type Sum = fn(&[Block], &[Block], &[u16], &[Block]) -> i32;

/// In code for any machine.
#[inline(always)]
fn generic(bias: &[Block], rows: &[Block], active: &[u16], output: &[Block]) -> i32 {
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
    sum
}

/// Without regard to the machine.
pub(super) fn plain(b: &[Block], r: &[Block], a: &[u16], o: &[Block]) -> i32 {
    generic(b, r, a, o)
}

/// With what this machine has.
#[cfg(not(any(target_arch = "x86_64", target_feature = "simd128")))]
pub(super) fn sum(b: &[Block], r: &[Block], a: &[u16], o: &[Block]) -> i32 {
    generic(b, r, a, o)
}

/// With what this machine has.
#[cfg(target_arch = "x86_64")]
#[inline]
pub(super) fn sum(b: &[Block], r: &[Block], a: &[u16], o: &[Block]) -> i32 {
    #[target_feature(enable = "avx2")]
    fn avx2(b: &[Block], r: &[Block], a: &[u16], o: &[Block]) -> i32 {
        generic(b, r, a, o)
    }
    if std::arch::is_x86_feature_detected!("avx2") {
        // SAFETY: the machine has what the function is compiled for.
        unsafe { avx2(b, r, a, o) }
    } else {
        generic(b, r, a, o)
    }
}

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub(super) use simd128::sum;

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128 {
    use core::arch::wasm32::{
        i16x8_add, i16x8_max, i16x8_min, i16x8_mul, i16x8_splat, i32x4_add, i32x4_dot_i16x8,
        i32x4_extract_lane, i32x4_splat, u16x8_shr, v128, v128_load,
    };

    use super::{Block, CLIP, LANES};

    const VECTORS: usize = LANES / 8;

    fn load(block: &Block) -> [v128; VECTORS] {
        // SAFETY: a block is exactly that many vectors.
        std::array::from_fn(|i| unsafe { v128_load(block.0.as_ptr().add(8 * i).cast()) })
    }

    /// With the vectors of WebAssembly.
    pub fn sum(bias: &[Block], rows: &[Block], active: &[u16], output: &[Block]) -> i32 {
        let blocks = bias.len();
        let mut sum = i32x4_splat(0);
        for (block, (bias, output)) in bias.iter().zip(output).enumerate() {
            let mut units = load(bias);
            for &input in active {
                let row = load(&rows[input as usize * blocks + block]);
                for (unit, weight) in units.iter_mut().zip(row) {
                    *unit = i16x8_add(*unit, weight);
                }
            }
            for (unit, weight) in units.into_iter().zip(load(output)) {
                let clipped = i16x8_min(i16x8_max(unit, i16x8_splat(0)), i16x8_splat(CLIP));
                let half_square = u16x8_shr(i16x8_mul(clipped, clipped), 1);
                sum = i32x4_add(sum, i32x4_dot_i16x8(half_square, weight));
            }
        }
        i32x4_extract_lane::<0>(sum)
            + i32x4_extract_lane::<1>(sum)
            + i32x4_extract_lane::<2>(sum)
            + i32x4_extract_lane::<3>(sum)
    }
}
