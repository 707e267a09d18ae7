//! Where things are.

use std::env;
use std::path::{Path, PathBuf};

/// The folder of the whole project.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project's folder")
}

/// The site, which is also the npm package.
pub fn www() -> PathBuf {
    root().join("www")
}

/// Everything generated for the site.
pub fn generated() -> PathBuf {
    www().join("wasm")
}

/// A folder of its own below cargo's target folder, so that no two builds wait for or undo each
/// other.
pub fn target_dir(name: &str) -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
    root().join(target).join(name)
}
