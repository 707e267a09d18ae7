//! `cargo xtask bench`: the figures of speed, each a ratio within one run.

use anyhow::Result;

use crate::compile::Profile;
use crate::shell::{self, command};
use crate::{build, node, project};

/// The packed board against plain arrays, natively; WebAssembly against native.
pub fn bench() -> Result<()> {
    let cargo = |task: &str, example: &str| {
        shell::run(command("cargo").args([task, "--release", "--example", example]))
    };
    println!("\nThe packed board against plain arrays:");
    cargo("run", "speed")?;
    println!("\nThe rules in WebAssembly against native code:");
    build::build(Profile::Release)?;
    let against = |script: &str, example: &str| {
        cargo("build", example)?;
        let native = project::target_dir("release").join("examples").join(example);
        shell::run(command(node::node()?).arg(script).arg(native))
    };
    against("tests/web/bench/speed.mjs", "perft")?;
    println!("\nThe search with the net, in WebAssembly against native code and without vectors:");
    against("tests/web/bench/search.mjs", "engine")
}
