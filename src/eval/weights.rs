//! The file of a net.

// Bytes of a file are signed or not as one looks at them.
#![allow(clippy::cast_sign_loss, clippy::cast_possible_wrap)]

use std::fmt;

use super::features::{BUCKETS, Inputs};
use super::packing;
use super::range_coder::{Packer, Unpacker};

const MAGIC: [u8; 4] = *b"TGKn";
const VERSION: u8 = 3;
const HEADER: usize = 16;

/// Why a file is not a net that can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetError {
    /// It does not begin as one.
    NotANet,
    /// It is of another version.
    Version(u8),
    /// Its shape is impossible.
    Shape,
    /// It has too few or too many bytes for its shape.
    Length,
    /// Its bytes do not give its checksum.
    Checksum,
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetError::NotANet => f.write_str("this is not a net"),
            NetError::Version(v) => {
                write!(f, "the net has version {v}, this program reads {VERSION}")
            }
            NetError::Shape => f.write_str("the net has an impossible shape"),
            NetError::Length => f.write_str("the net's length does not fit its shape"),
            NetError::Checksum => f.write_str("the net is damaged: its checksum is wrong"),
        }
    }
}

impl std::error::Error for NetError {}

/// The numbers of a net, before they are packed for use. Rows are hidden weights by input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    /// The inputs.
    pub inputs: Inputs,
    /// Hidden units: 16, 32, 64, 96 or 128.
    pub hidden: usize,
    /// One byte a hidden weight; each unit's are times its `scale`.
    pub rows: Vec<i8>,
    /// By unit.
    pub scale: Vec<u8>,
    /// By unit.
    pub bias: Vec<i16>,
    /// The linear unit's weights by input, in [`SKIP_UNIT`](super::SKIP_UNIT)s.
    pub skip: Vec<i16>,
    /// Output weights by bucket and unit, all smaller than [`OUTPUT_ONE`](super::OUTPUT_ONE).
    pub output: Vec<i16>,
    /// By bucket: bias and weight of a ball in the kazan, in 1/16 of a score unit.
    pub ends: Vec<[i16; 2]>,
}

fn checksum(columns: &[i8], others: &[u8]) -> u32 {
    let bytes = columns.iter().map(|&weight| weight as u8).chain(others.iter().copied());
    bytes.fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

impl Weights {
    /// The bytes of the file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        // Unit by unit and not row by row: neighbours are alike, and the file packs better.
        let column = |unit: usize| self.rows.iter().skip(unit).step_by(self.hidden).copied();
        let mut columns: Vec<i8> = (0..self.hidden).flat_map(column).collect();
        let words = self.bias.iter().chain(&self.skip).chain(&self.output);
        let words = words.chain(self.ends.iter().flatten());
        let mut others = self.scale.clone();
        others.extend(words.flat_map(|w| w.to_le_bytes()));

        let sum = checksum(&columns, &others);
        let mut packer = Packer::new();
        packing::weights(&mut packer, &mut columns, self.inputs.count());
        packing::bytes(&mut packer, &mut others);
        let mut bytes = MAGIC.to_vec();
        let flags = u8::from(self.inputs.tuzdik) | u8::from(self.inputs.threats) << 1;
        bytes.extend([VERSION, self.inputs.holes as u8, flags, BUCKETS as u8]);
        bytes.extend((self.hidden as u32).to_le_bytes());
        bytes.extend(sum.to_le_bytes());
        bytes.extend(packer.finish());
        bytes
    }

    /// The weights in a file.
    ///
    /// # Errors
    /// If it is not one, or damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, NetError> {
        if bytes.len() < HEADER || bytes[..4] != MAGIC {
            return Err(NetError::NotANet);
        }
        if bytes[4] != VERSION {
            return Err(NetError::Version(bytes[4]));
        }
        let (header, body) = bytes.split_at(HEADER);
        let word = |from: usize| {
            u32::from_le_bytes([header[from], header[from + 1], header[from + 2], header[from + 3]])
        };
        let inputs = Inputs {
            holes: header[5] as usize,
            tuzdik: header[6] & 1 != 0,
            threats: header[6] & 2 != 0,
        };
        let hidden = word(8) as usize;
        let fits = (2..=9).contains(&inputs.holes)
            && header[6] < 4
            && header[7] as usize == BUCKETS
            && matches!(hidden, 16 | 32 | 64 | 96 | 128);
        if !fits {
            return Err(NetError::Shape);
        }
        let count = inputs.count();
        let mut columns = vec![0; count * hidden];
        let mut others = vec![0; (3 + 2 * BUCKETS) * hidden + 2 * count + 4 * BUCKETS];
        let mut unpacker = Unpacker::new(body);
        packing::weights(&mut unpacker, &mut columns, count);
        packing::bytes(&mut unpacker, &mut others);
        if !unpacker.is_at_end() {
            return Err(NetError::Length);
        }
        if checksum(&columns, &others) != word(12) {
            return Err(NetError::Checksum);
        }
        let rows = (0..count * hidden).map(|i| columns[i % hidden * count + i / hidden]);
        let rows = rows.collect();
        let mut rest = &others[..];
        let scale = bytes_of(&mut rest, hidden).to_vec();
        let bias = words_of(&mut rest, hidden);
        let skip = words_of(&mut rest, count);
        let output = words_of(&mut rest, BUCKETS * hidden);
        let ends = words_of(&mut rest, 2 * BUCKETS).chunks_exact(2).map(|c| [c[0], c[1]]).collect();
        Ok(Weights { inputs, hidden, rows, scale, bias, skip, output, ends })
    }
}

fn bytes_of<'a>(rest: &mut &'a [u8], count: usize) -> &'a [u8] {
    let (part, after) = rest.split_at(count);
    *rest = after;
    part
}

fn words_of(rest: &mut &[u8], count: usize) -> Vec<i16> {
    let bytes = bytes_of(rest, 2 * count);
    bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect()
}
