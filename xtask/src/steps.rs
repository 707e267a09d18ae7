//! Everything that is tested, cheapest first.

use anyhow::Result;

use crate::compile::{FLAVOURS, Profile};
use crate::shell::{self, command};
use crate::wasm_std::WasmStd;
use crate::{build, chromium, node, package as npm_package, project, release};

/// One thing that is tested.
pub struct Step {
    pub name: &'static str,
    pub what: &'static str,
    /// The steps that must have been done before, in the table above this one.
    pub needs: &'static [&'static str],
    pub run: fn() -> Result<()>,
}

macro_rules! steps {
    ($($name:literal $what:literal $needs:tt $run:expr;)*) => {
        &[$(Step { name: $name, what: $what, needs: &$needs, run: $run }),*]
    };
}

pub const STEPS: &[Step] = steps! {
    "fmt" "the Rust sources are formatted" [] || cargo("fmt", &["--all", "--check"]);
    "clippy" "the Rust sources have no lint" [] clippy;
    "doc" "the documentation of the crate builds without a warning" [] doc;
    "rust" "the Rust tests" [] rust;
    "build" "the engine and the package" [] || build::build(Profile::Release);
    "clippy-wasm" "the sources for WebAssembly have no lint" [] clippy_wasm;
    "npm" "the JavaScript tools, from the lock file" [] || node::install("");
    "lint" "the JavaScript and CSS sources are formatted and have no lint" ["npm"]
        || shell::run(node::tool("biome").args(["check", "--error-on-warnings"]));
    "html" "the pages are valid HTML" ["npm"]
        || shell::run(node::tool("html-validate").arg("www/**/*.html"));
    "types" "the types of the site, of the tests, and as a user's project sees them"
        ["build", "npm"] types;
    "unit" "the site's modules under Node" [] || node::test(&["unit"], &[]);
    "boundary" "the built engine under Node" ["build"] || node::test(&["boundary"], &[]);
    "package" "the npm package, as others get it" ["build", "npm"] package;
    "projects" "the npm package in projects of every kind: bundlers, Node, Deno, Bun" ["build", "npm"]
        projects;
    "release" "what is published, twice the same; the crate compiled out of its package" ["build", "npm"]
        release::check;
    "browser" "the page in a real Chromium" ["build", "npm"] browser;
};

fn cargo(subcommand: &str, args: &[&str]) -> Result<()> {
    shell::run(command("cargo").arg(subcommand).args(args))
}

fn clippy() -> Result<()> {
    cargo("clippy", &["--workspace", "--all-targets", "--", "-D", "warnings"])
}

fn clippy_wasm() -> Result<()> {
    let std = WasmStd::bring_up()?;
    for flavour in FLAVOURS {
        let Some(mut clippy) = std.clippy() else {
            println!("this Rust has no clippy; the build shows what the compiler says");
            return Ok(());
        };
        clippy.args(["--package", "togyzkumalak", "--lib", "--target-dir"]);
        clippy.arg(project::target_dir(std.folder()).join("clippy"));
        shell::run(clippy.args(["--", "-D", "warnings"]).args(flavour.flags()))?;
    }
    Ok(())
}

fn doc() -> Result<()> {
    let mut cargo = command("cargo");
    shell::run(cargo.env("RUSTDOCFLAGS", "-D warnings").args(["doc", "--workspace", "--no-deps"]))
}

/// These commands are tested as they are built to run: optimised, their libraries would have to be
/// compiled once more.
fn rust() -> Result<()> {
    cargo("test", &["--workspace", "--exclude", "xtask", "--no-fail-fast"])?;
    cargo("test", &["--package", "xtask", "--profile", "dev"])
}

fn types() -> Result<()> {
    for project in [".", "tests/web"] {
        shell::run(node::tool("tsc").args(["--project", project]))?;
    }
    // A user's project may be as old or as new as these.
    for year in ["es2020", "es2022", "esnext"] {
        let lib = format!("{year},dom");
        let age = ["--target", year, "--lib", &lib];
        shell::run(node::tool("tsc").args(["--project", "tests/web/package/typings"]).args(age))?;
    }
    Ok(())
}

fn package() -> Result<()> {
    let folder = npm_package::folder();
    shell::run(node::tool("publint").args(["run", "--strict"]).arg(&folder))?;
    let rules = "--profile esm-only --exclude-entrypoints engine.wasm";
    shell::run(node::tool("attw").arg("--pack").arg(&folder).args(rules.split(' ')))?;
    node::test(&["package"], &[])
}

/// What people build with is large, so it is installed apart. All of it comes as npm packages without
/// scripts, Deno and Bun too.
fn projects() -> Result<()> {
    node::install("tests/web/projects")?;
    let chromium = chromium::bring_up()?;
    node::test(&["projects"], &[("CHROMIUM", &chromium)])
}

fn browser() -> Result<()> {
    let chromium = chromium::bring_up()?;
    node::test(&["support", "browser"], &[("CHROMIUM", &chromium)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_needs_only_steps_above_it() {
        for (index, step) in STEPS.iter().enumerate() {
            for need in step.needs {
                let above = STEPS[..index].iter().any(|other| other.name == *need);
                assert!(above, "{} needs {need}", step.name);
            }
        }
    }
}
