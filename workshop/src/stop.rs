//! Asking a long job to stop: by a file that appears, or by a signal (`SIGINT`, `SIGTERM`).
//!
//! To kill it does no harm either, since all that it writes is written in whole pieces.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether a signal has come.
static SIGNALLED: AtomicBool = AtomicBool::new(false);

/// The file whose presence asks to stop.
#[derive(Clone, Debug)]
pub struct Stop(PathBuf);

impl Stop {
    /// Watches for this file.
    pub fn new(file: impl Into<PathBuf>) -> Stop {
        Stop(file.into())
    }

    /// Whether it is there, or a signal has come while one was waited for.
    pub fn is_asked(&self) -> bool {
        SIGNALLED.load(Ordering::Relaxed) || self.0.exists()
    }
}

/// As long as this lives, signals only ask to stop. Jobs that look for that seldom are better ended
/// at once.
pub struct Heedful(());

impl Heedful {
    /// Heeds signals from now on.
    pub fn new() -> Heedful {
        #[cfg(unix)]
        signals::handle(Some(signals::ask));
        Heedful(())
    }
}

impl Drop for Heedful {
    fn drop(&mut self) {
        #[cfg(unix)]
        signals::handle(signals::BY_DEFAULT);
    }
}

#[cfg(unix)]
mod signals {
    use super::{Ordering, SIGNALLED};

    type Handler = Option<extern "C" fn(i32)>;

    /// A null pointer: what the system does by itself.
    pub const BY_DEFAULT: Handler = None;

    unsafe extern "C" {
        fn signal(number: i32, handler: Handler) -> usize;
    }

    pub extern "C" fn ask(_: i32) {
        SIGNALLED.store(true, Ordering::Relaxed);
    }

    /// Lets `SIGINT` and `SIGTERM` be handled so.
    pub fn handle(handler: Handler) {
        for number in [2, 15] {
            // SAFETY: both numbers can be handled, and the handler only stores to an atomic.
            unsafe { signal(number, handler) };
        }
    }
}
