//! The 64-bit key of a position.

use super::{Position, Variant};

impl<V: Variant> Position<V> {
    /// A well-mixed key of the balls, kazans, tuzdiks and the side to move, for hash tables. Equal
    /// positions have equal keys on every platform; different ones nearly always differ.
    #[inline]
    #[must_use]
    pub fn key(&self) -> u64 {
        // A move changes about ten holes, so hashing the four words afresh is cheaper than keeping
        // a Zobrist key. Each word is folded in by a multiply and a shift (as in murmur's mixer).
        let mut key = 0x9e37_79b9_7f4a_7c15_u64;
        for word in self.words() {
            key = (key ^ word).wrapping_mul(0xff51_afd7_ed55_8ccd);
            key ^= key >> 32;
        }
        key = key.wrapping_mul(0xc4ce_b9fe_1a85_ec53);
        key ^ key >> 29
    }
}
