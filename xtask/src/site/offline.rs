//! The service worker's script: its source with the version of the site and the list of its files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::{SINGLE, integrity};
use crate::worker::without_exports;

/// It must lie at the root of the site: it can only serve what lies below it.
pub const SCRIPT: &str = "sw.js";

const SOURCE: &str = "js/offline/worker.js";

/// What stands on other pages than the game's, or is read on the network only.
const ELSEWHERE: [&str; 8] = [
    "icons/",
    "docs/",
    "css/docs.css",
    "js/docs/",
    "embed.html",
    "css/embed.css",
    "js/embed/",
    "js/element/",
];

/// What is in the pages, or in their code, once they are linked, but for what is loaded by itself.
const IN_ONE: [&str; 6] = [
    "css/",
    "js/",
    "wasm/rules.js",
    "wasm/engine.js",
    "wasm/kernel-inline.js",
    "wasm/worker-source.js",
];

/// Whether the pages load their sources, or what was made of them.
#[derive(Clone, Copy)]
pub enum Form<'a> {
    Sources,
    /// All but these modules are in the pages' scripts.
    Linked(&'a BTreeSet<String>),
}

/// The script for the site as it is now.
pub fn script(www: &Path, form: Form<'_>) -> Result<String> {
    let source = fs::read_to_string(www.join(SOURCE)).context(SOURCE)?;
    let mut files = BTreeMap::new();
    for file in files_below(www, "")?.into_iter().filter(|file| is_needed(file, form)) {
        let bytes = fs::read(www.join(&file)).with_context(|| file.clone())?;
        // Hosts disagree about what they call it, but all give it for the folder.
        let address = if file == "index.html" { "./".to_owned() } else { file };
        files.insert(address, integrity(&bytes));
    }
    let files = serde_json::to_string(&files)?;
    let worker = without_exports(&source)?;
    let version = integrity(format!("{files}{worker}").as_bytes());
    let version = version["sha256-".len()..].replace(['+', '/', '='], "");
    Ok(format!("{worker}\nserve(self, \"{}\", {files});\n", &version[..16]))
}

/// All files of a folder that the page needs, by their addresses.
fn files_below(www: &Path, folder: &str) -> Result<Vec<String>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(www.join(folder)).with_context(|| folder.to_owned())? {
        let entry = entry?;
        let name = entry.file_name().into_string().ok().context("a name that is no text")?;
        let address = if folder.is_empty() { name } else { format!("{folder}/{name}") };
        if entry.path().is_dir() {
            files.append(&mut files_below(www, &address)?);
        } else {
            files.push(address);
        }
    }
    Ok(files)
}

/// Not needed are: what is for programmers or for those who install, and what is there twice.
fn is_needed(address: &str, form: Form<'_>) -> bool {
    let inline = [
        "wasm/rules-inline.js",
        "wasm/engine-inline.js",
        "wasm/nets-inline.js",
        "js/engine/inline-rules.js",
        "js/engine/inline.js",
        "js/engine/inflate.js",
        "js/engine/index.js",
        "js/engine/web.js",
        "js/engine/worker-entry.js",
    ];
    let other =
        [SCRIPT, SOURCE, "custom-elements.json"].contains(&address) || inline.contains(&address);
    let single = SINGLE.contains(&address);
    let hidden = address.split('/').any(|part| part.starts_with('.'));
    let linked = matches!(form, Form::Linked(files) if !files.contains(address))
        && IN_ONE.iter().any(|start| address.starts_with(start));
    let elsewhere = ELSEWHERE.iter().any(|start| address.starts_with(start));
    !(other || linked || single || hidden || elsewhere || address.ends_with(".d.ts"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project;

    #[test]
    fn the_page_needs_its_own_files_alone() {
        for needed in ["index.html", "js/main.js", "wasm/engine.wasm", "manifest.webmanifest"] {
            assert!(is_needed(needed, Form::Sources), "{needed}");
        }
        for other in [
            "sw.js",
            "togyzkumalak.html",
            "wasm/engine.d.ts",
            "wasm/engine-inline.js",
            "js/.x.js.swp",
            "icons/192.png",
            "embed.html",
        ] {
            assert!(!is_needed(other, Form::Sources), "{other}");
        }
    }

    #[test]
    fn linked_pages_need_no_sources_but_what_is_loaded_later() {
        let files = BTreeSet::from(["js/i18n/about/kk.js".to_owned()]);
        let form = Form::Linked(&files);
        for needed in
            ["index.html", "app.js", "learn.js", "js/i18n/about/kk.js", "wasm/engine.wasm"]
        {
            assert!(is_needed(needed, form), "{needed}");
        }
        for other in ["js/main.js", "js/i18n/index.js", "css/page.css", "wasm/rules.js"] {
            assert!(!is_needed(other, form), "{other}");
        }
    }

    #[test]
    fn the_script_names_the_page_by_its_folder_and_every_module() {
        let script = script(&project::www(), Form::Sources).unwrap();
        let list = script.lines().last().unwrap();
        assert!(list.starts_with("serve(self, \"") && list.ends_with("});"), "{list}");
        for file in ["./", "js/main.js", "js/board/board.js", "css/page.css", "icon.svg"] {
            assert!(list.contains(&format!("\"{file}\":\"sha256-")), "{file}");
        }
        assert!(!list.contains("index.html") && !script.contains("\nexport "));
    }
}
