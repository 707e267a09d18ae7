//! What the site has beside its sources: the service worker with the list of its files, and pages
//! in one file each.

mod link;
mod offline;
mod page;

use anyhow::Result;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

use crate::build::put;
use crate::project;

/// The pages in one file, below the site: each with the page it is made of, and that one's code.
const SINGLE: [(&str, &str, &str); 2] = [
    ("togyzkumalak.html", "index.html", "js/main.js"),
    ("togyzkumalak-embed.html", "embed.html", "js/embed/main.js"),
];

/// Writes them all. The engine must have been built.
pub fn write() -> Result<()> {
    let www = project::www();
    for (single, page, main) in SINGLE {
        put(&www.join(single), page::single(&www, page, main)?.as_bytes())?;
    }
    put(&www.join(offline::SCRIPT), offline::script(&www)?.as_bytes())
}

/// The hash of a file as pages and policies write it.
fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(bytes)))
}
