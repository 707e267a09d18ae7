//! The crate, compiled to WebAssembly.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::wasm_std::{TARGET, WasmStd};
use crate::{project, shell};

/// How much the compiler optimises.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    Release,
    Debug,
}

/// One of the binaries that are built from the crate; see `src/wasm/mod.rs`.
pub struct Flavour {
    /// Names its edge and its folder.
    pub name: &'static str,
    /// What the compiler is told besides.
    flags: &'static [&'static str],
}

/// Rules, games and notation: small, for a person makes one move at a time.
pub const RULES: Flavour = Flavour { name: "rules", flags: &["-Copt-level=z"] };

/// The search and the evaluation. Its table of functions has room for the kernel.
pub const ENGINE: Flavour = Flavour {
    name: "engine",
    flags: &["-Clink-arg=--export-table", "-Clink-arg=--growable-table"],
};

/// The vector code: it has no memory of its own, and no stack: optimised, it needs none.
pub const KERNEL: Flavour = Flavour {
    name: "kernel",
    flags: &[
        "-Ctarget-feature=+simd128",
        "-Clink-arg=--import-memory",
        "-Clink-arg=-zstack-size=16",
        "-Clink-arg=--strip-all",
    ],
};

impl Flavour {
    /// What the compiler is told of it.
    pub fn flags(&self) -> impl Iterator<Item = String> {
        let edge = format!("--cfg=edge=\"{}\"", self.name);
        [edge].into_iter().chain(self.flags.iter().map(ToString::to_string))
    }
}

pub const FLAVOURS: [&Flavour; 3] = [&RULES, &ENGINE, &KERNEL];

/// Compiles, and gives the file that wasm-bindgen takes on.
pub fn compile(std: &WasmStd, flavour: &Flavour, profile: Profile) -> Result<PathBuf> {
    let folder = project::target_dir(std.folder()).join(flavour.name);
    // Asked for as a cdylib alone: with the rlib beside it cargo would not optimise at link time.
    let mut cargo = std.cargo("rustc");
    cargo.args(["--package", "togyzkumalak", "--lib", "--crate-type", "cdylib"]);
    cargo.arg("--target-dir").arg(&folder).env("CARGO_ENCODED_RUSTFLAGS", flags(std, flavour));
    if profile == Profile::Release {
        cargo.arg("--release");
    }
    shell::run(&mut cargo)?;
    let below = if profile == Profile::Release { "release" } else { "debug" };
    Ok(folder.join(TARGET).join(below).join("togyzkumalak.wasm"))
}

/// The compiler's flags. Those of the environment are meant for native code, so they do not count.
/// Paths of this machine are taken out of the panic messages: the same source gives the same file.
fn flags(std: &WasmStd, flavour: &Flavour) -> String {
    let mut flags = vec![remap(project::root(), ".")];
    if let Some(cargo_home) = cargo_home() {
        flags.push(remap(&cargo_home.join("registry/src"), "crates"));
    }
    if let Some(sources) = std.sources() {
        let real = sources.canonicalize().unwrap_or_else(|_| sources.clone());
        flags.extend([remap(sources, "rust"), remap(&real, "rust")]);
    }
    // What is hot says so itself (`#[inline(always)]`); for the rest, small is better.
    flags.push("-Cllvm-args=-inline-threshold=25".to_owned());
    flags.extend(flavour.flags());
    flags.join("\x1f")
}

fn remap(from: &Path, to: &str) -> String {
    format!("--remap-path-prefix={}={to}", from.display())
}

fn cargo_home() -> Option<PathBuf> {
    let home = || env::home_dir().context("no home").ok().map(|home| home.join(".cargo"));
    env::var_os("CARGO_HOME").map(PathBuf::from).or_else(home)
}
