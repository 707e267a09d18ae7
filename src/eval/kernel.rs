//! The sums of the hidden layer, for each kind of machine. All give the same number.

use super::net::CLIP;

/// Hidden units summed at a time.
pub(super) const LANES: usize = 64;

/// The values of that many hidden units, aligned for vector code.
#[repr(align(64))]
#[derive(Clone, Copy)]
pub(super) struct Block(pub(super) [i16; LANES]);

/// Adds the rows of the active inputs to the bias, clips and squares, and sums the squares times
/// the output weights. There are as many blocks of bias, of each row and of output.
pub(super) type Sum = fn(&[Block], &[Block], &[u16], &[[i8; LANES]]) -> i32;

/// In code for any machine.
#[inline(always)]
fn generic(bias: &[Block], rows: &[Block], active: &[u16], output: &[[i8; LANES]]) -> i32 {
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
        for (unit, &weight) in units.iter().zip(output) {
            let clipped = (*unit).clamp(0, CLIP);
            // At most 255 · 128: it fits.
            let weighted = clipped.wrapping_mul(i16::from(weight));
            sum += i32::from(clipped) * i32::from(weighted);
        }
    }
    sum
}

/// Without regard to the machine.
pub(super) fn plain(b: &[Block], r: &[Block], a: &[u16], o: &[[i8; LANES]]) -> i32 {
    generic(b, r, a, o)
}

/// With what this machine has.
#[cfg(not(any(target_arch = "x86_64", target_feature = "simd128")))]
pub(super) fn sum(b: &[Block], r: &[Block], a: &[u16], o: &[[i8; LANES]]) -> i32 {
    generic(b, r, a, o)
}

/// With what this machine has.
#[cfg(target_arch = "x86_64")]
#[inline]
pub(super) fn sum(b: &[Block], r: &[Block], a: &[u16], o: &[[i8; LANES]]) -> i32 {
    #[target_feature(enable = "avx2")]
    fn avx2(b: &[Block], r: &[Block], a: &[u16], o: &[[i8; LANES]]) -> i32 {
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
        i16x8_add, i16x8_load_extend_i8x8, i16x8_max, i16x8_min, i16x8_mul, i16x8_splat, i32x4_add,
        i32x4_dot_i16x8, i32x4_extract_lane, i32x4_splat, v128, v128_load,
    };

    use super::{Block, CLIP, LANES};

    const VECTORS: usize = LANES / 8;

    fn load(block: &Block) -> [v128; VECTORS] {
        // SAFETY: a block is exactly that many vectors.
        std::array::from_fn(|i| unsafe { v128_load(block.0.as_ptr().add(8 * i).cast()) })
    }

    /// With the vectors of WebAssembly.
    pub fn sum(bias: &[Block], rows: &[Block], active: &[u16], output: &[[i8; LANES]]) -> i32 {
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
            for (i, unit) in units.into_iter().enumerate() {
                let clipped = i16x8_min(i16x8_max(unit, i16x8_splat(0)), i16x8_splat(CLIP));
                // SAFETY: the output weights have eight bytes for each vector.
                let weight =
                    unsafe { i16x8_load_extend_i8x8(output.as_ptr().cast::<i8>().add(8 * i)) };
                sum = i32x4_add(sum, i32x4_dot_i16x8(clipped, i16x8_mul(clipped, weight)));
            }
        }
        i32x4_extract_lane::<0>(sum)
            + i32x4_extract_lane::<1>(sum)
            + i32x4_extract_lane::<2>(sum)
            + i32x4_extract_lane::<3>(sum)
    }
}
