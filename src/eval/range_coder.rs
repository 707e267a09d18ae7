//! Yes and no, packed by how likely each is: the more often a guess is right, the less it costs.
//!
//! Whoever has a [`Coder`] says what he expects and, when packing, what is the case; he is told what is
//! the case. So one function packs and unpacks, and the two cannot differ.
// CITE: range encoding, G. N. N. Martin, 1979; in this form with carry in I. Pavlov, LZMA, 1998.

/// How likely a yes is, in 1/65,536, and how often it was asked so far.
#[derive(Clone, Copy)]
pub struct Chance {
    yes: u16,
    asked: u8,
}

impl Chance {
    pub const EVEN: Chance = Chance { yes: 1 << 15, asked: 0 };

    /// What of a range stands for a yes.
    fn share(self, range: u32) -> u32 {
        (range >> 16) * u32::from(self.yes)
    }

    /// Learns, fast at first.
    fn learn(&mut self, yes: bool) {
        self.asked = (self.asked + 1).min(6);
        if yes {
            self.yes += (u16::MAX - 64 - self.yes) >> self.asked;
        } else {
            self.yes -= (self.yes - 64) >> self.asked;
        }
    }
}

/// Packs or unpacks.
pub trait Coder {
    /// Whether it is a yes. `yes` is asked when packing alone.
    fn bit(&mut self, chance: &mut Chance, yes: bool) -> bool;
}

/// Below this the range is made wider by a byte.
const NARROW: u32 = 1 << 24;

/// Makes bytes.
pub struct Packer {
    low: u64,
    range: u32,
    /// The last byte, which a carry may still change, and how many of 255 follow it.
    last: u8,
    full: usize,
    bytes: Vec<u8>,
}

impl Packer {
    pub fn new() -> Packer {
        Packer { low: 0, range: u32::MAX, last: 0, full: 0, bytes: Vec::new() }
    }

    pub fn finish(mut self) -> Vec<u8> {
        (0..5).for_each(|_| self.shift());
        // Nothing came before the first byte.
        self.bytes.split_off(1)
    }

    fn shift(&mut self) {
        let carry = (self.low >> 32) as u8;
        let top = (self.low >> 24) as u8;
        if carry == 1 || top != 255 {
            self.bytes.push(self.last.wrapping_add(carry));
            self.bytes.extend(std::iter::repeat_n(255_u8.wrapping_add(carry), self.full));
            (self.last, self.full) = (top, 0);
        } else {
            self.full += 1;
        }
        self.low = (self.low & 0x00ff_ffff) << 8;
    }
}

impl Coder for Packer {
    fn bit(&mut self, chance: &mut Chance, yes: bool) -> bool {
        let share = chance.share(self.range);
        if yes {
            self.range = share;
        } else {
            self.low += u64::from(share);
            self.range -= share;
        }
        chance.learn(yes);
        while self.range < NARROW {
            self.range <<= 8;
            self.shift();
        }
        yes
    }
}

/// Takes bytes apart.
pub struct Unpacker<'a> {
    code: u32,
    range: u32,
    bytes: &'a [u8],
    /// How many bytes were read; those beyond the end are zeros.
    read: usize,
}

impl<'a> Unpacker<'a> {
    pub fn new(bytes: &'a [u8]) -> Unpacker<'a> {
        let mut this = Unpacker { code: 0, range: u32::MAX, bytes, read: 0 };
        (0..4).for_each(|_| this.shift());
        this
    }

    /// Whether everything was read, and no more.
    pub fn is_at_end(&self) -> bool {
        self.read == self.bytes.len()
    }

    fn shift(&mut self) {
        self.code = self.code << 8 | u32::from(self.bytes.get(self.read).copied().unwrap_or(0));
        self.read += 1;
    }
}

impl Coder for Unpacker<'_> {
    fn bit(&mut self, chance: &mut Chance, _: bool) -> bool {
        let share = chance.share(self.range);
        let yes = self.code < share;
        if yes {
            self.range = share;
        } else {
            self.code -= share;
            self.range -= share;
        }
        chance.learn(yes);
        while self.range < NARROW {
            self.range <<= 8;
            self.shift();
        }
        yes
    }
}
