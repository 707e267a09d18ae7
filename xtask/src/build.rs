//! `cargo xtask build`: the binaries and what loads them, written where the site has them.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::bindings::bind;
use crate::compile::{ENGINE, Flavour, KERNEL, Profile, RULES, compile};
use crate::wasm_std::WasmStd;
use crate::{nets, pack, project, site, worker};

/// Builds all that `www/wasm/` holds, and what is made of the whole site.
pub fn build(profile: Profile) -> Result<()> {
    let std = WasmStd::bring_up()?;
    let bound = |flavour: &Flavour| bind(&compile(&std, flavour, profile)?, flavour.name, profile);
    let (rules, engine) = (bound(&RULES)?, bound(&ENGINE)?);
    let kernel = fs::read(compile(&std, &KERNEL, profile)?)?;
    let source = project::www().join("js/engine/worker.js");
    let module = fs::read_to_string(&source)
        .with_context(|| format!("cannot read the worker's module {}", source.display()))?;
    let worker = plain(&worker::source(&engine.script, &module)?);

    fs::create_dir_all(project::generated())?;
    for (name, bindings) in [(RULES.name, rules), (ENGINE.name, engine)] {
        put(&generated(name, ".wasm"), &bindings.binary)?;
        put(&generated(name, ".js"), plain(&bindings.module).as_bytes())?;
        put(&generated(name, ".d.ts"), bindings.typings.as_bytes())?;
        put(&generated(name, "-inline.js"), inline(&bindings.binary)?.as_bytes())?;
    }
    let nets = nets::joined()?;
    put(&generated("nets", ".bin"), &nets)?;
    put(&generated("nets", "-inline.js"), inline(&nets)?.as_bytes())?;
    let kernel = constant(&BASE64_STANDARD.encode(&kernel))?;
    put(&generated(KERNEL.name, "-inline.js"), kernel.as_bytes())?;
    put(&generated("worker-source", ".js"), constant(&worker)?.as_bytes())?;
    sweep()?;
    site::write()
}

/// Removes what an earlier version of this tool wrote and this one does not.
fn sweep() -> Result<()> {
    let ours = [RULES.name, ENGINE.name, KERNEL.name, "nets", "worker-source"];
    for entry in fs::read_dir(project::generated())? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !ours.iter().any(|ours| {
            name.starts_with(&format!("{ours}.")) || name == format!("{ours}-inline.js")
        }) {
            println!("{name} is of an earlier build: removed");
            fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        }
    }
    Ok(())
}

fn generated(name: &str, ending: &str) -> PathBuf {
    project::generated().join(format!("{name}{ending}"))
}

/// A binary as a text in a module: it works from a disk and in every bundler. Base64 of what is packed
/// already stays as small when it is packed again; of the binary itself it would be a third larger.
fn inline(binary: &[u8]) -> Result<String> {
    let data = BASE64_STANDARD.encode(pack::deflate(binary)?);
    Ok(format!("export default {{\n  size: {},\n  data: \"{data}\",\n}};\n", binary.len()))
}

/// A script without the comments that start a line and without indents: what is generated or
/// published is not read as its source is.
pub fn plain(script: &str) -> String {
    let mut plain = String::with_capacity(script.len());
    let mut within = false;
    for line in script.lines() {
        let mut rest = line.trim();
        while within || rest.starts_with("/*") {
            let after = rest.split_once("*/").map(|(_, after)| after.trim());
            within = after.is_none();
            rest = after.unwrap_or("");
            if within {
                break;
            }
        }
        if !rest.is_empty() && !rest.starts_with("//") {
            plain.push_str(rest);
            plain.push('\n');
        }
    }
    plain
}

/// A module whose only export is a text.
fn constant(text: &str) -> Result<String> {
    Ok(format!("export default {};\n", serde_json::to_string(text)?))
}

/// Writes a file unless it is as it should be already, and says how large it is.
pub fn put(file: &Path, bytes: &[u8]) -> Result<()> {
    let same = fs::read(file).is_ok_and(|old| old == bytes);
    if !same {
        fs::write(file, bytes).with_context(|| format!("cannot write {}", file.display()))?;
    }
    let name = file.strip_prefix(project::root()).unwrap_or(file).display().to_string();
    let state = if same { "as before" } else { "written" };
    println!("{name:28} {:>9} {:>9} gzip  {state}", bytes.len(), gzip(bytes)?);
    Ok(())
}

/// How many bytes are left when a file is packed for the way.
pub fn gzip(bytes: &[u8]) -> Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_but_comments_and_space_is_taken_from_a_script() {
        let script = "/* a */\n/**\n * b\n */\nlet a = 1; // c\n\n  // d\n    return 'x /* y';\n";
        assert_eq!(plain(script), "let a = 1; // c\nreturn 'x /* y';\n");
        let cast = "const a =\n  /** @type {A} */ (b);\n/* c\n d */ e();\n/* f */ /* g\n*/\n";
        assert_eq!(plain(cast), "const a =\n(b);\ne();\n");
    }

    #[test]
    fn a_constant_holds_any_text() {
        let text = "a \"quote\", a \\, a line\nand `${x}` қазан";
        let module = constant(text).unwrap();
        let literal = module.strip_prefix("export default ").unwrap().strip_suffix(";\n").unwrap();
        assert_eq!(serde_json::from_str::<String>(literal).unwrap(), text);
    }
}
