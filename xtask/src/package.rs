//! The npm package as it is published: what `package.json` lists, its scripts without comments. They
//! say why something is done, for whoever changes it; the typings hold what a user wants to know.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::build::plain;
use crate::project;

/// What npm takes besides the list.
const ALWAYS: [&str; 2] = ["package.json", "README.md"];

/// Where it is written to.
pub fn folder() -> PathBuf {
    project::target_dir("package")
}

/// Writes it anew.
pub fn write() -> Result<()> {
    let (root, folder) = (project::root(), folder());
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("{}", folder.display()))?;
    }
    let manifest = fs::read(root.join("package.json")).context("package.json")?;
    let manifest: serde_json::Value = serde_json::from_slice(&manifest)?;
    let list = manifest["files"].as_array().context("package.json lists no files")?;
    let list: Vec<&str> = list.iter().filter_map(serde_json::Value::as_str).collect();
    for address in ALWAYS.iter().chain(&list).filter(|address| !address.starts_with('!')) {
        match address.strip_suffix('*') {
            Some(start) => take_starting(root, start, &folder)?,
            None => take(&root.join(address), &folder.join(address))?,
        }
    }
    for address in list.iter().filter_map(|address| address.strip_prefix('!')) {
        fs::remove_file(folder.join(address)).with_context(|| address.to_owned())?;
    }
    Ok(())
}

/// Takes the files of the project's own folder whose names start so.
fn take_starting(root: &Path, start: &str, folder: &Path) -> Result<()> {
    for entry in fs::read_dir(root)? {
        let name = entry?.file_name();
        if name.to_string_lossy().starts_with(start) {
            take(&root.join(&name), &folder.join(&name))?;
        }
    }
    Ok(())
}

fn take(from: &Path, to: &Path) -> Result<()> {
    if from.is_dir() {
        for entry in fs::read_dir(from)? {
            let entry = entry?;
            take(&entry.path(), &to.join(entry.file_name()))?;
        }
        return Ok(());
    }
    fs::create_dir_all(to.parent().context("a file outside of all folders")?)?;
    let bytes = fs::read(from).with_context(|| format!("cannot read {}", from.display()))?;
    let script = from.extension().is_some_and(|ending| ending == "js");
    let bytes = if script { plain(&String::from_utf8(bytes)?).into_bytes() } else { bytes };
    fs::write(to, bytes).with_context(|| format!("cannot write {}", to.display()))
}
