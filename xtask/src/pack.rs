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

/// The first sign of the alphabet is the space. One is left out: a script would end at a `<`.
const FIRST: u8 = b' ';
const LEFT_OUT: u8 = b'<';
const SIGNS: u32 = 94;

/// Any bytes as plain signs, 13 bits or 14 in two of them: smaller than base64 by a twelfth.
/// `site/loader.js` reads them back, and is told how many bytes they are.
///
/// CITE: basE91 encoding. J. Henke, 2006: as many bits as the value of a pair has room for.
pub fn signs(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 5 / 4);
    let (mut held, mut holds) = (0_u32, 0);
    let mut pair = |held: &mut u32, holds: &mut u32| {
        let narrow = *held & 0x1fff;
        let bits = if narrow < SIGNS * SIGNS - 0x2000 { 14 } else { 13 };
        let value = *held & ((1 << bits) - 1);
        *held >>= bits;
        *holds = holds.saturating_sub(bits);
        for value in [value % SIGNS, value / SIGNS] {
            let sign = u8::try_from(value).expect("a pair is below the square") + FIRST;
            text.push(char::from(sign + u8::from(sign >= LEFT_OUT)));
        }
    };
    for &byte in bytes {
        held |= u32::from(byte) << holds;
        holds += 8;
        while holds >= 14 {
            pair(&mut held, &mut holds);
        }
    }
    while holds > 0 {
        pair(&mut held, &mut holds);
    }
    text
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::GzDecoder;

    use super::*;

    /// As `site/loader.js` does it.
    fn read(text: &str, size: usize) -> Vec<u8> {
        let value = |sign: u8| u32::from(sign - FIRST - u8::from(sign > LEFT_OUT));
        let (mut held, mut holds, mut bytes) = (0_u32, 0, Vec::new());
        for pair in text.as_bytes().chunks(2) {
            let pair = value(pair[0]) + value(pair[1]) * 94;
            held |= pair << holds;
            holds += if pair & 8191 < 644 { 14 } else { 13 };
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
                assert!(text.bytes().all(|sign| (b' '..=b'~').contains(&sign) && sign != b'<'));
                assert!(text.len() <= size * 16 / 13 + 4, "{size} bytes in {}", text.len());
            }
        }
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
