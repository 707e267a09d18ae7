//! What was linked, as one script or as one for each page.

use std::collections::BTreeSet;
use std::slice;

/// Modules that entries use, as functions, each by its number.
#[derive(Default)]
pub struct Linked {
    pub modules: Vec<Module>,
    pub entries: Vec<(String, usize)>,
    /// Those that are loaded later and stay files of their own, with what they import.
    pub files: BTreeSet<String>,
}

pub struct Module {
    pub path: String,
    pub script: String,
    pub uses: Uses,
}

/// The numbers of the modules that a module names.
#[derive(Default)]
pub struct Uses {
    pub at_once: BTreeSet<usize>,
    /// Those that it asks for when they are needed.
    pub later: BTreeSet<usize>,
}

/// A script for each page, and what the first one asks for later, with the name of its file.
pub struct Apart {
    pub scripts: Vec<String>,
    pub later: (String, String),
}

impl Linked {
    /// One script, which starts the entry that the element which loads it names:
    /// `data-main="js/main.js"`.
    ///
    /// The words of one language come after one another, since who packs looks back a little only.
    pub fn whole(&self) -> String {
        let language = |number: &usize| {
            let path = &self.modules[*number].path;
            path.strip_prefix("js/i18n/").and_then(|path| path.rsplit('/').next())
        };
        let mut numbers: Vec<_> = (0..self.modules.len()).collect();
        numbers.sort_by_key(language);
        runtime("") + &self.script(numbers, &self.entries)
    }

    /// A script for each entry: the first has all that the first entry uses at once, each other one what
    /// its own uses besides; it is loaded after the first, and starts if the element names its entry.
    ///
    /// What the first entry uses later is a script of its own, which `name` names by what it must agree with.
    pub fn apart(&self, name: impl Fn(&[&str]) -> String) -> Apart {
        let first = self.reached(self.entries[0].1, false);
        let beside = |entry: usize| {
            let mut own = self.reached(entry, true);
            own.retain(|number| !first.contains(number));
            own
        };
        let each = self.entries.iter().enumerate().map(|(index, entry)| {
            let own = if index == 0 { first.clone() } else { beside(entry.1) };
            self.script(own, slice::from_ref(entry))
        });
        let mut scripts: Vec<String> = each.collect();
        let later = self.script(beside(self.entries[0].1), &[]);
        let name = name(&[&scripts[0], &later]);
        scripts[0].insert_str(0, &runtime(&name));
        Apart { scripts, later: (name, later) }
    }

    fn script(
        &self,
        modules: impl IntoIterator<Item = usize>,
        entries: &[(String, usize)],
    ) -> String {
        let mut script = String::new();
        for number in modules {
            script += &self.modules[number].script;
        }
        for (path, number) in entries {
            script.extend(["$start(\"", path, "\", ", &number.to_string(), ");\n"]);
        }
        script
    }

    /// A module and all that it uses, by itself or through others; if wished also what is used later.
    fn reached(&self, from: usize, later: bool) -> BTreeSet<usize> {
        let (mut reached, mut next) = (BTreeSet::new(), vec![from]);
        while let Some(number) = next.pop() {
            if reached.insert(number) {
                let Uses { at_once, later: more } = &self.modules[number].uses;
                next.extend(at_once);
                if later {
                    next.extend(more);
                }
            }
        }
        reached
    }
}

/// A script without the comments and indents that fill lines of their own. What stands in a text of
/// several lines is left as it is.
pub fn slim(script: &str) -> String {
    let mut slim = String::with_capacity(script.len());
    let (mut in_text, mut in_comment) = (false, false);
    for line in script.lines() {
        let mut code = line.trim();
        if !in_text {
            // A type may stand before what it is of.
            while in_comment || code.starts_with("/*") {
                let end = code.find("*/");
                in_comment = end.is_none();
                code = end.map_or("", |end| code[end + 2..].trim_start());
                if in_comment {
                    break;
                }
            }
            if code.is_empty() || code.starts_with("//") {
                continue;
            }
        }
        if in_text {
            slim += line;
        } else {
            without_types(code, &mut slim);
        }
        slim.push('\n');
        in_text ^= code.matches('`').count() % 2 == 1;
    }
    slim
}

/// A line without the types that stand within it, as in `/** @type {Event} */ (event)`.
fn without_types(mut code: &str, slim: &mut String) {
    while let Some((before, (_, after))) =
        code.split_once("/** @").and_then(|(before, rest)| Some((before, rest.split_once("*/")?)))
    {
        *slim += before;
        code = after.trim_start();
    }
    *slim += code;
}

/// `$define` holds the functions by number; `$use` gives what a module exports, and `$later` what one
/// does that may still have to come, with the script of this name. No module of the page has such names.
pub fn runtime(later: &str) -> String {
    RUNTIME.replace("LATER", later)
}

const RUNTIME: &str = r#"const $define = [], $made = [];
const $use = (n) => ($made[n] ??= $define[n]());
const $start = (main, n) => document.currentScript.dataset.main === main && $use(n);
const $load = (src) => new Promise((onload, onerror) => {
document.head.append(Object.assign(document.createElement("script"), { src, onload, onerror }));
});
const $later = async (n) => ($define[n] || (await $load("LATER")), $use(n));
"#;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_comments_and_indents_go() {
        let script = "// a\n/**\n * b\n */\n  const c = `\n  // d\n  /* e */\n`; // f\n\n  /* g */\n  h(`i`);\n/** j */ k,\n";
        assert_eq!(slim(script), "const c = `\n  // d\n  /* e */\n`; // f\nh(`i`);\nk,\n");
        let types = "  f((/** @type {A} */ a, /** @param {B} b */ b) => `/** @c`);\n";
        assert_eq!(slim(types), "f((a, b) => `/** @c`);\n");
    }
}
