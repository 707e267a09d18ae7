//! How the numbers of a net are packed: most hidden weights are small, and alike to their neighbours. A
//! tenth smaller than what general packers make of it.

use super::range_coder::{Chance, Coder};

/// Guesses at a weight, by what is usual around it.
struct Guesses {
    zero: [Chance; CLASSES],
    /// By the sign and the strength of the weight before, and the sign of the one before that.
    negative: [[Chance; 3]; 5],
    /// By how many bits a magnitude has at least.
    longer: [[Chance; BITS]; CLASSES],
    /// Of so many bits, by those above it: the first two by their values, others by their places.
    low: [[Chance; 4 + BITS]; BITS + 1],
}

const CLASSES: usize = 16;
const BITS: usize = 8;

/// Packs or unpacks hidden weights, unit by unit; when unpacking, what is in `columns` does not matter.
pub fn weights(coder: &mut impl Coder, columns: &mut [i8], inputs: usize) {
    let mut guesses = Guesses {
        zero: [Chance::EVEN; CLASSES],
        negative: [[Chance::EVEN; 3]; 5],
        longer: [[Chance::EVEN; BITS]; CLASSES],
        low: [[Chance::EVEN; 4 + BITS]; BITS + 1],
    };
    // The sum of the magnitudes of each input's weights so far.
    let mut sums = vec![0_u32; inputs];
    for (unit, column) in columns.chunks_exact_mut(inputs).enumerate() {
        let mut before = [0, 0];
        for (weight, sum) in column.iter_mut().zip(&mut sums) {
            let usual = if unit == 0 { 48 } else { 8 * *sum / unit as u32 };
            let new = guesses.weight(coder, i32::from(*weight), before, usual);
            *weight = new as i8;
            *sum += new.unsigned_abs();
            before = [new, before[0]];
        }
    }
}

impl Guesses {
    /// `usual` is the magnitude of other units' weights of the same input, in eighths.
    fn weight(
        &mut self,
        coder: &mut impl Coder,
        weight: i32,
        [last, older]: [i32; 2],
        usual: u32,
    ) -> i32 {
        let expected = (16 * last.unsigned_abs() + 8 * older.unsigned_abs() + 2 * usual) / 5;
        let class = class(expected);
        if coder.bit(&mut self.zero[class], weight == 0) {
            return 0;
        }
        let strong = 8 * last.unsigned_abs() > expected;
        let trend = sign(last) + if strong && last != 0 { 2 } else { 0 };
        let negative = &mut self.negative[trend][sign(older)];
        let negative = coder.bit(negative, weight < 0);
        let magnitude = weight.unsigned_abs();
        let length = (u32::BITS - magnitude.leading_zeros()) as usize;
        let mut bits = 1;
        while bits < BITS && coder.bit(&mut self.longer[class][bits], bits < length) {
            bits += 1;
        }
        let mut found = 1;
        for place in (0..bits - 1).rev() {
            let above = if found < 4 { found } else { 4 + place };
            let bit = coder.bit(&mut self.low[bits][above], magnitude >> place & 1 == 1);
            found = found << 1 | usize::from(bit);
        }
        // At most eight bits.
        let found = i32::from(found as u16);
        if negative { -found } else { found }
    }
}

/// 0 for none, 1 for minus, 2 for plus.
fn sign(weight: i32) -> usize {
    usize::from(weight != 0) + usize::from(weight > 0)
}

/// Half steps of a logarithm.
fn class(expected: u32) -> usize {
    let shifted = expected + 8;
    let bits = shifted.ilog2();
    (((bits - 3) << 1 | shifted >> (bits - 1) & 1) as usize).min(CLASSES - 1)
}

/// Packs or unpacks bytes, of which the odd ones are alike, and the even ones.
pub fn bytes(coder: &mut impl Coder, bytes: &mut [u8]) {
    let mut chances = [[Chance::EVEN; 256]; 2];
    for (place, byte) in bytes.iter_mut().enumerate() {
        let mut found = 1;
        for bit in (0..8).rev() {
            let yes = coder.bit(&mut chances[place & 1][found], *byte >> bit & 1 == 1);
            found = found << 1 | usize::from(yes);
        }
        *byte = found as u8;
    }
}
