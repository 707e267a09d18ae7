//! The site as a host gets it: the same pages, with their code in one file and their styles in
//! themselves, so that a phone has the board after two answers and not after eighty. Other pages than
//! the first have a second file, of the code that the first page does without.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::link::link;
use super::linked::Apart;
use super::offline::{self, Form};
use super::{PAGES, integrity, page};
use crate::project;

const CODE: &str = "app.js";

/// Writes the site to `target/site`, anew.
pub fn write(www: &Path) -> Result<()> {
    let site = project::target_dir("site");
    if site.exists() {
        fs::remove_dir_all(&site).with_context(|| format!("cannot empty {}", site.display()))?;
    }
    copy(www, &site)?;
    let mains: Vec<_> = PAGES.iter().map(|page| page.main).collect();
    let read = |path: &str| fs::read_to_string(www.join(path)).with_context(|| path.to_owned());
    // One language is loaded of many; data may come when it is asked for.
    let stays = |path: &str| {
        path.starts_with("js/i18n/") || read(path).is_ok_and(|text| !text.contains("\nimport "))
    };
    let linked = link(&mains, read, stays)?;
    // A page of one version must not get what another version loads later.
    let name = |scripts: &[&str]| {
        let hash = integrity(scripts.concat().as_bytes());
        let letters = hash.chars().skip("sha256-".len()).filter(char::is_ascii_alphanumeric);
        format!("later-{}.js", letters.take(8).collect::<String>())
    };
    let Apart { scripts, later } = linked.apart(name);
    fs::write(site.join(later.0), later.1)?;
    for (index, (source, code)) in PAGES.iter().zip(scripts).enumerate() {
        let own = format!("{}.js", source.name());
        let scripts = if index == 0 { vec![CODE] } else { vec![CODE, &own] };
        fs::write(site.join(scripts[scripts.len() - 1]), code)?;
        fs::write(site.join(source.html), page::linked(www, source, &scripts)?)?;
    }
    fs::write(site.join(offline::SCRIPT), offline::script(&site, Form::Linked(&linked.files))?)?;
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
