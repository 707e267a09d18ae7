//! The site as a host gets it: the same pages, with their code in one file and their styles in
//! themselves, so that a phone has the board after two answers and not after eighty.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::link::link;
use super::offline::{self, Form};
use super::{PAGES, page};
use crate::project;

const CODE: &str = "app.js";

/// Writes the site to `target/site`, anew.
pub fn write(www: &Path) -> Result<()> {
    let site = project::target_dir("site");
    if site.exists() {
        fs::remove_dir_all(&site).with_context(|| format!("cannot empty {}", site.display()))?;
    }
    copy(www, &site)?;
    let mains = PAGES.each_ref().map(|page| page.main);
    let read = |path: &str| fs::read_to_string(www.join(path)).with_context(|| path.to_owned());
    // One language is loaded of many.
    let code = link(&mains, read, |path| path.starts_with("js/i18n/"))?;
    fs::write(site.join(CODE), code)?;
    for source in &PAGES {
        fs::write(site.join(source.html), page::linked(www, source, CODE)?)?;
    }
    fs::write(site.join(offline::SCRIPT), offline::script(&site, Form::Linked)?)?;
    println!("{}", site.display());
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let (entry, name) = entry.map(|entry| (entry.path(), entry.file_name()))?;
        let hidden = name.to_string_lossy().starts_with('.');
        if entry.is_dir() {
            copy(&entry, &to.join(name))?;
        } else if !hidden {
            fs::copy(&entry, to.join(name)).with_context(|| entry.display().to_string())?;
        }
    }
    Ok(())
}
