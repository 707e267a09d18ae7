//! Packing: small for what is packed once and read often, and as a text for what must be one.

use std::fs;

use anyhow::{Context, Result};
use flate2::Crc;
use sha2::{Digest, Sha256};
use zopfli::{Format, Options};

use crate::project;

/// Packed by "deflate", as small as can be. It takes its time, so that what was packed is kept.
pub fn deflate(bytes: &[u8]) -> Result<Vec<u8>> {
    let folder = project::target_dir("packed");
    let kept = folder.join(format!("{:x}", Sha256::digest(bytes)));
    if let Ok(packed) = fs::read(&kept) {
        return Ok(packed);
    }
    let mut packed = Vec::new();
    zopfli::compress(Options::default(), Format::Deflate, bytes, &mut packed)?;
    // Others may pack the same at this moment.
    let own = kept.with_extension(std::process::id().to_string());
    let write = || fs::create_dir_all(&folder).and_then(|()| fs::write(&own, &packed));
    write().and_then(|()| fs::rename(&own, &kept)).with_context(|| kept.display().to_string())?;
    Ok(packed)
}

/// The same as a gzip file, which browsers unpack.
///
/// CITE: RFC 1952, GZIP file format specification version 4.3. P. Deutsch, 1996.
pub fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut crc = Crc::new();
    crc.update(bytes);
    // No name and no time; packed as small as can be, on a system that is not told.
    let mut file = vec![0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255];
    file.extend(deflate(bytes)?);
    file.extend(crc.sum().to_le_bytes());
    file.extend(crc.amount().to_le_bytes());
    Ok(file)
}

/// The first sign of the alphabet; the last is U+80FF. All are letters and the like: none ends a
/// script, none is half of a pair, none is changed by a reader.
const FIRST: u16 = 0x100;
const BITS: u32 = 15;

/// Any bytes as signs of 15 bits each, for a file in UTF-16: larger than the bytes by a fifteenth,
/// where base64 takes a third. `site/loader.js` reads them back, and is told how many bytes they are.
pub fn signs(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 8 / 5);
    let (mut held, mut holds) = (0_u32, 0);
    let mut sign = |held: u32| {
        let value = u16::try_from(held & ((1 << BITS) - 1)).expect("15 bits") + FIRST;
        text.push(char::from_u32(value.into()).expect("no surrogate lies so low"));
    };
    for &byte in bytes {
        held |= u32::from(byte) << holds;
        holds += 8;
        if holds >= BITS {
            sign(held);
            held >>= BITS;
            holds -= BITS;
        }
    }
    if holds > 0 {
        sign(held);
    }
    text
}

/// A text as a file in UTF-16. Its first sign says so, which counts more than what a server says.
pub fn utf16(text: &str) -> Vec<u8> {
    let units = text.encode_utf16();
    [0xfeff].into_iter().chain(units).flat_map(u16::to_le_bytes).collect()
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::GzDecoder;

    use super::*;

    /// As `site/loader.js` does it.
    fn read(text: &str, size: usize) -> Vec<u8> {
        let (mut held, mut holds, mut bytes) = (0_u32, 0, Vec::new());
        for unit in text.encode_utf16() {
            held |= u32::from(unit - FIRST) << holds;
            holds += BITS;
            while holds >= 8 {
                bytes.push((held & 255).to_le_bytes()[0]);
                held >>= 8;
                holds -= 8;
            }
        }
        bytes.truncate(size);
        bytes
    }

    #[test]
    fn what_is_written_in_signs_is_read_back() {
        for size in 0..300 {
            for kind in [0, 1, 255, 77, 5, 203] {
                let byte = |at| u8::try_from((at * at * kind + kind) % 256).unwrap();
                let bytes: Vec<u8> = (0..size).map(byte).collect();
                let text = signs(&bytes);
                assert_eq!(read(&text, size), bytes, "{text}");
                assert!(text.chars().all(|sign| ('\u{100}'..='\u{80ff}').contains(&sign)));
                assert_eq!(text.chars().count(), (size * 8).div_ceil(15), "{size} bytes");
            }
        }
    }

    #[test]
    fn a_file_in_utf_16_says_so() {
        assert_eq!(utf16("aқ"), [0xff, 0xfe, b'a', 0, 0x9b, 0x04]);
    }

    #[test]
    fn what_is_packed_is_a_gzip_file() {
        for text in ["", "a", "a text, a text, a text, and a text that is packed"] {
            let mut unpacked = String::new();
            let packed = gzip(text.as_bytes()).unwrap();
            GzDecoder::new(&packed[..]).read_to_string(&mut unpacked).unwrap();
            assert_eq!(unpacked, text);
        }
    }
}
