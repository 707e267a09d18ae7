//! The layers look downwards: no file names one above its own.

use std::fs;
use std::path::{Path, PathBuf};

/// Each layer, and those it may name.
const MAY_NAME: [(&str, &[&str]); 7] = [
    ("rules", &[]),
    ("notation", &["rules"]),
    ("game", &["rules", "notation"]),
    ("eval", &["rules"]),
    ("endgame", &["rules"]),
    ("search", &["rules", "eval", "endgame"]),
    ("wasm", &["rules", "notation", "game", "eval", "endgame", "search"]),
];

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let nested = entries.map(|path| if path.is_dir() { files(&path) } else { vec![path] });
    nested.flatten().filter(|path| path.extension().is_some_and(|e| e == "rs")).collect()
}

/// The layers that `text` names, as `crate::layer` or in a group `crate::{…}`.
fn named(text: &str) -> Vec<&str> {
    let code = |at: usize| {
        let line = text[..at].rfind('\n').map_or(0, |end| end + 1);
        !text[line..at].trim_start().starts_with("//")
    };
    let mut names = Vec::new();
    for (at, _) in text.match_indices("crate::").filter(|&(at, _)| code(at)) {
        let rest = &text[at + "crate::".len()..];
        let (mut depth, mut word) = (0, 0);
        for (i, c) in rest.char_indices() {
            let (ends, before) = (!c.is_alphanumeric() && c != '_', depth);
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            // A name counts at the top of the path or of the group, not further down.
            if ends {
                let follows_path = rest[..word].ends_with("::");
                if before <= 1 && !follows_path {
                    names.push(&rest[word..i]);
                }
                word = i + c.len_utf8();
            }
            if depth == 0 && ends {
                break;
            }
        }
    }
    names
}

/// What `text` names beyond the layers allowed to `layer`.
fn upward<'a>(layer: &str, text: &'a str) -> Vec<&'a str> {
    let allowed = MAY_NAME.iter().find(|(name, _)| *name == layer).map_or(&[][..], |(_, may)| may);
    let above = |name: &&str| {
        MAY_NAME.iter().any(|(layer, _)| layer == name) && *name != layer && !allowed.contains(name)
    };
    named(text).into_iter().filter(above).collect()
}

#[test]
fn no_file_names_a_layer_above_its_own() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut checked = 0;
    for path in files(&src) {
        let inside = path.strip_prefix(&src).unwrap().to_str().unwrap();
        let layer = inside.split(['/', '\\', '.']).next().unwrap();
        if layer == "lib" {
            continue;
        }
        assert!(MAY_NAME.iter().any(|(name, _)| *name == layer), "{inside} is in no layer");
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(upward(layer, &text), Vec::<&str>::new(), "{inside} looks upwards");
        checked += 1;
    }
    assert!(checked >= 15, "only {checked} files found");
}

#[test]
fn an_upward_look_is_noticed() {
    let rows = [
        ("rules", "use crate::game::Game;", 1),
        ("rules", "use crate::search;\nuse crate::eval;", 2),
        ("eval", "use crate::rules::Side;", 0),
        ("eval", "fn f() { crate::search::start() }", 1),
        ("notation", "use crate::game;", 1),
        ("game", "use crate::notation::record;", 0),
        ("search", "// see crate::wasm", 0),
        ("eval", "use crate::{rules::{Hole, game}, search::{self, level}, game};", 2),
    ];
    for (layer, text, expected) in rows {
        assert_eq!(upward(layer, text).len(), expected, "{layer}: {text}");
    }
}
