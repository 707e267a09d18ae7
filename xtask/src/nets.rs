//! The nets as one file, which comes beside the engine's binary.

use std::fs;

use anyhow::{Context, Result};

use crate::project;

/// In the order of `src/eval/committed.rs`.
const FILES: [&str; 3] = ["togyzkumalak.net", "bestemshe.net", "qozdatu.net"];

/// All nets, each with its length before it.
pub fn joined() -> Result<Vec<u8>> {
    let mut joined = Vec::new();
    for file in FILES {
        let path = project::root().join("src/eval").join(file);
        let net = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        joined.extend(u32::try_from(net.len())?.to_le_bytes());
        joined.extend(net);
    }
    Ok(joined)
}
