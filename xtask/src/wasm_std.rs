//! The standard library for WebAssembly, which a Rust toolchain has only when it was asked for.
//!
//! There are four ways to it, tried in order: it is there; rustup adds it; a compiler that comes
//! with its sources builds it; Debian's packages bring such a compiler. `TOGYZ_WASM_STD` names the
//! one way to take (`installed`, `rustup`, `system`, `apt`), so that each can be tried by itself.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::debian;
use crate::shell::{self, command};
use crate::system_rust::{self, SystemRust};

pub const TARGET: &str = "wasm32-unknown-unknown";
const OVERRIDE: &str = "TOGYZ_WASM_STD";
const OLDEST_RUST: (u32, u32) = (1, 85);
/// Where Debian's packages have a new enough compiler: the one for browsers is renewed in old
/// releases too.
const PACKAGES: [&[&str]; 2] = [
    &["rustc-web", "cargo-web", "rust-web-src", "rust-web-clippy", "lld-19"],
    &["rustc", "cargo", "rust-src", "rust-clippy", "lld"],
];

/// A way to compile for WebAssembly.
pub struct WasmStd {
    cargo: PathBuf,
    rustc: Option<PathBuf>,
    linker: Option<PathBuf>,
    /// The library's sources, when it is built with the crate.
    sources: Option<PathBuf>,
}

type Way = (&'static str, fn() -> Result<WasmStd>);
const WAYS: [Way; 4] =
    [("installed", installed), ("rustup", rustup), ("system", system), ("apt", apt)];

impl WasmStd {
    /// Takes the first way that works, or says what to type.
    pub fn bring_up() -> Result<Self> {
        let ways = match env::var(OVERRIDE) {
            Ok(name) => vec![chosen(&name)?],
            Err(_) => WAYS.to_vec(),
        };
        let mut reasons = Vec::new();
        for (name, way) in ways {
            match way() {
                Ok(found) => {
                    println!("standard library for {TARGET}: {name}");
                    return Ok(found);
                }
                Err(error) => reasons.push(format!("  {name}: {error:#}")),
            }
        }
        let reasons = reasons.join("\n");
        bail!(
            "no standard library for {TARGET}:\n{reasons}\nType this and try again:\n  {}",
            advice()
        )
    }

    /// Cargo, set up for WebAssembly.
    pub fn cargo(&self, subcommand: &str) -> Command {
        self.set_up(&self.cargo, subcommand)
    }

    /// The lints, set up for WebAssembly, if this way has them.
    pub fn clippy(&self) -> Option<Command> {
        let Some(rustc) = &self.rustc else {
            let known = shell::output(command(&self.cargo).args(["clippy", "--version"]));
            return known.is_ok().then(|| self.cargo("clippy"));
        };
        // Asked by its name, cargo could run the lints of another compiler.
        let lints = rustc.with_file_name("cargo-clippy");
        lints.is_file().then(|| {
            let mut clippy = self.set_up(&lints, "clippy");
            clippy.env("CARGO", &self.cargo);
            clippy
        })
    }

    fn set_up(&self, program: &Path, subcommand: &str) -> Command {
        let mut cargo = command(program);
        if let Some(rustc) = &self.rustc {
            // The switch that lets a stable compiler build its own library.
            cargo.env_remove("RUSTUP_TOOLCHAIN").env("RUSTC", rustc).env("RUSTC_BOOTSTRAP", "1");
        }
        if let Some(linker) = &self.linker {
            cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
        }
        cargo.args([subcommand, "--target", TARGET]);
        if self.sources.is_some() {
            cargo.arg("-Zbuild-std=std,panic_abort");
        }
        cargo
    }

    /// A name for what this way builds: two compilers must not share a folder.
    pub fn folder(&self) -> &'static str {
        if self.sources.is_some() { "wasm-system" } else { "wasm" }
    }

    /// The library's sources, when it is built with the crate.
    pub fn sources(&self) -> Option<&PathBuf> {
        self.sources.as_ref()
    }
}

fn chosen(name: &str) -> Result<Way> {
    let known = WAYS.map(|(name, _)| name).join(", ");
    let found = WAYS.into_iter().find(|(known, _)| *known == name);
    found.with_context(|| format!("{OVERRIDE} is `{name}`, which is none of {known}"))
}

fn installed() -> Result<WasmStd> {
    let rustc = env::var_os("RUSTC").map_or_else(|| "rustc".into(), PathBuf::from);
    let asked = ["--print", "target-libdir", "--target", TARGET];
    let folder = PathBuf::from(shell::output(command(&rustc).args(asked))?);
    let is_core = |name: &std::ffi::OsStr| name.to_string_lossy().starts_with("libcore-");
    let mut files = folder.read_dir().into_iter().flatten().flatten();
    if !files.any(|file| is_core(&file.file_name())) {
        bail!("it is not installed");
    }
    let cargo = env::var_os("CARGO").map_or_else(|| "cargo".into(), PathBuf::from);
    let linker = system_rust::linker(&system_rust::sysroot(&rustc)?)?;
    Ok(WasmStd { cargo, rustc: None, linker, sources: None })
}

fn rustup() -> Result<WasmStd> {
    let rustup = shell::find(&["rustup"]).context("there is no rustup")?;
    shell::run(command(rustup).args(["target", "add", TARGET]))?;
    installed()
}

fn system() -> Result<WasmStd> {
    let SystemRust { cargo, rustc, sources, linker } = SystemRust::find()?;
    Ok(WasmStd { cargo, rustc: Some(rustc), linker, sources: Some(sources) })
}

fn apt() -> Result<WasmStd> {
    if !debian::can_install() {
        bail!("packages can be installed by root on Debian only");
    }
    let packages = PACKAGES.into_iter().find(|packages| debian::offers(packages[0], OLDEST_RUST));
    debian::install(packages.context("Debian's Rust is too old here")?)?;
    system()
}

fn advice() -> String {
    if shell::find(&["rustup"]).is_some() {
        format!("rustup target add {TARGET}")
    } else if shell::find(&["apt-get"]).is_some() {
        debian::advice(PACKAGES[0])
    } else {
        "install rustup (https://rustup.rs) and open a new shell".to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_way_can_be_chosen_by_name() {
        for (name, _) in WAYS {
            assert_eq!(chosen(name).unwrap().0, name);
        }
        let error = chosen("magic").err().unwrap().to_string();
        assert!(error.contains("none of installed, rustup, system, apt"), "{error}");
    }
}
