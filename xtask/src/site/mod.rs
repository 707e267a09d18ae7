//! What the site has beside its sources: the service worker with the list of its files, and the
//! whole page in one file.

mod link;
mod offline;
mod page;

use anyhow::Result;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

use crate::build::put;
use crate::project;

/// Where the page in one file is, below the site.
const SINGLE: &str = "togyzkumalak.html";

/// Writes both. The engine must have been built.
pub fn write() -> Result<()> {
    let www = project::www();
    put(&www.join(SINGLE), page::single(&www)?.as_bytes())?;
    put(&www.join(offline::SCRIPT), offline::script(&www)?.as_bytes())
}

/// The hash of a file as pages and policies write it.
fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(bytes)))
}
