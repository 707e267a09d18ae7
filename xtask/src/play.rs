//! `cargo xtask play`: from the sources to a page that one plays on.

use std::env;
use std::process::{Command, Stdio};

use anyhow::Result;

use crate::args::Play;
use crate::{build, project, serve, shell};

/// Builds, serves, and opens the page. Returns only when the server cannot go on.
pub fn play(play: &Play) -> Result<()> {
    build::build(play.profile)?;
    let (server, port) = serve::listen(play.port)?;
    let address = format!("http://127.0.0.1:{port}/");
    let opened = play.open && open(&address);
    let invitation = if opened { "the page opens at" } else { "open this in a browser:" };
    println!("\n{invitation} {address}\nCtrl+C ends it.");
    serve::serve(server, &project::www());
    Ok(())
}

/// Opens an address in the person's browser, if there is a screen to show it on.
fn open(address: &str) -> bool {
    let Some(mut opener) = opener() else { return false };
    opener.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    opener.spawn().is_ok()
}

fn opener() -> Option<Command> {
    if cfg!(target_os = "macos") {
        return Some(Command::new("open"));
    }
    if cfg!(windows) {
        let mut start = Command::new("cmd");
        // The empty word is the title of a window: without it, the address would be.
        start.args(["/C", "start", ""]);
        return Some(start);
    }
    let screen = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| env::var_os(name).is_some());
    shell::find(&["xdg-open"]).filter(|_| screen).map(Command::new)
}
