//! What was done, for people to read: on the screen and in a file, with the time of day.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

/// A file to which lines are added.
#[derive(Debug)]
pub struct Log(File);

impl Log {
    /// Adds to the file, which is made if it is missing.
    pub fn open(path: &Path) -> Result<Log, String> {
        let file = OpenOptions::new().create(true).append(true).open(path);
        Ok(Log(file.map_err(|error| format!("{}: {error}", path.display()))?))
    }

    /// Adds a line.
    pub fn say(&self, line: &str) -> Result<(), String> {
        let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        let (hour, minute) = (seconds / 3600 % 24, seconds / 60 % 60);
        let line = format!("{hour:02}:{minute:02} {line}");
        println!("{line}");
        writeln!(&self.0, "{line}").map_err(|error| format!("the log: {error}"))
    }
}
