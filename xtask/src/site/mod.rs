//! What the site has beside its sources: the service worker with the list of its files, and pages
//! in one file each.

mod deploy;
mod link;
mod linked;
mod offline;
mod page;

use anyhow::Result;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

use crate::build::put;
use crate::pack::utf16;
use crate::{package, project};
use offline::Form;
use page::Source;

/// The pages of the game, the first one first. Another one is another line: it gets its own script on
/// hosts, is kept offline, and is `?learn` of `learn.html` in the single file.
const PAGES: &[Source] = &[
    Source { html: "index.html", main: "js/main.js" },
    Source { html: "learn.html", main: "js/learn/main.js" },
    Source { html: "about.html", main: "js/about/main.js" },
    Source { html: "study.html", main: "js/study/main.js" },
    Source { html: "train.html", main: "js/train/main.js" },
];
const EMBED: Source = Source { html: "embed.html", main: "js/embed/main.js" };

/// The pages in one file, below the site.
const SINGLE: [&str; 2] = ["togyzkumalak.html", "togyzkumalak-embed.html"];

/// Writes them all. The engine must have been built.
pub fn write() -> Result<()> {
    let www = project::www();
    let [game, others @ ..] = PAGES else { unreachable!("there is a first page") };
    put(&www.join(SINGLE[0]), &utf16(&page::single(&www, game, others)?))?;
    put(&www.join(SINGLE[1]), &utf16(&page::single(&www, &EMBED, &[])?))?;
    put(&www.join(offline::SCRIPT), offline::script(&www, Form::Sources)?.as_bytes())?;
    deploy::write(&www)?;
    package::write()
}

/// The hash of a file as pages and policies write it.
fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(bytes)))
}
