//! Debian's packages, for whoever may install them.

use std::path::Path;
use std::sync::OnceLock;

use anyhow::{Result, bail};

use crate::shell::{self, command};

/// Whether packages can be installed here and now.
pub fn can_install() -> bool {
    Path::new("/etc/debian_version").exists()
        && shell::find(&["apt-get"]).is_some()
        && shell::output(command("id").arg("-u")).is_ok_and(|id| id == "0")
}

/// What a person types who may not install without a word.
pub fn advice(packages: &[&str]) -> String {
    format!("sudo apt-get update && sudo apt-get install -y {}", packages.join(" "))
}

/// Whether a package of at least this version (the first two numbers) is to be had.
pub fn offers(package: &str, (major, minor): (u32, u32)) -> bool {
    refresh();
    let policy = shell::output(command("apt-cache").env("LC_ALL", "C").args(["policy", package]));
    policy.ok().and_then(|text| candidate(&text)).is_some_and(|found| found >= (major, minor))
}

/// Installs packages.
pub fn install(packages: &[&str]) -> Result<()> {
    if !can_install() {
        bail!("packages can be installed by root on Debian only");
    }
    refresh();
    shell::run(
        command("apt-get")
            .env("DEBIAN_FRONTEND", "noninteractive")
            .args(["install", "-y", "-q", "--no-install-recommends"])
            .args(packages),
    )
}

/// Renews the list of packages, once a run. An old list may still do, so a failure is no error.
fn refresh() {
    static DONE: OnceLock<()> = OnceLock::new();
    DONE.get_or_init(|| {
        if let Err(error) = shell::run(command("apt-get").args(["update", "-q"])) {
            println!("going on with the old list of packages: {error:#}");
        }
    });
}

/// The version that would be installed, from what `apt-cache policy` prints.
fn candidate(policy: &str) -> Option<(u32, u32)> {
    let version = policy.lines().find_map(|line| line.trim().strip_prefix("Candidate:"))?.trim();
    let upstream = version.split_once(':').map_or(version, |(_epoch, rest)| rest);
    let mut numbers = upstream.split(|c: char| !c.is_ascii_digit()).map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next().and_then(Result::ok).unwrap_or(0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_candidate_is_read_from_the_policy() {
        let policy = |version| format!("a:\n  Installed: (none)\n  Candidate: {version}\n  500\n");
        assert_eq!(candidate(&policy("1.96.0+dfsg1-1~deb12u2")), Some((1, 96)));
        assert_eq!(candidate(&policy("1:19.1.7-3")), Some((19, 1)));
        assert_eq!(candidate(&policy("20-1")), Some((20, 1)));
        assert_eq!(candidate(&policy("(none)")), None);
        assert_eq!(candidate(""), None);
    }
}
