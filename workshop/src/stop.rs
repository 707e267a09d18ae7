//! Asking a long job to stop: by a file that appears. To kill it does no harm either, since all
//! that it writes is written in whole pieces.

use std::path::PathBuf;

/// The file whose presence asks to stop.
#[derive(Clone, Debug)]
pub struct Stop(PathBuf);

impl Stop {
    /// Watches for this file.
    pub fn new(file: impl Into<PathBuf>) -> Stop {
        Stop(file.into())
    }

    /// Whether it is there.
    pub fn is_asked(&self) -> bool {
        self.0.exists()
    }
}
