//! What stands between JavaScript and the engine: wasm-bindgen's part, used as a library so that
//! its version is the one in Cargo.lock.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::compile::Profile;

pub struct Bindings {
    /// A module that never asks where it was loaded from: whoever loads it brings the engine.
    pub module: String,
    pub typings: String,
    /// The same as a classic script that defines `wasm_bindgen`, for a worker made from a text.
    pub script: String,
    pub binary: Vec<u8>,
}

pub fn bind(wasm: &Path, name: &str, profile: Profile) -> Result<Bindings> {
    let bindgen = || bindgen(wasm, name, profile);
    let mut module = bindgen().web(true)?.generate_output()?;
    let mut script = bindgen().no_modules(true)?.typescript(false).generate_output()?;
    ensure!(
        module.snippets().values().all(Vec::is_empty) && module.local_modules().is_empty(),
        "the crate asks for JavaScript files of its own, which a single worker text cannot hold"
    );
    let binary = module.wasm_mut().emit_wasm();
    ensure!(
        binary == script.wasm_mut().emit_wasm(),
        "the module and the script want different binaries"
    );
    let text = module.js().to_owned();
    ensure!(!text.contains("import.meta"), "the bindings ask where they were loaded from");
    Ok(Bindings {
        typings: module.ts().context("wasm-bindgen wrote no typings")?.to_owned(),
        module: text,
        script: script.js().to_owned(),
        binary,
    })
}

fn bindgen(wasm: &Path, name: &str, profile: Profile) -> Bindgen {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name(name)
        .omit_default_module_path(true)
        .typescript(true)
        .debug(profile == Profile::Debug)
        .remove_name_section(profile == Profile::Release)
        .remove_producers_section(profile == Profile::Release);
    bindgen
}
