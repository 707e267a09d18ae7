//! The vector code alone, for the table of functions of an engine whose memory it works on.

use crate::eval::kernel;
use crate::eval::leaf::{self, Leaf};

/// See [`kernel::raw_sum`].
///
/// # Safety
/// As there.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sum(
    bias: *const i16,
    rows: *const i16,
    active: *const u16,
    output: *const i16,
    skip: *const i16,
    blocks: usize,
    count: usize,
) -> i32 {
    // SAFETY: as the caller promises.
    unsafe { kernel::raw_sum(bias, rows, active, output, skip, blocks, count) }
}

/// See [`leaf::judge`].
///
/// # Safety
/// As there.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn judge(leaf: *mut Leaf, a: u64, b: u64, c: u64, d: u64) -> i32 {
    // SAFETY: as the caller promises.
    unsafe { leaf::judge(leaf, [a, b, c, d]) }
}
