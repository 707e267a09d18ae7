//! `cargo xtask release`: everything that is published, in one folder, with checksums and sizes. The
//! same sources give the same bytes.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};

use crate::build::{self, gzip};
use crate::compile::Profile;
use crate::shell::{self, command};
use crate::{node, package, project};

/// Builds all of it.
pub fn release() -> Result<()> {
    build::build(Profile::Release)?;
    let folder = project::target_dir("publish");
    assemble(&folder, Verify::Yes)?;
    print!("\n{}", fs::read_to_string(folder.join(SIZES))?);
    println!("\nAll of it is in {}", folder.display());
    Ok(())
}

/// Assembles twice what has been built, and compares.
pub fn check() -> Result<()> {
    let [one, two] = ["publish-one", "publish-two"].map(project::target_dir);
    assemble(&one, Verify::Yes)?;
    assemble(&two, Verify::No)?;
    let [one, two] = [one, two].map(|folder| fs::read_to_string(folder.join(SUMS)));
    ensure!(one? == two?, "two runs give different files");
    Ok(())
}

const SUMS: &str = "SHA256SUMS";
const SIZES: &str = "SIZES";
/// The page that is one file.
const SINGLE: &str = "togyzkumalak.html";

/// Whether the crate is compiled out of its package, as whoever downloads it does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verify {
    Yes,
    No,
}

fn assemble(folder: &Path, verify: Verify) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    fs::create_dir_all(folder)?;
    npm_package(folder)?;
    crate_package(folder, verify)?;
    copy(&project::target_dir("site"), &folder.join("site"))?;
    fs::copy(project::www().join(SINGLE), folder.join(SINGLE)).context(SINGLE)?;
    let files = contents(folder, "")?;
    fs::write(folder.join(SUMS), sums(&files))?;
    fs::write(folder.join(SIZES), sizes(&files)?)?;
    Ok(())
}

fn npm_package(folder: &Path) -> Result<()> {
    let mut npm = command(node::npm().context("npm is not on the PATH")?);
    npm.current_dir(package::folder());
    shell::run(npm.args(["pack", "--silent", "--ignore-scripts", "--pack-destination"]).arg(folder))
}

/// The package says which commit it is of, and whether something was changed since.
fn crate_package(folder: &Path, verify: Verify) -> Result<()> {
    let target = project::target_dir("crate");
    let packages = target.join("package");
    if packages.exists() {
        fs::remove_dir_all(&packages)?;
    }
    let mut cargo = command("cargo");
    cargo.args(["package", "--package", "togyzkumalak", "--allow-dirty", "--target-dir"]);
    cargo.arg(&target);
    if verify == Verify::No {
        cargo.arg("--no-verify");
    }
    shell::run(&mut cargo)?;
    let made = fs::read_dir(&packages)?.filter_map(|entry| Some(entry.ok()?.path()));
    let made: Vec<PathBuf> =
        made.filter(|file| file.extension().is_some_and(|ending| ending == "crate")).collect();
    let [file] = &made[..] else { anyhow::bail!("not one crate but {}", made.len()) };
    fs::copy(file, folder.join(file.file_name().context("a crate without a name")?))?;
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from).with_context(|| format!("no folder {}", from.display()))? {
        let path = entry?.path();
        let target = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() { copy(&path, &target)? } else { fs::copy(&path, &target).map(drop)? }
    }
    Ok(())
}

/// All files below a folder, by their addresses.
fn contents(root: &Path, below: &str) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(root.join(below))? {
        let entry = entry?;
        let name = entry.file_name().into_string().ok().context("a name that is no text")?;
        let address = if below.is_empty() { name } else { format!("{below}/{name}") };
        if entry.path().is_dir() {
            files.append(&mut contents(root, &address)?);
        } else {
            files.insert(address, fs::read(entry.path())?);
        }
    }
    Ok(files)
}

/// As `sha256sum --check` reads them.
fn sums(files: &BTreeMap<String, Vec<u8>>) -> String {
    let mut text = String::new();
    for (address, bytes) in files {
        for byte in Sha256::digest(bytes) {
            let _ = write!(text, "{byte:02x}");
        }
        let _ = writeln!(text, "  {address}");
    }
    text
}

/// What each weighs, as it is and packed; the site as one.
fn sizes(files: &BTreeMap<String, Vec<u8>>) -> Result<String> {
    let mut weights: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for (address, bytes) in files {
        let name = address.split_once('/').map_or(address.as_str(), |(folder, _)| folder);
        let (plain, packed) = weights.entry(name).or_default();
        *plain += bytes.len();
        *packed += gzip(bytes)?;
    }
    let row = |(name, (plain, packed)): (&&str, &(usize, usize))| {
        format!("{name:28} {plain:>9} {packed:>9} gzip\n")
    };
    Ok(weights.iter().map(row).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_file_has_a_sum_and_each_folder_a_size() {
        let bytes = |text: &str| text.as_bytes().to_vec();
        let files = BTreeMap::from([
            ("a.txt".to_owned(), bytes("a")),
            ("site/b.txt".to_owned(), bytes("bb")),
            ("site/c/d.txt".to_owned(), bytes("ccc")),
        ]);
        let first = "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb  a.txt\n";
        assert!(sums(&files).starts_with(first), "{}", sums(&files));
        assert_eq!(sums(&files).lines().count(), 3);
        let sizes = sizes(&files).unwrap();
        let rows: Vec<&str> = sizes.lines().collect();
        assert_eq!(rows.len(), 2);
        assert!(rows[1].starts_with("site                                 5 "), "{sizes}");
    }
}
