//! One position of the training data, 24 bytes, always seen from the player to move.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::Path;

use togyzkumalak::eval::features::View;

/// The bytes of a record on disk.
pub const SIZE: usize = 24;

/// How the game from which a position comes ended, for the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Ending {
    /// The player to move lost.
    Loss,
    /// Neither won.
    Draw,
    /// The player to move won.
    Win,
    /// The position is off the line of the game: only the search has judged it.
    Unknown,
}

impl Ending {
    /// The points of the player to move, if they are known.
    pub const fn points(self) -> Option<f32> {
        match self {
            Ending::Loss => Some(0.0),
            Ending::Draw => Some(0.5),
            Ending::Win => Some(1.0),
            Ending::Unknown => None,
        }
    }
}

/// A position with what is known of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Record {
    /// The position.
    pub view: View,
    /// The score of a search, in thousandths of the logit of winning.
    pub score: i16,
    /// How the game ended.
    pub ending: Ending,
}

impl Record {
    /// The bytes on disk: holes, kazans, tuzdiks in one byte, score, ending.
    pub fn to_bytes(self) -> [u8; SIZE] {
        let mut bytes = [0; SIZE];
        bytes[..9].copy_from_slice(&self.view.rows[0]);
        bytes[9..18].copy_from_slice(&self.view.rows[1]);
        bytes[18..20].copy_from_slice(&self.view.kazans);
        bytes[20] = self.view.tuzdiks[0] | self.view.tuzdiks[1] << 4;
        bytes[21..23].copy_from_slice(&self.score.to_le_bytes());
        bytes[23] = self.ending as u8;
        bytes
    }

    /// What [`Record::to_bytes`] gave.
    pub fn from_bytes(bytes: &[u8; SIZE]) -> Record {
        let row = |from: usize| std::array::from_fn(|i| bytes[from + i]);
        Record {
            view: View {
                rows: [row(0), row(9)],
                kazans: [bytes[18], bytes[19]],
                tuzdiks: [bytes[20] & 15, bytes[20] >> 4],
            },
            score: i16::from_le_bytes([bytes[21], bytes[22]]),
            ending: match bytes[23] {
                0 => Ending::Loss,
                1 => Ending::Draw,
                2 => Ending::Win,
                _ => Ending::Unknown,
            },
        }
    }
}

/// All records of a file; a part of a record at its end is left out.
pub fn read(path: &Path) -> io::Result<Vec<Record>> {
    let bytes = fs::read(path)?;
    let whole = bytes.chunks_exact(SIZE);
    Ok(whole.map(|record| Record::from_bytes(record.try_into().expect("its size"))).collect())
}

/// How many whole records a file has; none if there is no such file.
pub fn count(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |data| data.len() / SIZE as u64)
}

/// Opens a file to append records; a part of a record that a killed process left is cut off.
pub fn append(path: &Path) -> io::Result<fs::File> {
    let file = OpenOptions::new().create(true).append(true).open(path)?;
    file.set_len(count(path) * SIZE as u64)?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_comes_back_from_its_bytes() {
        let view = View {
            rows: [[0, 1, 2, 3, 4, 5, 6, 70, 8], [9, 8, 7, 0, 5, 4, 3, 2, 1]],
            kazans: [20, 4],
            tuzdiks: [4, 9],
        };
        for (score, ending) in [(-30_000, Ending::Loss), (0, Ending::Draw), (1, Ending::Unknown)] {
            let record = Record { view, score, ending };
            assert_eq!(Record::from_bytes(&record.to_bytes()), record);
        }
    }
}
