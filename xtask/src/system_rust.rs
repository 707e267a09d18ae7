//! A Rust compiler that comes with its sources, so that the standard library can be built with it.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::shell::{self, command};

/// A compiler, a cargo that fits it, and a linker for wasm.
#[derive(Debug)]
pub struct SystemRust {
    pub cargo: PathBuf,
    pub rustc: PathBuf,
    /// Where the standard library's sources are.
    pub sources: PathBuf,
    /// None when the compiler brings its own.
    pub linker: Option<PathBuf>,
}

impl SystemRust {
    /// The first compiler with sources: the system's own, else the one in use.
    pub fn find() -> Result<Self> {
        let places = ["/usr/bin", "/usr/local/bin"].map(PathBuf::from);
        let system = places.iter().find_map(|folder| with_sources(&folder.join("rustc")));
        let in_use = || shell::find(&["rustc"]).and_then(|rustc| with_sources(&rustc));
        let (rustc, sysroot, sources) =
            system.or_else(in_use).context("no Rust compiler here comes with its sources")?;
        let own = sysroot.join("bin").join("cargo");
        let cargo = if own.is_file() { own } else { rustc.with_file_name("cargo") };
        let linker = linker(&sysroot)?;
        Ok(Self { cargo, rustc, sources, linker })
    }
}

/// The linker to name to a compiler: none if it has its own, an error if there is none at all.
pub fn linker(sysroot: &Path) -> Result<Option<PathBuf>> {
    let own =
        sysroot.join("lib/rustlib").read_dir().into_iter().flatten().flatten().any(|folder| {
            let file = folder.path().join("bin/rust-lld");
            file.is_file() || file.with_extension("exe").is_file()
        });
    if own {
        return Ok(None);
    }
    let names: Vec<String> = std::iter::once("wasm-ld".to_owned())
        .chain((14..40).rev().map(|version| format!("wasm-ld-{version}")))
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    shell::find(&names).map(Some).context("no linker for wasm (wasm-ld) is on the PATH")
}

/// The folder that a compiler's libraries are in.
pub fn sysroot(rustc: &Path) -> Result<PathBuf> {
    Ok(PathBuf::from(shell::output(command(rustc).args(["--print", "sysroot"]))?))
}

fn with_sources(rustc: &Path) -> Option<(PathBuf, PathBuf, PathBuf)> {
    let sysroot = rustc.is_file().then(|| sysroot(rustc).ok())??;
    let sources = sysroot.join("lib/rustlib/src/rust");
    let found = sources.join("library/std/src/lib.rs").is_file();
    found.then(|| (rustc.to_owned(), sysroot, sources))
}
