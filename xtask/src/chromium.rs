//! A browser for the tests, and letters for all the languages that it shows.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};

use crate::debian;
use crate::shell::{self, command};

const NAMES: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const PLACES: [&str; 6] = [
    "/usr/lib/chromium/chromium",
    "/snap/bin/chromium",
    "/opt/google/chrome/chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
];
/// Languages whose letters a bare machine lacks.
const LANGUAGES: [&str; 3] = ["kk", "ky", "hi"];
const FONTS: &str = "fonts-noto-core";

/// The browser, installed if it can be.
pub fn bring_up() -> Result<PathBuf> {
    if let Some(named) = env::var_os("CHROMIUM").map(PathBuf::from) {
        ensure!(named.is_file(), "CHROMIUM names no file: {}", named.display());
        return Ok(named);
    }
    if let Some(found) = find() {
        bring_up_fonts();
        return Ok(found);
    }
    if debian::can_install() {
        debian::install(&["chromium", FONTS])?;
        return find().context("Debian's Chromium was installed, but cannot be found");
    }
    bail!("the browser tests need Chromium. {}", advice())
}

fn find() -> Option<PathBuf> {
    let placed = || PLACES.iter().map(Path::new).find(|place| place.is_file()).map(Path::to_owned);
    shell::find(&NAMES).or_else(placed)
}

/// Without letters of a language its texts are boxes, of another width than the real ones.
fn bring_up_fonts() {
    let lacks = |language: &&&str| {
        let listed = shell::output(command("fc-list").arg(format!(":lang={language}")));
        listed.is_ok_and(|fonts| fonts.is_empty())
    };
    let Some(language) = LANGUAGES.iter().find(lacks) else { return };
    let installed = debian::can_install() && debian::install(&[FONTS]).is_ok();
    if !installed {
        println!("no font here has the letters of `{language}`: its screens will show boxes");
    }
}

fn advice() -> String {
    if shell::find(&["apt-get"]).is_some() {
        return format!("Type\n  {}", debian::advice(&["chromium", FONTS]));
    }
    "Install it or Chrome, or set CHROMIUM to its file".to_owned()
}
