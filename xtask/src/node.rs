//! Node and the JavaScript tools: for the tests only, nobody needs them to play.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use anyhow::{Context, Result, bail, ensure};

use crate::shell::{self, command};
use crate::{debian, project};

/// The oldest Node that the package promises to run in.
const OLDEST: (u32, u32) = (20, 19);
const PACKAGES: [&str; 2] = ["nodejs", "npm"];
/// A test that hangs must fail long before its machine is taken away.
const LONGEST_FILE: &str = "--test-timeout=900000";

/// Node, installed if it can be.
pub fn node() -> Result<PathBuf> {
    if let Some(node) = find()? {
        return Ok(node);
    }
    if debian::can_install() && debian::offers(PACKAGES[0], OLDEST) {
        debian::install(&PACKAGES)?;
        return find()?.context("Debian's Node was installed, but is not on the PATH");
    }
    bail!("the tests need Node {}.{} or newer with npm: {}", OLDEST.0, OLDEST.1, advice())
}

fn find() -> Result<Option<PathBuf>> {
    let Some(node) = shell::find(&["node", "nodejs"]) else { return Ok(None) };
    let text = shell::output(command(&node).arg("--version"))?;
    let found = version(&text).with_context(|| format!("node calls itself {text}"))?;
    ensure!(found >= OLDEST, "Node {text} is too old: {}", advice());
    Ok(Some(node).filter(|_| npm().is_some()))
}

/// Where npm is.
pub fn npm() -> Option<PathBuf> {
    shell::find(&[if cfg!(windows) { "npm.cmd" } else { "npm" }])
}

fn advice() -> String {
    if shell::find(&["apt-get"]).is_some() && debian::offers(PACKAGES[0], OLDEST) {
        return format!("type\n  {}", debian::advice(&PACKAGES));
    }
    "install it from https://nodejs.org".to_owned()
}

fn version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.strip_prefix('v')?.split('.').map(|number| number.parse().ok());
    Some((numbers.next()??, numbers.next()??))
}

/// Brings the `node_modules` of a folder to what its lock file says, unless it is so already.
pub fn install(folder: &str) -> Result<()> {
    node()?;
    let root = project::root().join(folder);
    let changed = |name: &str| fs::metadata(root.join(name)).and_then(|file| file.modified()).ok();
    let installed = changed("node_modules/.package-lock.json");
    let wanted = changed("package-lock.json").max(changed("package.json"));
    if is_newer(installed, wanted) {
        println!("{} is as the lock file says", Path::new(folder).join("node_modules").display());
        return Ok(());
    }
    let npm = npm().context("npm is not on the PATH")?;
    let quiet = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
    shell::run(command(npm).current_dir(root).args(quiet))
}

fn is_newer(installed: Option<SystemTime>, wanted: Option<SystemTime>) -> bool {
    installed.is_some() && installed >= wanted
}

/// One of the tools in `node_modules`.
pub fn tool(name: &str) -> Command {
    let ending = if cfg!(windows) { ".cmd" } else { "" };
    command(project::root().join("node_modules/.bin").join(format!("{name}{ending}")))
}

/// Runs all files of tests (`*.test.js`, `*.test.mjs`) below some folders of `tests/web`.
pub fn test(folders: &[&str], variables: &[(&str, &Path)]) -> Result<()> {
    let mut files = Vec::new();
    for folder in folders {
        let folder = project::root().join("tests/web").join(folder);
        let before = files.len();
        collect(&folder, &mut files)?;
        ensure!(files.len() > before, "there is no test in {}", folder.display());
    }
    files.sort();
    let mut run = command(node()?);
    // One file at a time: what a page may take is measured in some.
    run.args(["--test", "--test-reporter=spec", "--test-concurrency=1", LONGEST_FILE]).args(files);
    shell::run(run.envs(variables.iter().copied()))
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    let entries = folder.read_dir().with_context(|| format!("no folder {}", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() && name != "node_modules" {
            collect(&path, files)?;
        } else if name.ends_with(".test.js") || name.ends_with(".test.mjs") {
            files.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn node_says_its_version() {
        assert_eq!(version("v20.19.5"), Some((20, 19)));
        assert_eq!(version("v8.1.0-pre"), Some((8, 1)));
        assert_eq!(version("20.19"), None);
        assert_eq!(version("v20"), None);
    }

    #[test]
    fn tools_older_than_the_lock_file_are_renewed() {
        let now = SystemTime::now();
        let before = now - Duration::from_secs(1);
        assert!(is_newer(Some(now), Some(before)));
        assert!(!is_newer(Some(before), Some(now)));
        assert!(!is_newer(None, Some(now)));
    }
}
