//! Running other programs, in the open: what is run is said first, and what it prints is shown.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::project;

/// A command that runs in the project's folder and never waits for someone to type.
pub fn command(program: impl AsRef<std::ffi::OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(project::root()).stdin(Stdio::null());
    command
}

/// Says what is run, runs it, and fails when it fails.
pub fn run(command: &mut Command) -> Result<()> {
    let line = line(command);
    println!("$ {line}");
    let status = command.status().with_context(|| format!("cannot start `{line}`"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// What a command prints, or an error with what it complains of.
pub fn output(command: &mut Command) -> Result<String> {
    let line = line(command);
    let output = command.output().with_context(|| format!("cannot start `{line}`"))?;
    if !output.status.success() {
        bail!("`{line}` failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The first of some programs that the PATH holds.
pub fn find(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    names.iter().find_map(|name| {
        let file = format!("{name}{}", env::consts::EXE_SUFFIX);
        folders.iter().map(|folder| folder.join(&file)).find(|candidate| candidate.is_file())
    })
}

/// A command as a person would type it, paths below the project's folder shortened.
fn line(command: &Command) -> String {
    let root = format!("{}/", project::root().display());
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| shown(&word.to_string_lossy(), &root)).collect::<Vec<_>>().join(" ")
}

fn shown(word: &str, root: &str) -> String {
    let word = word.replace(root, "");
    let name = Path::new(&word).file_name().map(|name| name.to_string_lossy().into_owned());
    match name {
        Some(name) if word.starts_with('/') && ["cargo", "node"].contains(&name.as_str()) => name,
        _ if word.contains(' ') => format!("'{word}'"),
        _ => word,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_what_one_would_type() {
        let mut command = Command::new("/opt/rust/bin/cargo");
        command.arg(project::root().join("www/js")).args(["--", "a b"]);
        assert_eq!(line(&command), "cargo www/js -- 'a b'");
    }

    #[test]
    fn programs_are_found_on_the_path() {
        assert!(find(&["no-such-program", "cargo"]).is_some());
        assert_eq!(find(&["no-such-program"]), None);
    }
}
